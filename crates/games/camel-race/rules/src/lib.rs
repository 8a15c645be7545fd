//! The camel race (駱駝大賽): rules, exact odds and bots of a race of five camels that carry each other.
//!
//! `RULES.md` in this crate's folder is the specification; its paragraphs are cited as *RULES 3.2*. [`CamelRace`] is the
//! game as the table knows it. [`Track`] moves camels, [`Position`] writes and reads them, [`leg_odds`] and [`RaceTable`]
//! give exact odds, and a [`Scenario`] sets up any position of a match for tests and bug reports.
//!
//! This crate knows no engine, no file, no clock and no language; what is said about the game is only named here.

mod account;
mod bots;
mod camel;
mod command;
mod config;
mod event;
mod figure;
mod game;
mod lawful;
mod odds;
mod offers;
mod payout;
mod phase;
mod position;
mod scenario;
mod setup;
mod state;
mod track;
mod turn;
mod view;
mod words;

pub use account::Account;
pub use camel::{ByCamel, Camel, CamelSet, StrayBits};
pub use command::{Command, Pile, RuleError};
pub use config::{Config, SetupError};
pub use event::Event;
pub use figure::Figure;
pub use game::CamelRace;
pub use odds::{LegOdds, Outlook, RaceOdds, RaceTable, RaceTableBuilder, leg_odds};
pub use payout::{CARD_COINS, card_coins, ticket_coins};
pub use phase::Phase;
pub use position::{NotationError, Position, Section};
pub use scenario::{Scenario, ScenarioError};
pub use state::{FIRST_COINS, LegTicket, RolledDie, State, TICKET_VALUES};
pub use track::{Advance, DesertTile, Placement, Space, TileError, TileSide, Track, TrackError};
pub use view::{OwnCards, PlayerView, ShownCards, View};
