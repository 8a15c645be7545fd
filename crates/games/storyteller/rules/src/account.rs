//! Where a player's points came from.

use serde::{Deserialize, Serialize};
use tabletop::{Message, ScoreLine};

use crate::Gain;

/// A player's points by what they were for (RULES 4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// As storyteller, 3 for each hint that some understood, but not all.
    pub told: u16,
    /// 3 for each right vote in such a round.
    pub guessed: u16,
    /// 2 for each round in which the storyteller went without.
    pub shared: u16,
    /// 1 for each vote on the own cards.
    pub fooled: u16,
}

impl Account {
    /// All points: where the rabbit stands.
    #[must_use]
    pub fn points(&self) -> u16 {
        self.told + self.guessed + self.shared + self.fooled
    }

    pub(crate) fn add(&mut self, gain: &Gain) {
        self.told += u16::from(gain.told);
        self.guessed += u16::from(gain.guessed);
        self.shared += u16::from(gain.shared);
        self.fooled += u16::from(gain.fooled);
    }

    pub(crate) fn lines(&self) -> Vec<ScoreLine> {
        let line = |what, points: u16| ScoreLine { what: Message::new(what), points: i32::from(points) };
        vec![
            line("score-told", self.told),
            line("score-guessed", self.guessed),
            line("score-shared", self.shared),
            line("score-fooled", self.fooled),
        ]
    }
}
