//! What the picture depends on besides the view itself, looked up only when something has happened.

use bevy::prelude::*;
use tabletop::{BySeat, Host, OfferOf, Player, Seat, Viewer};

use super::mats::{SeatPlan, Spread};
use super::{Board, Question};
use crate::{Eyes, Layout, PlaybackQueue, Session, Settings, Words};

/// Who may do what, and what they are called.
#[derive(Resource)]
pub struct Facts<B: Board> {
    /// The person who may act, once the picture has caught up.
    pub actor: Option<Seat>,
    /// What that person may do.
    pub offers: Vec<OfferOf<B::Game>>,
    /// What seats are called.
    pub names: BySeat<String>,
    /// Who plays them.
    pub players: BySeat<Player>,
    /// Whether the actor may see what is secret to them.
    pub private: bool,
    /// Whose mat lies at the lower edge of a phone.
    pub front: Option<Seat>,
}

impl<B: Board> Default for Facts<B> {
    fn default() -> Self {
        Self {
            actor: None,
            offers: Vec::new(),
            names: BySeat::default(),
            players: BySeat::new(0, |_| Player::Person),
            private: false,
            front: None,
        }
    }
}

impl<B: Board> PartialEq for Facts<B> {
    fn eq(&self, other: &Self) -> bool {
        self.actor == other.actor
            && self.offers == other.offers
            && self.names == other.names
            && self.players == other.players
            && self.private == other.private
            && self.front == other.front
    }
}

/// Counts what has happened: lines of the log, beats, beats shown, whether the picture has caught up.
pub(super) type Stamp = (usize, usize, usize, bool);

pub(super) fn gather<B: Board>(
    session: Res<Session<B>>,
    queue: Res<PlaybackQueue<B>>,
    eyes: Res<Eyes>,
    settings: Res<Settings>,
    words: Res<Words>,
    mut seen: Local<Stamp>,
    mut facts: ResMut<Facts<B>>,
) {
    let host = session.host();
    let stamp = (host.turns(), host.beat_count(), queue.shown(), queue.is_empty());
    let changed = session.is_changed() || eyes.is_changed() || settings.is_changed() || words.is_changed();
    if *seen == stamp && !changed {
        return;
    }
    *seen = stamp;
    let at_work = B::at_work(&host.view(Viewer::Public));
    let actor = actor(host, &eyes, at_work).filter(|_| queue.is_empty());
    let offers = actor.map(|seat| host.offers(seat)).unwrap_or_default();
    let people = session.named(&words, &settings);
    let names = people.map(|seat, _| words.seat_name(&settings, &people, seat));
    let players = host.people().map(|_, who| who.player);
    let private = actor.is_some_and(|seat| eyes.may_see(seat));
    let front = Some(front(host, &eyes, at_work, facts.front));
    facts.set_if_neq(Facts { actor, offers, names, players, private, front });
}

/// The person who may act: whoever stands for all, or whoever looks, or else the first whom the match waits for.
fn actor<G: tabletop::Game>(host: &Host<G>, eyes: &Eyes, at_work: Option<Seat>) -> Option<Seat> {
    let to_act = host.to_act();
    let person = |seat: &Seat| host.people().get(*seat).is_some_and(|who| who.player == Player::Person);
    if at_work.is_some() {
        return at_work.filter(person);
    }
    let looks = match eyes.viewer() {
        Viewer::Seat(seat) => Some(seat).filter(|seat| to_act.seats.contains(*seat) && person(seat)),
        Viewer::Public => None,
    };
    looks.or_else(|| to_act.awaited.iter().find(person)).or_else(|| to_act.seats.iter().find(person))
}

/// The person who acts or acted last; with one person at the table always that one.
fn front<G: tabletop::Game>(
    host: &Host<G>,
    eyes: &Eyes,
    at_work: Option<Seat>,
    before: Option<Seat>,
) -> Seat {
    let person = |seat: Seat| host.people().get(seat).is_some_and(|who| who.player == Player::Person);
    match eyes.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Public => {
            let acts = match at_work {
                Some(seat) => Some(seat).filter(|seat| person(*seat)),
                None => host.to_act().awaited.iter().find(|seat| person(*seat)),
            };
            let first = || host.people().iter().map(|(seat, _)| seat).find(|seat| person(*seat));
            let stays = before.filter(|seat| person(*seat));
            acts.or(stays).or_else(first).unwrap_or(Seat(0))
        }
    }
}

/// Lays the mats out anew when the window, the panels, the seats or what lies open have changed.
pub(super) fn measure<B: Board>(
    layout: Res<Layout>,
    session: Res<Session<B>>,
    facts: Res<Facts<B>>,
    settings: Res<Settings>,
    question: Res<Question<B>>,
    spread: Option<ResMut<Spread>>,
    mut commands: Commands,
) {
    let opened = settings.is_changed() || question.is_changed();
    let stands = !(layout.is_changed() || session.is_changed() || facts.is_changed() || opened);
    if layout.free.is_empty() || spread.is_some() && stands {
        return;
    }
    let front = facts.front.unwrap_or(Seat(0));
    let plan = SeatPlan { seating: session.seating, sides: session.sides.clone(), front };
    let is_seen = facts.private || !B::in_secret(&question.0);
    let taken = if is_seen { B::takes(&layout, session.seating, &question.0) } else { 0.0 };
    let next = Spread { coach: settings.coach, ..Spread::above(&layout, &plan, taken) };
    match spread {
        Some(mut spread) => {
            spread.set_if_neq(next);
        }
        None => commands.insert_resource(next),
    }
}
