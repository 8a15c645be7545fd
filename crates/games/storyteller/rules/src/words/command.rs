//! Commands, phases and what a card is called in a list.

use tabletop::{Message, Speak, Value};

use crate::hint::list;
use crate::{Card, Command, Gift, Hint, Phase, Why};

/// The titles of cards.
pub(super) fn titles<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Value {
    cards.into_iter().map(|card| title(*card)).collect()
}

/// The title of a card between its marks.
pub(super) fn title(card: Card) -> Message {
    Message::new("card-title").with("card", card.message())
}

impl Speak for Command {
    fn message(&self) -> Message {
        match self {
            Self::Tell { card, hint: Hint::Aloud } => {
                Message::new("command-tell-aloud").with("card", title(*card)).with("alt", card.alt())
            }
            Self::Tell { card, hint } => {
                Message::new("command-tell").with("card", title(*card)).with("hint", hint.message())
            }
            Self::Give { gifts } => Message::new("command-give").with("cards", given(gifts)),
            Self::Vote { place, .. } => Message::new("command-vote").with("number", *place),
            Self::Retract => Message::new("command-retract"),
            Self::GoOn { why: None } => Message::new("command-go-on"),
            Self::GoOn { why: Some(Why::Written(text)) } => {
                Message::new("command-why-written").with("text", text.clone())
            }
            Self::GoOn { why: Some(Why::Tiles(tags)) } => {
                Message::new("command-why-tiles").with("words", list(tags))
            }
        }
    }
}

fn given(gifts: &[Gift]) -> Value {
    gifts.iter().map(|gift| title(gift.card)).collect()
}

impl Speak for Phase {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Tell => "phase-tell",
            Self::Give => "phase-give",
            Self::Vote => "phase-vote",
            Self::Reveal => "phase-reveal",
            Self::Over => "phase-over",
        })
    }
}
