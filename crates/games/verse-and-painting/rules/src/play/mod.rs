//! Carrying a command out: first every check, then the change.
//!
//! [`round`] deals and ends rounds, [`paint`] is what all modes share, and each mode has its own file.

pub(crate) mod round;

mod between;
mod competition;
mod paint;
mod recital;
mod together;

use tabletop::{Input, Millis, Seat};

use crate::command::{Command, Entry};
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::RuleError;
use crate::state::State;

/// What came of it.
type Acted = Result<Vec<Event>, RuleError>;

/// Carries an input out, or refuses it.
pub(crate) fn apply(state: &mut State, at: Millis, input: &Input<Command>) -> Acted {
    match input {
        Input::Command { seat, command } => {
            may_act(state, *seat, command)?;
            carry_out(state, at, *seat, command)
        }
        Input::Elapsed => elapsed(state, at),
    }
}

/// Whether this seat may do anything of this kind now (RULES 8.1 to 8.4).
fn may_act(state: &State, seat: Seat, command: &Command) -> Result<(), RuleError> {
    if state.phase == Phase::Over {
        return Err(RuleError::MatchOver);
    }
    if state.phase != phase_of(command) {
        return Err(RuleError::WrongPhase);
    }
    if state.acted().contains(seat) {
        return Err(RuleError::AlreadyDone);
    }
    if state.movers().contains(seat) { Ok(()) } else { Err(RuleError::NotYourTurn) }
}

/// When a command can be given.
fn phase_of(command: &Command) -> Phase {
    match command {
        Command::Ready => Phase::Ready,
        Command::Keep { .. } | Command::HandIn { .. } => Phase::Paint,
        Command::Guess { .. } | Command::GuessWritten { .. } => Phase::Match,
        Command::Remove { .. } => Phase::Remove,
        Command::Enter { .. } | Command::LeaveBlank => Phase::Enter,
        Command::Hint { .. } | Command::SkipHint => Phase::Hint,
        Command::Recite { .. } | Command::ReciteAloud { .. } | Command::PassRecital => Phase::Recite,
        Command::Judge { .. } => Phase::Judge,
    }
}

fn carry_out(state: &mut State, at: Millis, seat: Seat, command: &Command) -> Acted {
    match command {
        Command::Ready => Ok(paint::ready(state, at, seat)),
        Command::Keep { drawing } => paint::keep(state, seat, drawing),
        Command::HandIn { drawing } => paint::hand_in(state, at, seat, drawing),
        Command::Guess { painter, line } => competition::guess(state, at, seat, *painter, *line),
        Command::GuessWritten { painter, text } => {
            competition::guess_written(state, at, seat, *painter, text)
        }
        Command::Remove { line } => together::remove(state, at, seat, *line),
        Command::Enter { character } => between::enter(state, seat, Entry::Character(*character)),
        Command::LeaveBlank => between::enter(state, seat, Entry::Blank),
        Command::Hint { hint } => between::hint(state, seat, hint),
        Command::SkipHint => Ok(between::second_try(state, seat, None)),
        Command::Recite { line, text } => recital::recite(state, at, seat, *line, text),
        Command::ReciteAloud { line } => recital::aloud(state, seat, *line),
        Command::Judge { right } => Ok(recital::judge(state, at, *right)),
        Command::PassRecital => Ok(recital::pass(state, at, seat)),
    }
}

/// Time is up (RULES 3.5, 4.4).
fn elapsed(state: &mut State, at: Millis) -> Acted {
    if state.deadline.is_none_or(|deadline| at < deadline) {
        return Err(RuleError::TooSoon);
    }
    let mut events = vec![Event::TimeCame { missing: state.movers() }];
    events.extend(match state.phase {
        Phase::Match => competition::reveal(state, at),
        _ => paint::show(state, at),
    });
    Ok(events)
}
