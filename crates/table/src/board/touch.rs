//! Fingers on the pieces: a touch becomes a command or a question; one that comes too early is kept.

use bevy::picking::events::{Cancel, Pointer, Press, Release};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use tabletop::{Game, Player, Seat};

use super::pieces::Causes;
use super::{Board, Question, Scene};
use crate::{
    Awake, Eyes, Large, LargeDeed, OpenOffer, Overlay, Plate, PlaybackQueue, Propose, Seating, Session,
    Settings, Sfx, Sound, Touchable,
};

/// Which spot an entity is.
#[derive(Component, Clone, Copy, Debug)]
pub struct SpotOf<B: Board> {
    /// Which.
    pub spot: B::Spot,
    /// Whether it is nothing but a glow.
    pub glows: bool,
}

/// A spot was touched.
#[derive(Message, Clone, Copy, Debug)]
pub struct Touched<B: Board>(pub B::Spot);

/// What follows from a touch.
pub enum Reply<B: Board> {
    /// A seat wants to do this, lawful or not: the rules say why not.
    Do(Seat, <B::Game as Game>::Command),
    /// This is the question now.
    Ask(B::Question),
    /// The same, but it shows the actor something that others must not see: the curtain falls first.
    AskInSecret(B::Question),
    /// The same for this seat, whether it is the one that is waited for or not.
    AskInSecretOf(Seat, B::Question),
    /// The panels open the offer with this number.
    Open(usize),
    /// These pictures are seen large.
    Enlarge(Enlarged<B::Spot>),
    /// It counts when the picture has caught up.
    Keep,
    /// Nothing.
    Ignore,
}

impl<B: Board> PartialEq for Reply<B> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Do(seat, command), Self::Do(other_seat, other)) => seat == other_seat && command == other,
            (Self::Ask(question), Self::Ask(other))
            | (Self::AskInSecret(question), Self::AskInSecret(other)) => question == other,
            (Self::AskInSecretOf(seat, question), Self::AskInSecretOf(other_seat, other)) => {
                seat == other_seat && question == other
            }
            (Self::Open(offer), Self::Open(other)) => offer == other,
            (Self::Enlarge(plates), Self::Enlarge(other)) => plates == other,
            (Self::Keep, Self::Keep) | (Self::Ignore, Self::Ignore) => true,
            _ => false,
        }
    }
}

impl<B: Board> core::fmt::Debug for Reply<B> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Do(seat, command) => write!(f, "Do({seat}, {command:?})"),
            Self::Ask(question) => write!(f, "Ask({question:?})"),
            Self::AskInSecret(question) => write!(f, "AskInSecret({question:?})"),
            Self::AskInSecretOf(seat, question) => write!(f, "AskInSecretOf({seat}, {question:?})"),
            Self::Open(offer) => write!(f, "Open({offer})"),
            Self::Enlarge(plates) => write!(f, "Enlarge({plates:?})"),
            Self::Keep => write!(f, "Keep"),
            Self::Ignore => write!(f, "Ignore"),
        }
    }
}

/// Pictures that are to be seen large, each with the spots that its buttons stand for.
#[derive(Clone, Debug, PartialEq)]
pub struct Enlarged<S> {
    /// The pictures.
    pub plates: Vec<(Plate, Vec<S>)>,
    /// Which is seen first, from 0.
    pub at: usize,
    /// Whether others must not see them.
    pub secret: bool,
}

/// The spots that the buttons below large pictures stand for.
#[derive(Resource)]
pub(super) struct LargeSpots<B: Board>(Vec<Vec<B::Spot>>);

impl<B: Board> Default for LargeSpots<B> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// Shows pictures large, and remembers what their buttons stand for.
fn enlarge<B: Board>(enlarged: Enlarged<B::Spot>, commands: &mut Commands) {
    let Enlarged { plates, at, secret } = enlarged;
    let (plates, spots) = plates.into_iter().unzip();
    commands.insert_resource(Large { plates, at, turned: false, secret });
    commands.insert_resource(LargeSpots::<B>(spots));
    // A third press may come before the second has opened them: what is open stays so.
    commands.set_state_if_neq(Overlay::Large);
}

/// A button below a large picture does what it would do on the table, which is seen again.
pub(super) fn large<B: Board>(
    mut pressed: MessageReader<LargeDeed>,
    spots: Res<LargeSpots<B>>,
    mut touched: MessageWriter<Touched<B>>,
    mut commands: Commands,
) {
    for LargeDeed { plate, deed } in pressed.read() {
        let spot = spots.0.get(*plate).and_then(|spots| spots.get(*deed));
        touched.write_batch(spot.copied().map(Touched::<B>));
        commands.set_state(Overlay::None);
    }
}

/// The latest touch that came before it could count.
#[derive(Resource)]
pub(super) struct Early<B: Board>(Option<B::Spot>);

impl<B: Board> Default for Early<B> {
    fn default() -> Self {
        Self(None)
    }
}

/// The seats that hold their mats to look at their own things, each with its finger.
#[derive(Resource, Default)]
pub struct Peek(Vec<(Seat, PointerId)>);

impl Peek {
    /// Which seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().map(|(seat, _)| *seat)
    }
}

pub(super) fn pressed<B: Board>(
    press: On<Pointer<Press>>,
    spots: Query<&SpotOf<B>>,
    session: Option<Res<Session<B>>>,
    mut peek: ResMut<Peek>,
    mut touched: MessageWriter<Touched<B>>,
) {
    let (Ok(SpotOf { spot, .. }), Some(session)) = (spots.get(press.entity), session) else { return };
    if let Some(seat) = B::mat_of(*spot) {
        let person = session.host().people().get(seat).is_some_and(|who| who.player == Player::Person);
        if session.seating == Seating::Around && person {
            put_away(press.pointer_id, &mut peek);
            peek.0.push((seat, press.pointer_id));
        }
    }
    touched.write(Touched(*spot));
}

