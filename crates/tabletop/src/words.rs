//! What is to be said, without saying it.
//!
//! Rules crates hold no text for people. They name a message and its values; a locale turns that into a
//! sentence. The same [`Message`] serves the log, a toast for a refused move, the actions panel, a screen
//! reader and the text client.

use serde::Serialize;

use crate::Seat;

/// A message to be looked up in the locale files of a game, with its values.
///
/// `id` is a Fluent message identifier such as `event-camel-moved`; each value has a Fluent argument name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// Fluent identifier, unique within its game's file.
    pub id: &'static str,
    /// Argument names and values, in the order they were given.
    pub args: Vec<(&'static str, Value)>,
}

/// One value of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Value {
    /// A whole number, shown in the reader's digits and usable for plural forms.
    Int(i64),
    /// A seat: shown as the name of whoever sits there, and usable to choose between *you* and a name.
    Seat(Seat),
    /// Another message, spoken in place: the name of a colour, a pile, a phase.
    Term(Box<Message>),
    /// Several values, joined as the language joins a list.
    List(Vec<Self>),
    /// What a person wrote: shown as it is.
    Text(String),
}

impl Message {
    /// A message without values.
    #[must_use]
    pub fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// The same message with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

/// Something that people are told about in words: a command, an event, an error, a phase.
pub trait Speak {
    /// The message that says it.
    fn message(&self) -> Message;
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Self {
        Self::Term(Box::new(message))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl<V: Into<Self>> FromIterator<V> for Value {
    fn from_iter<I: IntoIterator<Item = V>>(values: I) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}

macro_rules! from_int {
    ($($int:ty),*) => {$(
        impl From<$int> for Value {
            fn from(number: $int) -> Self {
                Self::Int(i64::from(number))
            }
        }
    )*};
}
from_int!(u8, u16, u32, i8, i16, i32, i64);
