//! What a match is set up with, and what is refused (RULES 6.10).

use serde::{Deserialize, Serialize};
use tabletop::{Lobby, OptionSpec, Seat};

use crate::Rounds;

/// How guessers answer (RULES 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Answering {
    /// From a board of sixteen words.
    Picked,
    /// In writing.
    Typed,
    /// By voice; the storyteller taps what was said.
    Spoken,
}

/// How long a guesser may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Timer {
    /// 15 seconds.
    Fifteen,
    /// 30 seconds.
    Thirty,
    /// As long as they like.
    Off,
}

/// A match's set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Config {
    /// How many seats, 3 to 6.
    pub seats: u8,
    /// Who starts; `None` leaves it to chance.
    pub first: Option<Seat>,
    /// Six or seven rounds.
    pub rounds: Rounds,
    /// How guessers answer.
    pub answering: Answering,
    /// How long they may think.
    pub timer: Timer,
}

/// Why there is no such match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupError {
    /// Too few or too many seats.
    Seats {
        /// How many there were to be.
        found: u8,
        /// Fewest.
        least: u8,
        /// Most.
        most: u8,
    },
    /// Who is to start has no seat at this table.
    NoSuchFirst(Seat),
    /// A switch of the lobby has no such choice.
    NoSuchChoice {
        /// The switch, by its place in the list of the game.
        option: u8,
        /// The choice.
        choice: u8,
    },
}

/// Fewest and most seats (RULES 1.1).
pub(crate) const SEATS: (u8, u8) = (3, 6);

/// The switches of the lobby.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { id: "option-answers", choices: &["answers-picked", "answers-typed", "answers-spoken"] },
    OptionSpec { id: "option-timer", choices: &["timer-fifteen", "timer-thirty", "timer-off"] },
    OptionSpec { id: "option-rounds", choices: &["rounds-six", "rounds-seven"] },
];

impl Config {
    /// A match for so many, everything else left to chance and custom.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Self { seats, first: None, rounds: Rounds::Six, answering: Answering::Picked, timer: Timer::Fifteen }
    }

    /// The same, with this seat as the first storyteller.
    #[must_use]
    pub fn starting(self, first: Seat) -> Self {
        Self { first: Some(first), ..self }
    }

    /// The same with other rounds.
    #[must_use]
    pub fn rounds(self, rounds: Rounds) -> Self {
        Self { rounds, ..self }
    }

    /// The same with another way to answer.
    #[must_use]
    pub fn answering(self, answering: Answering) -> Self {
        Self { answering, ..self }
    }

    /// The same with another timer.
    #[must_use]
    pub fn timer(self, timer: Timer) -> Self {
        Self { timer, ..self }
    }

    pub(crate) fn from_lobby(lobby: &Lobby) -> Result<Self, SetupError> {
        Ok(Self {
            seats: lobby.seats,
            first: lobby.first,
            answering: chosen(lobby, 0, &Answering::ALL)?,
            timer: chosen(lobby, 1, &Timer::ALL)?,
            rounds: chosen(lobby, 2, &Rounds::ALL)?,
        })
    }

    /// Whether there is such a match.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let (least, most) = SEATS;
        if !(least..=most).contains(&self.seats) {
            return Err(SetupError::Seats { found: self.seats, least, most });
        }
        match self.first {
            Some(first) if first.0 >= self.seats => Err(SetupError::NoSuchFirst(first)),
            _ => Ok(()),
        }
    }
}

fn chosen<T: Copy>(lobby: &Lobby, option: u8, choices: &[T]) -> Result<T, SetupError> {
    let choice = lobby.option(usize::from(option));
    choices.get(usize::from(choice)).copied().ok_or(SetupError::NoSuchChoice { option, choice })
}

impl Answering {
    /// All ways, in the order of the lobby.
    pub const ALL: [Self; 3] = [Self::Picked, Self::Typed, Self::Spoken];
}

impl Timer {
    /// All timers, in the order of the lobby.
    pub const ALL: [Self; 3] = [Self::Fifteen, Self::Thirty, Self::Off];

    /// Its time in milliseconds; `None` where there is no limit.
    #[must_use]
    pub fn millis(self) -> Option<u64> {
        match self {
            Self::Fifteen => Some(15_000),
            Self::Thirty => Some(30_000),
            Self::Off => None,
        }
    }
}
