//! Where a match is.

use serde::{Deserialize, Serialize};

/// Where a match is. Set-up, payouts and the finish are beats, not phases: nobody decides anything in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// A player has a turn (RULES 3).
    Turn,
    /// The race is paid out (RULES 6.4).
    Over,
}
