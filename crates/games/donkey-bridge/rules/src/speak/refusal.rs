//! Refusals in words.

use tabletop::{Message, Speak};

use super::list;
use crate::{RuleError, SetupError};

impl Speak for RuleError {
    fn message(&self) -> Message {
        match self {
            Self::TooSoon => Message::new("error-too-soon"),
            Self::MatchOver => Message::new("error-match-over"),
            Self::NotYourTurn => Message::new("error-not-your-turn"),
            Self::WrongMoment => Message::new("error-wrong-moment"),
            Self::Lacks { words } => Message::new("error-lacks").with("words", list(words)),
            Self::NotTheTiles => Message::new("error-not-the-tiles"),
            Self::OwnTile => Message::new("error-own-tile"),
            Self::Named { word } => Message::new("error-named").with("word", word.message()),
            Self::NotOnBoard { word } => Message::new("error-not-on-board").with("word", word.message()),
            Self::NotOfStory { word } => Message::new("error-not-of-story").with("word", word.message()),
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
            Self::NoSuchFirst(seat) => Message::new("setup-error-first").with("seat", *seat),
            Self::NoSuchChoice { choice, .. } => Message::new("setup-error-choice").with("number", *choice),
        }
    }
}
