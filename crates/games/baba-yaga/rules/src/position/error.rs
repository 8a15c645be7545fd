//! Why a text is no position, or a position no match.

use core::fmt;

use tabletop::Seat;

use crate::{Ingredient, SetupError, Spell};

/// Why a text is no position, or a position no match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Not four rows of four ingredients come first.
    NoForest,
    /// An ingredient lies at two places.
    IngredientTwice(Ingredient),
    /// A word names no section.
    NoSuchSection(String),
    /// A section has nothing behind its name.
    SectionEmpty(String),
    /// What stands in a section is none of what it holds.
    Unreadable(String),
    /// There is no such table.
    SetUp(SetupError),
    /// The turn is at no seat of the table.
    NoSuchSeat(Seat),
    /// A section does not have one part for each seat.
    Seats {
        /// How many parts it has.
        found: usize,
    },
    /// A spell is at two places.
    SpellTwice(Spell),
    /// A seat has not three spells in all, or has won already.
    Spells(Seat),
    /// The flights of the match are used up.
    NoFlightLeft,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoForest => write!(f, "four rows of four ingredients, 1 to 16, should come first"),
            Self::IngredientTwice(one) => write!(f, "ingredient {} lies at two places", one.number()),
            Self::NoSuchSection(word) => write!(f, "{word:?} names no section"),
            Self::SectionEmpty(word) => write!(f, "nothing follows {word:?}"),
            Self::Unreadable(word) => write!(f, "{word:?} cannot be read"),
            Self::SetUp(error) => write!(f, "no such table: {error:?}"),
            Self::NoSuchSeat(seat) => write!(f, "the table has no seat {seat}"),
            Self::Seats { found } => write!(f, "{found} parts are not one for each seat"),
            Self::SpellTwice(spell) => write!(f, "spell {spell} is at two places"),
            Self::Spells(seat) => write!(f, "seat {seat} has not three spells, or has won"),
            Self::NoFlightLeft => write!(f, "the flights are used up"),
        }
    }
}

impl core::error::Error for PositionError {}
