//! A match that is over, watched again: at what pace, how far it is, how it rests and how it is stopped.
//!
//! The beats are those of any match and come through the same queue ([`crate::playback`]); here is only what a viewer
//! may do with them. A replay has a pace of its own, so that it can be watched whatever the pace of play is, and with
//! motion off, too.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::playback::{PlaybackQueue, Shown};
use crate::session::Session;
use crate::{Eyes, Interlude, Settings, Speed, TableGame};

/// A replay that is being watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watched {
    /// How fast beats follow each other: slow, normal or fast.
    pub pace: Speed,
    /// Whether it rests after the move that is shown.
    pub rests: bool,
    /// The move that is shown, from 1; 0 while the table is set up.
    pub at: usize,
    /// How many moves the match has.
    pub of: usize,
    /// While it rests: the last move that is shown before it rests again.
    until: Option<usize>,
}

/// Whether a match is watched again.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Replay(Option<Watched>);

/// What a viewer wants of a replay.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watch {
    /// To rest, or to go on.
    Rest,
    /// To see one move more, and to rest after it.
    Step,
    /// The next pace.
    Faster,
    /// To leave it for the end of the match.
    Stop,
}

impl Replay {
    /// From the beginning of a match of so many moves. What is played at once or by taps is watched at a pace.
    #[must_use]
    pub(crate) fn of(moves: usize, speed: Speed) -> Self {
        let pace = match speed {
            Speed::Slow => Speed::Slow,
            Speed::Normal | Speed::Step => Speed::Normal,
            Speed::Fast | Speed::Instant => Speed::Fast,
        };
        Self(Some(Watched { pace, rests: speed == Speed::Step, at: 0, of: moves, until: None }))
    }

    /// What is watched.
    #[must_use]
    pub fn watched(&self) -> Option<&Watched> {
        self.0.as_ref()
    }

    /// Whether it rests now.
    #[must_use]
    pub(crate) fn rests(&self) -> bool {
        self.0.is_some_and(|watched| watched.rests && watched.until.is_none())
    }

    /// How fast beats follow each other.
    #[must_use]
    pub(crate) fn speed(&self, settings: &Settings) -> Speed {
        self.0.map_or(settings.speed, |watched| watched.pace)
    }

    /// By how much the time is multiplied that a beat is looked at.
    #[must_use]
    pub(crate) fn holds(&self, settings: &Settings) -> f32 {
        self.0.map_or_else(|| settings.stretch(), |watched| watched.pace.stretch())
    }

    /// Whether it rests before the beat that this line of the log caused; `None` for set-up.
    pub(crate) fn halts_before(&mut self, line: Option<usize>) -> bool {
        let Some(watched) = self.0.as_mut().filter(|watched| watched.rests) else { return false };
        let number = line.map_or(0, |line| line + 1);
        if watched.until.is_some_and(|until| number <= until) {
            return false;
        }
        watched.until = None;
        true
    }

    /// Notes what has been shown.
    pub(crate) fn reach(&mut self, line: Option<usize>) {
        if let (Some(watched), Some(line)) = (&mut self.0, line) {
            watched.at = line + 1;
        }
    }

    fn hear(&mut self, wish: Watch) {
        let Some(watched) = &mut self.0 else { return };
        match wish {
            Watch::Rest => (watched.rests, watched.until) = (!watched.rests, None),
            Watch::Step => (watched.rests, watched.until) = (true, Some(watched.at + 1)),
            Watch::Faster => {
                watched.pace = match watched.pace {
                    Speed::Slow => Speed::Normal,
                    Speed::Normal => Speed::Fast,
                    Speed::Fast | Speed::Instant | Speed::Step => Speed::Slow,
                };
            }
            Watch::Stop => self.0 = None,
        }
    }
}

/// How fast the table is, in play and in a replay.
#[derive(SystemParam)]
pub struct Pace<'w> {
    settings: Res<'w, Settings>,
    replay: Res<'w, Replay>,
}

impl Pace<'_> {
    /// How fast beats follow each other.
    #[must_use]
    pub fn speed(&self) -> Speed {
        self.replay.speed(&self.settings)
    }

    /// By how much time of motion is multiplied; 0 where nothing moves.
    #[must_use]
    pub fn stretch(&self) -> f32 {
        if self.settings.motion { self.speed().stretch() } else { 0.0 }
    }
}

/// Carries out what a viewer wants. A replay that is stopped shows the end, and what follows an end follows.
pub(crate) fn follow<V: TableGame>(
    session: Res<Session<V>>,
    eyes: Res<Eyes>,
    mut wishes: MessageReader<Watch>,
    mut replay: ResMut<Replay>,
    mut queue: ResMut<PlaybackQueue<V>>,
    mut shown: ResMut<Shown<V>>,
    mut interlude: ResMut<Interlude>,
) {
    for wish in wishes.read() {
        if replay.watched().is_none() {
            return;
        }
        replay.hear(*wish);
        if replay.watched().is_none() {
            *queue = PlaybackQueue::from_beat(session.host.beat_count());
            shown.0 = session.host.view(eyes.viewer());
            *interlude = Interlude::default();
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Replay>().add_message::<Watch>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_replay_can_be_watched_whatever_the_pace_of_play_is() {
        for speed in Speed::ALL {
            for motion in [true, false] {
                let settings = Settings { speed, motion, ..Settings::default() };
                let replay = Replay::of(40, speed);
                assert!(replay.holds(&settings) > 0.0, "{speed:?}, motion {motion}");
                assert_eq!(replay.rests(), speed == Speed::Step, "{speed:?}");
            }
        }
    }

    #[test]
    fn a_step_shows_one_move_and_rests_again() {
        let mut replay = Replay::of(40, Speed::Normal);
        replay.reach(Some(4));
        assert!(!replay.halts_before(Some(5)), "it runs");
        replay.hear(Watch::Rest);
        assert!(replay.halts_before(Some(5)), "it rests");
        replay.hear(Watch::Step);
        assert!(!replay.halts_before(Some(5)), "all beats of the next move are shown");
        replay.reach(Some(5));
        assert!(!replay.halts_before(Some(5)));
        assert!(replay.halts_before(Some(6)), "the one after it waits");
        assert!(replay.rests());
        replay.hear(Watch::Rest);
        assert!(!replay.halts_before(Some(6)), "and on it goes");
    }

    #[test]
    fn paces_follow_each_other_in_a_ring_and_stop_ends_it() {
        let mut replay = Replay::of(40, Speed::Instant);
        let mut paces = Vec::new();
        for _ in 0..4 {
            paces.extend(replay.watched().map(|watched| watched.pace));
            replay.hear(Watch::Faster);
        }
        assert_eq!(paces, [Speed::Fast, Speed::Slow, Speed::Normal, Speed::Fast]);
        replay.hear(Watch::Stop);
        assert_eq!(replay.watched(), None);
    }
}
