//! Places of the table: sixteen in the forest, four ends of the path.
//!
//! The table is an array of five columns, A to E, and five rows, 1 to 5. Column C and row 3 are the path, the other
//! cells the forest; a cell is written like a square of a chessboard, `B4`.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A place in the forest (RULES 2.1), numbered from 0 row by row, from A1 to E5. A number beyond 15 names none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Place(pub u8);

/// The columns and rows of the array that are forest.
const FOREST: [u8; 4] = [0, 1, 3, 4];

impl Place {
    /// How many there are.
    pub const COUNT: usize = 16;

    /// All of them, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..16).map(Self)
    }

    /// Whether the forest has such a place.
    #[must_use]
    pub fn is_there(self) -> bool {
        self.index() < Self::COUNT
    }

    /// Its index.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its cell of the array: column and row, each 0 to 4.
    #[must_use]
    pub fn cell(self) -> (u8, u8) {
        (FOREST[usize::from(self.0 % 4)], FOREST[usize::from(self.0 / 4 % 4)])
    }

    /// The place at this cell; `None` on the path and outside.
    #[must_use]
    pub fn at(column: u8, row: u8) -> Option<Self> {
        let index = |of: u8| FOREST.iter().position(|cell| *cell == of);
        u8::try_from(4 * index(row)? + index(column)?).ok().map(Self)
    }

    /// The place with this name, such as `B4`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let [column, row] = *name.as_bytes() else { return None };
        Self::at(column.checked_sub(b'A')?, row.checked_sub(b'1')?)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = self.cell();
        write!(f, "{}{}", char::from(b'A' + column), row + 1)
    }
}

/// An end of the path (RULES 3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PathEnd {
    /// At C1.
    North,
    /// At E3.
    East,
    /// At C5.
    South,
    /// At A3.
    West,
}

impl PathEnd {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The cell of the path's tile so many tiles from this end, column and row; the end itself is tile 0. Tile 5, which
    /// a long flight adds, lies one cell outside of the array.
    #[must_use]
    pub fn cell(self, tile: u8) -> (i8, i8) {
        let tile = i8::try_from(tile).unwrap_or(i8::MAX);
        match self {
            Self::North => (2, tile),
            Self::East => (4 - tile, 2),
            Self::South => (2, 4 - tile),
            Self::West => (tile, 2),
        }
    }
}
