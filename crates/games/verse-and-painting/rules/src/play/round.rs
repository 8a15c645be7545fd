//! Beginning and ending a round (RULES 2.3, 2.4).

use tabletop::{BySeat, Millis, SeatSet};

use super::paint;
use crate::book::{Book, LineId, ThemeId, book};
use crate::config::Mode;
use crate::event::Event;
use crate::mask::Masked;
use crate::phase::Phase;
use crate::state::{Board, ROUNDS, State};

/// Deals the lines of this round and lets all paint, or read them first where time counts.
pub(crate) fn begin(state: &mut State, at: Millis) -> Vec<Event> {
    clear(state);
    let theme = (state.config.mode != Mode::Between).then(|| draw_theme(state));
    let (round, starter) = (state.round + 1, state.starter());
    let mut events = vec![Event::RoundBegan { round, starter, theme }];
    let lines = match (state.config.mode, theme) {
        (Mode::Competition, Some(theme)) => {
            state.open = shuffled(state, Book::lines_of(theme).collect());
            state.open.truncate(usize::from(state.config.open_lines()));
            events.push(Event::LinesOpened { lines: state.open.clone() });
            state.open.clone()
        }
        (Mode::Together, Some(theme)) => {
            events.push(Event::LinesLaidDown { count: crate::book::LINES });
            Book::lines_of(theme).collect()
        }
        _ => {
            state.pips = state.dice.roll(6);
            events.push(Event::DieRolled { pips: state.pips });
            let all = state.themes.iter().flat_map(|theme| Book::lines_of(*theme));
            all.filter(|line| !state.used.contains(line)).collect()
        }
    };
    events.extend(deal(state, lines));
    events.extend(paint::begin(state, at));
    events
}

/// What the last round has left.
fn clear(state: &mut State) {
    let seats = state.config.seats;
    state.open.clear();
    state.ready = SeatSet::EMPTY;
    state.boards = BySeat::new(seats, |_| Board::default());
    state.shown = SeatSet::EMPTY;
    state.guesses = BySeat::new(seats, |_| None);
    state.removed.clear();
    state.guessed = 0;
    state.found = BySeat::new(seats, |_| None);
    state.passed = SeatSet::EMPTY;
}

/// A theme that has not been played (RULES 2.4).
fn draw_theme(state: &mut State) -> ThemeId {
    let left = book().theme_ids().filter(|theme| !state.themes.contains(theme)).collect::<Vec<_>>();
    let theme = state.dice.pick(&left).copied().unwrap_or(ThemeId(0));
    state.themes.push(theme);
    theme
}

/// Each player's line in secret, all different (RULES 3.1); between the lines they are laid open masked (RULES 6.3).
fn deal(state: &mut State, lines: Vec<LineId>) -> Vec<Event> {
    let mut lines = shuffled(state, lines).into_iter();
    for (_, line) in state.dealt.iter_mut() {
        if let Some(dealt) = lines.next() {
            *line = dealt;
        }
    }
    let dealt = state.dealt.iter();
    let mut events =
        dealt.map(|(seat, line)| Event::LineDealt { seat, line: Some(*line) }).collect::<Vec<_>>();
    if state.config.mode == Mode::Between {
        let laid =
            |(seat, line): (_, &LineId)| Event::LineLaid { seat, masked: Masked::new(*line, state.pips) };
        events.extend(state.dealt.iter().map(laid));
    }
    events
}

pub(super) fn shuffled(state: &mut State, mut lines: Vec<LineId>) -> Vec<LineId> {
    state.dice.shuffle(&mut lines);
    lines
}

/// The next round, or the end (RULES 4.7, 5.7, 6.9).
pub(super) fn end(state: &mut State, at: Millis) -> Vec<Event> {
    if state.round + 1 == ROUNDS || state.hearts == 0 {
        state.phase = Phase::Over;
        return state.outcome().map(|outcome| Event::MatchEnded { outcome }).into_iter().collect();
    }
    if state.config.mode == Mode::Between {
        state.used.extend(state.dealt.values());
    }
    state.round += 1;
    begin(state, at)
}
