//! Refusals.

use tabletop::{Message, Speak};

use crate::{RuleError, SetupError};

impl Speak for RuleError {
    fn message(&self) -> Message {
        match self {
            Self::TooSoon => Message::new("error-too-soon"),
            Self::MatchOver => Message::new("error-match-over"),
            Self::NotTheTeller => Message::new("error-not-the-teller"),
            Self::TellerGivesNone => Message::new("error-teller-gives-none"),
            Self::TellerDoesNotVote => Message::new("error-teller-does-not-vote"),
            Self::TooLate => Message::new("error-too-late"),
            Self::NotNow => Message::new("error-not-now"),
            Self::AlreadyChosen => Message::new("error-already-chosen"),
            Self::NothingToRetract => Message::new("error-nothing-to-retract"),
            Self::RetractedOften { most } => Message::new("error-retracted-often").with("most", *most),
            Self::WrongCount { found, wanted } => {
                Message::new("error-wrong-count").with("found", *found).with("wanted", *wanted)
            }
            Self::NotInHand { card } => Message::new("error-not-in-hand").with("card", card.message()),
            Self::EmptyText => Message::new("error-empty-text"),
            Self::LongText { found, most } => {
                Message::new("error-long-text").with("found", *found).with("most", *most)
            }
            Self::UnreadableText => Message::new("error-unreadable-text"),
            Self::BadTiles => Message::new("error-bad-tiles"),
            Self::NoSuchPlace { place, most } => {
                Message::new("error-no-such-place").with("number", *place).with("most", *most)
            }
            Self::OwnCard { place } => Message::new("error-own-card").with("number", *place),
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
            Self::NoSuchFirst(_) => Message::new("setup-error-first-teller"),
            Self::NoRounds => Message::new("setup-error-no-rounds"),
            Self::NoSuchChoice => Message::new("setup-error-choice"),
        }
    }
}
