//! The end of a flight (RULES 4): what counts as up, whether the spell is broken, and what comes after.

use tabletop::{Millis, Seat};

use crate::flight::{Air, Flight};
use crate::state::{SPELLS, State};
use crate::{Event, House, Phase, Place, powers};

pub(crate) use crate::event::FlightEnd;

/// Time is up: all tiles turn back, then the spell is broken or goes under its stack (RULES 4.5).
pub(crate) fn end_flight(state: &mut State, at: Millis, end: FlightEnd, events: &mut Vec<Event>) {
    let (Some(flight), seat) = (state.flight.take(), state.active) else { return };
    let mut up = flight.found.iter().map(|found| found.place).collect::<Vec<_>>();
    let in_the_air = flight.air.place();
    let counts = counts(flight.air, at);
    up.extend(in_the_air.filter(|_| counts));
    let late = in_the_air.filter(|_| !counts);
    let matches = |place: &Place| flight.spell.needs(state.ingredient(*place));
    let found = up.iter().filter(|place| matches(place)).count();
    let required = usize::from(flight.required);
    let broken = found == required && up.len() == required;
    let house_kept = matches!(state.house, House::Lifted(place) if up.contains(&place) && matches(&place));
    events.push(Event::FlightEnded {
        seat,
        end,
        up,
        late,
        found: u8::try_from(found).unwrap_or(u8::MAX),
        required: flight.required,
        at,
    });
    put_house_away(state, at, house_kept, events);
    if broken { break_spell(state, at, &flight, events) } else { return_spell(state, at, &flight, events) }
}

/// Whether the tile in the air counts as up when time is up at this moment: at the same millisecond the witch arrives
/// first, so what begins then has not begun (RULES 4.3, 4.4).
fn counts(air: Air, at: Millis) -> bool {
    match air {
        Air::Free { .. } => false,
        Air::TurningUp { since, .. } => since < at,
        Air::Showing { .. } | Air::Mismatch { .. } => true,
        Air::TurningBack { since, .. } => since >= at,
    }
}

/// RULES 7.2 to 7.4
fn put_house_away(state: &mut State, at: Millis, kept: bool, events: &mut Vec<Event>) {
    let House::Lifted(place) = state.house else { return };
    if kept {
        state.house = House::Beside;
        events.push(Event::HouseKept { place });
    } else {
        state.house = House::On(place);
        events.push(Event::HouseReturned { place, at });
    }
}

fn break_spell(state: &mut State, at: Millis, flight: &Flight, events: &mut Vec<Event>) {
    let (seat, spell) = (state.active, flight.spell);
    let player = &mut state.players[seat];
    player.broken.push(spell);
    let broken = player.broken.len();
    events.push(Event::SpellBroken { seat, spell, broken: u8::try_from(broken).unwrap_or(u8::MAX) });
    if broken >= SPELLS {
        end_match(state, Some(seat), events);
    } else if is_last(state) {
        end_match(state, None, events);
    } else if flight.powers {
        powers::cast(state, at, spell.power(), events);
    } else {
        powers::end_turn(state, at, events);
    }
}

fn return_spell(state: &mut State, at: Millis, flight: &Flight, events: &mut Vec<Event>) {
    let (seat, spell) = (state.active, flight.spell);
    state.players[seat].stack.push(spell);
    events.push(Event::SpellReturned { seat });
    if is_last(state) { end_match(state, None, events) } else { powers::end_turn(state, at, events) }
}

/// Whether all flights of the match are used up (RULES 4.7).
fn is_last(state: &State) -> bool {
    state.turn >= state.config.limit()
}

fn end_match(state: &mut State, winner: Option<Seat>, events: &mut Vec<Event>) {
    state.phase = Phase::Over;
    events.push(Event::MatchEnded { winner });
}
