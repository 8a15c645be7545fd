//! What a match is set up with, and what is refused.

use serde::{Deserialize, Serialize};
use tabletop::{Lobby, Seat};

/// A match's set-up (RULES 1.1, 2.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Config {
    /// How many players, 2 to 5.
    pub seats: u8,
    /// Who starts; `None` leaves it to chance.
    pub first: Option<Seat>,
}

/// Why there is no such match (RULES 8.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupError {
    /// Too few or too many players.
    Seats {
        /// How many there were to be.
        found: u8,
        /// Fewest.
        least: u8,
        /// Most.
        most: u8,
    },
    /// The first player sits at no seat of this table.
    NoSuchFirst(Seat),
}

/// Fewest and most players (RULES 1.1).
pub(crate) const SEATS: (u8, u8) = (2, 5);

impl Config {
    /// A match for so many players, the first of them left to chance.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Self { seats, first: None }
    }

    /// The same, with this seat as first player.
    #[must_use]
    pub fn starting(self, first: Seat) -> Self {
        Self { first: Some(first), ..self }
    }

    pub(crate) fn from_lobby(lobby: &Lobby) -> Self {
        Self { seats: lobby.seats, first: lobby.first }
    }

    /// Whether there is such a match.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let ((least, most), found) = (SEATS, self.seats);
        if !(least..=most).contains(&found) {
            return Err(SetupError::Seats { found, least, most });
        }
        match self.first {
            Some(first) if first.0 >= found => Err(SetupError::NoSuchFirst(first)),
            Some(_) | None => Ok(()),
        }
    }
}
