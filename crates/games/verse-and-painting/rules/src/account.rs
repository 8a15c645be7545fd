//! Where a player's points came from in the competition (RULES 4.6).

use serde::{Deserialize, Serialize};
use tabletop::{Message, ScoreLine};

/// A player's points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// From right guesses.
    pub guesses: u8,
    /// From own paintings that somebody recognised.
    pub paintings: u8,
    /// How many right guesses nobody else had: they break ties and are no points (RULES 4.7).
    pub lone: u8,
}

impl Account {
    /// All points.
    #[must_use]
    pub fn points(self) -> u8 {
        self.guesses.saturating_add(self.paintings)
    }

    /// What ranks a player: points, then lone right guesses (RULES 4.7).
    pub(crate) fn rank(self) -> (u8, u8) {
        (self.points(), self.lone)
    }

    pub(crate) fn lines(self) -> Vec<ScoreLine> {
        let line = |id, points: u8| ScoreLine { what: Message::new(id), points: points.into() };
        vec![line("score-guesses", self.guesses), line("score-paintings", self.paintings)]
    }
}
