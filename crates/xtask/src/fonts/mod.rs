//! `fonts`: makes the faces of `assets/fonts` from published ones, each cut down to the characters that the
//! texts and the contents of the games use, with frequent ones for the names that people type.
//!
//! Which faces there are stands in [`faces`], which characters in [`characters`]. Cutting is left to fontTools
//! (`subset.py`), which is installed beside the build. What comes out is committed, so nobody needs this to play;
//! a test of this crate tells when the texts have outgrown the faces.

mod characters;
mod faces;
mod manifest;
mod sources;

#[cfg(test)]
mod cover;

use std::fs;
use std::path::Path;

use anyhow::{Result, ensure};
use pico_args::Arguments;
use serde_json::json;

use crate::cargo::root;
use crate::words;
use characters::Texts;
use faces::{Cut, cuts};
use sources::Workbench;

/// Where the faces lie, from the root.
const FOLDER: &str = "assets/fonts";

/// Makes every face, its licence and the manifest anew.
pub fn fonts(args: Arguments) -> Result<bool> {
    let stray = words(args)?;
    ensure!(stray.is_empty(), "fonts takes no words: {}", stray.join(" "));
    let folder = root()?.join(FOLDER);
    fs::create_dir_all(&folder)?;

    let texts = Texts::read(&root()?)?;
    let bench = Workbench::ready()?;
    let mut entries = Vec::new();
    for cut in cuts() {
        entries.push(make(cut, &texts, &bench, &folder)?);
    }
    fs::write(folder.join(manifest::FILE), manifest::text(&entries)?)?;
    println!("Done. `cargo test --package xtask fonts` checks what is committed against the texts.");
    Ok(true)
}

/// Makes one face and tells its entry in the manifest.
fn make(cut: Cut, texts: &Texts, bench: &Workbench, folder: &Path) -> Result<manifest::Entry> {
    let face = cut.face;
    let wanted: String = texts.wanted(face.language, cut.tier, face.typed).into_iter().collect();
    let package = bench.package(&face.source)?;
    let out = folder.join(&cut.file);
    let order = json!({
        "sources": face.source.files_in(&package)?,
        "characters": wanted,
        "ascent": face.ascent,
        "descent": face.descent,
        "scale": face.scale,
        "name": face.name,
        "out": out,
    });
    let lacks = bench.subset(&order)?;
    fs::copy(package.join(face.source.licence_file), folder.join(face.licence))?;

    let bytes = fs::metadata(&out)?.len();
    println!("{:25} {:>4} KiB, {} characters", cut.file, bytes / 1024, wanted.chars().count());
    if !lacks.is_empty() {
        println!("{:25} the source has no {lacks}", "");
    }
    Ok(manifest::Entry { cut, wanted, lacks })
}
