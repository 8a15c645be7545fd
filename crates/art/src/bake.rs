//! Baking: prints a pack, packs it onto sheets, and writes the sheets with the page that describes them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use crate::book::{Book, PackPlan, Print};
use crate::depth::{NAMES, papers};
use crate::error::{PressError, Result};
use crate::manifest::{Manifest, hash, input_hash, write_ron};
use crate::packing::pack;
use crate::page::{Pack, Sheet, Slice, Sprite};
use crate::picture::Picture;
use crate::print::{Pixels, print};

/// Where the press reads and writes.
#[derive(Debug, Clone)]
pub struct Places {
    /// Sources: `assets/art`.
    pub art: PathBuf,
    /// Baked files: `assets/pictures`.
    pub pictures: PathBuf,
    /// Who is thanked: `assets/CREDITS.md`.
    pub credits: PathBuf,
}

impl Places {
    /// The usual folders below the folder `assets`.
    #[must_use]
    pub fn below(assets: &Path) -> Self {
        Self {
            art: assets.join("art"),
            pictures: assets.join("pictures"),
            credits: assets.join("CREDITS.md"),
        }
    }

    /// The manifest's path.
    #[must_use]
    pub fn manifest(&self) -> PathBuf {
        self.art.join("manifest.ron")
    }
}

/// What a bake did.
#[derive(Debug, Clone, Default)]
pub struct Baked {
    /// Packs that were baked anew, with their number of pictures.
    pub packs: Vec<(String, usize)>,
    /// Packs that were up to date.
    pub kept: Vec<String>,
    /// Bytes of every WebP file.
    pub bytes: BTreeMap<String, u64>,
}

/// Bakes every pack whose sources or baked files changed, and sweeps away files that no pack needs any more.
pub fn bake(places: &Places) -> Result<Baked> {
    let book = Book::read(&places.art)?;
    fs::create_dir_all(&places.pictures).map_err(PressError::file(&places.pictures))?;
    let old = Manifest::read(&places.manifest())?;
    let mut new = Manifest::default();
    let mut report = Baked::default();
    for (plan, pictures) in &book.packs {
        let prints = book.prints(plan, pictures)?;
        let mut inputs = BTreeMap::new();
        for print in &prints {
            inputs.insert(print.name.clone(), input_hash(&book, plan, print)?);
        }
        let fresh = old.inputs.get(&plan.name) == Some(&inputs);
        let kept = if fresh { kept_files(places, &old, &plan.name) } else { None };
        match kept {
            Some(files) => {
                new.outputs.extend(files);
                report.kept.push(plan.name.clone());
            }
            None => {
                new.outputs.extend(bake_pack(places, &book, plan, &prints)?);
                report.packs.push((plan.name.clone(), prints.len()));
            }
        }
        new.inputs.insert(plan.name.clone(), inputs);
    }
    for file in old.outputs.keys().filter(|file| !new.outputs.contains_key(*file)) {
        let path = places.pictures.join(file);
        if path.exists() {
            fs::remove_file(&path).map_err(PressError::file(&path))?;
        }
    }
    for file in new.outputs.keys().filter(|file| file.ends_with(".webp")) {
        let path = places.pictures.join(file);
        report.bytes.insert(file.clone(), fs::metadata(&path).map_err(PressError::file(&path))?.len());
    }
    new.write(&places.manifest())?;
    Ok(report)
}

/// The baked files of a pack with their hashes, if all are there and unchanged.
fn kept_files(places: &Places, old: &Manifest, pack: &str) -> Option<Vec<(String, String)>> {
    let page = format!("{pack}.ron");
    let described: Pack = crate::book::read_ron(&places.pictures.join(&page)).ok()?;
    let names = described.sheets.into_iter().map(|sheet| sheet.file).chain([page]);
    names
        .map(|name| {
            let now = hash(&fs::read(places.pictures.join(&name)).ok()?);
            (old.outputs.get(&name) == Some(&now)).then_some((name, now))
        })
        .collect()
}

