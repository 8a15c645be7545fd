//! Where each coin came from.

use serde::{Deserialize, Serialize};
use tabletop::{Message, ScoreLine};

/// A player's coins by their source. The lines add up to the purse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// At the start (RULES 1.6).
    pub start: i32,
    /// Leg tickets (RULES 5.1).
    pub leg_tickets: i32,
    /// Pyramid tickets (RULES 5.1).
    pub pyramid_tickets: i32,
    /// The desert tile (RULES 4.3).
    pub desert_tile: i32,
    /// Cards on the winner pile (RULES 6.2).
    pub winner_cards: i32,
    /// Cards on the loser pile (RULES 6.2).
    pub loser_cards: i32,
    /// Debts that an empty purse did not have to pay (RULES 5.2, 6.3).
    pub forgiven: i32,
}

impl Account {
    /// All of it together.
    #[must_use]
    pub fn sum(&self) -> i32 {
        self.lines().iter().map(|line| line.points).sum()
    }

    /// A line per source, nothing left out.
    #[must_use]
    pub fn lines(&self) -> Vec<ScoreLine> {
        [
            ("score-start", self.start),
            ("score-leg-tickets", self.leg_tickets),
            ("score-pyramid-tickets", self.pyramid_tickets),
            ("score-desert-tile", self.desert_tile),
            ("score-winner-cards", self.winner_cards),
            ("score-loser-cards", self.loser_cards),
            ("score-forgiven", self.forgiven),
        ]
        .into_iter()
        .map(|(id, points)| ScoreLine { what: Message::new(id), points })
        .collect()
    }
}
