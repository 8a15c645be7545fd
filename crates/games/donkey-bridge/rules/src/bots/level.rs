//! How well each level remembers. Chances are out of [`CERTAIN`].

use tabletop::Level;

/// What never fails.
pub(super) const CERTAIN: u32 = 1_000;

/// The memory of a level (RULES 8.2, 8.3).
#[derive(Clone, Copy, Debug)]
pub(super) struct Traits {
    /// The chance to know a word of a story that was told just now.
    fresh: u32,
    /// What each story told since then takes from it.
    per_story: u32,
    /// What each minute since then takes from it.
    per_minute: u32,
    /// Whether a word that it knows from elsewhere is ruled out on the board.
    pub rules_out: bool,
}

impl Traits {
    pub(super) fn of(level: Level) -> Self {
        match level {
            Level::Easy => Self { fresh: 720, per_story: 28, per_minute: 20, rules_out: false },
            Level::Medium => Self { fresh: 860, per_story: 18, per_minute: 12, rules_out: true },
            Level::Hard => Self { fresh: 985, per_story: 8, per_minute: 4, rules_out: true },
        }
    }

    /// The chance to know a word after so many stories and minutes.
    pub(super) fn knows(self, stories: u32, minutes: u32) -> u32 {
        let faded =
            self.per_story.saturating_mul(stories).saturating_add(self.per_minute.saturating_mul(minutes));
        self.fresh.saturating_sub(faded)
    }

    /// The chance to know again a word that lies there to be seen: half of what is forgotten comes back.
    pub(super) fn knows_again(self, stories: u32, minutes: u32) -> u32 {
        let known = self.knows(stories, minutes);
        known + (CERTAIN - known) / 2
    }
}
