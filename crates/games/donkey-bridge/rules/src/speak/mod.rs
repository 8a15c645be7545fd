//! What is to be said about this game: names of messages with their values, never sentences.

mod describe;
mod event;
mod names;
mod refusal;
mod tale;

pub(crate) use describe::describe;

use tabletop::{Message, Speak, Value};

use crate::Word;

/// Words as a list of their names.
fn list(words: &[Word]) -> Value {
    words.iter().map(Speak::message).collect()
}

/// A number of things.
fn count(things: usize) -> Value {
    Value::Int(i64::try_from(things).unwrap_or(i64::MAX))
}

impl Speak for Word {
    fn message(&self) -> Message {
        Message::new(self.message_id())
    }
}
