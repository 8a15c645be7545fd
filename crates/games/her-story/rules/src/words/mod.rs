//! What is to be said about this game: names of messages with their values, never sentences of the interface.

mod command;
mod describe;
mod event;
mod names;
mod power;
mod refusal;

pub(crate) use describe::describe;
