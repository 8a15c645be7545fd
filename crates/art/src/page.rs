//! The page beside every pack, `assets/pictures/<pack>.ron`: what the table reads to find a picture.

use serde::{Deserialize, Serialize};

/// All pictures of a pack.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Pack {
    /// Its sheets, each one file.
    pub sheets: Vec<Sheet>,
}

/// One WebP file with pictures on it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Sheet {
    /// File name beside this page.
    pub file: String,
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// What is on it, by name.
    pub sprites: Vec<Sprite>,
}

/// One picture on a sheet.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Sprite {
    /// Unique in the pack.
    pub name: String,
    /// Left, in pixels of the sheet.
    pub x: u32,
    /// Top.
    pub y: u32,
    /// Width.
    pub w: u32,
    /// Height.
    pub h: u32,
    /// Width on the table, in logical pixels.
    pub logical_w: f32,
    /// Height on the table.
    pub logical_h: f32,
    /// Borders in pixels of the sheet that do not stretch, for a nine-slice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slice: Option<Slice>,
}

/// Borders of a nine-slice.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Slice {
    /// Left.
    pub l: f32,
    /// Top.
    pub t: f32,
    /// Right.
    pub r: f32,
    /// Bottom.
    pub b: f32,
}
