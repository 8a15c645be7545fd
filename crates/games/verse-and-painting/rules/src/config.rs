//! What a match is set up with, and what is refused (RULES 2.1, 8.16).

use serde::{Deserialize, Serialize};
use tabletop::{Lobby, OptionSpec, Seat};

/// What is played (RULES 2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mode {
    /// Each for themselves (RULES 4).
    Competition,
    /// All against the decoys (RULES 5).
    Together,
    /// Between the lines: all against the masks (RULES 6).
    Between,
}

/// How many lines lie open (RULES 4.1, 5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deck {
    /// Two for each player.
    Standard,
    /// All twelve of the theme.
    Hard,
}

/// How long there is to paint and to match (RULES 3.2, 4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TimeLimit {
    /// 90 seconds.
    Usual,
    /// 60 seconds.
    Short,
    /// 120 seconds.
    Long,
    /// As long as it takes.
    None,
}

impl TimeLimit {
    /// In milliseconds of match time.
    #[must_use]
    pub fn millis(self) -> Option<u64> {
        match self {
            Self::Usual => Some(90_000),
            Self::Short => Some(60_000),
            Self::Long => Some(120_000),
            Self::None => None,
        }
    }
}

/// How many lines are removed when playing together (RULES 5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Removals {
    /// As many as there are players.
    AsPlayers,
    /// As many as there are decoys.
    EveryDecoy,
}

/// A match's set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Config {
    /// How many players, 3 to 6 (RULES 1.1).
    pub seats: u8,
    /// Who starts the first round; `None` leaves it to chance.
    pub first: Option<Seat>,
    /// What is played.
    pub mode: Mode,
    /// How many lines lie open; does nothing between the lines.
    pub deck: Deck,
    /// How long there is to paint.
    pub time: TimeLimit,
    /// How many lines are removed; does nothing in the other modes.
    pub removals: Removals,
}

/// Why there is no such match (RULES 8.16).
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
    /// A switch was set to something that it does not have.
    NoSuchChoice {
        /// The number of the switch, from 0.
        option: u8,
    },
}

/// Fewest and most players (RULES 1.1).
pub(crate) const SEATS: (u8, u8) = (3, 6);

/// The switches of the lobby.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { id: "option-mode", choices: &["mode-competition", "mode-together", "mode-between"] },
    OptionSpec { id: "option-deck", choices: &["deck-standard", "deck-hard"] },
    OptionSpec { id: "option-time", choices: &["time-usual", "time-short", "time-long", "time-none"] },
    OptionSpec { id: "option-removals", choices: &["removals-as-players", "removals-every-decoy"] },
];

/// The numbers of two switches, and of two choices of the first one.
const DECK: usize = 1;
const REMOVALS: usize = 3;
const TOGETHER: u8 = 1;
const BETWEEN: u8 = 2;

impl Config {
    /// A match of this mode for so many players, everything else as usual.
    #[must_use]
    pub fn new(seats: u8, mode: Mode) -> Self {
        Self {
            seats,
            first: None,
            mode,
            deck: Deck::Standard,
            time: TimeLimit::Usual,
            removals: Removals::AsPlayers,
        }
    }

    /// How many people a match needs for its bots to have somebody to play with (RULES 9.4): for the lobby.
    #[must_use]
    pub fn people_needed(&self) -> u8 {
        match self.mode {
            Mode::Competition | Mode::Between => 2,
            Mode::Together => 1,
        }
    }

    /// How many lines of a theme are in play (RULES 4.1, 5.2).
    #[must_use]
    pub fn open_lines(&self) -> u8 {
        match self.deck {
            Deck::Standard => (2 * self.seats).min(crate::book::LINES),
            Deck::Hard => crate::book::LINES,
        }
    }

    /// How many lines are removed in a round of playing together (RULES 5.5).
    #[must_use]
    pub fn lines_to_remove(&self) -> u8 {
        match self.removals {
            Removals::AsPlayers => self.seats,
            Removals::EveryDecoy => self.open_lines() - self.seats,
        }
    }

    /// Whether a switch of the lobby does anything while all are set so: lines lie open in two modes (RULES 4.1, 5.2), and
    /// are removed in one (RULES 5.5).
    #[must_use]
    pub fn is_asked(option: usize, options: &[u8]) -> bool {
        let mode = options.first().copied().unwrap_or_default();
        match option {
            DECK => mode != BETWEEN,
            REMOVALS => mode == TOGETHER,
            _ => true,
        }
    }

    pub(crate) fn from_lobby(lobby: &Lobby) -> Result<Self, SetupError> {
        let choice = |option: u8| lobby.option(usize::from(option));
        let unknown = |option| Err(SetupError::NoSuchChoice { option });
        Ok(Self {
            seats: lobby.seats,
            first: lobby.first,
            mode: match choice(0) {
                0 => Mode::Competition,
                TOGETHER => Mode::Together,
                BETWEEN => Mode::Between,
                _ => return unknown(0),
            },
            deck: match choice(1) {
                0 => Deck::Standard,
                1 => Deck::Hard,
                _ => return unknown(1),
            },
            time: match choice(2) {
                0 => TimeLimit::Usual,
                1 => TimeLimit::Short,
                2 => TimeLimit::Long,
                3 => TimeLimit::None,
                _ => return unknown(2),
            },
            removals: match choice(3) {
                0 => Removals::AsPlayers,
                1 => Removals::EveryDecoy,
                _ => return unknown(3),
            },
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
