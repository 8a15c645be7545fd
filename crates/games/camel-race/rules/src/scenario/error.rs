//! Why a scenario is no match.

use core::fmt;

use tabletop::Seat;

use crate::state::RolledDie;
use crate::{Camel, SetupError, Space};

/// Why a scenario is no match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScenarioError {
    /// There is no such table, or the turn is at no seat of it.
    SetUp(SetupError),
    /// Something belongs to a seat that the table does not have.
    NoSuchSeat(Seat),
    /// A camel has crossed the finish line: the match would be over and paid.
    RaceOver,
    /// The tile on this space belongs to no seat of the table.
    TileOfNobody(Space),
    /// A fourth leg ticket of this colour.
    NoTicketLeft(Camel),
    /// The pyramid tickets are not as many as the dice out.
    PyramidTickets {
        /// How many tickets were handed out.
        found: u32,
        /// How many dice are out.
        dice_out: u8,
    },
    /// A player's race card is laid twice.
    CardLaid {
        /// Whose.
        seat: Seat,
        /// Its colour.
        camel: Camel,
    },
    /// This die cannot come next: it is out already, or has no such face.
    NoSuchDie(RolledDie),
    /// So many dice are wanted that no stream of chance was found for them.
    TooManyDice,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SetUp(error) => write!(f, "no such table: {error:?}"),
            Self::NoSuchSeat(seat) => write!(f, "the table has no seat {seat}"),
            Self::RaceOver => write!(f, "a camel has crossed the finish line"),
            Self::TileOfNobody(space) => write!(f, "the tile on {space} belongs to no seat of the table"),
            Self::NoTicketLeft(camel) => write!(f, "{camel} has three leg tickets only"),
            Self::PyramidTickets { found, dice_out } => {
                write!(f, "{found} pyramid tickets for {dice_out} dice")
            }
            Self::CardLaid { seat, camel } => write!(f, "seat {seat} lays race card {camel} twice"),
            Self::NoSuchDie(die) => write!(f, "die {} cannot come out with a {}", die.camel, die.pips),
            Self::TooManyDice => write!(f, "no chance was found that gives so many dice"),
        }
    }
}

impl core::error::Error for ScenarioError {}
