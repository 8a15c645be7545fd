//! The manifest, `assets/art/manifest.ron`: a hash of every picture's input and of every baked file.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::book::{Book, PackPlan, Print};
use crate::compose::compose;
use crate::depth::{REACH, split};
use crate::error::{PressError, Result};

/// Raised when the press itself prints differently from the same sources.
const PRESS: u32 = 1;

/// Raised when a picture is taken apart into its depths differently.
const DEPTHS: u32 = 1;

/// Hashes of everything baked.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// By pack, then by picture: hash of all that it is printed from.
    pub inputs: BTreeMap<String, BTreeMap<String, String>>,
    /// By file name: hash of its bytes.
    pub outputs: BTreeMap<String, String>,
}

impl Manifest {
    /// Reads the manifest; an absent one is empty.
    pub fn read(path: &Path) -> Result<Self> {
        if path.exists() { crate::book::read_ron(path) } else { Ok(Self::default()) }
    }

    /// Writes the manifest.
    pub fn write(&self, path: &Path) -> Result<()> {
        write_ron(path, self)
    }
}

/// Hash of everything a picture is printed from: the press, the pack's quality, and the composed SVG.
pub fn input_hash(book: &Book, plan: &PackPlan, print: &Print<'_>) -> Result<String> {
    let (svg, _) = compose(book, print)?;
    let (picture, quality) = (print.picture, plan.quality);
    let head = format!(
        "{PRESS} {quality} {} {} {:?} {:?} {}\n",
        print.scale, print.grain, picture.size, picture.slice, print.single
    );
    let depths =
        if plan.depths { format!("{DEPTHS} {REACH:?} {:?}\n", split(picture)) } else { String::new() };
    Ok(hash(format!("{head}{depths}{svg}").as_bytes()))
}

/// The first sixteen bytes of the SHA-256, in hexadecimal.
#[must_use]
pub fn hash(bytes: &[u8]) -> String {
    let mut out = String::new();
    for byte in Sha256::digest(bytes).iter().take(16) {
        let _ = write!(out, "{byte:02x}");
    }
    out
}

/// Writes a value as readable RON.
pub fn write_ron(path: &Path, value: &impl Serialize) -> Result<()> {
    let style = ron::ser::PrettyConfig::new().indentor("  ").depth_limit(4).compact_arrays(false);
    let text = ron::ser::to_string_pretty(value, style)
        .map_err(|e| PressError::Source(path.to_owned(), e.to_string()))?;
    std::fs::write(path, text + "\n").map_err(PressError::file(path))
}
