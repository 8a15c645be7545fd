//! Baba Yaga (雅加婆婆): rules and bots of a memory game in real time.
//!
//! `RULES.md` in this crate's folder is the specification; its paragraphs are cited as *RULES 3.2*. [`BabaYaga`] is the
//! game as the table knows it. Its clock is an input like any other: every command carries the time of the match, and
//! what falls due happens at its own time, so a match replays alike at any rate of frames. A [`View`] says all that a
//! picture needs, and [`View::fold`] keeps one in step with the beats. A [`Position`] sets up any beginning of a turn for
//! tests and bug reports.
//!
//! This crate knows no engine, no file, no clock on the wall and no language; what is said about the game is only named
//! here.

mod ask;
mod bots;
mod clock;
mod clue;
mod command;
mod config;
mod event;
mod flight;
mod fold;
mod game;
mod ingredient;
mod judge;
mod lawful;
mod offers;
mod phase;
mod place;
mod position;
mod powers;
mod setup;
mod spell;
mod state;
mod steps;
mod tiles;
mod times;
mod turn;
mod view;
mod words;

pub use ask::Ask;
pub use clue::{Clue, Clues};
pub use command::{Command, RuleError};
pub use config::{Clock, Config, Pace, SetupError, Skill};
pub use event::{Event, FlightEnd};
pub use flight::{Air, Flight, Found, Hand, Steps, Witch};
pub use game::BabaYaga;
pub use ingredient::Ingredient;
pub use phase::Phase;
pub use place::{PathEnd, Place};
pub use position::{Position, PositionError};
pub use spell::{Power, Spell};
pub use state::{Effects, House, State};
pub use view::{Face, PlayerView, TileView, View};
