//! Lets bots think a little in each frame, hesitate visibly, and act.

use core::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use tabletop::{Game, Seat, Thought};

use crate::playback::PlaybackQueue;
use crate::rules::Propose;
use crate::session::Session;
use crate::{Awake, Overlay, Settings, Speed, StepOn, TableGame};

/// How many nodes a bot may look at in a frame: at most about 4 ms in a browser.
const NODES: u32 = 4;

/// How long a bot waits at least after a person's move that can still be taken back, once that has been shown, in seconds
/// at normal speed; twice as long at slow speed, and not at all where everything happens at once. Whoever is in a hurry
/// says so with [`StepOn`].
const GRACE: f32 = 2.5;

/// Where everything happens at once, a bot may think for so long in a frame.
const LONGEST_THOUGHT: Duration = Duration::from_millis(12);

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
    mut hurry: MessageReader<StepOn>,
    mut proposals: MessageWriter<Propose<V>>,
) {
    let hurry = hurry.read().count() > 0;
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
        if hurry || hesitating.left <= 0.0 {
            proposals.write(Propose { seat, command });
        } else {
            hesitating.decided = Some((seat, command));
        }
        return;
    }
    let instant = settings.speed == Speed::Instant;
    let began = Instant::now();
    for seat in session.host.to_act().seats.iter() {
        let Some(thought) = ponder(session, seat, || instant && began.elapsed() < LONGEST_THOUGHT) else {
            continue;
        };
        awake.stay();
        let Thought::Decide { command, delay_ms } = thought else { continue };
        hesitating.left = patience(session, &settings, delay_ms);
        if hesitating.left <= 0.0 {
            proposals.write(Propose { seat, command });
        } else {
            hesitating.decided = Some((seat, command));
        }
        return;
    }
}

/// Lets a bot think, once or as long as there is time. What it decides depends on neither.
fn ponder<V: TableGame>(
    session: &mut Session<V>,
    seat: Seat,
    time_left: impl Fn() -> bool,
) -> Option<Thought<<V::Game as Game>::Command>> {
    loop {
        let thought = session.host.think(seat, NODES)?;
        if matches!(thought, Thought::Decide { .. }) || !time_left() {
            return Some(thought);
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
