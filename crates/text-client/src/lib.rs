//! The text table: whole matches in a terminal, against bots or with several people at one keyboard.
//!
//! It plays any game of the [list](games) through its [`tabletop::Host`] alone: what happens is told in words, what may
//! be done is a numbered menu, and what a list cannot hold is asked for. It follows the *Seat view* of whoever looks:
//! of the one person who plays, or of all where several share the screen, with a *curtain* before secrets. Every
//! command is in the [`store`] before its effect is shown, so a program that is killed loses nothing that was seen.
//!
//! # What it leaves to others
//!
//! It knows no rule and no wording: legality comes from the offers, sentences from [`l10n`]. It reads by the line and
//! shows nothing that a screen reader could not say; drawings can therefore only be left to chance.

mod app;
mod arguments;
mod book;
mod chance;
mod clock;
pub mod games;
mod keeper;
mod lobby;
mod playable;
mod session;
mod shelf;
mod table;
mod terminal;
mod typed;
mod voice;

pub use app::{Setting, main, run};
pub use arguments::{Arguments, BadArguments, Start};
pub use games::all as all_games;
pub use playable::{Glimpse, Leaving, Of, Plan, Playable};
pub use session::{Session, Speed};
pub use terminal::{Looks, Terminal};
