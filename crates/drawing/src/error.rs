//! Why bytes are no drawing.

use serde::{Deserialize, Serialize};
use tabletop::{Message, Speak};

/// What is wrong with the bytes of a drawing (RULES 8.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawingError {
    /// More than [`crate::Drawing::MOST`].
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

impl Speak for DrawingError {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::TooLarge { .. } => "error-drawing-too-large",
            Self::Format { .. } => "error-drawing-format",
            Self::CutOff
            | Self::NoSuchMark { .. }
            | Self::BadNumber
            | Self::NoPoint
            | Self::OffBoard
            | Self::NoSuchMotif { .. } => "error-drawing-damaged",
        })
    }
}
