//! The recital that ends a round between the lines (RULES 6.7 to 6.9).

use tabletop::{Millis, Seat, SeatSet};

use super::{Acted, round};
use crate::book::LineId;
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::RuleError;
use crate::state::{HEARTS, State};
use crate::written::Written;

/// Anybody may recite now, once for the whole table.
pub(super) fn begin(state: &mut State) -> Vec<Event> {
    state.phase = Phase::Recite;
    vec![Event::RecitalBegan { lines: state.recitable() }]
}

/// A whole poem in writing (RULES 6.7).
pub(super) fn recite(state: &mut State, at: Millis, seat: Seat, line: LineId, text: &Written) -> Acted {
    check(state, line)?;
    let right = line.line().is_some_and(|line| line.is_poem(text.text()));
    let mut events = vec![Event::Recited { seat, line, text: text.clone() }];
    events.extend(judged(state, at, seat, line, right));
    Ok(events)
}

/// A whole poem said aloud: it is shown, and then the table says whether it was right (RULES 6.8).
pub(super) fn aloud(state: &mut State, seat: Seat, line: LineId) -> Acted {
    check(state, line)?;
    state.aloud = Some((seat, line));
    state.phase = Phase::Judge;
    Ok(vec![Event::PoemShown { seat, line }])
}

/// What the table says (RULES 6.8).
pub(super) fn judge(state: &mut State, at: Millis, right: bool) -> Vec<Event> {
    let Some((seat, line)) = state.aloud.take() else { return Vec::new() };
    judged(state, at, seat, line, right)
}

/// A player recites nothing; when all have passed, there is no recital (RULES 6.7).
pub(super) fn pass(state: &mut State, at: Millis, seat: Seat) -> Vec<Event> {
    state.passed = state.passed.with(seat);
    let mut events = vec![Event::RecitalPassed { seat }];
    if state.passed == SeatSet::all(state.config.seats) {
        events.extend(round::end(state, at));
    }
    events
}

fn check(state: &State, line: LineId) -> Result<(), RuleError> {
    if state.recited.contains(&line) {
        return Err(RuleError::RecitedBefore { line });
    }
    if state.recitable().contains(&line) { Ok(()) } else { Err(RuleError::NotOnTable { line }) }
}

fn judged(state: &mut State, at: Millis, seat: Seat, line: LineId, right: bool) -> Vec<Event> {
    state.recited.push(line);
    state.hearts = (state.hearts + u8::from(right)).min(HEARTS);
    let mut events = vec![Event::RecitalJudged { seat, line, right, hearts: state.hearts }];
    events.extend(round::end(state, at));
    events
}
