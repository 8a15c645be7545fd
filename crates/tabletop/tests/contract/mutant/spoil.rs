//! Where a bug changes what happens.

use tabletop::{Game, Input, Millis, Offer, OfferOf, Seat, SeatSet, ToAct, Viewer};

use super::{Bug, Mutant, State, asked};
use crate::parley::{Ask, Command, Event, Parley, Phase, RuleError};

type Applied = Result<Vec<Event>, RuleError>;

/// A seat at no table for six.
const GHOST: Seat = Seat(15);

/// Whether the card on top of the deck, which nobody knows, is even.
fn hidden(state: &State) -> bool {
    state.truth.deck.last().is_some_and(|card| card.0 % 2 == 0)
}

pub fn to_act(state: &State) -> ToAct {
    let ToAct { mut seats, awaited, mut clock } = Parley::to_act(&state.truth);
    let phase = state.truth.phase;
    if Bug::Stall.is_in() && phase == Phase::Roll {
        seats = SeatSet::EMPTY;
    }
    if Bug::GhostMover.is_in() && phase != Phase::Over {
        seats = seats.with(GHOST);
    }
    if Bug::LeakedTurn.is_in() && phase == Phase::Sketch && hidden(state) {
        seats = seats.without(Seat(0));
    }
    if Bug::ClockHidden.is_in() {
        clock = phase == Phase::Lay;
    }
    let awaited = awaited.iter().filter(|seat| seats.contains(*seat)).collect();
    ToAct { seats, awaited, clock }
}

pub fn offers(state: &State, seat: Seat) -> Vec<OfferOf<Mutant>> {
    let own = to_act(state).seats.contains(seat);
    if !own && Bug::IdleOffer.is_in() && seat == Seat(1) {
        return vec![Offer::Exact(Command::Retract)];
    }
    if !own {
        return Vec::new();
    }
    if seat == GHOST {
        return vec![Offer::Exact(Command::Roll)];
    }
    let mut offers = Parley::offers(&state.truth, seat);
    if state.truth.phase == Phase::Lay && Bug::FalseOffer.is_in() {
        offers.push(Offer::Exact(Command::Retract));
    }
    if Bug::DoubleOffer.is_in() {
        offers.extend(offers.first().cloned());
    }
    if Bug::LeakedOffers.is_in() && hidden(state) {
        offers.reverse();
    }
    if Bug::BadPrompt.is_in() && state.truth.phase == Phase::Vote {
        offers = vec![Offer::Ask(Ask::Vote { of: Vec::new() })];
    }
    offers
}

/// What happens in place of what the rules say.
pub fn instead(state: &mut State, at: Millis, input: &Input<Command>) -> Option<Applied> {
    if matches!(input, Input::Command { command: Command::Roll, .. }) {
        let smuggled = Bug::Smuggled.is_in() && state.truth.phase == Phase::Lay;
        return smuggled.then(|| Ok(Vec::new()));
    }
    let due = Parley::next_deadline(&state.truth).filter(|_| *input == Input::Elapsed)?;
    if Bug::ClockEarly.is_in() {
        return Some(Parley::apply(&mut state.truth, due, input));
    }
    if Bug::ClockLate.is_in() && at < due + 100 {
        return Some(Err(RuleError::TooSoon));
    }
    if at < due {
        return None;
    }
    if Bug::ClockForever.is_in() {
        state.truth.deadline = Some(at + 1_000);
    }
    (Bug::ClockForever.is_in() || Bug::ClockStuck.is_in()).then(|| Ok(Vec::new()))
}

/// What happens in addition.
pub fn after(state: &mut State, result: &Applied) {
    let Ok(events) = result else {
        state.scar += u32::from(Bug::Scar.is_in());
        return;
    };
    for event in events {
        match event {
            Event::Laid { seat, .. } => {
                state.truth.earned[*seat].stakes += u32::from(Bug::Coin.is_in());
                state.unkept += u32::from(Bug::UnkeptState.is_in());
                state.scar += if Bug::Impure.is_in() { asked() } else { 0 };
            }
            Event::TimeCame { .. } if Bug::ClockImpure.is_in() => state.scar += asked(),
            Event::RoundBegan { .. } if Bug::Endless.is_in() => state.truth.round = 0,
            _ => {}
        }
    }
}

pub fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    match event {
        Event::Chose { .. } if Bug::LeakedChoice.is_in() => Some(event.clone()),
        Event::Dealt { cards: None, .. } if Bug::RedactsMore.is_in() => None,
        Event::Laid { .. } if Bug::BlindSeat.is_in() && viewer != Viewer::Public => None,
        _ => Parley::redact(event, viewer),
    }
}
