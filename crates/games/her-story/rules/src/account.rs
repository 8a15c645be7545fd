//! Where each point came from.

use serde::{Deserialize, Serialize};
use tabletop::{Message, ScoreLine};

use crate::ChapterId;

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gain {
    /// A draft (RULES 3.5).
    Draft,
    /// The printed points of a completed chapter (RULES 4.5).
    Chapter(ChapterId),
    /// An exact completion (RULES 4.6).
    Exact,
    /// The text power of this chapter of the own book (RULES 5).
    Power(ChapterId),
    /// The catch-up of this chapter (RULES 5.12).
    CatchUp(ChapterId),
    /// What this chapter of the own book counts at the end (RULES 6.2).
    Ending(ChapterId),
}

/// A player's points by their source. The lines add up to the score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// Printed on completed chapters; it breaks ties (RULES 6.13).
    pub chapters: u16,
    /// For exact completions.
    pub exact: u16,
    /// For drafts.
    pub drafts: u16,
    /// By text powers.
    pub powers: u16,
    /// By catch-up.
    pub catch_up: u16,
    /// Counted at the end.
    pub ending: u16,
}

impl Account {
    /// Enters a gain.
    pub(crate) fn book(&mut self, gain: Gain, points: u16) {
        let line = match gain {
            Gain::Draft => &mut self.drafts,
            Gain::Chapter(_) => &mut self.chapters,
            Gain::Exact => &mut self.exact,
            Gain::Power(_) => &mut self.powers,
            Gain::CatchUp(_) => &mut self.catch_up,
            Gain::Ending(_) => &mut self.ending,
        };
        *line = line.saturating_add(points);
    }

    /// All of it together: the score.
    #[must_use]
    pub fn sum(&self) -> u16 {
        let Self { chapters, exact, drafts, powers, catch_up, ending } = self;
        chapters + exact + drafts + powers + catch_up + ending
    }

    /// A line per source, nothing left out.
    #[must_use]
    pub fn lines(&self) -> Vec<ScoreLine> {
        [
            ("score-chapters", self.chapters),
            ("score-exact", self.exact),
            ("score-drafts", self.drafts),
            ("score-powers", self.powers),
            ("score-catch-up", self.catch_up),
            ("score-ending", self.ending),
        ]
        .into_iter()
        .map(|(id, points)| ScoreLine { what: Message::new(id), points: i32::from(points) })
        .collect()
    }
}
