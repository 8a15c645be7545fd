//! What is to be said about this game: names of messages with their values, never sentences.

mod describe;
mod event;
mod names;
mod refusal;

pub(crate) use describe::describe;
pub(crate) use names::tile;
