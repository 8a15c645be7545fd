//! A part of a match is over: what it came to is shown for a while before the next part begins.
//!
//! A game says what there is to tell ([`crate::TableGame::summary`]), a panel shows it in words, and playback waits
//! until somebody has seen enough or the time is up. Where only bots play, nobody waits; where everything else happens
//! at once, what a part came to is still told.

use bevy::prelude::*;
use tabletop::{Message as Said, Seat};

use crate::Speed;

/// What a part of a match came to, in the words of its game.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// That it is over.
    pub title: Said,
    /// Over the order.
    pub order_title: Said,
    /// Who or what came in, first to last: a sprite, and a name.
    pub order: Vec<(&'static str, Said)>,
    /// What each seat got.
    pub accounts: Vec<SeatSum>,
    /// The same in one sentence, for the log; what seats got has lines of its own there.
    pub log: Said,
}

/// What a seat got in a part of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatSum {
    /// Who.
    pub seat: Seat,
    /// What for, and how much.
    pub lines: Vec<(Said, i32)>,
    /// What it comes to.
    pub total: i32,
    /// What the seat has now.
    pub has: Said,
}

/// What is shown between two parts of a match.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Interlude {
    pub(crate) summary: Option<Summary>,
    /// Seconds until it goes by itself; `None` where it waits for somebody.
    pub(crate) left: Option<f32>,
    /// The beat before which something was shown last.
    pub(crate) told: Option<usize>,
}

/// How long it is looked at, in seconds at normal speed, and at least.
const SECONDS: f32 = 8.0;
const LEAST: f32 = 4.0;

impl Interlude {
    /// What there is to read.
    #[must_use]
    pub fn summary(&self) -> Option<&Summary> {
        self.summary.as_ref()
    }

    /// Shows this before that beat.
    pub(crate) fn begin(&mut self, summary: Summary, beat: usize, speed: Speed) {
        let left = (speed != Speed::Step).then(|| (SECONDS * speed.stretch()).max(LEAST));
        *self = Self { summary: Some(summary), left, told: Some(beat) };
    }

    pub(crate) fn end(&mut self) {
        self.summary = None;
        self.left = None;
    }

    /// Lets so many seconds pass; true once the time is up.
    pub(crate) fn passes(&mut self, seconds: f32) -> bool {
        let Some(left) = &mut self.left else { return false };
        *left -= seconds;
        *left <= 0.0
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Interlude>();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(speed: Speed) -> Interlude {
        let said = || Said::new("leg");
        let summary = Summary {
            title: said(),
            order_title: said(),
            order: Vec::new(),
            accounts: Vec::new(),
            log: said(),
        };
        let mut interlude = Interlude::default();
        interlude.begin(summary, 9, speed);
        interlude
    }

    #[test]
    fn it_goes_by_itself_after_a_time_that_follows_the_speed() {
        let lasts = |speed| shown(speed).left;
        assert!(lasts(Speed::Slow) > lasts(Speed::Normal) && lasts(Speed::Normal) > lasts(Speed::Fast));
        assert!(
            lasts(Speed::Instant) == Some(LEAST),
            "there is time to read it where all else is shown at once"
        );
        let mut interlude = shown(Speed::Normal);
        assert!(!interlude.passes(7.9) && interlude.passes(0.2));
    }

    #[test]
    fn step_by_step_it_waits() {
        let mut interlude = shown(Speed::Step);
        assert!(!interlude.passes(1_000.0));
        interlude.end();
        assert_eq!((interlude.summary(), interlude.told), (None, Some(9)), "and is not shown twice");
    }
}
