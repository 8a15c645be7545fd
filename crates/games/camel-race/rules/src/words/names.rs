//! Names of things, of phases and of what a player may do.

use tabletop::{Message, Speak};

use crate::{Camel, Command, Phase, Pile, TileSide};

impl Speak for Camel {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Blue => "camel-blue",
            Self::Red => "camel-red",
            Self::Green => "camel-green",
            Self::Lilac => "camel-lilac",
            Self::Yellow => "camel-yellow",
        })
    }
}

impl Speak for Pile {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Winner => "pile-winner",
            Self::Loser => "pile-loser",
        })
    }
}

impl Speak for TileSide {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Oasis => "side-oasis",
            Self::Mirage => "side-mirage",
        })
    }
}

impl Speak for Phase {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Turn => "phase-turn",
            Self::Over => "phase-over",
        })
    }
}

impl Speak for Command {
    fn message(&self) -> Message {
        match self {
            Self::TakeLegTicket { camel } => {
                Message::new("command-leg-ticket").with("camel", camel.message())
            }
            Self::PlaceDesertTile { space, side } => {
                Message::new("command-desert-tile").with("space", space.0).with("side", side.message())
            }
            Self::Roll => Message::new("command-roll"),
            Self::LayRaceCard { camel, pile } => {
                Message::new("command-race-card").with("camel", camel.message()).with("pile", pile.message())
            }
        }
    }
}
