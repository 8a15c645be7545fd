//! Where a match is.

use serde::{Deserialize, Serialize};

/// Where a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// A storyteller tells (RULES 3).
    Telling,
    /// A guesser is asked (RULES 4).
    Guessing,
    /// The storyteller may take an answer that was not understood (RULES 5.4).
    Judging,
    /// The match is over (RULES 2.6).
    Over,
}