fn bake_pack(
    places: &Places,
    book: &Book,
    plan: &PackPlan,
    prints: &[Print<'_>],
) -> Result<Vec<(String, String)>> {
    let (mut written, sheets) = if plan.depths {
        bake_depths(places, book, plan, prints)?
    } else {
        bake_flat(places, book, plan, prints)?
    };
    let page = format!("{}.ron", plan.name);
    let path = places.pictures.join(&page);
    write_ron(&path, &Pack { sheets })?;
    written.push((page, hash(&fs::read(&path).map_err(PressError::file(&path))?)));
    Ok(written)
}

/// Files with their hashes, and what is on them.
type Written = (Vec<(String, String)>, Vec<Sheet>);

/// Three files for each picture: see [`crate::depth`].
fn bake_depths(places: &Places, book: &Book, plan: &PackPlan, prints: &[Print<'_>]) -> Result<Written> {
    let all = on_two_threads(prints, |print| {
        let mut done = Vec::new();
        for (depth, paper) in NAMES.iter().zip(papers(book, print)?) {
            let file = format!("{}.{}{depth}.webp", plan.name, print.name);
            let hash = write(places, plan, &file, &paper)?;
            let mut sprite = sprite(print, &paper, 0, 0);
            sprite.name.push_str(depth);
            sprite.logical_h = logical_height(print, &paper);
            let sheet =
                Sheet { file: file.clone(), size: (paper.width, paper.height), sprites: vec![sprite] };
            done.push(((file, hash), sheet));
        }
        Ok(done)
    })?;
    Ok(all.into_iter().flatten().unzip())
}

fn bake_flat(places: &Places, book: &Book, plan: &PackPlan, prints: &[Print<'_>]) -> Result<Written> {
    let pixels = print_all(book, prints)?;
    let (mut written, mut sheets) = (Vec::new(), Vec::new());
    for (file, members) in layout(plan, prints, &pixels)? {
        let width = members.iter().map(|&(i, x, _)| x + pixels[i].width).max().unwrap_or(1);
        let height = members.iter().map(|&(i, _, y)| y + pixels[i].height).max().unwrap_or(1);
        let mut sheet = Pixels::clear(width, height);
        let mut sprites = Vec::new();
        for &(i, x, y) in &members {
            sheet.lay(&pixels[i], x, y);
            sprites.push(sprite(&prints[i], &pixels[i], x, y));
        }
        sprites.sort_by(|a, b| a.name.cmp(&b.name));
        written.push((file.clone(), write(places, plan, &file, &sheet)?));
        sheets.push(Sheet { file, size: (width, height), sprites });
    }
    Ok((written, sheets))
}

/// Writes a file and tells its hash.
fn write(places: &Places, plan: &PackPlan, file: &str, sheet: &Pixels) -> Result<String> {
    let bytes = encode(sheet, plan).map_err(|what| PressError::Print(file.to_owned(), what))?;
    let path = places.pictures.join(file);
    fs::write(&path, &bytes).map_err(PressError::file(&path))?;
    Ok(hash(&bytes))
}

/// How high a paper that was trimmed at the top is on the table.
fn logical_height(print: &Print<'_>, paper: &Pixels) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a few thousand pixels")]
    let height = paper.height as f32 / print.scale;
    height.min(print.picture.size.1)
}

type Member = (usize, u32, u32);

/// Files to write, each with its members: which print, and where its corner lies.
fn layout(plan: &PackPlan, prints: &[Print<'_>], pixels: &[Pixels]) -> Result<Vec<(String, Vec<Member>)>> {
    let (single, packed): (Vec<usize>, Vec<usize>) = (0..prints.len()).partition(|&i| prints[i].single);
    let sizes: Vec<_> = packed.iter().map(|&i| (pixels[i].width, pixels[i].height)).collect();
    let too_large = || PressError::Print(plan.name.clone(), "one picture is larger than a sheet".to_owned());
    let spots = pack(&sizes).ok_or_else(too_large)?;
    let mut sheets: BTreeMap<usize, Vec<Member>> = BTreeMap::new();
    for (&i, spot) in packed.iter().zip(&spots) {
        sheets.entry(spot.sheet).or_default().push((i, spot.x, spot.y));
    }
    let mut files: Vec<_> =
        sheets.into_iter().map(|(n, members)| (format!("{}-{n}.webp", plan.name), members)).collect();
    files.extend(single.iter().map(|&i| (format!("{}.{}.webp", plan.name, prints[i].name), vec![(i, 0, 0)])));
    Ok(files)
}

fn sprite(print: &Print<'_>, pixels: &Pixels, x: u32, y: u32) -> Sprite {
    let Picture { size, slice, .. } = print.picture;
    let scale = print.scale;
    let slice = slice.map(|(l, t, r, b)| Slice { l: l * scale, t: t * scale, r: r * scale, b: b * scale });
    let (logical_w, logical_h) = *size;
    Sprite { name: print.name.clone(), x, y, w: pixels.width, h: pixels.height, logical_w, logical_h, slice }
}

/// Prints many pictures.
pub fn print_all(book: &Book, prints: &[Print<'_>]) -> Result<Vec<Pixels>> {
    on_two_threads(prints, |one| print(book, one))
}

fn on_two_threads<T: Send>(
    prints: &[Print<'_>],
    work: impl Fn(&Print<'_>) -> Result<T> + Sync,
) -> Result<Vec<T>> {
    let half = prints.len().div_ceil(2).max(1);
    let work = &work;
    let done = thread::scope(|scope| {
        let workers: Vec<_> = prints
            .chunks(half)
            .map(|part| scope.spawn(move || part.iter().map(work).collect::<Result<Vec<_>>>()))
            .collect();
        workers.into_iter().map(thread::ScopedJoinHandle::join).collect::<Vec<_>>()
    });
    let mut all = Vec::with_capacity(prints.len());
    for part in done {
        all.extend(
            part.map_err(|_| PressError::Print("all".to_owned(), "the printer panicked".to_owned()))??,
        );
    }
    Ok(all)
}

fn encode(sheet: &Pixels, plan: &PackPlan) -> std::result::Result<Vec<u8>, String> {
    let mut config = webp::WebPConfig::new().map_err(|()| "no encoder settings".to_owned())?;
    config.quality = plan.quality;
    config.method = 5;
    config.alpha_quality = 90;
    // Paper of one colour beside another: without this the borders of red and blue turn muddy.
    config.use_sharp_yuv = 1;
    if plan.depths {
        // Three files for one picture: every byte counts, and clear places have the colours they were given.
        config.method = 6;
        config.sns_strength = 95;
        config.exact = 1;
    }
    let encoder = webp::Encoder::from_rgba(&sheet.rgba, sheet.width, sheet.height);
    encoder.encode_advanced(&config).map(|memory| memory.to_vec()).map_err(|e| format!("{e:?}"))
}

/// Decodes a WebP file.
pub fn decode(path: &Path) -> Result<Pixels> {
    let bytes = fs::read(path).map_err(PressError::file(path))?;
    let fault = || PressError::Source(path.to_owned(), "it is not a WebP picture".to_owned());
    let image = webp::Decoder::new(&bytes).decode().ok_or_else(fault)?;
    let rgba = match image.is_alpha() {
        true => image.to_vec(),
        false => image.chunks_exact(3).flat_map(|p| [p[0], p[1], p[2], 255]).collect(),
    };
    Ok(Pixels { width: image.width(), height: image.height(), rgba })
}
