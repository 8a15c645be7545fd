//! What happens when time is up (RULES 6).

use tabletop::{Millis, Seat};

use crate::act::{Acted, lay_down};
use crate::round::{cards_given, finish, next};
use crate::state::State;
use crate::{Event, Gift, Phase, RuleError, reveal};

/// Carries out a deadline that has come.
pub(crate) fn elapsed(state: &mut State, at: Millis) -> Acted {
    if state.deadline.is_none_or(|deadline| at < deadline) {
        return Err(RuleError::TooSoon);
    }
    let missing = state.awaited();
    let mut events = vec![Event::TimeCame { missing }];
    match state.phase {
        Phase::Tell => {
            events.push(Event::TellerSkipped { seat: state.teller });
            next(state, at, &mut events);
        }
        Phase::Give => {
            for seat in missing.iter() {
                events.push(give_at_random(state, seat));
            }
            reveal::show_cards(state, at, &mut events);
        }
        Phase::Vote => reveal::show_votes(state, at, &mut events),
        Phase::Reveal => finish(state, at, &mut events),
        Phase::Over => return Err(RuleError::TooSoon),
    }
    Ok(events)
}

/// RULES 6.3
fn give_at_random(state: &mut State, seat: Seat) -> Event {
    let mut hand = state.hands[seat].clone();
    state.dice.shuffle(&mut hand);
    let gifts = hand.into_iter().take(usize::from(cards_given(state.seats()))).map(Gift::plain);
    let gifts = gifts.collect();
    lay_down(state, seat, gifts)
}
