//! The picture follows the rules, one beat at a time.
//!
//! What is shown is a view of its own ([`Shown`]): every beat changes it a little, and when the queue is empty it must be
//! what the host says (the drift guard). View crates lay pieces out from what is shown and stage each beat.

use bevy::prelude::*;
use tabletop::{Beat, Game, SeatSet};

use crate::interlude::Interlude;
use crate::replay::Replay;
use crate::session::Session;
use crate::{Awake, Eyes, Overlay, Settings, Speed, Summary, TableGame};

/// What the viewer has been shown so far.
#[derive(Resource)]
pub struct Shown<V: TableGame>(pub <V::Game as Game>::View);

/// A beat that has just been put on the table. [`Shown`] already has it.
#[derive(Message)]
pub struct BeatPlayed<V: TableGame> {
    /// The beat, as the viewer may know it.
    pub beat: Beat<<V::Game as Game>::Event>,
}

/// The next beat is to be shown, in step mode or to skip a wait.
#[derive(Message, Clone, Copy, Debug)]
pub struct StepOn;

/// Which beats have been shown, and how long the last one takes.
#[derive(Resource)]
pub struct PlaybackQueue<V: TableGame> {
    next: usize,
    total: usize,
    hold: f32,
    /// Whether what is held is being read: that takes its time by the clock, however slow frames are.
    reads: bool,
    waits_for_step: bool,
    /// The beat before which what lies there has been looked at.
    awaited: Option<usize>,
    game: core::marker::PhantomData<fn() -> V>,
}

impl<V: TableGame> PlaybackQueue<V> {
    pub(crate) fn from_beat(next: usize) -> Self {
        let game = core::marker::PhantomData;
        Self { next, total: next, hold: 0.0, reads: false, waits_for_step: false, awaited: None, game }
    }

    /// Whether the picture has caught up.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.next >= self.total && self.hold <= 0.0
    }

    /// How many beats have been shown.
    #[must_use]
    pub fn shown(&self) -> usize {
        self.next
    }

    /// Whether a tap is waited for.
    #[must_use]
    pub fn waits_for_step(&self) -> bool {
        self.waits_for_step
    }
}

/// What is told before this beat: its game's summary of what is over.
pub(crate) fn summary_before<V: TableGame>(
    session: &Session<V>,
    eyes: &Eyes,
    index: usize,
) -> Option<Summary> {
    let beat = session.host.beat(eyes.viewer(), index)?;
    let mut before = (0..index).rev().filter_map(|index| session.host.beat(eyes.viewer(), index));
    V::summary(&beat.event, &mut before.by_ref().map(|beat| beat.event))
}

/// What is shown is always the view of whoever looks, even while beats are still being shown: once a secret is put away,
/// nothing of it stays on the table until the picture has caught up.
pub(crate) fn follow_eyes<V: TableGame>(
    eyes: Res<Eyes>,
    session: Res<Session<V>>,
    queue: Res<PlaybackQueue<V>>,
    mut shown: ResMut<Shown<V>>,
) {
    let viewer = eyes.viewer();
    if V::viewer(&shown.0) == viewer {
        return;
    }
    let Some(mut view) = session.before(viewer) else { return };
    let host = session.host();
    for beat in (0..queue.next).filter_map(|index| host.beat(viewer, index)) {
        V::fold(&mut view, &beat.event);
    }
    shown.0 = view;
}

/// A frame passes at most so many seconds of a beat: pieces that move by frames arrive before the next beat.
const LONGEST_FRAME: f32 = 0.1;

/// The same while something is read: that goes by the clock, also where frames are slow.
const LONGEST_READ: f32 = 1.0;

