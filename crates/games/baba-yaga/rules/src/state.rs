//! The whole truth about a match.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Millis, Outcome, Seat, SeatSet, ToAct};

use crate::flight::{Flight, Steps, Witch};
use crate::{Config, Ingredient, Phase, Place, Spell};

/// What awaits a player in the next own flight (RULES 6.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "four powers that go together in any way")]
pub struct Effects {
    /// One path tile more.
    pub long: bool,
    /// One path tile less.
    pub short: bool,
    /// Moving slits.
    pub fingers: bool,
    /// The chin on a fist.
    pub chin: bool,
}

impl Effects {
    /// How many tiles the path of that flight has: 4 to 6.
    #[must_use]
    pub fn tiles(self) -> u8 {
        5 + u8::from(self.long) - u8::from(self.short)
    }
}

/// Where the house is (RULES 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum House {
    /// Off the board.
    Beside,
    /// On a tile.
    On(Place),
    /// Lifted off this tile to the active player's side, for as long as it takes.
    Lifted(Place),
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Player {
    /// The face-down stack, top first.
    pub stack: Vec<Spell>,
    /// Spells broken, in their order.
    pub broken: Vec<Spell>,
    pub next: Effects,
}

/// A match. Its fields are nobody's business but the rules'; look at a [`crate::View`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) config: Config,
    pub(crate) phase: Phase,
    /// What lies at each place.
    pub(crate) forest: [Ingredient; Place::COUNT],
    pub(crate) house: House,
    pub(crate) players: BySeat<Player>,
    /// Spells that left the game unseen.
    pub(crate) unused: Vec<Spell>,
    /// The active player.
    pub(crate) active: Seat,
    /// How many turns have begun.
    pub(crate) turn: u16,
    pub(crate) witch: Option<Witch>,
    pub(crate) flight: Option<Flight>,
    /// When the preview ends, or an expert's choice lapses.
    pub(crate) until: Option<Millis>,
}

/// How many spells make a winner (RULES 4.6).
pub(crate) const SPELLS: usize = 3;

impl State {
    pub(crate) fn seats(&self) -> u8 {
        self.config.seats
    }

    /// The player on the left of the active one.
    pub(crate) fn left(&self) -> Seat {
        self.active.left(self.seats())
    }

    /// What lies there.
    pub(crate) fn ingredient(&self, place: Place) -> Ingredient {
        self.forest[place.index()]
    }

    /// Who may act.
    pub(crate) fn to_act(&self) -> ToAct {
        let seats = match self.phase {
            Phase::Witch => SeatSet::only(self.left()),
            Phase::Spell | Phase::House | Phase::Swap | Phase::Expert => SeatSet::only(self.active),
            Phase::Flight => self.flight.as_ref().map_or(SeatSet::EMPTY, |flight| self.fliers(flight)),
            Phase::Preview | Phase::Over => SeatSet::EMPTY,
        };
        ToAct::all_of(seats).timed(crate::clock::next(self).is_some())
    }

    fn fliers(&self, flight: &Flight) -> SeatSet {
        let searcher = if flight.air.is_ready() { SeatSet::only(self.active) } else { SeatSet::EMPTY };
        match flight.steps {
            Steps::ByHand { seat, open: true, .. } => searcher.with(seat),
            Steps::ByHand { open: false, .. } | Steps::Calm { .. } | Steps::ByTile => searcher,
        }
    }

    /// How it ended (RULES 4.6, 4.7).
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let broken = || self.players.map(|_, player| player.broken.len());
        (self.phase == Phase::Over).then(|| Outcome::by_points(&broken()))
    }
}
