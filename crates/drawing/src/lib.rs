//! Drawings: what a painting board makes and what a match keeps.
//!
//! The game of verse and painting is played with them, and paragraphs of its rules page are cited (RULES 3).
//! A [`Sheet`] is the drawing as marks, to be drawn and replayed in order; a [`Drawing`] is the same as bytes, at most
//! [`Drawing::MOST`] of them, as commands and saves carry it. [`Sheet::encode`] and [`Drawing::decode`] go between them.
//! An [`Easel`] is a board in use, with undo, redo and clear; it drops what no eye would miss, and says when it is full.
//!
//! With the feature `raster`, `raster()` turns a drawing into pixels, and a `Canvas` does so mark by mark.
//!
//! Nothing here knows a screen: whoever shows a board turns pointers into [`Sample`]s.

mod bytes;
mod code;
mod easel;
mod error;
mod motif;
#[cfg(feature = "raster")]
mod raster;
mod simplify;
mod stamps;

pub use bytes::Drawing;
pub use easel::{Easel, Full};
pub use error::DrawingError;
pub use motif::Motif;
#[cfg(feature = "raster")]
pub use raster::{Canvas, INKS, PAPER, Patch, png, raster, raster_upto};
pub use simplify::simplified;

use serde::{Deserialize, Serialize};

/// A place on the board: 0 to 65535 from left to right and from top to bottom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Point {
    /// From the left edge.
    pub x: u16,
    /// From the top edge.
    pub y: u16,
}

impl Point {
    /// The place on the board nearest to this one: a stroke that leaves the board goes along its edge.
    #[must_use]
    pub fn nearest(x: i32, y: i32) -> Self {
        let on_board = |v: i32| u16::try_from(v.clamp(0, i32::from(u16::MAX))).unwrap_or(u16::MAX);
        Self { x: on_board(x), y: on_board(y) }
    }
}

/// One point of a stroke.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sample {
    /// Where.
    pub at: Point,
    /// How hard, 0 to 255; a mouse presses with 128.
    pub pressure: u8,
}

/// The widths of pen and eraser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Width {
    /// A hair.
    Fine,
    /// A brush.
    Medium,
    /// A wash.
    Broad,
}

impl Width {
    /// All three, the finest first.
    pub const ALL: [Self; 3] = [Self::Fine, Self::Medium, Self::Broad];
}

/// The inks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Ink {
    /// Soot.
    Black,
    /// Thinned soot.
    Grey,
    /// Cinnabar.
    Red,
    /// Ochre.
    Yellow,
    /// Malachite.
    Green,
    /// Azurite.
    Blue,
    /// Rouge.
    Pink,
    /// Shell lime.
    White,
}

impl Ink {
    /// All eight, in the order of the palette.
    pub const ALL: [Self; 8] =
        [Self::Black, Self::Grey, Self::Red, Self::Yellow, Self::Green, Self::Blue, Self::Pink, Self::White];
}

/// What makes a stroke.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tool {
    /// Leaves ink.
    Pen {
        /// Its colour.
        ink: Ink,
        /// How wide.
        width: Width,
    },
    /// Takes away what lies under it.
    Eraser {
        /// How wide.
        width: Width,
    },
}

/// One movement of a tool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stroke {
    /// Of what.
    pub tool: Tool,
    /// At least one; a single one is a dot.
    pub samples: Vec<Sample>,
}

/// A motif on the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    /// Which.
    pub motif: Motif,
    /// Where its middle is.
    pub at: Point,
    /// How large: its side in 256ths of the board's.
    pub size: u8,
    /// How far it is turned clockwise, in 256ths of a turn.
    pub turn: u8,
}

/// One thing on the paper; later ones lie on top.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mark {
    /// Of a pen or an eraser.
    Stroke(Stroke),
    /// A motif.
    Stamp(Stamp),
}

/// A drawing as marks, the oldest first: played in this order it is an animation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// The marks.
    pub marks: Vec<Mark>,
}

impl Sheet {
    /// Whether nothing on it has left a trace: no ink and no motif.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.marks.iter().all(|mark| matches!(mark, Mark::Stroke(Stroke { tool: Tool::Eraser { .. }, .. })))
    }

    /// The motifs that are stamped on it, each once, in order of their numbers.
    #[must_use]
    pub fn motifs(&self) -> Vec<Motif> {
        let mut motifs = self
            .marks
            .iter()
            .filter_map(|mark| match mark {
                Mark::Stamp(stamp) => Some(stamp.motif),
                Mark::Stroke(_) => None,
            })
            .collect::<Vec<_>>();
        motifs.sort_unstable();
        motifs.dedup();
        motifs
    }

    /// How many strokes of a pen it has.
    #[must_use]
    pub fn strokes(&self) -> usize {
        let pen = |mark: &&Mark| matches!(mark, Mark::Stroke(Stroke { tool: Tool::Pen { .. }, .. }));
        self.marks.iter().filter(pen).count()
    }
}
