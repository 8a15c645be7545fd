//! Where a match is.

use serde::{Deserialize, Serialize};

/// Where a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// All read their lines (RULES 3.2).
    Ready,
    /// All paint (RULES 3).
    Paint,
    /// All match a painting with a line (RULES 4.3).
    Match,
    /// Lines are removed in turn (RULES 5.3).
    Remove,
    /// All but a painter enter a character (RULES 6.4).
    Enter,
    /// A painter may give a hint (RULES 6.5).
    Hint,
    /// The table may recite a poem (RULES 6.7).
    Recite,
    /// A poem was said aloud (RULES 6.8).
    Judge,
    /// It is over.
    Over,
}
