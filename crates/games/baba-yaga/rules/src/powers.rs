//! Powers of broken spells (RULES 6), the expert's house (RULES 5.4), and the end of a turn.

use tabletop::{Millis, Seat};

use crate::setup::begin_turn;
use crate::state::State;
use crate::turn::Turn;
use crate::{Event, House, Phase, Place, Power, RuleError, times};

/// The power of a spell that was just broken (RULES 4.5).
pub(crate) fn cast(state: &mut State, at: Millis, power: Power, events: &mut Vec<Event>) {
    let (seat, target) = (state.active, state.left());
    match power {
        Power::LongFlight => {
            state.players[seat].next.long = true;
            events.push(Event::PowerCast { seat, power, on: Some(seat) });
        }
        Power::ShortFlight | Power::Fingers | Power::ChinOnFist
            if !state.config.skills[target].has_powers() =>
        {
            events.push(Event::PowerLapsed { seat, power, on: target });
        }
        Power::ShortFlight | Power::Fingers | Power::ChinOnFist => {
            let next = &mut state.players[target].next;
            next.short |= power == Power::ShortFlight;
            next.fingers |= power == Power::Fingers;
            next.chin |= power == Power::ChinOnFist;
            events.push(Event::PowerCast { seat, power, on: Some(target) });
        }
        Power::House | Power::Swap => {
            state.phase = if power == Power::House { Phase::House } else { Phase::Swap };
            events.push(Event::PowerCast { seat, power, on: None });
            return;
        }
    }
    end_turn(state, at, events);
}

/// The spell and its power are done with: whoever ends the turn may move the house, if the match is for experts.
pub(crate) fn end_turn(state: &mut State, at: Millis, events: &mut Vec<Event>) {
    if state.config.expert {
        let until = at + times::EXPERT;
        (state.phase, state.until) = (Phase::Expert, Some(until));
        events.push(Event::ExpertAsked { seat: state.active, until });
    } else {
        begin_turn(state, state.left(), events);
    }
}

/// RULES 5.4, 6.6
pub(crate) fn place_house(state: &mut State, at: Millis, seat: Seat, place: Place) -> Turn {
    let by_power = state.phase == Phase::House;
    if seat != state.active || !(by_power || state.phase == Phase::Expert) {
        return Err(RuleError::NoRightToHouse);
    }
    if !place.is_there() {
        return Err(RuleError::NoSuchPlace { place });
    }
    let from = core::mem::replace(&mut state.house, House::On(place));
    let mut events = vec![Event::HousePlaced { seat, place, from }];
    if by_power {
        end_turn(state, at, &mut events);
    } else {
        begin_turn(state, state.left(), &mut events);
    }
    Ok(events)
}

/// RULES 5.4
pub(crate) fn leave_house(state: &mut State, seat: Seat) -> Turn {
    if state.phase != Phase::Expert || seat != state.active {
        return Err(RuleError::NoRightToHouse);
    }
    let mut events = Vec::new();
    keep_house(state, false, &mut events);
    Ok(events)
}

/// The house stays, by choice or because time is up.
pub(crate) fn keep_house(state: &mut State, lapsed: bool, events: &mut Vec<Event>) {
    events.push(Event::HouseLeft { seat: state.active, lapsed });
    begin_turn(state, state.left(), events);
}

/// RULES 6.7
pub(crate) fn swap(state: &mut State, at: Millis, seat: Seat, one: Place, other: Place) -> Turn {
    if state.phase != Phase::Swap || seat != state.active {
        return Err(RuleError::NoRightToSwap);
    }
    for place in [one, other] {
        if !place.is_there() {
            return Err(RuleError::NoSuchPlace { place });
        }
    }
    if one == other {
        return Err(RuleError::SwapWithItself { place: one });
    }
    state.forest.swap(one.index(), other.index());
    let mut events = vec![Event::TilesSwapped { seat, one, other }];
    end_turn(state, at, &mut events);
    Ok(events)
}
