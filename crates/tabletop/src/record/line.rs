//! One line of a save, and the check value in front of it.

use serde::{Deserialize, Serialize};

use crate::hash::digest;
use crate::{BySeat, Millis, Occupant, Seat, Seed};

/// What the first line says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Header<C> {
    /// The name of the format, and its number.
    pub caravanserai: u32,
    pub game: String,
    pub schema: u32,
    pub config: C,
    pub seed: Seed,
}

/// The number of the format itself, apart from any game's schema.
pub(super) const FORMAT: u32 = 1;

/// What each further line says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Line<C> {
    /// Who sits where, from here on.
    People(BySeat<Occupant>),
    /// A seat's command and the state it led to.
    Did { at: Millis, seat: Seat, command: C, state: String },
    /// A deadline and the state it led to.
    Elapsed { at: Millis, state: String },
    /// The log was cut to so many lines: something was taken back.
    Undone { lines: usize },
    /// Here the save was closed, with so many lines in the log, at this match time.
    End {
        lines: usize,
        #[serde(default)]
        at: Millis,
    },
}

/// The running check over all lines so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Check([u8; 8]);

impl Check {
    /// The check value that stands in front of `text`, given all lines before it.
    pub fn next(self, text: &str) -> Self {
        Self(digest(&[&self.0, text.as_bytes()]))
    }

    /// As it is written: sixteen hexadecimal digits, small letters.
    pub fn text(self) -> String {
        crate::StateHash(self.0).to_string()
    }
}
