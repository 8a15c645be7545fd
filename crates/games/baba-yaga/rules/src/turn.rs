//! What comes in (RULES 3): a seat's command, checked before anything is touched, or the clock.

use tabletop::{Input, Millis, Seat};

use crate::flight::{Air, Flight, Steps, Witch};
use crate::state::State;
use crate::{Clock, Command, Event, Hand, Phase, RuleError, clock, powers, steps, tiles};

pub(crate) type Turn = Result<Vec<Event>, RuleError>;

/// Carries an input out, or refuses it with the state untouched.
pub(crate) fn apply(state: &mut State, at: Millis, input: &Input<Command>) -> Turn {
    let (seat, command) = match input {
        Input::Elapsed => return clock::elapsed(state, at),
        Input::Command { seat, command } => (*seat, *command),
    };
    if state.phase == Phase::Over {
        return Err(RuleError::MatchOver);
    }
    match command {
        Command::PlaceWitch { end } => {
            in_phase(state, Phase::Witch)?;
            if seat != state.left() {
                return Err(RuleError::NotOnTheLeft);
            }
            let tiles = state.players[state.active].next.tiles();
            state.witch = Some(Witch { start: end, tiles, steps: 0 });
            state.phase = Phase::Spell;
            Ok(vec![Event::WitchPlaced { seat, start: end, tiles }])
        }
        Command::TurnSpell => {
            in_phase(state, Phase::Spell)?;
            active(state, seat)?;
            begin_flight(state, at)
        }
        Command::Turn { place } => tiles::turn(state, at, seat, place),
        Command::TurnBack { place } => tiles::turn_back(state, at, seat, place),
        Command::LiftHouse { place } => tiles::lift_house(state, at, seat, place),
        Command::Step { hand } => steps::tap(state, at, seat, hand),
        Command::PlaceHouse { place } => powers::place_house(state, at, seat, place),
        Command::LeaveHouse => powers::leave_house(state, seat),
        Command::Swap { one, other } => powers::swap(state, at, seat, one, other),
    }
}

pub(crate) fn in_phase(state: &State, phase: Phase) -> Result<(), RuleError> {
    if state.phase == phase { Ok(()) } else { Err(RuleError::WrongMoment) }
}

pub(crate) fn active(state: &State, seat: Seat) -> Result<(), RuleError> {
    if seat == state.active { Ok(()) } else { Err(RuleError::NotActive) }
}

/// The spell is up: from now on everything happens at the same time (RULES 3.2, 3.3).
fn begin_flight(state: &mut State, at: Millis) -> Turn {
    let skill = state.config.skills[state.active];
    let first = first_steps(state, at);
    let player = &mut state.players[state.active];
    if player.stack.is_empty() {
        return Err(RuleError::WrongMoment);
    }
    let spell = player.stack.remove(0);
    let effects = core::mem::take(&mut player.next);
    let flight = Flight {
        spell,
        required: skill.required(),
        powers: skill.has_powers(),
        began: at,
        fingers: effects.fingers,
        chin: effects.chin,
        found: Vec::new(),
        air: Air::Free { since: at },
        steps: first,
    };
    state.flight = Some(flight.clone());
    state.phase = Phase::Flight;
    Ok(vec![Event::FlightBegan { seat: state.active, flight }])
}

fn first_steps(state: &State, at: Millis) -> Steps {
    match state.config.clock {
        Clock::Calm(pace) => Steps::Calm { every: pace.step(), next: at + pace.step() },
        Clock::Untimed => Steps::ByTile,
        Clock::Hands => {
            let hand = (state.seats() == 2).then_some(Hand::Left);
            steps::by_hand(state.left(), hand, at)
        }
    }
}
