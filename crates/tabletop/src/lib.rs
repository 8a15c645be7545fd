//! The table's contract: what a game is, and all that games have in common.
//!
//! A game implements [`Game`]: types for its state, commands, events, refusals and views, and pure functions
//! between them. This crate builds the rest on it once: [`Match`] (log, undo, replay), [`record`] (saves and
//! journals), [`Host`] (the door between the truth and whatever shows it), [`Bot`]s, [`Dice`], and the
//! [`testkit`] whose laws every game must keep.
//!
//! It knows no game, no engine, no file, no clock on the wall and no language. Text for people is only named
//! here ([`Message`]); it is spoken elsewhere.

mod bot;
mod dice;
mod game;
mod hash;
mod host;
mod people;
mod play;
mod prompt;
pub mod record;
mod seat;
pub mod testkit;
mod time;
mod trial;
mod words;

pub use bot::{Bot, Level, RandomBot, Situation, Thought, decision_dice, random_command};
pub use dice::{Dice, Seed, Stream};
pub use game::{
    Data, Game, Input, Lobby, Offer, OfferOf, OptionSpec, Outcome, ScoreLine, SetUp, ToAct, Viewer,
};
pub use hash::StateHash;
pub use host::Host;
pub use people::{Occupant, Player, Side};
pub use play::{Beat, Logged, Match, UndoError};
pub use prompt::{Answer, AnswerError, Form, NoPrompt, Prompt};
pub use seat::{BySeat, Seat, SeatSet};
pub use time::Millis;
pub use trial::trial;
pub use words::{Message, Speak, Value};
