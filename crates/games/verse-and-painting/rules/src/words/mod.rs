//! Names of messages for all that this game says. The sentences are in `assets/locales`.

mod command;
mod describe;
mod event;
mod names;
mod refusal;

pub(crate) use describe::describe;
pub(crate) use names::line_term;
