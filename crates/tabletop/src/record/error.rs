//! Why a save was refused, as a closed list that the locales put into words.

use crate::{Message, Speak};

/// Why a save cannot be taken up. The file itself is never changed by reading it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// Not a save of this program at all.
    NotASave,
    /// A save, but bytes have changed or are missing.
    Damaged {
        /// The first line that does not check, from 1.
        line: usize,
    },
    /// A save of another game.
    ForeignGame {
        /// The game it is of.
        found: String,
        /// The game that was asked for.
        expected: &'static str,
    },
    /// Made by a newer program.
    Newer {
        /// Its schema number.
        found: u32,
        /// Ours.
        known: u32,
    },
    /// Made by an older program whose rules differ.
    Older {
        /// Its schema number.
        found: u32,
        /// Ours.
        known: u32,
    },
    /// Its set-up describes no match.
    SetUp,
    /// The rules refuse one of its commands.
    Refused {
        /// That line, from 1.
        line: usize,
    },
    /// It replays, but to another state than the one it was saved from.
    Mismatch {
        /// The first line that differs, from 1.
        line: usize,
    },
    /// Larger than any save can be.
    TooLarge {
        /// Its size; of a packed save the least that it can be, since unpacking stops there.
        bytes: usize,
        /// The limit.
        limit: usize,
    },
}

fn number(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

impl Speak for SaveError {
    fn message(&self) -> Message {
        let int = |n: usize| crate::Value::Int(number(n));
        match self {
            Self::NotASave => Message::new("save-error-not-a-save"),
            Self::Damaged { line } => Message::new("save-error-damaged").with("line", int(*line)),
            Self::ForeignGame { found, expected } => Message::new("save-error-foreign-game")
                .with("found", found.clone())
                .with("expected", (*expected).to_owned()),
            Self::Newer { found, known } => {
                Message::new("save-error-newer").with("found", *found).with("known", *known)
            }
            Self::Older { found, known } => {
                Message::new("save-error-older").with("found", *found).with("known", *known)
            }
            Self::SetUp => Message::new("save-error-set-up"),
            Self::Refused { line } => Message::new("save-error-refused").with("index", int(*line)),
            Self::Mismatch { line } => Message::new("save-error-mismatch").with("index", int(*line)),
            Self::TooLarge { bytes, limit } => {
                Message::new("save-error-too-large").with("bytes", int(*bytes)).with("limit", int(*limit))
            }
        }
    }
}
