//! The drift guard of the pictures: are the baked files those that the sources give?
//!
//! All hashes are compared, which costs a composing and no baking. On top, a few pictures are printed anew and held
//! against the baked ones; which few rotates with the day, so that within a month every picture has its turn. That
//! comparison allows for the losses of WebP and for another machine's rounding.

use std::fs;

use crate::bake::{Places, decode};
use crate::book::{Book, PackPlan, Print, read_ron};
use crate::depth::{NAMES, papers};
use crate::error::Result;
use crate::loose::{uncredited, unused};
use crate::manifest::{Manifest, hash, input_hash};
use crate::page::{Pack, Sprite};
use crate::print::{Pixels, print};

/// How many pictures of each pack are printed anew per check.
const FEW: usize = 4;

/// Largest mean difference of a channel, out of 255, between a print and the baked picture.
const TOLERANCE: f32 = 6.0;

/// Everything that is wrong, each as a sentence that says what to do; empty if all is well.
/// `turn` says which few pictures are printed anew.
pub fn check(places: &Places, turn: usize) -> Result<Vec<String>> {
    let book = Book::read(&places.art)?;
    let manifest = Manifest::read(&places.manifest())?;
    let mut faults = check_files(places, &manifest);
    faults.extend(unused(&book)?);
    faults.extend(uncredited(&book, &places.credits)?);
    for (plan, pictures) in &book.packs {
        let prints = book.prints(plan, pictures)?;
        let Some(known) = manifest.inputs.get(&plan.name) else {
            faults.push(format!("pack `{}` was never baked: run `art bake`", plan.name));
            continue;
        };
        for print in &prints {
            match known.get(&print.name) {
                None => faults.push(format!("{}/{}: not baked yet, run `art bake`", plan.name, print.name)),
                Some(old) if *old != input_hash(&book, plan, print)? => {
                    faults.push(format!("{}/{}: its source changed, run `art bake`", plan.name, print.name));
                }
                Some(_) => {}
            }
        }
        for name in known.keys().filter(|name| !prints.iter().any(|print| print.name == **name)) {
            faults.push(format!("{}/{name}: has no source any more, run `art bake`", plan.name));
        }
        if faults.is_empty() {
            faults.extend(check_few(places, &book, plan, &prints, turn)?);
        }
    }
    Ok(faults)
}

fn check_files(places: &Places, manifest: &Manifest) -> Vec<String> {
    let mut faults = Vec::new();
    for (file, known) in &manifest.outputs {
        match fs::read(places.pictures.join(file)) {
            Err(_) => faults.push(format!("{file}: missing, run `art bake`")),
            Ok(bytes) if hash(&bytes) != *known => {
                faults.push(format!("{file}: not the file that was baked, run `art bake`"));
            }
            Ok(_) => {}
        }
    }
    faults
}

fn check_few(
    places: &Places,
    book: &Book,
    plan: &PackPlan,
    prints: &[Print<'_>],
    turn: usize,
) -> Result<Vec<String>> {
    let page: Pack = read_ron(&places.pictures.join(format!("{}.ron", plan.name)))?;
    let mut faults = Vec::new();
    for step in 0..FEW.min(prints.len()) {
        let Some(chosen) = prints.get((turn * FEW + step) % prints.len()) else { continue };
        for (name, fresh) in printed(book, plan, chosen)? {
            let found =
                page.sheets.iter().find_map(|s| Some((s, s.sprites.iter().find(|p| p.name == name)?)));
            let Some((sheet, sprite)) = found else {
                faults.push(format!("{}/{name}: not on any sheet, run `art bake`", plan.name));
                continue;
            };
            let baked = cut_out(&decode(&places.pictures.join(&sheet.file))?, sprite);
            let off = difference(&baked, &fresh);
            if off > TOLERANCE {
                faults.push(format!("{}/{name}: printed anew it differs by {off:.1} of 255", plan.name));
            }
        }
    }
    Ok(faults)
}

/// What a picture is baked as, by name.
fn printed(book: &Book, plan: &PackPlan, chosen: &Print<'_>) -> Result<Vec<(String, Pixels)>> {
    if !plan.depths {
        return Ok(vec![(chosen.name.clone(), print(book, chosen)?)]);
    }
    let names = NAMES.iter().map(|depth| format!("{}{depth}", chosen.name));
    Ok(names.zip(papers(book, chosen)?).collect())
}

fn cut_out(sheet: &Pixels, sprite: &Sprite) -> Pixels {
    sheet.part(sprite.x, sprite.y, sprite.w, sprite.h)
}

/// Mean difference of the channels as seen on black and white ground, 0 to 255; sizes that differ are worlds apart.
fn difference(a: &Pixels, b: &Pixels) -> f32 {
    if (a.width, a.height) != (b.width, b.height) || a.rgba.len() != b.rgba.len() || a.rgba.is_empty() {
        return 255.0;
    }
    let mut sum = 0.0_f64;
    for (p, q) in a.rgba.chunks_exact(4).zip(b.rgba.chunks_exact(4)) {
        let seen = |pixel: &[u8], i: usize| f64::from(pixel[i]) * f64::from(pixel[3]) / 255.0;
        sum += (0..3).map(|i| (seen(p, i) - seen(q, i)).abs()).sum::<f64>() + f64::from(p[3].abs_diff(q[3]));
    }
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        reason = "a mean, for a threshold"
    )]
    let mean = (sum / a.rgba.len() as f64) as f32;
    mean
}
