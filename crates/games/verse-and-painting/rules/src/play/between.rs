//! Between the lines: finding a masked character (RULES 6.4 to 6.6).

use tabletop::{BySeat, Seat, SeatSet};

use super::{Acted, recital};
use crate::command::Entry;
use crate::event::Event;
use crate::mask::{is_han, masked_character};
use crate::phase::Phase;
use crate::refusal::RuleError;
use crate::state::State;
use crate::written::Written;

/// The most characters of a hint (RULES 6.5).
const HINT: usize = 40;
/// So many neighbouring characters of the line are a quotation (RULES 6.5).
const QUOTE: usize = 3;

/// The next painting is shown, or the recital begins (RULES 6.4, 6.7).
pub(super) fn next_painting(state: &mut State) -> Vec<Event> {
    state.second = false;
    state.hint = None;
    state.wrong.clear();
    clear_entries(state);
    if state.guessed == state.config.seats {
        return recital::begin(state);
    }
    state.phase = Phase::Enter;
    let Some(seat) = state.turn() else { return Vec::new() };
    state.shown = state.shown.with(seat);
    let drawing = state.boards[seat].drawing.clone();
    vec![Event::TurnBegan { seat }, Event::PaintingShown { seat, drawing }]
}

fn clear_entries(state: &mut State) {
    state.entries = BySeat::new(state.config.seats, |_| None);
}

/// A teammate enters a character or leaves it blank (RULES 6.4).
pub(super) fn enter(state: &mut State, seat: Seat, entry: Entry) -> Acted {
    if let Entry::Character(found) = entry
        && !is_han(found)
    {
        return Err(RuleError::NotHan { found });
    }
    state.entries[seat] = Some(entry);
    let mut events = vec![Event::Entered { seat, entry: Some(entry) }];
    if state.movers().is_empty() {
        events.extend(reveal(state));
    }
    Ok(events)
}

/// All entries are shown; any right one passes, and a second miss costs a heart (RULES 6.4 to 6.6).
fn reveal(state: &mut State) -> Vec<Event> {
    let Some(painter) = state.turn() else { return Vec::new() };
    let truth = masked(state, painter);
    let is_right = |entry: &Option<Entry>| matches!(entry, Some(Entry::Character(c)) if same(*c, truth));
    let right = state.entries.iter().filter(|(_, entry)| is_right(entry)).map(|(seat, _)| seat);
    let right = right.collect::<SeatSet>();
    let mut events = vec![Event::EntriesShown { painter, entries: state.entries.clone(), right }];
    if right.is_empty() && !state.second {
        state.wrong = wrong(state);
        state.phase = Phase::Hint;
        return events;
    }
    if right.is_empty() {
        state.hearts = state.hearts.saturating_sub(1);
        events.push(Event::HeartLost { seat: painter, hearts: state.hearts });
    }
    let found = !right.is_empty();
    state.found[painter] = Some(found);
    state.guessed += 1;
    events.push(Event::MaskLifted { seat: painter, line: state.dealt[painter], character: truth, found });
    events.extend(next_painting(state));
    events
}

fn wrong(state: &State) -> Vec<char> {
    let mut wrong = Vec::new();
    for entry in state.entries.values() {
        if let Some(Entry::Character(c)) = entry
            && !wrong.contains(c)
        {
            wrong.push(*c);
        }
    }
    wrong
}

fn masked(state: &State, painter: Seat) -> char {
    masked_character(state.dealt[painter], state.pips).unwrap_or('□')
}

fn same(one: char, other: char) -> bool {
    han::representative(one) == han::representative(other)
}

/// The painter's hint (RULES 6.5).
pub(super) fn hint(state: &mut State, seat: Seat, hint: &Written) -> Acted {
    if hint.text().chars().count() > HINT {
        return Err(RuleError::HintTooLong);
    }
    let folded = han::fold(hint.text()).chars().collect::<Vec<_>>();
    let truth = han::representative(masked(state, seat));
    if folded.contains(&truth) {
        return Err(RuleError::HintHasCharacter);
    }
    let line = state.dealt[seat].line().map(|line| han::fold(&line.line.hant)).unwrap_or_default();
    let line = line.chars().collect::<Vec<_>>();
    if line.windows(QUOTE).any(|quote| folded.windows(QUOTE).any(|said| said == quote)) {
        return Err(RuleError::HintQuotes);
    }
    Ok(second_try(state, seat, Some(hint.clone())))
}

/// With or without a hint, there is a second try (RULES 6.5).
pub(super) fn second_try(state: &mut State, seat: Seat, hint: Option<Written>) -> Vec<Event> {
    state.phase = Phase::Enter;
    state.second = true;
    state.hint.clone_from(&hint);
    clear_entries(state);
    vec![Event::HintGiven { seat, hint }]
}
