//! Where each point came from.

use serde::{Deserialize, Serialize};
use tabletop::{Message, ScoreLine};

/// A seat's points by their source. The lines add up to the tiles of the score pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// The tile of the set-up (RULES 2.1).
    pub start: i32,
    /// Tiles of words named or kept (RULES 4.9).
    pub words: i32,
    /// Stop tiles (RULES 4.10).
    pub stops: i32,
    /// Tiles lost from the pile, as a number below zero (RULES 4.6).
    pub lost: i32,
}

impl Account {
    /// All of it together.
    #[must_use]
    pub fn sum(&self) -> i32 {
        self.start + self.words + self.stops + self.lost
    }

    /// A line per source, nothing left out.
    #[must_use]
    pub fn lines(&self) -> Vec<ScoreLine> {
        let lines = [
            ("score-start", self.start),
            ("score-words", self.words),
            ("score-stops", self.stops),
            ("score-lost", self.lost),
        ];
        lines.into_iter().map(|(id, points)| ScoreLine { what: Message::new(id), points }).collect()
    }
}
