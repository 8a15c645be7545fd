//! The faces of the game, as data: two sans weights for controls and a brush-like Kai for titles and verses, each
//! for traditional and for simplified Chinese.
//!
//! The Chinese sans sets quotation marks, the apostrophe and the dots of an ellipsis as wide as a Han character,
//! which tears English words apart. So English has a sans of its own, first in line there and last in line for
//! Chinese, where it lends the accented letters: the very design from which the Latin of the Chinese sans was
//! drawn, brought to the same size.
//!
//! A Chinese face is cut twice: whole, and a small one before it, with what is read until a box is opened. A visitor
//! in a browser waits for that one only.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

/// A face that is made.
#[derive(Debug)]
pub struct Face {
    /// The file of the whole face in `assets/fonts`.
    pub file: &'static str,
    /// What it is for; the two faces of one role stand in for each other's missing characters.
    pub role: &'static str,
    /// The language whose forms it draws. Every face has the characters of the English texts too.
    pub language: &'static str,
    /// Whether names that people type are set in it: then it has the frequent characters too. The Kai does without,
    /// for its brush strokes take twice the bytes; a name inside a title is set in the sans.
    pub typed: bool,
    /// Height above and depth below the base line in thousandths of the size, equal for the faces of a role, so
    /// that a change of language moves no line.
    pub ascent: i32,
    pub descent: i32,
    /// The size of its drawings in thousandths of those of the source.
    pub scale: i32,
    /// The name inside the file, where the source's licence reserves its own.
    pub name: Option<&'static str>,
    pub source: Source,
    /// The licence's file in `assets/fonts`.
    pub licence: &'static str,
}

/// How much of the texts a face has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tier {
    /// What is read before a box is opened.
    First,
    /// Everything.
    Full,
}

/// A face as it is cut.
#[derive(Clone, Debug)]
pub struct Cut {
    pub face: &'static Face,
    pub tier: Tier,
    /// Its file in `assets/fonts`.
    pub file: String,
}

/// All that are cut: each face whole, and each Chinese one for the first screens besides; the Latin ones are small.
pub fn cuts() -> Vec<Cut> {
    let cut = |face: &'static Face, tier| {
        let before = if tier == Tier::First { "first-" } else { "" };
        Cut { face, tier, file: format!("{before}{}", face.file) }
    };
    let first = FACES.iter().filter(|face| face.language != "en").map(|face| cut(face, Tier::First));
    first.chain(FACES.iter().map(|face| cut(face, Tier::Full))).collect()
}

/// Where a face comes from: an npm package, and in it the files that together are one face.
#[derive(Debug)]
pub struct Source {
    pub package: &'static str,
    pub version: &'static str,
    pub design: &'static str,
    pub licence_file: &'static str,
    folder: &'static str,
    /// Some packages hold a face in slices: all files of the folder with this ending belong to it.
    ending: &'static str,
}

impl Source {
    /// The font files in the unpacked package, in the order of their names.
    pub fn files_in(&self, package: &Path) -> Result<Vec<PathBuf>> {
        let folder = package.join(self.folder);
        let listed = fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
        let mut files = listed.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
        files.retain(|file| file.to_string_lossy().ends_with(self.ending));
        files.sort();
        ensure!(!files.is_empty(), "{} has no file *{}", folder.display(), self.ending);
        Ok(files)
    }
}

const fn noto(package: &'static str, design: &'static str, folder: &'static str) -> Source {
    let licence_file = "LICENSE_FONT";
    Source { package, version: "0.4.3", design, licence_file, folder, ending: ".ttf" }
}

const fn source_sans(design: &'static str, folder: &'static str) -> Source {
    let (package, licence_file) = ("@expo-google-fonts/source-sans-3", "LICENSE_FONT");
    Source { package, version: "0.4.1", design, licence_file, folder, ending: ".ttf" }
}

const fn wenkai(package: &'static str, design: &'static str, ending: &'static str) -> Source {
    Source { package, version: "5.3.0", design, licence_file: "LICENSE", folder: "files", ending }
}

/// All of them.
pub const FACES: &[Face] = &[
    Face {
        file: "sans-tc-regular.ttf",
        role: "sans, regular",
        language: "zh-Hant",
        typed: true,
        ascent: 1160,
        descent: 288,
        scale: 1000,
        name: None,
        source: noto("@expo-google-fonts/noto-sans-tc", "Noto Sans TC Regular", "400Regular"),
        licence: "OFL-noto-sans-tc.txt",
    },
    Face {
        file: "sans-tc-bold.ttf",
        role: "sans, bold",
        language: "zh-Hant",
        typed: true,
        ascent: 1160,
        descent: 288,
        scale: 1000,
        name: None,
        source: noto("@expo-google-fonts/noto-sans-tc", "Noto Sans TC Bold", "700Bold"),
        licence: "OFL-noto-sans-tc.txt",
    },
    Face {
        file: "sans-sc-regular.ttf",
        role: "sans, regular",
        language: "zh-Hans",
        typed: true,
        ascent: 1160,
        descent: 288,
        scale: 1000,
        name: None,
        source: noto("@expo-google-fonts/noto-sans-sc", "Noto Sans SC Regular", "400Regular"),
        licence: "OFL-noto-sans-sc.txt",
    },
    Face {
        file: "sans-sc-bold.ttf",
        role: "sans, bold",
        language: "zh-Hans",
        typed: true,
        ascent: 1160,
        descent: 288,
        scale: 1000,
        name: None,
        source: noto("@expo-google-fonts/noto-sans-sc", "Noto Sans SC Bold", "700Bold"),
        licence: "OFL-noto-sans-sc.txt",
    },
    Face {
        file: "sans-latin-regular.ttf",
        role: "sans, regular",
        language: "en",
        typed: false,
        ascent: 1160,
        descent: 288,
        scale: 1117,
        name: Some("Caravanserai Latin"),
        source: source_sans("Source Sans 3 Regular", "400Regular"),
        licence: "OFL-source-sans.txt",
    },
    Face {
        file: "sans-latin-bold.ttf",
        role: "sans, bold",
        language: "en",
        typed: false,
        ascent: 1160,
        descent: 288,
        scale: 1117,
        name: Some("Caravanserai Latin"),
        source: source_sans("Source Sans 3 Bold", "700Bold"),
        licence: "OFL-source-sans.txt",
    },
    Face {
        file: "kai-tc-bold.ttf",
        role: "kai",
        language: "zh-Hant",
        typed: false,
        ascent: 1032,
        descent: 285,
        scale: 1000,
        name: None,
        source: wenkai("@fontsource/lxgw-wenkai-tc", "LXGW WenKai TC Bold", "-700-normal.woff2"),
        licence: "OFL-lxgw-wenkai-tc.txt",
    },
    Face {
        file: "kai-sc-bold.ttf",
        role: "kai",
        language: "zh-Hans",
        typed: false,
        ascent: 1032,
        descent: 285,
        scale: 1000,
        name: None,
        source: wenkai("@fontsource/lxgw-wenkai", "LXGW WenKai Bold", "latin-700-normal.woff2"),
        licence: "OFL-lxgw-wenkai.txt",
    },
];
