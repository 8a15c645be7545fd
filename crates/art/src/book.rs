//! Everything the press prints from, read once from `assets/art/`.
//!
//! `palette.ron` holds inks, tones and families; `packs.ron` the packs; `shapes/*.ron` our own drawings by name;
//! `figures/*.svg` the figures in use; and a folder per pack its pictures.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use ron::extensions::Extensions;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::error::{PressError, Result};
use crate::figure;
use crate::ink::{Bindings, Inks, Palette};
use crate::picture::{Picture, Shape};

/// How the pictures of one folder are printed and packed.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackPlan {
    /// Folder under `assets/art/`, and name of the baked files.
    pub name: String,
    /// Printed pixels for one logical pixel.
    pub scale: f32,
    /// Quality of the lossy WebP, 0 to 100.
    pub quality: f32,
    /// The pack whose folder it prints, if that is another's: the same pictures in another size.
    #[serde(default)]
    pub of: Option<String>,
    /// Every picture is baked into a file of its own.
    #[serde(default)]
    pub single: bool,
    /// Every picture is baked as three papers that can drift against each other ([`crate::depth`]).
    #[serde(default)]
    pub depths: bool,
    /// Each picture's grain is printed at this strength: it costs bytes, and shows less the larger a print is.
    #[serde(default = "crate::layer::whole")]
    pub grain: f32,
}

/// The sources of all pictures.
#[derive(Debug, Clone)]
pub struct Book {
    /// Colours.
    pub palette: Palette,
    /// Our own drawings by name.
    pub shapes: BTreeMap<String, Shape>,
    /// Bodies of the figures in use by name.
    pub figures: BTreeMap<String, String>,
    /// Packs and their pictures, in the order of `packs.ron` and of the file names.
    pub packs: Vec<(PackPlan, Vec<Picture>)>,
}

/// One picture of a family, with the words of its variant filled in.
#[derive(Debug, Clone)]
pub struct Print<'a> {
    /// Its own name, unique within the pack.
    pub name: String,
    /// The form it shares with its family.
    pub picture: &'a Picture,
    /// The inks of its variant.
    pub inks: Inks<'a>,
    /// Printed pixels for one logical pixel.
    pub scale: f32,
    /// How much the grain of the paper shows.
    pub grain: f32,
    /// Baked into a file of its own.
    pub single: bool,
}

impl Book {
    /// Reads all sources below `art`, the folder `assets/art`.
    pub fn read(art: &Path) -> Result<Self> {
        let palette = read_ron(&art.join("palette.ron"))?;
        let plans: Vec<PackPlan> = read_ron(&art.join("packs.ron"))?;
        let mut shapes = BTreeMap::new();
        for path in files(&art.join("shapes"), "ron")? {
            shapes.extend(read_scenes::<BTreeMap<String, Shape>>(&path)?);
        }
        let mut figures = BTreeMap::new();
        for path in files(&art.join("figures"), "svg")? {
            let text = read_text(&path)?;
            let body = figure::body(&text)
                .ok_or_else(|| PressError::Source(path.clone(), "no <svg> in it".into()))?;
            figures.insert(stem(&path), body.to_owned());
        }
        let mut packs = Vec::new();
        for plan in plans {
            let mut pictures = Vec::new();
            for path in files(&art.join(plan.of.as_ref().unwrap_or(&plan.name)), "ron")? {
                pictures.extend(read_scenes::<Vec<Picture>>(&path)?);
            }
            packs.push((plan, pictures));
        }
        Ok(Self { palette, shapes, figures, packs })
    }

    /// Every picture of a pack, families spelt out.
    pub fn prints<'a>(&'a self, plan: &PackPlan, pictures: &'a [Picture]) -> Result<Vec<Print<'a>>> {
        let mut prints = Vec::new();
        for picture in pictures {
            for bindings in self.variants(picture)? {
                let inks = Inks::new(&self.palette, bindings);
                let name = inks.spell(&picture.name);
                let scale = if plan.of.is_some() { None } else { picture.scale }.unwrap_or(plan.scale);
                let (grain, single) = (picture.grain * plan.grain, picture.single || plan.single);
                prints.push(Print { name, picture, inks, scale, grain, single });
            }
        }
        Ok(prints)
    }

    /// The rows a picture is printed for: every row of its first set with every row of the next.
    fn variants(&self, picture: &Picture) -> Result<Vec<Bindings>> {
        let mut rows = vec![Bindings::new()];
        for set in &picture.each {
            let more = self.palette.sets.get(set).ok_or_else(|| PressError::Unknown {
                kind: "set",
                name: set.clone(),
                picture: picture.name.clone(),
            })?;
            rows = rows
                .iter()
                .flat_map(|row| {
                    more.iter().map(move |extra| row.clone().into_iter().chain(extra.clone()).collect())
                })
                .collect();
        }
        Ok(rows)
    }
}

/// Names of all files with an ending in a folder, sorted; an absent folder is empty.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(PressError::file(folder))? {
        let path = entry.map_err(PressError::file(folder))?.path();
        if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn stem(path: &Path) -> String {
    path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default()
}

fn read_text(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(PressError::file(path))
}

/// Reads a RON file; a fault names the file, line and column.
pub fn read_ron<T: DeserializeOwned>(path: &Path) -> Result<T> {
    read_with(path, Extensions::IMPLICIT_SOME)
}

/// Reads a file of scenes, in which a kind of layer that is described elsewhere needs no brackets of its own.
fn read_scenes<T: DeserializeOwned>(path: &Path) -> Result<T> {
    read_with(path, Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES)
}

fn read_with<T: DeserializeOwned>(path: &Path, extensions: Extensions) -> Result<T> {
    let text = read_text(path)?;
    let reader = ron::Options::default().with_default_extension(extensions);
    reader.from_str(&text).map_err(|fault| PressError::Source(path.to_owned(), fault.to_string()))
}
