//! Keeps matches on a disk so that nothing confirmed is ever lost.
//!
//! `tabletop::record` turns a match into lines and back; this crate puts those lines into files. A match has a
//! [`Slot`], which is a file `<game>/<name>.match` below the [`Store`]'s folder, and whoever plays it holds its
//! [`Journal`]. When [`Journal::append`] returns, the lines are on the disk; when it fails, the file is as it was
//! before. Whole files appear under their names at once or not at all, and nothing here deletes or overwrites what a
//! player may want back: a save that cannot be loaded is [set aside](Journal::set_aside).
//!
//! Two programs never write one slot: a journal holds an advisory lock, a file `<game>/<name>.lock` beside the save.
//!
//! # What it leaves to others
//!
//! It does not look into a save: which lines are whole, and what they mean, is for `tabletop::record`. It says nothing
//! to people: its errors name messages ([`tabletop::Speak`]). A browser has no files: its
//! matches lie in the cells of a [`CellStore`], under the same slots and with the same errors.

mod cells;
mod error;
mod files;
mod journal;
mod lock;
mod slot;
mod store;

pub use cells::{CellError, CellStore, Cells};
pub use error::StoreError;
pub use journal::Journal;
pub use slot::Slot;
pub use store::{Kept, Store};
