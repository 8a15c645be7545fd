//! Names of phases and of what a seat may do.

use tabletop::{Message, Speak, Value};

use crate::{Command, Phase, Said, Story};

impl Speak for Phase {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Telling => "phase-telling",
            Self::Guessing => "phase-guessing",
            Self::Judging => "phase-judging",
            Self::Over => "phase-over",
        })
    }
}

impl Speak for Command {
    fn message(&self) -> Message {
        match self {
            Self::Tell(Story::Aloud) => Message::new("command-told"),
            Self::Tell(Story::Typed(text)) => {
                Message::new("command-tell-typed").with("story", text.text().to_owned())
            }
            Self::Tell(Story::Woven(tale)) => {
                Message::new("command-tell-woven").with("story", tale.message())
            }
            Self::Guess(word) => Message::new("command-guess").with("word", word.message()),
            Self::Say(text) => Message::new("command-say").with("text", text.text().to_owned()),
            Self::DontKnow => Message::new("command-dont-know"),
            Self::Accept(word) => Message::new("command-accept").with("word", word.message()),
            Self::Reject => Message::new("command-reject"),
        }
    }
}

/// What was said, as a value of a sentence.
pub(super) fn said(said: &Said) -> Value {
    match said {
        Said::Word(word) => word.message().into(),
        Said::Text(text) => Value::Text(text.text().to_owned()),
    }
}
