//! The form of a picture: a size and layers of cut paper, from back to front. Read from RON, printed nowhere here.
//!
//! Lengths are logical pixels of the table; the press prints at a scale on top (twice, as a rule). Angles are in
//! degrees, clockwise. A `lift` is how far a paper stands off the one below, and so how soft its shadow is; a ridge
//! throws its shadow upward, everything else downward. Inks are written as [`crate::ink`] reads them.

use std::collections::BTreeMap;

use serde::Deserialize;

pub use crate::layer::{Edge, Layer, Line};

/// A pair of logical lengths: a place or a size.
pub type Pair = (f32, f32);

/// One picture, or one family of pictures printed in several colours.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Picture {
    /// Its name in the pack; for a family it holds `{key}` so that every member has a name of its own.
    pub name: String,
    /// Width and height.
    pub size: Pair,
    /// The sets of the palette it is printed for, every row of one with every row of the next.
    #[serde(default)]
    pub each: Vec<String>,
    /// From back to front.
    pub layers: Vec<Layer>,
    /// At which layers the middle and the front begin, for a print in depths; nothing where their kinds tell
    /// ([`crate::depth::split`]).
    #[serde(default)]
    pub depths: Option<(usize, usize)>,
    /// How much the grain of the paper shows, 0 to 1.
    #[serde(default = "usual_grain")]
    pub grain: f32,
    /// Corners are cut round with this radius.
    #[serde(default)]
    pub corner: f32,
    /// Left, top, right and bottom border that does not stretch, for a nine-slice.
    #[serde(default)]
    pub slice: Option<(f32, f32, f32, f32)>,
    /// Printed pixels for one logical pixel, where it differs from the pack's.
    #[serde(default)]
    pub scale: Option<f32>,
    /// Baked into a file of its own instead of an atlas.
    #[serde(default)]
    pub single: bool,
}

fn usual_grain() -> f32 {
    0.05
}

/// A reusable drawing, placed by [`Layer::Shape`].
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shape {
    /// The point of the drawing that is laid at the place it is put.
    #[serde(default)]
    pub origin: Pair,
    /// Inks the drawing is printed in when nobody says otherwise.
    #[serde(default)]
    pub inks: BTreeMap<String, String>,
    /// From back to front.
    pub layers: Vec<Layer>,
}
