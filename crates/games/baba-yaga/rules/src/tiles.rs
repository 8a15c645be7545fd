//! The active player's hand: turning tiles up and back, and lifting the house (RULES 7, 8.1 to 8.3).

use tabletop::{Millis, Seat};

use crate::flight::{Air, Flight, Found, Steps};
use crate::judge::{self, FlightEnd};
use crate::state::State;
use crate::turn::{Turn, active, in_phase};
use crate::{Event, House, Phase, Place, RuleError, steps};

/// RULES 8.1 to 8.3
pub(crate) fn turn(state: &mut State, at: Millis, seat: Seat, place: Place) -> Turn {
    let flight = searching(state, seat, place)?;
    free(flight)?;
    if flight.shows(place) {
        return Err(RuleError::TileUp { place });
    }
    if state.house == House::On(place) {
        return Err(RuleError::Covered { place });
    }
    let mismatch = flight.air.place();
    let mut events = Vec::new();
    match mismatch {
        Some(mismatch) => go_back(state, at, mismatch, Some(place), &mut events),
        None => turn_up(state, at, place, &mut events),
    }
    Ok(events)
}

/// RULES 8.2
pub(crate) fn turn_back(state: &mut State, at: Millis, seat: Seat, place: Place) -> Turn {
    let flight = searching(state, seat, place)?;
    free(flight)?;
    if flight.is_found(place) {
        return Err(RuleError::TileUp { place });
    }
    if flight.air.place() != Some(place) {
        return Err(RuleError::NoMismatch { place });
    }
    let mut events = Vec::new();
    go_back(state, at, place, None, &mut events);
    Ok(events)
}

/// RULES 7.1
pub(crate) fn lift_house(state: &mut State, at: Millis, seat: Seat, place: Place) -> Turn {
    let flight = searching(state, seat, place)?;
    free(flight)?;
    if state.house != House::On(place) {
        return Err(RuleError::NoHouse { place });
    }
    let mismatch = flight.air.place();
    state.house = House::Lifted(place);
    let mut events = vec![Event::HouseLifted { seat, place, at }];
    if let Some(mismatch) = mismatch {
        go_back(state, at, mismatch, None, &mut events);
    }
    Ok(events)
}

fn searching(state: &State, seat: Seat, place: Place) -> Result<&Flight, RuleError> {
    in_phase(state, Phase::Flight)?;
    active(state, seat)?;
    if !place.is_there() {
        return Err(RuleError::NoSuchPlace { place });
    }
    state.flight.as_ref().ok_or(RuleError::WrongMoment)
}

/// Whether the hand is free for another tile, a mismatch that may go included.
fn free(flight: &Flight) -> Result<(), RuleError> {
    match flight.air {
        Air::Free { .. } | Air::Mismatch { .. } => Ok(()),
        Air::TurningUp { place, until, .. } => Err(RuleError::InTheAir { place, until }),
        Air::TurningBack { place, until, next, .. } => {
            let until = if next.is_some() { until + flight.handling().turn } else { until };
            Err(RuleError::InTheAir { place: next.unwrap_or(place), until })
        }
        Air::Showing { place, until, .. } => Err(RuleError::StillShowing { place, until }),
    }
}

fn set_air(state: &mut State, air: Air) {
    if let Some(flight) = &mut state.flight {
        flight.air = air;
    }
}

fn turn_up(state: &mut State, at: Millis, place: Place, events: &mut Vec<Event>) {
    let Some(flight) = &mut state.flight else { return };
    let until = at + flight.handling().turn;
    flight.air = Air::TurningUp { place, since: at, until };
    let (seat, ingredient) = (state.active, state.ingredient(place));
    events.push(Event::TileTurned { seat, place, ingredient, at, until });
}

fn go_back(state: &mut State, at: Millis, place: Place, next: Option<Place>, events: &mut Vec<Event>) {
    let Some(flight) = &mut state.flight else { return };
    let until = at + flight.handling().turn;
    flight.air = Air::TurningBack { place, since: at, until, next };
    events.push(Event::TileTurnedBack { seat: state.active, place, at, until, next });
}

/// What the hand is about has come to its end: the clock goes on with it.
pub(crate) fn elapsed(state: &mut State, at: Millis, events: &mut Vec<Event>) {
    let Some(flight) = &state.flight else { return };
    match flight.air {
        Air::TurningUp { place, since, .. } => shown(state, at, place, since, events),
        Air::Showing { place, since, up, .. } => {
            set_air(state, Air::Mismatch { place, since, up, ready: at });
            events.push(Event::MismatchMayGo { place, at });
        }
        Air::TurningBack { place, next, .. } => {
            set_air(state, Air::Free { since: at });
            events.push(Event::TileCovered { place, at });
            if state.house == House::Lifted(place) {
                state.house = House::On(place);
                events.push(Event::HouseReturned { place, at });
            }
            if let Some(next) = next {
                turn_up(state, at, next, events);
            }
        }
        Air::Free { .. } | Air::Mismatch { .. } => {}
    }
}

/// A tile lies up and is judged (RULES 3.4).
fn shown(state: &mut State, at: Millis, place: Place, since: Millis, events: &mut Vec<Event>) {
    let (seat, ingredient) = (state.active, state.ingredient(place));
    let Some(flight) = &mut state.flight else { return };
    let matches = flight.spell.needs(ingredient);
    let until = if matches { at } else { at + flight.handling().show };
    flight.air = if matches {
        flight.found.push(Found { place, since, up: at });
        Air::Free { since: at }
    } else {
        Air::Showing { place, since, up: at, until }
    };
    let found = flight.matches();
    let (all, by_tile) = (found >= flight.required, flight.steps == Steps::ByTile);
    events.push(Event::TileShown { seat, place, ingredient, matches, found, since, at, until });
    if all {
        judge::end_flight(state, at, FlightEnd::Matches, events);
    } else if by_tile {
        steps::step(state, at, None, events);
    }
}
