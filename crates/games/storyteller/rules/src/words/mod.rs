//! The names of all that is said about the game.

mod command;
mod describe;
mod event;
mod refusal;

pub(crate) use describe::describe;
