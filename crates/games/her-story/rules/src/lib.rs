//! Her story (她的故事): rules, chapters and bots of a game in which players write a book about women of history.
//!
//! `RULES.md` in this crate's folder is the specification; its paragraphs are cited as *RULES 3.2*. [`HerStory`] is the
//! game as the table knows it. The cards are data under `content/`, read once into [`Content`]: a [`Chapter`] is a woman
//! with her names, years and story in all languages, and with what the game needs of her: cost, points, [`Power`].
//! [`Table`] is all that lies open, [`weigh`] says whether tiles and cards pay for a chapter, and a [`Scenario`] sets up
//! any position of a match for tests and bug reports.
//!
//! This crate knows no engine, no file, no clock; the interface is only named here and worded in the locale files.

mod account;
mod bots;
mod chapter;
mod command;
mod complete;
mod config;
mod cover;
mod ending;
mod event;
mod fold;
mod game;
mod icon;
mod lawful;
mod offers;
mod phase;
mod prompt;
mod research;
mod scenario;
mod setup;
mod state;
mod table;
mod tile;
mod turn;
mod view;
mod words;

pub use account::{Account, Gain};
pub use bots::{Taste, devotee};
pub use chapter::{
    Chapter, ChapterId, Content, Emblem, Era, Family, Field, Power, Region, Tongues, Year, Years,
};
pub use command::{Command, Origin, RuleError};
pub use config::{Config, SetupError};
pub use cover::{Payment, cheapest, weigh};
pub use event::Event;
pub use game::HerStory;
pub use icon::{Icon, Icons, NoIcon};
pub use phase::{Phase, Step};
pub use prompt::PaymentPrompt;
pub use scenario::{Scenario, ScenarioError};
pub use state::State;
pub use table::{
    BOOK, DESK, DRAFT_POINTS, DRAFTS, EXACT_POINTS, Entry, KEEP_FROM, QUIET_ROUNDS, SHOWN_CHAPTERS,
    SHOWN_TILES, Table, VISITS, Writer,
};
pub use tile::Tile;
pub use view::View;
