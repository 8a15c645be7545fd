//! Storyteller (說書人): rules, pictures, lexicon and bots of a game of hints that some should understand, but not all.
//!
//! `RULES.md` in this crate's folder is the specification; its paragraphs are cited as *RULES 3.2*. [`Storyteller`] is the
//! game as the table knows it. [`Card`] leads to its [`Picture`] and so to the [`Tag`]s by which bots see it;
//! [`lexicon`] finds the tags that free text speaks of; [`tally`] is the scoring alone.
//!
//! This crate knows no engine, no file, no clock and no language; what is said about the game is only named here. How a
//! picture looks is left to the press: `content/deck.ron` is its brief.

mod account;
mod act;
mod ask;
mod bots;
mod clock;
mod command;
mod config;
mod deck;
mod event;
mod fold;
mod game;
mod hint;
mod lawful;
pub mod lexicon;
mod phase;
mod resample;
mod reveal;
mod round;
mod setup;
mod state;
mod tag;
mod tally;
mod view;
mod words;

pub use account::Account;
pub use ask::Ask;
pub use command::{Command, Gift, RuleError, Why};
pub use config::{Config, End, SetupError, Timer};
pub use deck::{Card, Composition, Layers, Palette, Picture};
pub use event::{Ending, Event};
pub use game::Storyteller;
pub use hint::{Hint, MOST_CHARACTERS, MOST_TAGS, Phrase};
pub use phase::Phase;
pub use round::{cards_given, hand_size, most_rounds};
pub use state::{RETRACTIONS, State};
pub use tag::{Facet, Tag};
pub use tally::{Found, Gain, Tally, tally};
pub use view::{Own, PlayerView, ShownCard, View};
