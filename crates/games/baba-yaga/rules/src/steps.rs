//! The witch's way (RULES 3.5, 8.4 to 8.7).

use tabletop::{Millis, Seat};

use crate::flight::Steps;
use crate::judge::{self, FlightEnd};
use crate::state::State;
use crate::turn::{Turn, in_phase};
use crate::{Event, Hand, Phase, RuleError, times};

/// The next step is that of this seat, and has not opened yet.
pub(crate) fn by_hand(seat: Seat, hand: Option<Hand>, from: Millis) -> Steps {
    let (opens, falls) = (from + times::STEP_OPENS, from + times::STEP_FALLS);
    Steps::ByHand { seat, hand, from, opens, falls, open: false }
}

/// A player taps a step (RULES 8.6, 8.7).
pub(crate) fn tap(state: &mut State, at: Millis, seat: Seat, tapped: Option<Hand>) -> Turn {
    in_phase(state, Phase::Flight)?;
    let steps = state.flight.as_ref().map(|flight| flight.steps).ok_or(RuleError::WrongMoment)?;
    let Steps::ByHand { seat: next, hand, opens, open, .. } = steps else {
        return Err(RuleError::FliesAlone);
    };
    if seat != next {
        return Err(RuleError::OutOfTurn { next });
    }
    if !open {
        return Err(RuleError::TooSoon { until: opens });
    }
    if tapped != hand {
        return Err(RuleError::OtherHand { next: hand });
    }
    let mut events = Vec::new();
    step(state, at, Some(seat), &mut events);
    Ok(events)
}

/// A player may step from now on (RULES 8.6).
pub(crate) fn open_step(state: &mut State, at: Millis, events: &mut Vec<Event>) {
    let Some(flight) = &mut state.flight else { return };
    if let Steps::ByHand { seat, hand, open, .. } = &mut flight.steps {
        *open = true;
        events.push(Event::StepOpened { seat: *seat, hand: *hand, at });
    }
}

/// The witch moves one tile, and the flight ends when she is back (RULES 4.1).
pub(crate) fn step(state: &mut State, at: Millis, tapped: Option<Seat>, events: &mut Vec<Event>) {
    let (seats, active) = (state.seats(), state.active);
    let (Some(witch), Some(flight)) = (&mut state.witch, &mut state.flight) else { return };
    let from = witch.tile();
    witch.steps += 1;
    let (seat, next) = match flight.steps {
        Steps::Calm { every, next } => (None, Steps::Calm { every, next: next + every }),
        Steps::ByTile => (None, Steps::ByTile),
        Steps::ByHand { seat, hand, .. } => {
            let left = seat.left(seats);
            let left = if left == active { left.left(seats) } else { left };
            (Some(seat), by_hand(left, hand.map(Hand::other), at))
        }
    };
    flight.steps = next;
    let (to, left) = (witch.tile(), witch.steps_left());
    events.push(Event::WitchStepped { seat, tapped: tapped.is_some(), from, to, left, at, next });
    if left == 0 {
        judge::end_flight(state, at, FlightEnd::Witch, events);
    }
}