pub(super) fn released(release: On<Pointer<Release>>, mut peek: ResMut<Peek>) {
    put_away(release.pointer_id, &mut peek);
}

pub(super) fn cancelled(cancel: On<Pointer<Cancel>>, mut peek: ResMut<Peek>) {
    put_away(cancel.pointer_id, &mut peek);
}

fn put_away(pointer: PointerId, peek: &mut ResMut<Peek>) {
    if peek.0.iter().any(|(_, holds)| *holds == pointer) {
        peek.0.retain(|(_, holds)| *holds != pointer);
    }
}

/// Carries touches out. Each counts by itself, since several people may touch in the same frame, unless seats take turns.
pub(super) fn act<B: Board>(
    mut touched: MessageReader<Touched<B>>,
    causes: Causes<B>,
    queue: Res<PlaybackQueue<B>>,
    mut early: ResMut<Early<B>>,
    mut wishes: MessageWriter<Propose<B>>,
    mut opens: MessageWriter<OpenOffer>,
    mut sounds: MessageWriter<Sfx>,
    mut eyes: ResMut<Eyes>,
    mut commands: Commands,
) {
    // A mat is held, not touched.
    let is_held = |spot: &B::Spot| B::IN_TURN && B::mat_of(*spot).is_some();
    let mut spots: Vec<B::Spot> = touched.read().map(|touch| touch.0).filter(|spot| !is_held(spot)).collect();
    let was_early = spots.is_empty() && queue.is_empty();
    if was_early {
        spots.extend(early.0.take());
    }
    let mut later = None;
    if B::IN_TURN && !spots.is_empty() {
        early.0 = None;
        later = spots.split_off(1).pop();
    }
    for spot in spots {
        match causes.look(|scene| meant(scene, spot, was_early)) {
            Reply::Do(seat, command) => {
                commands.insert_resource(Question::<B>::default());
                wishes.write(Propose { seat, command });
            }
            Reply::Ask(next) => {
                if next == B::Question::default() && B::in_secret(&causes.question.0) {
                    eyes.done();
                }
                commands.insert_resource(Question::<B>(next));
                sounds.write(Sfx(Sound::Tap));
            }
            Reply::AskInSecret(next) => {
                if let Some(seat) = causes.facts.actor {
                    eyes.ask_for(seat);
                }
                commands.insert_resource(Question::<B>(next));
                sounds.write(Sfx(Sound::Tap));
            }
            Reply::AskInSecretOf(seat, next) => {
                eyes.ask_for(seat);
                commands.insert_resource(Question::<B>(next));
                sounds.write(Sfx(Sound::Tap));
            }
            Reply::Open(offer) => {
                opens.write(OpenOffer(offer));
                sounds.write(Sfx(Sound::Tap));
            }
            Reply::Enlarge(enlarged) => {
                enlarge::<B>(enlarged, &mut commands);
                sounds.write(Sfx(Sound::Page));
            }
            Reply::Keep => early.0 = Some(spot),
            Reply::Ignore => {}
        }
    }
    if later.is_some() {
        early.0 = later;
    }
}

/// What a touch means. Where seats take turns, one that came too early must do something now.
fn meant<B: Board>(scene: &Scene<B>, spot: B::Spot, was_early: bool) -> Reply<B> {
    let reply = B::touched(scene, spot);
    let counts = match &reply {
        Reply::Do(_, command) => scene.may(command),
        Reply::Ask(question) | Reply::AskInSecret(question) | Reply::AskInSecretOf(_, question) => {
            *question != B::Question::default()
        }
        Reply::Open(_) | Reply::Enlarge(_) | Reply::Keep | Reply::Ignore => true,
    };
    if counts || !(was_early && B::IN_TURN) { reply } else { Reply::Ignore }
}

/// A question is over when nobody can answer it any more, or when the curtain was sent away.
pub(super) fn forget<B: Board>(causes: Causes<B>, eyes: Res<Eyes>, mut commands: Commands) {
    if !(causes.facts.is_changed() || eyes.is_changed()) || causes.question.0 == B::Question::default() {
        return;
    }
    // Where all act at the same time, what others do is no reason to lay down what is held.
    if B::PATIENT && causes.facts.actor.is_none() && eyes.waiting().is_none() && causes.look(B::stands) {
        return;
    }
    let seen = causes.facts.actor.is_some_and(|seat| eyes.may_see(seat) || eyes.waiting().is_none());
    let sent_away = B::in_secret(&causes.question.0) && !causes.facts.private && eyes.waiting().is_none();
    if sent_away || !(seen || eyes.waiting().is_some()) || !causes.look(B::stands) {
        commands.insert_resource(Question::<B>::default());
    }
}

/// What glows on sand must be darker than sand.
const EMBER: Color = Color::srgb(1.0, 0.5, 0.2);

/// How long what is lawful pulses, in seconds.
const PULSE: f32 = 2.0;

/// What is lawful glows: it pulses for a while, then stands.
pub(super) fn glow<B: Board>(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    facts: Res<super::Facts<B>>,
    question: Res<Question<B>>,
    mut awake: ResMut<Awake>,
    mut age: Local<f32>,
    mut spots: Query<(&SpotOf<B>, &Touchable, &mut Sprite)>,
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
    for (spot, touchable, mut sprite) in spots.iter_mut().filter(|(spot, ..)| spot.glows) {
        let strength = if touchable.legal { B::glow(spot.spot, &question.0) } else { 0.0 };
        let tint = EMBER.with_alpha(strength * (0.4 + 0.6 * wave));
        if sprite.color != tint {
            sprite.color = tint;
        }
    }
}
