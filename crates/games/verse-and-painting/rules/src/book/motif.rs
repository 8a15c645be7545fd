//! What the motifs that can be stamped may stand for.

use serde::Deserialize;

/// What a motif is in this game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MotifEntry {
    /// Its name in files, such as `fishing-rod`, the same as [`drawing::Motif::id`].
    pub id: String,
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
        Self { id: raw.id, depicts: raw.depicts.chars().collect() }
    }
}