/// Shows the next beats, as many as are due.
pub(crate) fn play<V: TableGame>(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    overlay: Res<State<Overlay>>,
    eyes: Res<Eyes>,
    session: Res<Session<V>>,
    mut awake: ResMut<Awake>,
    mut steps: MessageReader<StepOn>,
    mut replay: ResMut<Replay>,
    mut interlude: ResMut<Interlude>,
    mut queue: ResMut<PlaybackQueue<V>>,
    mut shown: ResMut<Shown<V>>,
    mut played: MessageWriter<BeatPlayed<V>>,
) {
    let step = steps.read().count() > 0;
    let count = session.host.beat_count();
    // What one person saw is gone before another can look, in the middle of beats, too.
    if V::viewer(&shown.0) != eyes.viewer() {
        shown.0 = seen_so_far(&session, &eyes, queue.next);
    }
    if count < queue.next {
        // Something was taken back: show what is.
        *queue = PlaybackQueue::from_beat(count);
        shown.0 = session.host.view(eyes.viewer());
    }
    if queue.total != count {
        queue.total = count;
    }
    if queue.is_empty() && replay.watched().is_some() {
        *replay = Replay::default();
    }
    if queue.is_empty() || *overlay.get() == Overlay::Pause {
        return;
    }
    let passed = time.delta_secs().min(if queue.reads { LONGEST_READ } else { LONGEST_FRAME });
    if interlude.summary.is_some() && !step {
        if replay.rests() || interlude.left.is_none() {
            return;
        }
        awake.stay();
        if !interlude.bypass_change_detection().passes(time.delta_secs().min(LONGEST_READ)) {
            return;
        }
    }
    if interlude.summary.is_some() {
        interlude.end();
    }
    let speed = replay.speed(&settings);
    let holds = replay.holds(&settings);
    let persons = persons(&session);
    let people = !persons.is_empty();
    let told = replay.watched().is_some() || people;
    let queue = queue.bypass_change_detection();
    if queue.hold > 0.0 || !replay.rests() {
        awake.stay();
    }
    queue.hold = if step { 0.0 } else { (queue.hold - passed).max(0.0) };
    while queue.hold <= 0.0 && queue.next < queue.total {
        let index = queue.next;
        let Some(beat) = session.host.beat(eyes.viewer(), index) else {
            queue.next += 1;
            continue;
        };
        if speed == Speed::Step && queue.waits_for_step && !step && waits::<V>(&beat.event) {
            return;
        }
        if !step && replay.bypass_change_detection().halts_before(beat.line) {
            return;
        }
        if told
            && interlude.told != Some(index)
            && let Some(summary) = summary_before(&session, &eyes, index)
        {
            interlude.begin(summary, index, speed);
            awake.stay();
            return;
        }
        let before = V::seconds_before(&beat.event) * seen_at_least::<V>(holds, people);
        if before > 0.0 && !step && queue.awaited != Some(index) {
            queue.awaited = Some(index);
            queue.hold = before;
            awake.stay();
            return;
        }
        queue.next += 1;
        queue.waits_for_step = false;
        if replay.watched().is_some_and(|watched| beat.line.is_some_and(|line| watched.at != line + 1)) {
            replay.reach(beat.line);
        }
        V::fold(&mut shown.0, &beat.event);
        let secs = V::seconds(&beat.event);
        queue.hold = secs * holds;
        queue.reads = false;
        if replay.watched().is_some() {
            queue.hold = queue.hold.max(until_next(&session, index) * holds);
        } else if people {
            let to_read = V::seconds_to_read(&beat.event, persons);
            queue.reads = to_read > queue.hold;
            queue.hold = queue.hold.max(to_read);
        }
        queue.waits_for_step = speed == Speed::Step && secs > 0.0;
        played.write(BeatPlayed { beat });
        if queue.waits_for_step {
            return;
        }
    }
}

/// What whoever looks now would have been shown by so many beats.
fn seen_so_far<V: TableGame>(session: &Session<V>, eyes: &Eyes, beats: usize) -> <V::Game as Game>::View {
    let host = &session.host;
    if beats >= host.beat_count() {
        return host.view(eyes.viewer());
    }
    let mut shown = V::before(host, eyes.viewer());
    for beat in (0..beats).filter_map(|index| host.beat(eyes.viewer(), index)) {
        V::fold(&mut shown, &beat.event);
    }
    shown
}

/// By how much the time is multiplied that is looked at what ends a stretch of real time: people see it even where all
/// else is shown at once.
fn seen_at_least<V: TableGame>(holds: f32, people: bool) -> f32 {
    if V::Game::REAL_TIME && people { holds.max(Speed::Fast.stretch()) } else { holds }
}

/// Whether a beat waits for a tap where each does. What is played by a clock does not.
fn waits<V: TableGame>(event: &<V::Game as Game>::Event) -> bool {
    !V::Game::REAL_TIME || V::seconds(event) > 0.0
}

/// The time from this beat to the next, in seconds of a match in real time: a replay keeps to it.
fn until_next<V: TableGame>(session: &Session<V>, index: usize) -> f32 {
    let at = |index| session.host.beat(tabletop::Viewer::Public, index).map(|beat| beat.at.0);
    match (at(index), at(index + 1)) {
        (Some(at), Some(next)) if V::Game::REAL_TIME => {
            let millis = u16::try_from(next.saturating_sub(at)).unwrap_or(u16::MAX);
            f32::from(millis) / 1_000.0
        }
        _ => 0.0,
    }
}

/// The seats of people.
fn persons<V: TableGame>(session: &Session<V>) -> SeatSet {
    let people = session.host.people().iter();
    people.filter(|(_, who)| who.player == tabletop::Player::Person).map(|(seat, _)| seat).collect()
}

/// When the picture has caught up it must be what the host says; whoever looks may also have changed.
pub(crate) fn drift_guard<V: TableGame>(
    eyes: Res<Eyes>,
    session: Res<Session<V>>,
    queue: Res<PlaybackQueue<V>>,
    mut shown: ResMut<Shown<V>>,
) {
    if !queue.is_empty() || !(session.is_changed() || eyes.is_changed() || queue.is_changed()) {
        return;
    }
    let view = session.host.view(eyes.viewer());
    if shown.0 != view {
        let same_viewer = V::viewer(&shown.0) == V::viewer(&view);
        debug_assert!(!same_viewer, "the picture drifted:\n{:?}\n{view:?}", shown.0);
        shown.0 = view;
    }
}
