//! The eight figures by which players are known: colour on this table always means a camel.

use serde::{Deserialize, Serialize};
use tabletop::{Message, Speak};

/// A player's figure: on the mat, on the five race cards and on the desert tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Figure {
    /// Fox.
    Fox,
    /// Cat.
    Cat,
    /// Owl.
    Owl,
    /// Hare.
    Hare,
    /// Crane.
    Crane,
    /// Tortoise.
    Tortoise,
    /// Lion.
    Lion,
    /// Elephant.
    Elephant,
}

impl Figure {
    /// All figures, in the order in which the lobby numbers them.
    pub const ALL: [Self; 8] = [
        Self::Fox,
        Self::Cat,
        Self::Owl,
        Self::Hare,
        Self::Crane,
        Self::Tortoise,
        Self::Lion,
        Self::Elephant,
    ];

    /// The figure with this number, if there is one.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

impl Speak for Figure {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Fox => "figure-fox",
            Self::Cat => "figure-cat",
            Self::Owl => "figure-owl",
            Self::Hare => "figure-hare",
            Self::Crane => "figure-crane",
            Self::Tortoise => "figure-tortoise",
            Self::Lion => "figure-lion",
            Self::Elephant => "figure-elephant",
        })
    }
}
