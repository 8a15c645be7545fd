//! What a player may decide, and why it may be refused.

use serde::{Deserialize, Serialize};

use crate::{Camel, Space, TileSide};

/// A turn (RULES 3): exactly one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// Take the top leg ticket of a colour (RULES 3.1).
    TakeLegTicket {
        /// The colour.
        camel: Camel,
    },
    /// Put the own desert tile on a space; one that is out is lifted first (RULES 3.2).
    PlaceDesertTile {
        /// Where.
        space: Space,
        /// Which side up.
        side: TileSide,
    },
    /// Release a die and move its camel (RULES 3.3).
    Roll,
    /// Lay a race card face down (RULES 3.4).
    LayRaceCard {
        /// The colour: known to this player alone.
        camel: Camel,
        /// On which pile.
        pile: Pile,
    },
}

/// Where race cards are laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Pile {
    /// For the camel that wins the race.
    Winner,
    /// For the camel that comes in last.
    Loser,
}

impl Pile {
    /// Both, in the order in which they are paid.
    pub const ALL: [Self; 2] = [Self::Winner, Self::Loser];
}

/// Why a command was refused (RULES 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RuleError {
    /// Another player's turn (RULES 8.3).
    NotYourTurn,
    /// The match is over (RULES 8.2).
    MatchOver,
    /// This game has no clock (RULES 8.1).
    NoClock,
    /// No leg ticket of this colour is left (RULES 8.4).
    NoTicketLeft {
        /// The colour.
        camel: Camel,
    },
    /// No tile on space 1 (RULES 8.6).
    FirstSpace,
    /// The track has no such space (RULES 8.5).
    OutsideTrack {
        /// The number that was named.
        space: Space,
    },
    /// A camel or another player's tile is there (RULES 8.8).
    Occupied {
        /// Where.
        space: Space,
    },
    /// A tile lies on a neighbouring space (RULES 8.9).
    NextToTile {
        /// Where it was to go.
        space: Space,
        /// Where the other tile lies.
        tile: Space,
    },
    /// The tile lies there already (RULES 8.7).
    SameSpace {
        /// Where.
        space: Space,
    },
    /// Everybody's last turn was the moving of a tile (RULES 8.10).
    Idling,
    /// No die is left in the pyramid (RULES 8.11).
    NoDieLeft,
    /// This player has laid that race card (RULES 8.12).
    CardLaid {
        /// The colour.
        camel: Camel,
    },
}
