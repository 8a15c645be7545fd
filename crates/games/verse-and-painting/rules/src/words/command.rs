//! Commands in words.

use tabletop::{Message, Speak};

use super::line_term;
use super::names::character;
use crate::command::Command;

impl Speak for Command {
    fn message(&self) -> Message {
        match self {
            Self::Ready => Message::new("command-ready"),
            Self::Keep { .. } => Message::new("command-keep"),
            Self::HandIn { .. } => Message::new("command-hand-in"),
            Self::Guess { painter, line } => {
                Message::new("command-guess").with("seat", *painter).with("line", line_term(*line))
            }
            Self::GuessWritten { painter, text } => Message::new("command-guess-written")
                .with("seat", *painter)
                .with("text", text.text().to_owned()),
            Self::Remove { line } => Message::new("command-remove").with("line", line_term(*line)),
            Self::Enter { character: c } => Message::new("command-enter").with("character", character(*c)),
            Self::LeaveBlank => Message::new("command-leave-blank"),
            Self::Hint { hint } => Message::new("command-hint").with("hint", hint.text().to_owned()),
            Self::SkipHint => Message::new("command-skip-hint"),
            Self::Recite { line, .. } => Message::new("command-recite").with("line", line_term(*line)),
            Self::ReciteAloud { line } => Message::new("command-recite-aloud").with("line", line_term(*line)),
            Self::Judge { right: true } => Message::new("command-judge-right"),
            Self::Judge { right: false } => Message::new("command-judge-wrong"),
            Self::PassRecital => Message::new("command-pass-recital"),
        }
    }
}
