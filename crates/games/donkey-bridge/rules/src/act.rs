//! Carrying an input out: first whether this seat may do this now, then what the rules make of it.

use tabletop::{Input, Millis, Seat};

use crate::guess::{self, Acted};
use crate::state::State;
use crate::{Answering, Command, Event, Failure, Phase, RuleError, turn};

/// Carries out a command, or what a deadline brings.
pub(crate) fn apply(state: &mut State, at: Millis, input: &Input<Command>) -> Acted {
    match input {
        Input::Command { seat, command } => {
            permit(state, *seat, command)?;
            carry_out(state, at, command)
        }
        Input::Elapsed => elapsed(state, at),
    }
}

/// RULES 6.2, 6.3, 6.4.
fn permit(state: &State, seat: Seat, command: &Command) -> Result<(), RuleError> {
    let turn = state.guessing.as_ref().map(|guessing| guessing.turn);
    let answering = state.config.answering;
    let actor = match (state.phase, command) {
        (Phase::Over, _) => return Err(RuleError::MatchOver),
        (Phase::Telling, Command::Tell(_)) | (Phase::Judging, Command::Accept(_) | Command::Reject) => {
            Some(state.teller)
        }
        (Phase::Guessing, Command::Accept(_) | Command::Reject) if answering == Answering::Spoken => {
            Some(state.teller)
        }
        (Phase::Guessing, Command::Guess(_) | Command::DontKnow) => turn,
        (Phase::Guessing, Command::Say(_)) if answering != Answering::Picked => turn,
        _ => None,
    };
    match actor {
        Some(actor) if actor == seat => Ok(()),
        None if state.movers().contains(seat) => Err(RuleError::WrongMoment),
        _ => Err(RuleError::NotYourTurn),
    }
}

fn carry_out(state: &mut State, at: Millis, command: &Command) -> Acted {
    match command {
        Command::Tell(story) => {
            turn::check(state, story)?;
            Ok(turn::tell(state, at, story))
        }
        Command::Guess(word) => guess::guess(state, at, *word),
        Command::Say(text) => guess::say(state, at, text),
        Command::DontKnow => Ok(guess::fail(state, at, Failure::DontKnow)),
        Command::Accept(word) => guess::accept(state, at, *word),
        Command::Reject => guess::reject(state, at),
    }
}

/// A guesser is too late, or the storyteller kept silent (RULES 4.4, 5.4, 6.1).
fn elapsed(state: &mut State, at: Millis) -> Result<Vec<Event>, RuleError> {
    if state.deadline.is_none_or(|deadline| at < deadline) {
        return Err(RuleError::TooSoon);
    }
    match state.phase {
        Phase::Judging => guess::reject(state, at),
        Phase::Guessing => Ok(guess::fail(state, at, Failure::TooLate)),
        Phase::Telling | Phase::Over => Err(RuleError::TooSoon),
    }
}
