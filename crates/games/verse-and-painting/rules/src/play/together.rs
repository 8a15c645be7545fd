//! All against the decoys: removing lines that nobody painted (RULES 5).

use tabletop::{Millis, Seat};

use super::{Acted, round};
use crate::book::{Book, LineId, ThemeId};
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::RuleError;
use crate::state::{Removal, State};

/// The painted lines and the decoys lie open (RULES 5.2).
pub(super) fn begin(state: &mut State) -> Vec<Event> {
    state.phase = Phase::Remove;
    let theme = state.themes.last().copied().unwrap_or(ThemeId(0));
    let painted = state.dealt.values().copied().collect::<Vec<_>>();
    let rest = Book::lines_of(theme).filter(|line| !painted.contains(line)).collect();
    let decoys = round::shuffled(state, rest);
    let count = usize::from(state.config.open_lines()) - painted.len();
    let lines = painted.into_iter().chain(decoys.into_iter().take(count)).collect();
    state.open = round::shuffled(state, lines);
    let mut events = vec![Event::LinesShuffled { lines: state.open.clone() }];
    events.extend(turn(state));
    events
}

fn turn(state: &State) -> Option<Event> {
    state.turn().map(|seat| Event::TurnBegan { seat })
}

/// Removes a line (RULES 5.3, 5.4).
pub(super) fn remove(state: &mut State, at: Millis, seat: Seat, line: LineId) -> Acted {
    let gone = state.removed.iter().any(|removal| removal.line == line);
    if gone || !state.open.contains(&line) {
        return Err(RuleError::LineNotOpen);
    }
    if state.dealt[seat] == line {
        return Err(RuleError::OwnLine);
    }
    state.removed.push(Removal { seat, line });
    let mut events = vec![Event::LineRemoved { seat, line }];
    if state.removed.len() < usize::from(state.config.lines_to_remove()) {
        events.extend(turn(state));
    } else {
        events.extend(check(state, at));
    }
    Ok(events)
}

/// Each removed line that was painted costs a heart (RULES 5.6).
fn check(state: &mut State, at: Millis) -> Vec<Event> {
    let removed = state.removed.iter().map(|removal| removal.line);
    let wrong = removed.filter(|line| state.dealt.values().any(|dealt| dealt == line)).collect::<Vec<_>>();
    let lost = u8::try_from(wrong.len()).unwrap_or(u8::MAX).min(state.hearts);
    state.hearts -= lost;
    let mut events = vec![
        Event::TruthShown { lines: state.dealt.clone() },
        Event::RemovalsChecked { wrong, lost, hearts: state.hearts },
    ];
    events.extend(round::end(state, at));
    events
}
