//! The whole truth of a match.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Dice, Millis, Outcome, Seat, SeatSet, ToAct};

use crate::account::Account;
use crate::book::{LineId, ThemeId};
use crate::command::{Entry, Guess};
use crate::config::{Config, Mode};
use crate::drawing::Drawing;
use crate::phase::Phase;
use crate::written::Written;

/// Rounds of a match (RULES 2.3).
pub const ROUNDS: u8 = 4;
/// Hearts at the start, and the most there are (RULES 1.4).
pub const HEARTS: u8 = 4;
/// How often a board can be kept in a round (RULES 3.4).
pub const DRAFTS: u8 = 4;

/// A player's painting board in this round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Board {
    /// What is on it, as far as it was kept or handed in.
    pub drawing: Drawing,
    /// How often it was kept.
    pub drafts: u8,
    /// Whether it was handed in.
    pub done: bool,
}

/// A line that a player removed (RULES 5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Removal {
    /// Who.
    pub seat: Seat,
    /// Which.
    pub line: LineId,
}

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) config: Config,
    pub(crate) dice: Dice,
    pub(crate) phase: Phase,
    /// From 0.
    pub(crate) round: u8,
    /// Who starts the first round.
    pub(crate) first: Seat,
    /// The themes so far, the one of this round last; between the lines all four.
    pub(crate) themes: Vec<ThemeId>,
    /// The lines that lie open, in their order.
    pub(crate) open: Vec<LineId>,
    /// Each player's line in this round.
    pub(crate) dealt: BySeat<LineId>,
    /// Lines of earlier rounds between the lines.
    pub(crate) used: Vec<LineId>,
    /// Who has read the own line.
    pub(crate) ready: SeatSet,
    pub(crate) deadline: Option<Millis>,
    pub(crate) boards: BySeat<Board>,
    /// Whose paintings are shown.
    pub(crate) shown: SeatSet,
    pub(crate) guesses: BySeat<Option<Guess>>,
    pub(crate) accounts: BySeat<Account>,
    pub(crate) hearts: u8,
    pub(crate) removed: Vec<Removal>,
    /// The die of this round; 0 where none is rolled.
    pub(crate) pips: u8,
    /// How many paintings of this round have been guessed.
    pub(crate) guessed: u8,
    pub(crate) entries: BySeat<Option<Entry>>,
    /// Wrong characters of the first try.
    pub(crate) wrong: Vec<char>,
    /// Whether it is the second try.
    pub(crate) second: bool,
    pub(crate) hint: Option<Written>,
    /// Whether each painting that was guessed was recognised.
    pub(crate) found: BySeat<Option<bool>>,
    /// Who recites nothing.
    pub(crate) passed: SeatSet,
    /// Lines whose poems were tried.
    pub(crate) recited: Vec<LineId>,
    /// Who has just said which poem aloud.
    pub(crate) aloud: Option<(Seat, LineId)>,
}

impl State {
    /// Who starts this round (RULES 2.3).
    pub(crate) fn starter(&self) -> Seat {
        self.after_first(self.round)
    }

    /// The player so many seats to the left of who started first.
    fn after_first(&self, steps: u8) -> Seat {
        Seat((self.first.0 + steps) % self.config.seats.max(1))
    }

    /// Whose turn it is: to remove a line (RULES 5.3), or to have the own painting guessed (RULES 6.4).
    pub(crate) fn turn(&self) -> Option<Seat> {
        let steps = match self.phase {
            Phase::Remove => u8::try_from(self.removed.len()).unwrap_or(u8::MAX),
            Phase::Enter | Phase::Hint => self.guessed,
            _ => return None,
        };
        Some(self.after_first((self.round + steps % self.config.seats.max(1)) % self.config.seats.max(1)))
    }

    /// Who has done what this phase asks for.
    pub(crate) fn acted(&self) -> SeatSet {
        let some =
            |is: &dyn Fn(Seat) -> bool| Seat::all(self.config.seats).filter(|seat| is(*seat)).collect();
        match self.phase {
            Phase::Ready => self.ready,
            Phase::Paint => some(&|seat| self.boards[seat].done),
            Phase::Match => some(&|seat| self.guesses[seat].is_some()),
            Phase::Enter => some(&|seat| self.entries[seat].is_some()),
            Phase::Recite => self.passed,
            Phase::Remove | Phase::Hint | Phase::Judge | Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Who may act now.
    pub(crate) fn movers(&self) -> SeatSet {
        let all = SeatSet::all(self.config.seats);
        let only = |seat: Option<Seat>| seat.map_or(SeatSet::EMPTY, SeatSet::only);
        let players = match self.phase {
            Phase::Ready | Phase::Paint | Phase::Match | Phase::Recite => all,
            Phase::Enter => self.turn().map_or(all, |painter| all.without(painter)),
            Phase::Remove | Phase::Hint => only(self.turn()),
            Phase::Judge => only(self.aloud.map(|(seat, _)| seat)),
            Phase::Over => SeatSet::EMPTY,
        };
        let acted = self.acted();
        players.iter().filter(|seat| !acted.contains(*seat)).collect()
    }

    pub(crate) fn to_act(&self) -> ToAct {
        ToAct::all_of(self.movers()).timed(self.deadline.is_some())
    }

    /// Lines that have been laid between the lines and may be recited (RULES 6.7).
    pub(crate) fn recitable(&self) -> Vec<LineId> {
        let laid = self.used.iter().chain(self.dealt.values()).copied();
        laid.filter(|line| !self.recited.contains(line)).collect()
    }

    /// How it ended (RULES 4.7, 5.7, 6.9).
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        Some(match self.config.mode {
            Mode::Competition => Outcome::by_points(&self.accounts.map(|_, account| account.rank())),
            Mode::Together | Mode::Between if self.hearts == 0 => Outcome::SharedLoss,
            Mode::Together | Mode::Between => Outcome::SharedWin,
        })
    }
}
