//! Where a match is.

use serde::{Deserialize, Serialize};

/// Where a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// All ingredients show (RULES 2.4).
    Preview,
    /// The player on the left puts the witch on a path end (RULES 3.1).
    Witch,
    /// The active player is about to turn up the top spell (RULES 3.2).
    Spell,
    /// The witch flies, the active player searches (RULES 3.3).
    Flight,
    /// The caster puts the house on a tile (RULES 6.6).
    House,
    /// The caster exchanges two tiles (RULES 6.7).
    Swap,
    /// Whoever ended the turn may move the house (RULES 5.4).
    Expert,
    /// The match is over (RULES 4.6).
    Over,
}
