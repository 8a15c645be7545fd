//! The whole truth of a Parley.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Dice, Millis, Outcome, Seat, SeatSet};

use super::{Card, Choice, Config, Mode, Sketch, Told};

/// Where the match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// RULES 2.
    Lay,
    /// RULES 3.
    Roll,
    /// RULES 4.
    Tell,
    /// RULES 5.
    Sketch,
    /// RULES 6.
    Vote,
    /// RULES 7.
    Sort,
    /// RULES 10.
    Over,
}

/// Where a seat's coins came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Earned {
    /// RULES 6.
    pub votes: u32,
    /// RULES 7.
    pub stakes: u32,
}

impl Earned {
    /// All of a seat's coins.
    pub fn coins(self) -> u32 {
        self.votes + self.stakes
    }
}

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) config: Config,
    pub(crate) dice: Dice,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    /// The first teller, who knows the bottom card.
    pub(crate) first: Seat,
    pub(crate) hands: BySeat<Vec<Card>>,
    /// Bottom first.
    pub(crate) deck: Vec<Card>,
    pub(crate) discard: Vec<Card>,
    pub(crate) laid: Option<Card>,
    pub(crate) stake: u8,
    pub(crate) told: Option<Told>,
    pub(crate) deadline: Option<Millis>,
    pub(crate) choices: BySeat<Option<Choice>>,
    pub(crate) retracted: SeatSet,
    /// What is shown in this round.
    pub(crate) sketches: BySeat<Option<Sketch>>,
    pub(crate) bank: u32,
    pub(crate) earned: BySeat<Earned>,
    pub(crate) hearts: u8,
}

impl State {
    /// Who tells in this round.
    pub fn teller(&self) -> Seat {
        (0..self.round).fold(self.first, |seat, _| seat.left(self.config.seats))
    }

    /// Whose choices this phase waits for.
    pub fn choosers(&self) -> SeatSet {
        let all = SeatSet::all(self.config.seats);
        match self.phase {
            Phase::Sketch => all.without(self.teller()),
            Phase::Vote => all.iter().filter(|seat| !self.candidates(*seat).is_empty()).collect(),
            Phase::Sort => all,
            Phase::Lay | Phase::Roll | Phase::Tell | Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Whose sketches this seat may vote for.
    pub fn candidates(&self, seat: Seat) -> SeatSet {
        SeatSet::all(self.config.seats).without(self.teller()).without(seat)
    }

    /// Who has chosen.
    pub fn chosen(&self) -> SeatSet {
        self.choices.iter().filter(|(_, choice)| choice.is_some()).map(|(seat, _)| seat).collect()
    }

    /// Who may do something: to choose, or to take a choice back for the first time.
    pub fn movers(&self) -> SeatSet {
        match self.phase {
            Phase::Lay | Phase::Roll | Phase::Tell => SeatSet::only(self.teller()),
            Phase::Sketch | Phase::Vote | Phase::Sort => {
                let done = |seat: &Seat| self.chosen().contains(*seat) && self.retracted.contains(*seat);
                self.choosers().iter().filter(|seat| !done(seat)).collect()
            }
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// How it ended (RULES 10).
    pub fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let coins = self.earned.map(|_, earned| earned.coins());
        Some(match self.config.mode {
            Mode::FreeForAll => Outcome::by_points(&coins),
            Mode::Teams => {
                let team = |own: Seat| coins.iter().filter(move |(seat, _)| (seat.0 ^ own.0) & 1 == 0);
                let sums = coins.map(|seat, _| team(seat).map(|(_, coins)| coins).sum::<u32>());
                Outcome::Ranking(sums.map(|_, own| if sums.values().any(|sum| sum > own) { 2 } else { 1 }))
            }
            Mode::Together if self.hearts == 0 => Outcome::SharedLoss,
            Mode::Together => Outcome::SharedWin,
        })
    }
}
