//! Painting, which all modes share (RULES 3).

use tabletop::{Millis, Seat, SeatSet};

use super::{Acted, between, competition, together};
use crate::config::Mode;
use crate::drawing::Drawing;
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::RuleError;
use crate::state::{DRAFTS, State};

/// All paint; where time counts they read their lines first (RULES 3.2).
pub(super) fn begin(state: &mut State, at: Millis) -> Vec<Event> {
    if state.config.time.millis().is_some() {
        state.phase = Phase::Ready;
        return Vec::new();
    }
    start(state, at)
}

fn start(state: &mut State, at: Millis) -> Vec<Event> {
    state.phase = Phase::Paint;
    state.deadline = state.config.time.millis().map(|span| at + span);
    vec![Event::PaintingBegan { deadline: state.deadline }]
}

/// A player has read the line (RULES 3.2).
pub(super) fn ready(state: &mut State, at: Millis, seat: Seat) -> Vec<Event> {
    state.ready = state.ready.with(seat);
    let mut events = vec![Event::SeatReady { seat }];
    if state.ready == SeatSet::all(state.config.seats) {
        events.extend(start(state, at));
    }
    events
}

/// Keeps a board as it is (RULES 3.4).
pub(super) fn keep(state: &mut State, seat: Seat, drawing: &Drawing) -> Acted {
    drawing.decode().map_err(RuleError::BadDrawing)?;
    let board = &mut state.boards[seat];
    if board.drafts >= DRAFTS {
        return Err(RuleError::TooManyDrafts);
    }
    board.drafts += 1;
    board.drawing = drawing.clone();
    Ok(vec![Event::BoardKept { seat, drawing: drawing.clone() }])
}

/// Hands a painting in (RULES 3.3).
pub(super) fn hand_in(state: &mut State, at: Millis, seat: Seat, drawing: &Drawing) -> Acted {
    let sheet = drawing.decode().map_err(RuleError::BadDrawing)?;
    if sheet.is_blank() {
        return Err(RuleError::EmptyDrawing);
    }
    let board = &mut state.boards[seat];
    board.drawing = drawing.clone();
    board.done = true;
    let mut events = vec![Event::Painted { seat, drawing: Some(drawing.clone()) }];
    if state.movers().is_empty() {
        events.extend(show(state, at));
    }
    Ok(events)
}

/// All have painted, or time is up: what is on the boards is taken (RULES 3.5), and the mode goes on.
pub(super) fn show(state: &mut State, at: Millis) -> Vec<Event> {
    state.deadline = None;
    for (_, board) in state.boards.iter_mut() {
        board.done = true;
    }
    if state.config.mode == Mode::Between {
        return between::next_painting(state);
    }
    state.shown = SeatSet::all(state.config.seats);
    let paintings = state.boards.map(|_, board| board.drawing.clone());
    let mut events = vec![Event::PaintingsShown { paintings }];
    events.extend(match state.config.mode {
        Mode::Competition => competition::begin(state, at),
        Mode::Together | Mode::Between => together::begin(state),
    });
    events
}
