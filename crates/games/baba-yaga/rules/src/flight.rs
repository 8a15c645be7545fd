//! A flight while it lasts: the spell, the witch on her path, and the tiles in the air or up. All of it is public.

use serde::{Deserialize, Serialize};
use tabletop::{Millis, Seat};

use crate::times::Handling;
use crate::{PathEnd, Place, Spell};

/// Where the witch stands or flies (RULES 3.1, 3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Witch {
    /// The end where she starts.
    pub start: PathEnd,
    /// How many tiles her path has, 4 to 6.
    pub tiles: u8,
    /// How many steps she has made.
    pub steps: u8,
}

impl Witch {
    /// How many steps her flight has: to the far end and back.
    #[must_use]
    pub fn all_steps(self) -> u8 {
        2 * (self.tiles - 1)
    }

    /// How many steps are left.
    #[must_use]
    pub fn steps_left(self) -> u8 {
        self.all_steps().saturating_sub(self.steps)
    }

    /// The tile under her, counted from 0 at the start; [`PathEnd::cell`] says where that lies.
    #[must_use]
    pub fn tile(self) -> u8 {
        self.steps.min(self.steps_left())
    }

    /// Whether she flies back.
    #[must_use]
    pub fn is_returning(self) -> bool {
        self.steps >= self.tiles
    }
}

/// A flight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flight {
    /// The spell that lies open.
    pub spell: Spell,
    /// How many matches it asks for: 3 or 4.
    pub required: u8,
    /// Whether its power counts: not for a player who has it easy.
    pub powers: bool,
    /// When it was turned up.
    pub began: Millis,
    /// The active player looks through moving slits (RULES 6.4).
    pub fingers: bool,
    /// The active player has the chin on a fist (RULES 6.5).
    pub chin: bool,
    /// Matches that are up, in the order in which they were found.
    pub found: Vec<Found>,
    /// What the active player's hand does.
    pub air: Air,
    /// What moves the witch next.
    pub steps: Steps,
}

/// A match that is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// Where.
    pub place: Place,
    /// When its turn began.
    pub since: Millis,
    /// When it lay up.
    pub up: Millis,
}

/// What the active player's hand does (RULES 8.1 to 8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Air {
    /// Nothing: the next tile may be turned.
    Free {
        /// Since when.
        since: Millis,
    },
    /// A tile turns up.
    TurningUp {
        /// Which.
        place: Place,
        /// Since when.
        since: Millis,
        /// When it will lie up.
        until: Millis,
    },
    /// A mismatch lies up and has not shown for long enough.
    Showing {
        /// Which.
        place: Place,
        /// When its turn began.
        since: Millis,
        /// When it lay up.
        up: Millis,
        /// When it may be turned back.
        until: Millis,
    },
    /// A mismatch lies up and may be turned back.
    Mismatch {
        /// Which.
        place: Place,
        /// When its turn began.
        since: Millis,
        /// When it lay up.
        up: Millis,
        /// Since when it may be turned back.
        ready: Millis,
    },
    /// A mismatch turns back.
    TurningBack {
        /// Which.
        place: Place,
        /// Since when.
        since: Millis,
        /// When it will lie down.
        until: Millis,
        /// Which tile turns up after it.
        next: Option<Place>,
    },
}

impl Air {
    /// The tile that is in the air or a mismatch.
    #[must_use]
    pub fn place(self) -> Option<Place> {
        match self {
            Self::Free { .. } => None,
            Self::TurningUp { place, .. }
            | Self::Showing { place, .. }
            | Self::Mismatch { place, .. }
            | Self::TurningBack { place, .. } => Some(place),
        }
    }

    /// Whether the hand is free for another tile.
    #[must_use]
    pub fn is_ready(self) -> bool {
        matches!(self, Self::Free { .. } | Self::Mismatch { .. })
    }

    /// When the clock changes it.
    pub(crate) fn until(self) -> Option<Millis> {
        match self {
            Self::TurningUp { until, .. } | Self::Showing { until, .. } | Self::TurningBack { until, .. } => {
                Some(until)
            }
            Self::Free { .. } | Self::Mismatch { .. } => None,
        }
    }
}

/// What moves the witch next (RULES 8.4 to 8.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Steps {
    /// The calm clock.
    Calm {
        /// Milliseconds from step to step.
        every: u64,
        /// When the next one comes.
        next: Millis,
    },
    /// Each tile that has been judged.
    ByTile,
    /// The hand of an opponent.
    ByHand {
        /// Whose.
        seat: Seat,
        /// Which button, where there are two.
        hand: Option<Hand>,
        /// When the step before came, or the spell was turned up.
        from: Millis,
        /// When the seat may step.
        opens: Millis,
        /// When it is stepped on.
        falls: Millis,
        /// Whether it may step now.
        open: bool,
    },
}

/// The two buttons of a single opponent (RULES 8.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Hand {
    /// The left one, which is first.
    Left,
    /// The right one.
    Right,
}

impl Hand {
    /// The other one.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

impl Flight {
    pub(crate) fn handling(&self) -> Handling {
        Handling::of(self.chin)
    }

    /// Whether a tile lies up as a match.
    #[must_use]
    pub fn is_found(&self, place: Place) -> bool {
        self.found.iter().any(|found| found.place == place)
    }

    /// How many matches are up.
    #[must_use]
    pub fn matches(&self) -> u8 {
        u8::try_from(self.found.len()).unwrap_or(u8::MAX)
    }

    /// Whether this tile's ingredient can be seen: it is in the air or up.
    #[must_use]
    pub fn shows(&self, place: Place) -> bool {
        self.is_found(place) || self.air.place() == Some(place)
    }
}
