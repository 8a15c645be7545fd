//! Why bytes are no drawing.

use serde::{Deserialize, Serialize};

/// What is wrong with the bytes of a drawing (RULES 8.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawingError {
    /// More than [`super::Drawing::MOST`].
    TooLarge {
        /// How many there are.
        bytes: u32,
    },
    /// The first byte names a format that this program does not know.
    Format {
        /// That byte.
        found: u8,
    },
    /// They end in the middle of a mark.
    CutOff,
    /// A mark of no known kind, width or ink.
    NoSuchMark {
        /// Its first byte.
        found: u8,
    },
    /// A number that is written too long, or too large for what it counts.
    BadNumber,
    /// A stroke without a point.
    NoPoint,
    /// A point that lies beside the board, or a pressure that there is not.
    OffBoard,
    /// A motif that there is not.
    NoSuchMotif {
        /// Its number.
        found: u8,
    },
}
