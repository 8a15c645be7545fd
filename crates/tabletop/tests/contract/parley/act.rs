//! Carrying a command out: first every check, then the change.

use tabletop::{Millis, Seat, SeatSet};

use super::{Choice, Command, Event, Phase, RuleError, SKETCH_TIME, Sketch, State, Told, reveal};

type Acted = Result<Vec<Event>, RuleError>;

/// A seat acts.
pub fn command(state: &mut State, at: Millis, seat: Seat, command: &Command) -> Acted {
    match command {
        Command::Choose(choice) => choose(state, at, seat, choice),
        Command::Retract => retract(state, seat),
        Command::Lay(_) | Command::Roll | Command::Tell(_) if seat != state.teller() => {
            Err(RuleError::NotYourTurn)
        }
        Command::Lay(card) => {
            in_phase(state, Phase::Lay)?;
            let place = state.hands[seat].iter().position(|held| held == card);
            state.laid = Some(state.hands[seat].remove(place.ok_or(RuleError::NotInHand(*card))?));
            state.phase = Phase::Roll;
            Ok(vec![Event::Laid { seat, card: *card }])
        }
        Command::Roll => {
            in_phase(state, Phase::Roll)?;
            state.stake = state.dice.roll(3);
            state.phase = Phase::Tell;
            Ok(vec![Event::Rolled { seat, stake: state.stake }])
        }
        Command::Tell(told) => {
            in_phase(state, Phase::Tell)?;
            Ok(tell(state, at, seat, told))
        }
    }
}

fn in_phase(state: &State, phase: Phase) -> Result<(), RuleError> {
    if state.phase == phase { Ok(()) } else { Err(RuleError::WrongPhase) }
}

fn tell(state: &mut State, at: Millis, seat: Seat, told: &Told) -> Vec<Event> {
    state.told = Some(told.clone());
    state.phase = Phase::Sketch;
    state.deadline = Some(at + SKETCH_TIME);
    vec![Event::Told { seat, told: told.clone() }]
}

fn choose(state: &mut State, at: Millis, seat: Seat, choice: &Choice) -> Acted {
    if !state.choosers().contains(seat) {
        return Err(RuleError::NotYourTurn);
    }
    if state.choices[seat].is_some() {
        return Err(RuleError::AlreadyChosen);
    }
    check(state, seat, choice)?;
    state.choices[seat] = Some(choice.clone());
    let mut events = vec![Event::Chose { seat, choice: Some(choice.clone()) }];
    if state.chosen() == state.choosers() {
        events.extend(reveal::reveal(state, at));
    }
    Ok(events)
}

fn check(state: &State, seat: Seat, choice: &Choice) -> Result<(), RuleError> {
    match (state.phase, choice) {
        (Phase::Sketch, Choice::Sketch(sketch)) if sketch.is_empty() => Err(RuleError::EmptySketch),
        (Phase::Sketch, Choice::Sketch(_)) => Ok(()),
        (Phase::Vote, Choice::Vote(seats)) => {
            let candidates = state.candidates(seat);
            let fits = (1..=2).contains(&seats.len()) && seats.iter().all(|seat| candidates.contains(seat));
            if fits { Ok(()) } else { Err(RuleError::BadVote) }
        }
        (Phase::Sort, Choice::Sort(cards)) => {
            let (mut given, mut held) = (cards.clone(), state.hands[seat].clone());
            given.sort_unstable();
            held.sort_unstable();
            if given == held { Ok(()) } else { Err(RuleError::NotTheHand) }
        }
        _ => Err(RuleError::WrongPhase),
    }
}

/// RULES 8.
fn retract(state: &mut State, seat: Seat) -> Acted {
    if !state.choosers().contains(seat) {
        return Err(RuleError::NotYourTurn);
    }
    if state.choices[seat].is_none() {
        return Err(RuleError::NothingToRetract);
    }
    if state.retracted.contains(seat) {
        return Err(RuleError::RetractedBefore);
    }
    state.choices[seat] = None;
    state.retracted = state.retracted.with(seat);
    Ok(vec![Event::Retracted { seat }])
}

/// Time is up: the clock chooses for who is missing (RULES 5, 6).
pub fn elapsed(state: &mut State, at: Millis) -> Acted {
    if state.deadline.is_none_or(|deadline| at < deadline) {
        return Err(RuleError::TooSoon);
    }
    let missing = state.choosers().iter().filter(|seat| state.choices[*seat].is_none()).collect::<SeatSet>();
    for seat in missing.iter() {
        state.choices[seat] = Some(match state.phase {
            Phase::Sketch => Choice::Sketch(Sketch::default()),
            _ => Choice::Vote(SeatSet::EMPTY),
        });
    }
    let mut events = vec![Event::TimeCame { missing }];
    events.extend(reveal::reveal(state, at));
    Ok(events)
}
