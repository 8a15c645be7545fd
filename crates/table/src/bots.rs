//! Lets bots think a little in each frame, hesitate visibly, and act.

use bevy::prelude::*;
use tabletop::{Game, Seat, Thought};

use crate::playback::PlaybackQueue;
use crate::rules::Propose;
use crate::session::Session;
use crate::{Awake, Overlay, Settings, Speed, TableGame};

/// How many nodes a bot may look at in a frame: at most about 4 ms in a browser.
const NODES: u32 = 4;

/// How long a bot waits after a person's move that can still be taken back, in seconds at normal speed.
const GRACE: f32 = 1.5;

/// What a bot has decided and not yet done.
#[derive(Resource)]
pub(crate) struct Hesitating<V: TableGame> {
    decided: Option<(Seat, <V::Game as Game>::Command)>,
    left: f32,
    turn: usize,
}

impl<V: TableGame> Default for Hesitating<V> {
    fn default() -> Self {
        Self { decided: None, left: 0.0, turn: usize::MAX }
    }
}

pub(crate) fn think<V: TableGame>(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    overlay: Res<State<Overlay>>,
    queue: Res<PlaybackQueue<V>>,
    mut awake: ResMut<Awake>,
    mut hesitating: ResMut<Hesitating<V>>,
    mut session: ResMut<Session<V>>,
    mut proposals: MessageWriter<Propose<V>>,
) {
    // In real time the clock has them act.
    if V::Game::REAL_TIME {
        return;
    }
    // A bot waits until people have seen what led here.
    if !queue.is_empty() || *overlay.get() != Overlay::None {
        return;
    }
    let session = session.bypass_change_detection();
    let turn = session.host.turns();
    if hesitating.turn != turn {
        *hesitating = Hesitating { decided: None, left: 0.0, turn };
    }
    if let Some((seat, command)) = hesitating.decided.take() {
        awake.stay();
        hesitating.left -= time.delta_secs();
        if hesitating.left <= 0.0 {
            proposals.write(Propose { seat, command });
        } else {
            hesitating.decided = Some((seat, command));
        }
        return;
    }
    for seat in session.host.to_act().seats.iter() {
        let Some(thought) = session.host.think(seat, NODES) else { continue };
        awake.stay();
        if let Thought::Decide { command, delay_ms } = thought {
            hesitating.left = patience(session, &settings, delay_ms);
            hesitating.decided = Some((seat, command));
            return;
        }
    }
}

/// Seconds until the bot acts.
fn patience<V: TableGame>(session: &Session<V>, settings: &Settings, delay_ms: u32) -> f32 {
    if settings.speed == Speed::Instant {
        return 0.0;
    }
    let people = session.host.people();
    let undoable = people
        .iter()
        .any(|(seat, who)| who.player == tabletop::Player::Person && session.host.may_undo(seat).is_ok());
    let wish = f32::from(u16::try_from(delay_ms).unwrap_or(u16::MAX)) / 1_000.0;
    let stretch = settings.speed.stretch();
    if undoable { (wish * stretch).max(GRACE * stretch) } else { wish * stretch }
}
