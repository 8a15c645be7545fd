//! The whole truth about a match.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Dice, Millis, Seat, SeatSet};

use crate::{Account, Card, Config, Ending, Gift, Hint, Phase, Tag, Tally};

/// How often a player may take back the choice of one phase (RULES 7.4).
pub const RETRACTIONS: u8 = 3;

/// What the storyteller tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Tale {
    pub card: Card,
    pub hint: Hint,
}

/// A card on show, with whose it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Shown {
    pub card: Card,
    pub seat: Seat,
    pub because: Vec<Tag>,
}

/// A vote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Vote {
    /// From 1.
    pub place: u8,
    pub because: Vec<Tag>,
}

/// A match. Its fields are nobody's business but the rules'; look at a [`crate::View`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) config: Config,
    pub(crate) dice: Dice,
    pub(crate) phase: Phase,
    /// From 1.
    pub(crate) round: u8,
    pub(crate) teller: Seat,
    /// Cards in hand, in the order in which they came.
    pub(crate) hands: BySeat<Vec<Card>>,
    /// The next card last.
    pub(crate) deck: Vec<Card>,
    /// Cards that have left the game, oldest first.
    pub(crate) gone: Vec<Card>,
    /// From the hint to the end of the round.
    pub(crate) tale: Option<Tale>,
    /// Decoys that lie face down, until all are in.
    pub(crate) gifts: BySeat<Vec<Gift>>,
    /// The cards on show, by their numbers.
    pub(crate) show: Vec<Shown>,
    /// From the vote to the end of the round.
    pub(crate) votes: BySeat<Option<Vote>>,
    /// How often each has taken back the choice of this phase.
    pub(crate) retracted: BySeat<u8>,
    /// From the reveal to the end of the round.
    pub(crate) tally: Option<Tally>,
    pub(crate) accounts: BySeat<Account>,
    pub(crate) deadline: Option<Millis>,
    pub(crate) ending: Option<Ending>,
}

impl State {
    pub(crate) fn seats(&self) -> u8 {
        self.config.seats
    }

    /// Whose choices this phase collects: everybody's but the storyteller's.
    pub(crate) fn choosers(&self) -> SeatSet {
        match self.phase {
            Phase::Give | Phase::Vote => SeatSet::all(self.seats()).without(self.teller),
            Phase::Tell | Phase::Reveal | Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Who has chosen in this phase.
    pub(crate) fn chosen(&self) -> SeatSet {
        let has_chosen = |seat: &Seat| match self.phase {
            Phase::Give => !self.gifts[*seat].is_empty(),
            Phase::Vote => self.votes[*seat].is_some(),
            Phase::Tell | Phase::Reveal | Phase::Over => false,
        };
        self.choosers().iter().filter(has_chosen).collect()
    }

    /// Whom the match waits for.
    pub(crate) fn awaited(&self) -> SeatSet {
        match self.phase {
            Phase::Tell | Phase::Reveal => SeatSet::only(self.teller),
            Phase::Give | Phase::Vote => {
                self.choosers().iter().filter(|seat| !self.chosen().contains(*seat)).collect()
            }
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Who may do something: choose, or take back a choice.
    pub(crate) fn movers(&self) -> SeatSet {
        let may_retract = |seat: &Seat| self.retracted[*seat] < RETRACTIONS;
        self.awaited().iter().chain(self.chosen().iter().filter(may_retract)).collect()
    }

    /// The numbers on show, from 1, of this player's cards.
    pub(crate) fn own_places(&self, seat: Seat) -> Vec<u8> {
        (1..).zip(&self.show).filter(|(_, shown)| shown.seat == seat).map(|(place, _)| place).collect()
    }

    /// The numbers on show that this player may vote for (RULES 3.7).
    pub(crate) fn votable(&self, seat: Seat) -> Vec<u8> {
        (1..).zip(&self.show).filter(|(_, shown)| shown.seat != seat).map(|(place, _)| place).collect()
    }

    pub(crate) fn points(&self) -> BySeat<u16> {
        self.accounts.map(|_, account| account.points())
    }
}
