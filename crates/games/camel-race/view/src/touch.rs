//! Fingers on the pieces: a touch becomes a command or a question; one that comes too early is kept.

use bevy::picking::events::{Cancel, Pointer, Press, Release};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use camel_race::Command;
use table::{Awake, Eyes, PlaybackQueue, Propose, Seating, Session, Settings, Sfx, Sound, Touchable};
use tabletop::{Player, Seat};

use crate::CamelRaceView;
use crate::ask::{Answer, Question, answer};
use crate::facts::Facts;
use crate::piece::Spot;

/// Which spot an entity is.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct SpotOf(pub Spot);

/// A spot was touched.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Touched(pub Spot);

/// Touches pieces by their name: for keys, pads, screen readers and tests.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Finger<'w, 's> {
    spots: Query<'w, 's, (&'static SpotOf, &'static Touchable)>,
    touched: MessageWriter<'w, Touched>,
}

impl Finger<'_, '_> {
    /// Touches the piece with this name, as [`Touchable::name`] has it. False where there is none.
    pub fn touch(&mut self, name: &str) -> bool {
        let found = self.spots.iter().find(|(_, touchable)| touchable.name == name);
        let spot = found.map(|(spot, _)| spot.0);
        self.touched.write_batch(spot.map(Touched));
        spot.is_some()
    }
}

/// The latest touch that came before it could count.
#[derive(Resource, Default)]
pub(crate) struct Kept(Option<Spot>);

/// The seats that hold their mats to look at their own cards, each with its finger.
#[derive(Resource, Default)]
pub(crate) struct Peek(Vec<(Seat, PointerId)>);

impl Peek {
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().map(|(seat, _)| *seat)
    }
}

pub(crate) fn pressed(
    press: On<Pointer<Press>>,
    spots: Query<&SpotOf>,
    session: Option<Res<Session<CamelRaceView>>>,
    mut peek: ResMut<Peek>,
    mut touched: MessageWriter<Touched>,
) {
    let (Ok(SpotOf(spot)), Some(session)) = (spots.get(press.entity), session) else { return };
    if let Spot::Mat(seat) = *spot {
        let person = session.host().people().get(seat).is_some_and(|who| who.player == Player::Person);
        if session.seating == Seating::Around && person {
            put_away(press.pointer_id, &mut peek);
            peek.0.push((seat, press.pointer_id));
        }
    }
    touched.write(Touched(*spot));
}

pub(crate) fn released(release: On<Pointer<Release>>, mut peek: ResMut<Peek>) {
    put_away(release.pointer_id, &mut peek);
}

pub(crate) fn cancelled(cancel: On<Pointer<Cancel>>, mut peek: ResMut<Peek>) {
    put_away(cancel.pointer_id, &mut peek);
}

fn put_away(pointer: PointerId, peek: &mut ResMut<Peek>) {
    if peek.0.iter().any(|(_, holds)| *holds == pointer) {
        peek.0.retain(|(_, holds)| *holds != pointer);
    }
}

pub(crate) fn act(
    mut touched: MessageReader<Touched>,
    facts: Res<Facts>,
    queue: Res<PlaybackQueue<CamelRaceView>>,
    mut kept: ResMut<Kept>,
    mut question: ResMut<Question>,
    mut eyes: ResMut<Eyes>,
    mut proposals: MessageWriter<Propose<CamelRaceView>>,
    mut sounds: MessageWriter<Sfx>,
) {
    let mut touched = touched.read().map(|touch| touch.0).filter(|spot| !matches!(spot, Spot::Mat(_)));
    let Some(seat) = facts.actor.filter(|_| queue.is_empty()) else {
        kept.0 = touched.last().or(kept.0);
        return;
    };
    // Of two fingers at once the first acts; the other came too early for what follows.
    let latest = touched.next();
    let after = touched.last();
    let early = kept.0.take().filter(|spot| latest.is_none() && counts(*spot, &facts));
    kept.0 = after;
    let Some(spot) = latest.or(early) else { return };
    match answer(*question, seat, spot, &facts.offers) {
        Answer::Do(command) => {
            question.set_if_neq(Question::Nothing);
            proposals.write(Propose { seat, command });
        }
        Answer::Ask(next) => {
            put(next, seat, &mut question, &mut eyes);
            sounds.write(Sfx(Sound::Tap));
        }
        Answer::Ignore => {}
    }
}

