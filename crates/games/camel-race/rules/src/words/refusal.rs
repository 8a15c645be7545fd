//! Refusals in words.

use tabletop::{Message, Speak};

use crate::{RuleError, SetupError};

impl Speak for RuleError {
    fn message(&self) -> Message {
        match self {
            Self::NotYourTurn => Message::new("error-not-your-turn"),
            Self::MatchOver => Message::new("error-match-over"),
            Self::NoClock => Message::new("error-no-clock"),
            Self::NoTicketLeft { camel } => Message::new("error-no-ticket").with("camel", camel.message()),
            Self::FirstSpace => Message::new("error-space-one"),
            Self::OutsideTrack { space } => Message::new("error-off-track").with("space", space.0),
            Self::Occupied { space } => Message::new("error-space-occupied").with("space", space.0),
            Self::NextToTile { space, tile } => {
                Message::new("error-space-next-to-tile").with("space", space.0).with("neighbour", tile.0)
            }
            Self::SameSpace { space } => Message::new("error-same-space").with("space", space.0),
            Self::Idling => Message::new("error-idling"),
            Self::NoDieLeft => Message::new("error-no-die"),
            Self::CardLaid { camel } => Message::new("error-card-laid").with("camel", camel.message()),
        }
    }
}

impl Speak for SetupError {
    fn message(&self) -> Message {
        match self {
            Self::Seats { found, least, most } => Message::new("setup-error-seats")
                .with("found", *found)
                .with("least", *least)
                .with("most", *most),
            Self::NoSuchFirst(seat) => Message::new("setup-error-first-player").with("seat", *seat),
            Self::NoSuchFigure(seat) => Message::new("setup-error-figure-unknown").with("seat", *seat),
            Self::FigureTaken { seat, figure } => {
                Message::new("setup-error-figure-taken").with("seat", *seat).with("figure", figure.message())
            }
        }
    }
}
