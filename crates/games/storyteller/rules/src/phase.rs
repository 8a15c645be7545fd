//! Where a match is.

use serde::{Deserialize, Serialize};

/// Where a match is. Deals, shows and scores are beats, not phases: nobody decides anything in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The storyteller chooses a card and a hint (RULES 3.1).
    Tell,
    /// All others give cards in secret (RULES 3.5).
    Give,
    /// All others vote in secret (RULES 3.7).
    Vote,
    /// All is turned up, and the storyteller may say why (RULES 3.9).
    Reveal,
    /// The match is over (RULES 5.6).
    Over,
}