/// Whether a touch that came too early does something now.
fn counts(spot: Spot, facts: &Facts) -> bool {
    let lawful = |question| match answer(question, Seat(0), spot, &facts.offers) {
        Answer::Do(command) => facts.offers.contains(&command),
        Answer::Ask(_) => true,
        Answer::Ignore => false,
    };
    spot != Spot::Elsewhere && lawful(Question::Nothing)
}

fn put(next: Question, seat: Seat, question: &mut ResMut<Question>, eyes: &mut ResMut<Eyes>) {
    if matches!(next, Question::Card { .. }) && !eyes.may_see(seat) {
        eyes.ask_for(seat);
    }
    if next == Question::Nothing && matches!(**question, Question::Card { .. }) {
        eyes.done();
    }
    question.set_if_neq(next);
}

/// A question is over when nobody can answer it any more, or when the curtain was sent away.
pub(crate) fn forget(facts: Res<Facts>, eyes: Res<Eyes>, mut question: ResMut<Question>) {
    if !(facts.is_changed() || eyes.is_changed()) {
        return;
    }
    let stands = match *question {
        Question::Nothing => true,
        Question::Tile { space, side } => facts.offers.contains(&Command::PlaceDesertTile { space, side }),
        Question::Card { seat, pile } => {
            let lays =
                |offer: &Command| matches!(offer, Command::LayRaceCard { pile: there, .. } if *there == pile);
            let seen = eyes.may_see(seat) || eyes.waiting() == Some(seat);
            seen && facts.actor == Some(seat) && facts.offers.iter().any(lays)
        }
    };
    if !stands {
        *question = Question::Nothing;
    }
}

/// What glows on sand must be darker than sand.
const EMBER: Color = Color::srgb(1.0, 0.5, 0.2);

/// How long what is lawful pulses, in seconds.
const PULSE: f32 = 2.0;

/// What is lawful glows: it pulses for a while, then stands.
pub(crate) fn glow(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    facts: Res<Facts>,
    question: Res<Question>,
    mut awake: ResMut<Awake>,
    mut age: Local<f32>,
    mut spots: Query<(&SpotOf, &Touchable, &mut Sprite)>,
) {
    if facts.is_changed() || question.is_changed() {
        *age = 0.0;
    }
    let pulses = settings.motion && *age < PULSE && facts.actor.is_some();
    if pulses {
        awake.stay();
    }
    *age += time.delta_secs().min(0.1);
    let wave = if pulses { 0.5 - 0.5 * (*age * core::f32::consts::TAU).cos() } else { 0.4 };
    for (spot, touchable, mut sprite) in &mut spots {
        let strength = if touchable.legal { strength(spot.0, *question) } else { 0.0 };
        let tint = EMBER.with_alpha(strength * (0.4 + 0.6 * wave));
        if sprite.color != tint {
            sprite.color = tint;
        }
    }
}

/// How strongly a spot glows at most. With a question open only its answers do.
fn strength(spot: Spot, question: Question) -> f32 {
    let open = question != Question::Nothing;
    match spot {
        Spot::Pyramid | Spot::Ticket(_) | Spot::Pile(_) => {
            if open {
                0.0
            } else {
                1.0
            }
        }
        Spot::Space(_) => {
            if open {
                0.0
            } else {
                0.8
            }
        }
        Spot::Hand(_) => 0.8,
        Spot::TileFlip | Spot::TileConfirm | Spot::Mat(_) | Spot::Elsewhere => 0.0,
    }
}
