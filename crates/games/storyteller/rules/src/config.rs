//! What a match is set up with, and what is refused.

use serde::{Deserialize, Serialize};
use tabletop::{Lobby, OptionSpec, Seat};

/// A match's set-up (RULES 1.1, 2.2, 5, 6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Config {
    /// How many players, 3 to 6.
    pub seats: u8,
    /// Who tells first; `None` leaves it to chance.
    pub first: Option<Seat>,
    /// What ends the match.
    pub end: End,
    /// How long a choice may take.
    pub timer: Timer,
}

/// What ends a match (RULES 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// 30 points, or the deck (RULES 5.1).
    PointsOrDeck,
    /// The deck alone (RULES 5.2).
    Deck,
    /// So many rounds, 1 or more, or the deck (RULES 5.3).
    Rounds(u8),
}

/// How long a choice may take (RULES 6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Timer {
    /// As long as it takes.
    Off,
    /// 60 seconds.
    Short,
    /// 120 seconds.
    Long,
}

impl Timer {
    /// In milliseconds; `None` without a timer.
    #[must_use]
    pub fn millis(self) -> Option<u64> {
        match self {
            Self::Off => None,
            Self::Short => Some(60_000),
            Self::Long => Some(120_000),
        }
    }
}

/// Why there is no such match (RULES 8.12).
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
    /// The first storyteller sits at no seat of this table.
    NoSuchFirst(Seat),
    /// A match of no rounds.
    NoRounds,
    /// A choice that the lobby does not have.
    NoSuchChoice,
}

/// Fewest and most players (RULES 1.1).
pub(crate) const SEATS: (u8, u8) = (3, 6);

/// The switches in the lobby.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        id: "option-end",
        choices: &[
            "end-points",
            "end-deck",
            "end-rounds-3",
            "end-rounds-4",
            "end-rounds-5",
            "end-rounds-6",
            "end-rounds-8",
            "end-rounds-10",
            "end-rounds-12",
        ],
    },
    OptionSpec { id: "option-timer", choices: &["timer-off", "timer-60", "timer-120"] },
];

/// What the choices of the first switch mean, in their order.
const ENDS: [End; 9] = [
    End::PointsOrDeck,
    End::Deck,
    End::Rounds(3),
    End::Rounds(4),
    End::Rounds(5),
    End::Rounds(6),
    End::Rounds(8),
    End::Rounds(10),
    End::Rounds(12),
];

/// What the choices of the second switch mean, in their order.
const TIMERS: [Timer; 3] = [Timer::Off, Timer::Short, Timer::Long];

impl Config {
    /// A match for so many players, everything else left to chance and custom.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Self { seats, first: None, end: End::PointsOrDeck, timer: Timer::Off }
    }

    /// The same, with this seat as first storyteller.
    #[must_use]
    pub fn starting(self, first: Seat) -> Self {
        Self { first: Some(first), ..self }
    }

    /// The same, ending like this.
    #[must_use]
    pub fn ending(self, end: End) -> Self {
        Self { end, ..self }
    }

    /// The same, with this timer.
    #[must_use]
    pub fn timed(self, timer: Timer) -> Self {
        Self { timer, ..self }
    }

    pub(crate) fn from_lobby(lobby: &Lobby) -> Result<Self, SetupError> {
        let end = ENDS.get(usize::from(lobby.option(0))).ok_or(SetupError::NoSuchChoice)?;
        let timer = TIMERS.get(usize::from(lobby.option(1))).ok_or(SetupError::NoSuchChoice)?;
        let config = Self { seats: lobby.seats, first: lobby.first, end: *end, timer: *timer };
        config.check()?;
        Ok(config)
    }

    /// Whether there is such a match.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let ((least, most), found) = (SEATS, self.seats);
        if !(least..=most).contains(&found) {
            return Err(SetupError::Seats { found, least, most });
        }
        if let Some(first) = self.first.filter(|first| first.0 >= self.seats) {
            return Err(SetupError::NoSuchFirst(first));
        }
        if self.end == End::Rounds(0) { Err(SetupError::NoRounds) } else { Ok(()) }
    }
}
