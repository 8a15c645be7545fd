//! Why a text is no position.

use core::fmt;

use crate::{Camel, Space, TrackError};

/// A named part of the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// `dice BGYRP`
    Dice,
    /// `tiles 4-,9+`
    Tiles,
}

impl Section {
    /// Both.
    pub(super) const ALL: [Self; 2] = [Self::Dice, Self::Tiles];

    /// The word that opens it.
    pub(super) const fn keyword(self) -> &'static str {
        match self {
            Self::Dice => "dice",
            Self::Tiles => "tiles",
        }
    }
}

/// Why a text is no position. `at` counts bytes from the start of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// A number from 0 to 255 should be here.
    NumberExpected {
        /// Where.
        at: usize,
    },
    /// A `:` should follow the number of the space.
    ColonExpected {
        /// Where.
        at: usize,
    },
    /// The letter of a camel should be here.
    CamelExpected {
        /// Where.
        at: usize,
        /// What is there, unless the word ends.
        found: Option<char>,
    },
    /// The side of a tile, `+` or `-`, should be here.
    SideExpected {
        /// Where.
        at: usize,
        /// What is there, unless the word ends.
        found: Option<char>,
    },
    /// The number of a seat, from 1 to 16, should be here.
    SeatExpected {
        /// Where.
        at: usize,
    },
    /// The word should end here, or a comma come before the next tile.
    Unexpected {
        /// Where.
        at: usize,
        /// What is there.
        found: char,
    },
    /// Two stacks are said to stand on one space.
    SpaceTwice(Space),
    /// A die is listed twice.
    DieTwice(Camel),
    /// A section is given twice.
    SectionTwice(Section),
    /// Nothing follows the name of a section, not even `none`.
    SectionEmpty(Section),
    /// All is well written, but the rules allow no such track.
    Track(TrackError),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = |found: Option<char>| found.map_or_else(|| "nothing".into(), |c| format!("{c:?}"));
        match *self {
            Self::NumberExpected { at } => write!(f, "at byte {at}: a number from 0 to 255 is expected"),
            Self::ColonExpected { at } => write!(f, "at byte {at}: a colon is expected after the space"),
            Self::CamelExpected { at, found: c } => {
                write!(f, "at byte {at}: a camel, one of B R G P Y, is expected, not {}", found(c))
            }
            Self::SideExpected { at, found: c } => {
                write!(f, "at byte {at}: a side of a tile, + or -, is expected, not {}", found(c))
            }
            Self::SeatExpected { at } => write!(f, "at byte {at}: a seat from 1 to 16 is expected"),
            Self::Unexpected { at, found } => write!(f, "at byte {at}: {found:?} is not expected"),
            Self::SpaceTwice(space) => write!(f, "two stacks stand on {space}"),
            Self::DieTwice(camel) => write!(f, "die {camel} is listed twice"),
            Self::SectionTwice(section) => write!(f, "{} are given twice", section.keyword()),
            Self::SectionEmpty(section) => write!(f, "nothing follows {:?}", section.keyword()),
            Self::Track(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for NotationError {}
