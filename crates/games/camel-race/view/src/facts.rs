//! What the picture depends on besides the view itself, looked up only when something has happened.

use bevy::prelude::*;
use camel_race::{CamelRace, CamelSet, Command, Event};
use table::{Eyes, Layout, PlaybackQueue, Seating, Session, Settings, Words};
use tabletop::{BySeat, Host, Offer, Player, Seat, Viewer};

use crate::CamelRaceView;
use crate::ask::Question;
use crate::places::{Places, SeatPlan};

/// Who may do what, what they are called, what set-up has not placed yet.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Facts {
    /// The person whose turn it is, once the picture has caught up.
    pub actor: Option<Seat>,
    /// What that person may do.
    pub offers: Vec<Command>,
    pub names: BySeat<String>,
    /// Camels that set-up has not placed yet.
    pub waiting: CamelSet,
    /// Which seats bots play.
    pub bots: BySeat<bool>,
    /// Whose mat lies at the lower edge of a phone.
    pub front: Option<Seat>,
}

/// Counts what has happened: turns, beats, beats shown, whether the picture has caught up.
type Stamp = (usize, usize, usize, bool);

pub(crate) fn gather(
    session: Res<Session<CamelRaceView>>,
    queue: Res<PlaybackQueue<CamelRaceView>>,
    eyes: Res<Eyes>,
    settings: Res<Settings>,
    words: Res<Words>,
    mut seen: Local<Stamp>,
    mut facts: ResMut<Facts>,
) {
    let host = session.host();
    let stamp = (host.turns(), host.beat_count(), queue.shown(), queue.is_empty());
    let changed = session.is_changed() || eyes.is_changed() || settings.is_changed() || words.is_changed();
    if *seen == stamp && !changed {
        return;
    }
    *seen = stamp;
    let persons = |seat: &Seat| host.people().get(*seat).is_some_and(|who| who.player == Player::Person);
    let actor = host.to_act().seats.iter().find(persons).filter(|_| queue.is_empty());
    let offers = actor.map(|seat| exact(host.offers(seat))).unwrap_or_default();
    let people = session.named(&words, &settings);
    let names = people.map(|seat, _| words.seat_name(&settings, &people, seat));
    let bots = host.people().map(|_, who| who.player != Player::Person);
    let waiting = waiting(host, queue.shown());
    let front = Some(front(host, &eyes, facts.front));
    facts.set_if_neq(Facts { actor, offers, names, waiting, bots, front });
}

fn exact(offers: Vec<tabletop::OfferOf<CamelRace>>) -> Vec<Command> {
    let exact = offers.into_iter().filter_map(|offer| match offer {
        Offer::Exact(command) => Some(command),
        Offer::Ask(_) => None,
    });
    exact.collect()
}

/// The person who acts or acted last; with one person at the table always that one.
fn front(host: &Host<CamelRace>, eyes: &Eyes, before: Option<Seat>) -> Seat {
    let person = |seat: Seat| host.people().get(seat).is_some_and(|who| who.player == Player::Person);
    match eyes.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Public => {
            let acts = host.to_act().seats.iter().find(|seat| person(*seat));
            let first = || host.people().iter().map(|(seat, _)| seat).find(|seat| person(*seat));
            let stays = before.filter(|seat| person(*seat));
            acts.or(stays).or_else(first).unwrap_or(Seat(0))
        }
    }
}

/// The camels whose set-up roll has not been seen among so many beats.
pub(crate) fn waiting(host: &Host<CamelRace>, shown: usize) -> CamelSet {
    let mut waiting = CamelSet::ALL;
    for beat in (0..shown).filter_map(|index| host.beat(Viewer::Public, index)) {
        match beat.event {
            Event::CamelPlaced { camel, .. } => waiting = waiting.without(camel),
            Event::LegStarted { .. } => return CamelSet::EMPTY,
            _ => {}
        }
    }
    waiting
}

/// Lays the places out anew when the window, the panels or the seats have changed.
pub(crate) fn measure(
    layout: Res<Layout>,
    session: Res<Session<CamelRaceView>>,
    facts: Res<Facts>,
    settings: Res<Settings>,
    question: Res<Question>,
    eyes: Res<Eyes>,
    places: Option<ResMut<Places>>,
    mut commands: Commands,
) {
    if layout.free.is_empty()
        || places.is_some()
            && !(layout.is_changed()
                || session.is_changed()
                || facts.is_changed()
                || settings.is_changed()
                || question.is_changed()
                || eyes.is_changed())
    {
        return;
    }
    let seating = if session.sides.seats() > 0 { session.seating } else { Seating::Pass };
    let hand = match *question {
        Question::Card { seat, .. } if eyes.may_see(seat) => Some(seat),
        Question::Card { .. } | Question::Nothing | Question::Tile { .. } => None,
    };
    let plan = SeatPlan {
        seating,
        sides: session.sides.clone(),
        front: facts.front.unwrap_or(Seat(0)),
        hand,
        coach: settings.coach,
    };
    let next = Places::new(&layout, &plan);
    match places {
        Some(mut places) => {
            places.set_if_neq(next);
        }
        None => commands.insert_resource(next),
    }
}
