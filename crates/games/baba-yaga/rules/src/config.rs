//! What a match is set up with, and what is refused (RULES 10.20).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Lobby, OptionSpec, Seat};

use crate::Clues;

/// How hard a player has it (RULES 5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Skill {
    /// Three ingredients of four, and powers neither help nor hinder.
    Easy,
    /// Three of four, with powers.
    #[default]
    Normal,
    /// All four, with powers.
    Hard,
}

impl Skill {
    /// How many matches a spell asks for.
    #[must_use]
    pub fn required(self) -> u8 {
        match self {
            Self::Easy | Self::Normal => 3,
            Self::Hard => 4,
        }
    }

    /// Whether the powers of spells are there for this player.
    #[must_use]
    pub fn has_powers(self) -> bool {
        self != Self::Easy
    }
}

/// What moves the witch (RULES 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Clock {
    /// The clock itself, a step every so many milliseconds.
    Calm(Pace),
    /// A step after each tile that has been judged; no time counts.
    Untimed,
    /// The opponents, a step each in turn.
    Hands,
}

/// How fast the calm clock is (RULES 8.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// 20 seconds on five tiles.
    #[default]
    Brisk,
    /// 30 seconds.
    Steady,
    /// 45 seconds.
    Gentle,
}

impl Pace {
    /// Milliseconds from step to step.
    #[must_use]
    pub fn step(self) -> u64 {
        match self {
            Self::Brisk => 2_500,
            Self::Steady => 3_750,
            Self::Gentle => 5_625,
        }
    }
}

/// A match's set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Config {
    /// How many players, 2 to 5.
    pub seats: u8,
    /// Who starts; `None` leaves it to chance.
    pub first: Option<Seat>,
    /// How hard each has it.
    pub skills: BySeat<Skill>,
    /// What the forest sides tell.
    pub clues: Clues,
    /// What moves the witch.
    pub clock: Clock,
    /// Whether all ingredients show for a while first (RULES 2.4).
    pub preview: bool,
    /// Whether whoever ends a turn may move the house (RULES 5.4).
    pub expert: bool,
    /// How many flights each player has at most: 30 (RULES 4.7); fewer in tests, so that matches are short.
    pub flights: u8,
}

/// Why there is no such match (RULES 10.20).
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
    /// Not one level for each player.
    Levels {
        /// For how many there is one.
        found: u8,
        /// How many players there are.
        seats: u8,
    },
    /// A choice was made that an option does not have.
    NoSuchChoice {
        /// Its number, from 1.
        choice: u8,
    },
    /// A match in which nobody flies.
    NoFlights,
}

/// Fewest and most players (RULES 1.1).
pub(crate) const SEATS: (u8, u8) = (2, 5);
/// Flights for each player (RULES 4.7).
const FLIGHTS: u8 = 30;

const SKILLS: [Skill; 3] = [Skill::Normal, Skill::Easy, Skill::Hard];
const CLOCKS: [Clock; 5] = [
    Clock::Calm(Pace::Brisk),
    Clock::Calm(Pace::Steady),
    Clock::Calm(Pace::Gentle),
    Clock::Untimed,
    Clock::Hands,
];

/// The switches of the match in the lobby.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { id: "option-level", choices: &["level-normal", "level-easy", "level-hard"] },
    OptionSpec { id: "option-clues", choices: &["clues-vague", "clues-clear", "clues-bare"] },
    OptionSpec {
        id: "option-clock",
        choices: &["clock-brisk", "clock-steady", "clock-gentle", "clock-untimed", "clock-hands"],
    },
    OptionSpec { id: "option-preview", choices: &["preview-off", "preview-on"] },
    OptionSpec { id: "option-expert", choices: &["expert-off", "expert-on"] },
];

/// The switch of each seat: its own level, or that of the match.
pub(crate) const SEAT_OPTIONS: &[OptionSpec] = &[OptionSpec {
    id: "option-level",
    choices: &["level-as-all", "level-normal", "level-easy", "level-hard"],
}];

impl Config {
    /// A match for so many players, everything else left to chance and custom.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Self {
            seats,
            first: None,
            skills: BySeat::new(seats, |_| Skill::Normal),
            clues: Clues::Vague,
            clock: Clock::Calm(Pace::Brisk),
            preview: false,
            expert: false,
            flights: FLIGHTS,
        }
    }

    /// The same, with this seat as first player.
    #[must_use]
    pub fn starting(self, first: Seat) -> Self {
        Self { first: Some(first), ..self }
    }

    pub(crate) fn from_lobby(lobby: &Lobby) -> Result<Self, SetupError> {
        check_seats(lobby.seats)?;
        let of_all = chosen(&SKILLS, lobby.option(0))?;
        let skill = |seat| match lobby.seat_option(seat, 0).checked_sub(1) {
            None => Ok(of_all),
            Some(own) => chosen(&SKILLS, own),
        };
        Ok(Self {
            first: lobby.first,
            skills: Seat::all(lobby.seats).map(skill).collect::<Result<BySeat<_>, _>>()?,
            clues: chosen(&Clues::ALL, lobby.option(1))?,
            clock: chosen(&CLOCKS, lobby.option(2))?,
            preview: chosen(&[false, true], lobby.option(3))?,
            expert: chosen(&[false, true], lobby.option(4))?,
            ..Self::new(lobby.seats)
        })
    }

    /// Whether there is such a match.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        check_seats(self.seats)?;
        if let Some(first) = self.first.filter(|first| first.0 >= self.seats) {
            return Err(SetupError::NoSuchFirst(first));
        }
        let found = self.skills.seats();
        if found != self.seats {
            return Err(SetupError::Levels { found, seats: self.seats });
        }
        if self.flights == 0 { Err(SetupError::NoFlights) } else { Ok(()) }
    }

    /// All flights that a match has at most.
    pub(crate) fn limit(&self) -> u16 {
        u16::from(self.flights) * u16::from(self.seats)
    }
}

fn check_seats(found: u8) -> Result<(), SetupError> {
    let (least, most) = SEATS;
    if (least..=most).contains(&found) { Ok(()) } else { Err(SetupError::Seats { found, least, most }) }
}

fn chosen<T: Copy>(choices: &[T], index: u8) -> Result<T, SetupError> {
    let no_such = SetupError::NoSuchChoice { choice: index.saturating_add(1) };
    choices.get(usize::from(index)).copied().ok_or(no_such)
}
