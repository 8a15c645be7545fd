//! Saves: a match as lines of text that can be appended to, checked, and replayed.
//!
//! One format serves the journal that grows with every command and the closed save. The first line is the
//! header; each further line says one thing. Every line begins with a check value over itself *and all lines
//! before it*, and every line of the log carries the hash of the state that it led to. So a changed byte, a
//! missing line, a swapped line and rules that have changed since are all noticed, and each in its own words.
//!
//! This module turns matches into bytes and back. Writing bytes to a disk so that they stay is the work of
//! whoever owns a disk.

mod error;
mod line;
mod pack;
mod read;
mod write;

pub use error::SaveError;
pub use pack::{is_packed, pack, unpack};
pub use read::{Opening, Reading, Restored, peek, read};
pub use write::{Writer, save};

/// No save is larger than this, in bytes; whatever claims to be is refused unread.
pub const MAX_BYTES: usize = 16 << 20;
