//! Each for themselves: matching paintings with lines (RULES 4).

use tabletop::{Millis, Seat, SeatSet};

use super::{Acted, round};
use crate::book::LineId;
use crate::command::Guess;
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::RuleError;
use crate::state::State;
use crate::written::Written;

/// The lines are shuffled, and all guess (RULES 4.2 to 4.4).
pub(super) fn begin(state: &mut State, at: Millis) -> Vec<Event> {
    state.phase = Phase::Match;
    let open = core::mem::take(&mut state.open);
    state.open = round::shuffled(state, open);
    state.deadline = state.config.time.millis().map(|span| at + span);
    vec![
        Event::LinesShuffled { lines: state.open.clone() },
        Event::MatchingBegan { deadline: state.deadline },
    ]
}

/// A guess in writing (RULES 4.5).
pub(super) fn guess_written(
    state: &mut State,
    at: Millis,
    seat: Seat,
    painter: Seat,
    text: &Written,
) -> Acted {
    check_painter(state, seat, painter)?;
    let is_meant = |line: &&LineId| line.line().is_some_and(|line| line.is_line(text.text()));
    let line = state.open.iter().find(is_meant).copied().ok_or(RuleError::LineNotOpen)?;
    guess(state, at, seat, painter, line)
}

/// A guess (RULES 4.3).
pub(super) fn guess(state: &mut State, at: Millis, seat: Seat, painter: Seat, line: LineId) -> Acted {
    check_painter(state, seat, painter)?;
    if !state.open.contains(&line) {
        return Err(RuleError::LineNotOpen);
    }
    let guess = Guess { painter, line };
    state.guesses[seat] = Some(guess);
    let mut events = vec![Event::Guessed { seat, guess: Some(guess) }];
    if state.movers().is_empty() {
        events.extend(reveal(state, at));
    }
    Ok(events)
}

fn check_painter(state: &State, seat: Seat, painter: Seat) -> Result<(), RuleError> {
    if painter == seat {
        return Err(RuleError::OwnPainting);
    }
    if painter.0 < state.config.seats { Ok(()) } else { Err(RuleError::NoSuchPainter) }
}

/// All guesses are shown and scored (RULES 4.6).
pub(super) fn reveal(state: &mut State, at: Millis) -> Vec<Event> {
    state.deadline = None;
    let mut events = vec![
        Event::GuessesShown { guesses: state.guesses.clone() },
        Event::TruthShown { lines: state.dealt.clone() },
    ];
    events.extend(Seat::all(state.config.seats).map(|painter| score(state, painter)));
    events.extend(round::end(state, at));
    events
}

fn score(state: &mut State, painter: Seat) -> Event {
    let truth = Some(Guess { painter, line: state.dealt[painter] });
    let right = state.guesses.iter().filter(|(_, guess)| **guess == truth).map(|(seat, _)| seat);
    let right = right.collect::<SeatSet>();
    let each = match right.len() {
        1 => 2,
        2 => 1,
        _ => 0,
    };
    let own = u8::from(!right.is_empty());
    for seat in right.iter() {
        let account = &mut state.accounts[seat];
        account.guesses += each;
        account.lone += u8::from(right.len() == 1);
    }
    state.accounts[painter].paintings += own;
    Event::PaintingScored { painter, right, each, own }
}
