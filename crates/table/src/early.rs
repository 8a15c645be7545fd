//! Wishes that came too early: kept, one for each seat, and carried out at the moment from which they are lawful.
//!
//! Whoever plays by a clock taps ahead of it. Such a tap is neither lost nor refused: the rules say when it will do, and
//! [`crate::rules`] submits it at exactly that match time, whatever the rate of frames.

use std::collections::BTreeMap;

use bevy::prelude::*;
use tabletop::{Game, Millis, Seat};

use crate::TableGame;

/// What seats wish and may not do yet.
#[derive(Resource)]
pub struct Early<V: TableGame>(BTreeMap<Seat, (Millis, <V::Game as Game>::Command)>);

impl<V: TableGame> Default for Early<V> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<V: TableGame> Early<V> {
    /// What this seat wishes.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<&<V::Game as Game>::Command> {
        self.0.get(&seat).map(|(_, command)| command)
    }

    /// Keeps a wish until then. Of several that a seat has, the latest counts.
    pub(crate) fn keep(&mut self, seat: Seat, command: <V::Game as Game>::Command, until: Millis) {
        self.0.insert(seat, (until, command));
    }

    /// Forgets what this seat wishes.
    pub(crate) fn forget(&mut self, seat: Seat) {
        self.0.remove(&seat);
    }

    /// Whether a wish is due by then.
    pub(crate) fn is_due(&self, by: Millis) -> bool {
        self.0.values().any(|(at, _)| *at <= by)
    }

    /// Takes the first wish out that is due by then, with its moment.
    pub(crate) fn take_due(&mut self, by: Millis) -> Option<(Seat, Millis, <V::Game as Game>::Command)> {
        let (seat, at) =
            self.0.iter().map(|(seat, (at, _))| (*seat, *at)).min_by_key(|(seat, at)| (*at, *seat))?;
        if at > by {
            return None;
        }
        self.0.remove(&seat).map(|(at, command)| (seat, at, command))
    }
}
