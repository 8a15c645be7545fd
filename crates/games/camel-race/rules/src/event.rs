//! What happens, beat by beat.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{Advance, Camel, Pile, Space, TileSide};

/// One visible beat, with all that its picture needs.
///
/// A race card's colour is `None` for those who may not know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Who starts was settled (RULES 2.1).
    FirstPlayerChosen {
        /// Who.
        seat: Seat,
    },
    /// A die of the set-up was rolled, and its camel stands (RULES 2.1).
    CamelPlaced {
        /// The roller.
        seat: Seat,
        /// The camel.
        camel: Camel,
        /// Its die.
        pips: u8,
        /// Its space.
        space: Space,
    },
    /// A leg began: tickets stacked, dice in the pyramid, tiles with their owners (RULES 2.2, 5.3).
    LegStarted {
        /// Which leg, from 1.
        leg: u16,
    },
    /// It is this player's turn.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A leg ticket was taken (RULES 3.1).
    LegTicketTaken {
        /// By whom.
        seat: Seat,
        /// Its colour.
        camel: Camel,
        /// Its value: 5, 3 or 2.
        value: u8,
    },
    /// A desert tile was laid (RULES 3.2).
    DesertTilePlaced {
        /// Whose.
        seat: Seat,
        /// Where.
        space: Space,
        /// Which side up.
        side: TileSide,
        /// Where it lay before, if it was out.
        from: Option<Space>,
    },
    /// A pyramid ticket was taken (RULES 3.3).
    PyramidTicketTaken {
        /// By whom.
        seat: Seat,
    },
    /// A die came out of the pyramid (RULES 3.3).
    DieRolled {
        /// By whom.
        seat: Seat,
        /// Its colour.
        camel: Camel,
        /// 1, 2 or 3.
        pips: u8,
    },
    /// A camel moved with those it carried (RULES 4).
    CamelMoved {
        /// All about it.
        advance: Advance,
    },
    /// A desert tile that was landed on paid its owner (RULES 4.3).
    DesertTilePaid {
        /// The owner.
        seat: Seat,
        /// Where it lies.
        space: Space,
        /// What was paid.
        coins: u8,
    },
    /// A race card was laid (RULES 3.4).
    RaceCardLaid {
        /// By whom.
        seat: Seat,
        /// On which pile.
        pile: Pile,
        /// Its colour, for those who may know.
        camel: Option<Camel>,
    },
    /// A leg ended (RULES 5.1, 6.1).
    LegEnded {
        /// Which leg, from 1.
        leg: u16,
        /// The camels, first to last.
        ranking: [Camel; Camel::COUNT],
    },
    /// A leg ticket was reckoned (RULES 5.1).
    LegTicketScored {
        /// Whose.
        seat: Seat,
        /// Its colour.
        camel: Camel,
        /// Its printed value.
        value: u8,
        /// Its camel's place, from 1.
        place: u8,
        /// What it is worth: its value, 1 or −1.
        coins: i16,
    },
    /// A player's pyramid tickets were reckoned (RULES 5.1).
    PyramidTicketsScored {
        /// Whose.
        seat: Seat,
        /// How many.
        tickets: u8,
    },
    /// A player's leg was settled (RULES 5.2).
    LegPaid {
        /// Whose.
        seat: Seat,
        /// What tickets came to.
        net: i16,
        /// What is in the purse now.
        purse: u16,
    },
    /// The race ended (RULES 6.1).
    RaceEnded {
        /// The camels, first to last.
        ranking: [Camel; Camel::COUNT],
    },
    /// A race card was turned up and paid (RULES 6.2).
    RaceCardScored {
        /// Whose.
        seat: Seat,
        /// Which pile it lay on.
        pile: Pile,
        /// Its colour.
        camel: Camel,
        /// 8, 5, 3, 2 or 1; −1 for a wrong card.
        coins: i16,
        /// What is in the purse now.
        purse: u16,
    },
    /// The match ended (RULES 6.4).
    MatchEnded,
}
