//! What can be stamped.

use serde::{Deserialize, Serialize};
use tabletop::{Message, Speak};

use super::book;

/// A motif, by its number from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Motif(pub u8);

/// What a motif is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MotifEntry {
    /// Its name in files, such as `fishing-rod`; its picture has the same.
    pub id: String,
    /// The message that names it: `motif-` and the name.
    pub message: String,
    /// The traditional characters that it can stand for.
    pub depicts: Vec<char>,
}

#[derive(Deserialize)]
pub(super) struct Raw {
    id: String,
    depicts: String,
}

impl From<Raw> for MotifEntry {
    fn from(raw: Raw) -> Self {
        Self { message: format!("motif-{}", raw.id), id: raw.id, depicts: raw.depicts.chars().collect() }
    }
}

impl Motif {
    /// What it is; `None` for a number that no motif has.
    #[must_use]
    pub fn entry(self) -> Option<&'static MotifEntry> {
        book().motif(self)
    }
}

impl Speak for Motif {
    fn message(&self) -> Message {
        Message::new(self.entry().map_or("motif-unknown", |entry| entry.message.as_str()))
    }
}
