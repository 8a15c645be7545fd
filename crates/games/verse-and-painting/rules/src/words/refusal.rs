//! Refusals in words.

use tabletop::{Message, Speak};

use super::line_term;
use super::names::character;
use crate::refusal::RuleError;

impl Speak for RuleError {
    fn message(&self) -> Message {
        match self {
            Self::MatchOver => Message::new("error-match-over"),
            Self::NotYourTurn => Message::new("error-not-your-turn"),
            Self::WrongPhase => Message::new("error-wrong-phase"),
            Self::AlreadyDone => Message::new("error-already-done"),
            Self::EmptyDrawing => Message::new("error-empty-drawing"),
            Self::BadDrawing(error) => error.message(),
            Self::TooManyDrafts => Message::new("error-too-many-drafts"),
            Self::OwnPainting => Message::new("error-own-painting"),
            Self::NoSuchPainter => Message::new("error-no-such-painter"),
            Self::LineNotOpen => Message::new("error-line-not-open"),
            Self::OwnLine => Message::new("error-own-line"),
            Self::NotHan { found } => Message::new("error-not-han").with("character", character(*found)),
            Self::HintHasCharacter => Message::new("error-hint-character"),
            Self::HintQuotes => Message::new("error-hint-quotes"),
            Self::HintTooLong => Message::new("error-hint-too-long"),
            Self::NotOnTable { line } => Message::new("error-not-on-table").with("line", line_term(*line)),
            Self::RecitedBefore { line } => {
                Message::new("error-recited-before").with("line", line_term(*line))
            }
            Self::TooSoon => Message::new("error-too-soon"),
        }
    }
}
