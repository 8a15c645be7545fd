//! The whole truth about a match.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Dice, Seat, SeatSet};

use crate::{Account, ByCamel, Camel, CamelSet, Figure, Pile, Position, Track};

/// A leg ticket in a player's hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LegTicket {
    /// Its colour.
    pub camel: Camel,
    /// 5, 3 or 2.
    pub value: u8,
}

/// The values of a colour's leg tickets, top one first (RULES 1.4).
pub const TICKET_VALUES: [u8; 3] = [5, 3, 2];

/// What each player starts with (RULES 1.6).
pub const FIRST_COINS: u16 = 3;

/// What a race card that was laid lies there as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RaceCard {
    pub seat: Seat,
    pub camel: Camel,
}

/// A die that lies open before the pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RolledDie {
    /// Its colour.
    pub camel: Camel,
    /// 1, 2 or 3.
    pub pips: u8,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Holding {
    pub figure: Figure,
    pub purse: u16,
    pub leg_tickets: Vec<LegTicket>,
    pub pyramid_tickets: u8,
    /// Race cards not laid yet.
    pub cards: CamelSet,
    pub account: Account,
}

/// A match. Its fields are nobody's business but the rules'; look at a [`crate::View`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) players: BySeat<Holding>,
    pub(crate) track: Track,
    /// Dice in the pyramid.
    pub(crate) pyramid: CamelSet,
    /// Dice out of it, in the order in which they came.
    pub(crate) rolled: Vec<RolledDie>,
    /// How many leg tickets of each colour are left.
    pub(crate) tickets: ByCamel<u8>,
    pub(crate) winner_pile: Vec<RaceCard>,
    pub(crate) loser_pile: Vec<RaceCard>,
    pub(crate) turn: Seat,
    pub(crate) leg: u16,
    /// Those whose last turn was the moving of a tile that was out (RULES 3.2).
    pub(crate) idlers: SeatSet,
    pub(crate) over: bool,
    pub(crate) dice: Dice,
}

impl State {
    pub(crate) fn seats(&self) -> u8 {
        self.players.seats()
    }

    pub(crate) fn pile(&self, pile: Pile) -> &Vec<RaceCard> {
        match pile {
            Pile::Winner => &self.winner_pile,
            Pile::Loser => &self.loser_pile,
        }
    }

    pub(crate) fn pile_mut(&mut self, pile: Pile) -> &mut Vec<RaceCard> {
        match pile {
            Pile::Winner => &mut self.winner_pile,
            Pile::Loser => &mut self.loser_pile,
        }
    }

    /// The value of the top leg ticket of a colour (RULES 3.1).
    pub(crate) fn top_ticket(&self, camel: Camel) -> Option<u8> {
        top_ticket(&self.tickets, camel)
    }

    /// Whether everybody's last turn was the moving of a tile (RULES 3.2).
    pub(crate) fn all_idle(&self) -> bool {
        self.idlers.len() == usize::from(self.seats())
    }

    /// Track and dice, which is all that odds depend on.
    #[must_use]
    pub fn position(&self) -> Position {
        Position { track: self.track, dice: self.pyramid }
    }
}

/// The value of the top ticket where so many are left of each colour.
pub(crate) fn top_ticket(left: &ByCamel<u8>, camel: Camel) -> Option<u8> {
    let taken = TICKET_VALUES.len().checked_sub(usize::from(left[camel]))?;
    TICKET_VALUES.get(taken).copied()
}
