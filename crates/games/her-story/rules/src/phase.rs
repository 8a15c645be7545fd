//! Where a match is.

use serde::{Deserialize, Serialize};

use crate::Tile;

/// How far a turn has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The player has the choice (RULES 3).
    Turn,
    /// A research has begun and must be ended (RULES 3.1).
    Research {
        /// Whether a tile has been swapped (RULES 5.5).
        swapped: bool,
    },
    /// A tile more may be taken (RULES 5.3 and 5.6).
    Another,
    /// One of these tiles may come back (RULES 5.4).
    Keep {
        /// Those just discarded.
        discarded: Vec<Tile>,
    },
    /// The match is scored; favourites are chosen (RULES 6.14).
    Favourites,
    /// All is done.
    Over,
}

/// Where a match is, without its details.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// A player has the choice.
    Turn,
    /// A research has begun.
    Research,
    /// A tile more may be taken.
    Another,
    /// A discarded tile may come back.
    Keep,
    /// Favourites are chosen.
    Favourites,
    /// All is done.
    Over,
}

impl From<&Step> for Phase {
    fn from(step: &Step) -> Self {
        match step {
            Step::Turn => Self::Turn,
            Step::Research { .. } => Self::Research,
            Step::Another => Self::Another,
            Step::Keep { .. } => Self::Keep,
            Step::Favourites => Self::Favourites,
            Step::Over => Self::Over,
        }
    }
}
