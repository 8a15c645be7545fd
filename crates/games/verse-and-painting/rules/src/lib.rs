//! Verse and painting (詩情畫意): paint a line of classical verse, and find out what others painted.
//!
//! `RULES.md` in this crate's folder is the specification; its paragraphs are cited as *RULES 4.6*. [`VerseAndPainting`] is
//! the game as the table knows it, in three modes ([`Mode`]). [`book()`] holds the 120 lines with their poems and the motifs
//! that can be stamped; [`drawing`] is the crate with the format of paintings, for whoever shows a board.
//!
//! This crate knows no engine, no file, no clock and no language; what is said about the game is only named here, except
//! for the verses, which the rules judge and which the book therefore holds in all languages.

mod account;
mod book;
mod bots;
mod command;
mod config;
mod event;
mod fold;
mod game;
mod lawful;
mod mask;
mod offers;
mod phase;
mod play;
mod prompt;
mod refusal;
mod resample;
mod setup;
mod state;
mod view;
mod words;
mod written;

pub use ::drawing;
pub use account::Account;
pub use book::{Book, Dynasty, LINES, Line, LineId, Motif, MotifEntry, Theme, ThemeId, Tongues, book};
pub use command::{Command, Entry, Guess};
pub use config::{Config, Deck, Mode, Removals, SetupError, TimeLimit};
pub use event::Event;
pub use game::VerseAndPainting;
pub use mask::{Masked, masked_index};
pub use phase::Phase;
pub use prompt::Ask;
pub use refusal::RuleError;
pub use state::{DRAFTS, HEARTS, ROUNDS, Removal, State};
pub use view::{OwnView, View};
pub use written::Written;
