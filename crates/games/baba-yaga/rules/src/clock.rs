//! The clock as an input (RULES 8.8): which deadline comes next, and what it does.
//!
//! Each deadline is carried out at its own time, one after the other, so that the rate at which a shell asks does not
//! matter. At the same millisecond the witch goes first (RULES 4.4).

use tabletop::Millis;

use crate::flight::{Flight, Steps};
use crate::state::State;
use crate::turn::Turn;
use crate::{Phase, RuleError, powers, setup, steps, tiles};

/// What a deadline does, in the order in which they go at the same millisecond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Due {
    /// The witch moves.
    Witch,
    /// A player may move her.
    Step,
    /// A tile comes to the end of what it does.
    Tile,
    /// The ingredients lie down again.
    Preview,
    /// An expert has not chosen.
    Expert,
}

/// The next deadline, if one is set.
pub(crate) fn next(state: &State) -> Option<(Millis, Due)> {
    next_of(state.phase, state.until, state.flight.as_ref())
}

/// The same for what a view tells: deadlines are public.
pub(crate) fn next_of(phase: Phase, until: Option<Millis>, flight: Option<&Flight>) -> Option<(Millis, Due)> {
    match phase {
        Phase::Preview => until.map(|until| (until, Due::Preview)),
        Phase::Expert => until.map(|until| (until, Due::Expert)),
        Phase::Flight => flight.and_then(in_flight),
        Phase::Witch | Phase::Spell | Phase::House | Phase::Swap | Phase::Over => None,
    }
}

fn in_flight(flight: &Flight) -> Option<(Millis, Due)> {
    let witch = match flight.steps {
        Steps::Calm { next, .. } => Some((next, Due::Witch)),
        Steps::ByHand { falls, open: true, .. } => Some((falls, Due::Witch)),
        Steps::ByHand { opens, open: false, .. } => Some((opens, Due::Step)),
        Steps::ByTile => None,
    };
    let tile = flight.air.until().map(|until| (until, Due::Tile));
    witch.into_iter().chain(tile).min()
}

/// Carries the next deadline out, if it has come.
pub(crate) fn elapsed(state: &mut State, now: Millis) -> Turn {
    let (at, due) = next(state).filter(|(at, _)| *at <= now).ok_or(RuleError::ClockEarly)?;
    let mut events = Vec::new();
    match due {
        Due::Witch => steps::step(state, at, None, &mut events),
        Due::Step => steps::open_step(state, at, &mut events),
        Due::Tile => tiles::elapsed(state, at, &mut events),
        Due::Preview => setup::end_preview(state, &mut events),
        Due::Expert => powers::keep_house(state, true, &mut events),
    }
    Ok(events)
}
