//! Match time: what the clock of a match says, not what the clock on the wall says.

use core::ops::Add;

use serde::{Deserialize, Serialize};

/// Milliseconds of match time since set-up. It stands still while the match is paused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Add<u64> for Millis {
    type Output = Self;
    fn add(self, span: u64) -> Self {
        Self(self.0.saturating_add(span))
    }
}
