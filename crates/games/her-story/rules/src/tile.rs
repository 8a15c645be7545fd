//! Research tiles.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::{Content, Icons};

/// One research tile, by its number. Tiles that show the same are still different pieces (RULES 1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tile(pub u8);

impl Tile {
    /// How many there are.
    pub const COUNT: usize = 52;

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..52).map(Self)
    }

    /// What it shows; nothing where there is no such tile.
    #[must_use]
    pub fn icons(self) -> Icons {
        Content::get().tiles.get(usize::from(self.0)).copied().unwrap_or_default()
    }

    /// Whether it shows one icon and no other (RULES 5.3).
    #[must_use]
    pub fn is_of_one_icon(self) -> bool {
        self.icons().counts().count() == 1
    }

    /// Whether one of its icons is on it more than once (RULES 5.7).
    #[must_use]
    pub fn repeats(self) -> bool {
        self.icons().counts().any(|(_, count)| count > 1)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.icons())
    }
}
