//! Refusals in words.

use tabletop::{Message, Speak};

use crate::{Place, RuleError, SetupError};

impl Speak for RuleError {
    fn message(&self) -> Message {
        let at = |id, place: &Place| Message::new(id).with("place", place.message());
        match self {
            Self::ClockEarly => Message::new("error-clock-early"),
            Self::MatchOver => Message::new("error-match-over"),
            Self::WrongMoment => Message::new("error-wrong-moment"),
            Self::NotOnTheLeft => Message::new("error-not-on-the-left"),
            Self::NotActive => Message::new("error-not-active"),
            Self::NoSuchPlace { .. } => Message::new("error-no-such-place"),
            Self::InTheAir { place, .. } => at("error-in-the-air", place),
            Self::StillShowing { place, .. } => at("error-still-showing", place),
            Self::TileUp { place } => at("error-tile-up", place),
            Self::Covered { place } => at("error-covered", place),
            Self::NoHouse { place } => at("error-no-house", place),
            Self::NoMismatch { place } => at("error-no-mismatch", place),
            Self::FliesAlone => Message::new("error-flies-alone"),
            Self::OutOfTurn { next } => Message::new("error-out-of-turn").with("seat", *next),
            Self::TooSoon { .. } => Message::new("error-too-soon"),
            Self::OtherHand { next: Some(next) } => {
                Message::new("error-other-hand").with("hand", next.message())
            }
            Self::OtherHand { next: None } => Message::new("error-no-hand"),
            Self::NoRightToHouse => Message::new("error-no-right-to-house"),
            Self::NoRightToSwap => Message::new("error-no-right-to-swap"),
            Self::SwapWithItself { place } => at("error-swap-with-itself", place),
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
            Self::Levels { found, seats } => {
                Message::new("setup-error-levels").with("found", *found).with("seats", *seats)
            }
            Self::NoSuchChoice { choice } => Message::new("setup-error-choice").with("choice", *choice),
            Self::NoFlights => Message::new("setup-error-no-flights"),
        }
    }
}
