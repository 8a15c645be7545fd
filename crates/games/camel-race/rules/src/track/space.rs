//! The numbers of the spaces.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A space of the track, 1 to 16, or [`Space::BEYOND`] the finish line.
///
/// A command may name any number; whatever takes a `Space` from a player refuses those that are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    /// The first space after the start; no desert tile ever lies here.
    pub const FIRST: Self = Self(1);

    /// The last space before the finish line.
    pub const LAST: Self = Self(16);

    /// Over the finish line, however far. The race ends when the first unit gets here, so no second one does.
    pub const BEYOND: Self = Self(17);

    /// The sixteen spaces in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (Self::FIRST.0..=Self::LAST.0).map(Self)
    }

    /// Whether this is one of the sixteen spaces.
    #[must_use]
    pub const fn is_on_track(self) -> bool {
        Self::FIRST.0 <= self.0 && self.0 <= Self::LAST.0
    }

    /// The space `steps` ahead, or beyond the finish line.
    #[must_use]
    pub const fn ahead(self, steps: u8) -> Self {
        let to = self.0.saturating_add(steps);
        if to > Self::LAST.0 { Self::BEYOND } else { Self(to) }
    }

    /// The space one step back, but never behind the first.
    #[must_use]
    pub const fn back(self) -> Self {
        if self.0 > Self::FIRST.0 { Self(self.0 - 1) } else { Self::FIRST }
    }

    /// Position among the sixteen, from 0, for a space that is one of them.
    pub(crate) const fn index(self) -> Option<usize> {
        if self.is_on_track() { Some((self.0 - Self::FIRST.0) as usize) } else { None }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
