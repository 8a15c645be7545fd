//! What a player may decide, and why it may be refused.

use serde::{Deserialize, Serialize};
use tabletop::{Millis, Seat};

use crate::{Hand, PathEnd, Place};

/// What a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// Put the witch on an end of the path (RULES 3.1).
    PlaceWitch {
        /// Which end.
        end: PathEnd,
    },
    /// Turn up the top spell: the flight begins (RULES 3.2).
    TurnSpell,
    /// Turn a forest tile up; a mismatch that has shown its time is turned back first (RULES 8.2).
    Turn {
        /// Which tile.
        place: Place,
    },
    /// Turn a mismatch back, and no other tile (RULES 8.2).
    TurnBack {
        /// Which tile.
        place: Place,
    },
    /// Lift the house off a tile (RULES 7.1).
    LiftHouse {
        /// Which tile it covers.
        place: Place,
    },
    /// Move the witch one tile (RULES 8.6).
    Step {
        /// Which button, where there are two (RULES 8.7).
        hand: Option<Hand>,
    },
    /// Put the house on a tile, by its power or as an expert (RULES 5.4, 6.6).
    PlaceHouse {
        /// Which tile.
        place: Place,
    },
    /// Leave the house where it is (RULES 5.4).
    LeaveHouse,
    /// Exchange two forest tiles (RULES 6.7).
    Swap {
        /// Where the one lies.
        one: Place,
        /// Where the other lies.
        other: Place,
    },
}

/// Why a command was refused (RULES 10). Where the reason is time, the refusal says when that has passed, so that a shell
/// can keep the wish and bring it again then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RuleError {
    /// The clock is early (RULES 10.1).
    ClockEarly,
    /// The match is over (RULES 10.2).
    MatchOver,
    /// That belongs to another part of a turn (RULES 10.3).
    WrongMoment,
    /// Only the player on the left of the active one puts the witch on her path (RULES 10.4).
    NotOnTheLeft,
    /// Only the active player turns the spell, tiles and the house (RULES 10.5).
    NotActive,
    /// The forest has no such place (RULES 10.6).
    NoSuchPlace {
        /// What was named.
        place: Place,
    },
    /// A tile is in the air (RULES 10.7).
    InTheAir {
        /// Which.
        place: Place,
        /// Until when.
        until: Millis,
    },
    /// A mismatch has not shown its time (RULES 10.8).
    StillShowing {
        /// Which.
        place: Place,
        /// Until when.
        until: Millis,
    },
    /// The tile is up (RULES 10.9).
    TileUp {
        /// Which.
        place: Place,
    },
    /// The house covers the tile (RULES 10.10).
    Covered {
        /// Which.
        place: Place,
    },
    /// No house is there to be lifted (RULES 10.11).
    NoHouse {
        /// Where.
        place: Place,
    },
    /// No mismatch lies there (RULES 10.12).
    NoMismatch {
        /// Where.
        place: Place,
    },
    /// The witch flies by herself (RULES 10.13).
    FliesAlone,
    /// Another player moves the witch next (RULES 10.14).
    OutOfTurn {
        /// Who.
        next: Seat,
    },
    /// It is too soon for the next step (RULES 10.15).
    TooSoon {
        /// When it may come.
        until: Millis,
    },
    /// The other button is next, or with more than two players none is named (RULES 10.16).
    OtherHand {
        /// The one that is.
        next: Option<Hand>,
    },
    /// This player may not put the house anywhere now (RULES 10.17).
    NoRightToHouse,
    /// This player may not exchange tiles now (RULES 10.18).
    NoRightToSwap,
    /// A tile is exchanged with another one (RULES 10.19).
    SwapWithItself {
        /// Which.
        place: Place,
    },
}
