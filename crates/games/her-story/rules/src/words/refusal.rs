//! Refusals in words.

use tabletop::{Message, Speak};

use crate::{RuleError, SetupError};

impl Speak for RuleError {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::NoClock => "error-no-clock",
            Self::MatchOver => "error-match-over",
            Self::NotYourTurn => "error-not-your-turn",
            Self::NotNow => "error-not-now",
            Self::ResearchBegun => "error-research-begun",
            Self::NotThere => "error-not-there",
            Self::NoVisitLeft => "error-no-visit",
            Self::NoPower => "error-no-power",
            Self::SwappedAlready => "error-swapped",
            Self::DeskFull => "error-desk-full",
            Self::DeskNotFull => "error-desk-not-full",
            Self::DraftsFull => "error-drafts-full",
            Self::BookFull => "error-book-full",
            Self::TileTwice => "error-tile-twice",
            Self::CardTwice => "error-card-twice",
            Self::NoPermanentIcon => "error-no-icon",
            Self::UselessTile { tile } => {
                return Message::new("error-useless-tile").with("tile", tile.message());
            }
            Self::NotCovered => "error-not-covered",
            Self::FavouriteChosen => "error-favourite",
        })
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
        }
    }
}
