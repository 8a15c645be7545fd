//! Donkey bridge (驢橋): rules, words and bots of a game of stories that are to be kept in mind.
//!
//! `RULES.md` in this crate's folder is the specification; its paragraphs are cited as *RULES 4.3*. [`DonkeyBridge`] is the
//! game as the table knows it. [`Word`] is a picture tile with its names and its picture, [`recognise`] says which word a
//! typed answer means, [`lacking`] which words a story still lacks, and a [`Scenario`] sets up a storyteller's turn for
//! tests and bug reports.
//!
//! This crate knows no engine, no file and no clock. The names of the words are content, in all languages
//! (`content/words.ron`); everything else that is said is only named here.

mod account;
mod act;
mod ask;
mod bots;
mod command;
mod config;
mod deal;
mod event;
mod fold;
mod game;
mod guess;
mod lawful;
mod offers;
mod phase;
mod recognise;
mod resample;
mod rounds;
mod said;
mod scenario;
mod setup;
mod speak;
mod state;
mod story;
mod tale;
mod turn;
mod view;
mod word;

pub use account::Account;
pub use ask::Ask;
pub use command::{Command, RuleError};
pub use config::{Answering, Config, SetupError, Timer};
pub use event::{Event, Failure};
pub use game::DonkeyBridge;
pub use phase::Phase;
pub use recognise::recognise;
pub use rounds::Rounds;
pub use said::{Said, Utterance};
pub use scenario::{Scenario, ScenarioError};
pub use state::{BOARD, JUDGING_MILLIS, STOP_TILES, State};
pub use story::{Story, StoryText, lacking};
pub use tale::{Moment, Tale, TaleLine};
pub use view::{
    BoardWord, GuesserView, GuessingView, Mark, OwnView, PileTile, PlayerView, TellingView, View,
};
pub use word::{Kind, Language, Word};
