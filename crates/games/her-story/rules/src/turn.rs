//! A turn (RULES 3): who may act, and on to the next player.

use tabletop::{Input, Seat, SeatSet};

use crate::complete::{complete, keep};
use crate::ending::{choose_favourite, end};
use crate::research::{draft, research, swap, take_another, visit_library};
use crate::table::QUIET_ROUNDS;
use crate::{Command, Event, RuleError, State, Step, Table};

/// What comes of a command.
pub(crate) type Turn = Result<Vec<Event>, RuleError>;

/// Carries an input out, or refuses it with the state untouched.
pub(crate) fn apply(state: &mut State, input: &Input<Command>) -> Turn {
    let Input::Command { seat, command } = input else { return Err(RuleError::NoClock) };
    let seat = *seat;
    if state.table.step == Step::Over {
        return Err(RuleError::MatchOver);
    }
    if let Command::ChooseFavourite { chapter } = command {
        return choose_favourite(state, seat, *chapter);
    }
    if state.table.step == Step::Favourites {
        return Err(RuleError::NotNow);
    }
    if seat != state.table.turn {
        return Err(RuleError::NotYourTurn);
    }
    match command {
        Command::VisitLibrary => visit_library(state, seat),
        Command::Swap { own, shown } => swap(state, seat, *own, *shown),
        Command::Research { tile, discard } => research(state, seat, *tile, *discard),
        Command::TakeAnother { tile } => take_another(state, seat, *tile),
        Command::Draft { chapter } => draft(state, seat, *chapter),
        Command::Complete { chapter, tiles, cards } => complete(state, seat, *chapter, tiles, cards),
        Command::Keep { tile } => keep(state, seat, *tile),
        Command::Finish => finish(state),
        Command::ChooseFavourite { .. } => Err(RuleError::NotNow),
    }
}

/// Whether a turn may begin with this (RULES 3).
pub(crate) fn at_start(table: &Table) -> Result<(), RuleError> {
    match table.step {
        Step::Turn => Ok(()),
        Step::Research { .. } => Err(RuleError::ResearchBegun),
        Step::Another | Step::Keep { .. } | Step::Favourites | Step::Over => Err(RuleError::NotNow),
    }
}

/// Leaves what a power allows (RULES 5.1).
fn finish(state: &mut State) -> Turn {
    match state.table.step {
        Step::Another | Step::Keep { .. } => Ok(pass_on(state, Vec::new())),
        Step::Research { .. } => Err(RuleError::ResearchBegun),
        Step::Turn | Step::Favourites | Step::Over => Err(RuleError::NotNow),
    }
}

/// Ends the turn; the player on the left is next, or the round is over (RULES 2.3).
pub(crate) fn pass_on(state: &mut State, mut events: Vec<Event>) -> Vec<Event> {
    let table = &mut state.table;
    table.step = Step::Turn;
    let next = table.turn.left(table.seats());
    if next == table.first {
        table.quiet = if table.stirred { 0 } else { table.quiet + 1 };
        table.stirred = false;
        let stalled = table.quiet >= QUIET_ROUNDS;
        if stalled && !table.last_round {
            events.push(Event::MatchStalled { rounds: table.quiet });
        }
        if stalled || table.last_round {
            end(state, &mut events);
            return events;
        }
        table.round += 1;
        events.push(Event::RoundBegan { round: table.round });
    }
    table.turn = next;
    events.push(Event::TurnBegan { seat: next });
    events
}

/// Who may act.
pub(crate) fn movers(table: &Table) -> SeatSet {
    match table.step {
        Step::Over => SeatSet::EMPTY,
        Step::Favourites => Seat::all(table.seats()).filter(|seat| chooses(table, *seat)).collect(),
        Step::Turn | Step::Research { .. } | Step::Another | Step::Keep { .. } => SeatSet::only(table.turn),
    }
}

/// Whether this player still has a favourite to choose (RULES 6.14).
pub(crate) fn chooses(table: &Table, seat: Seat) -> bool {
    let writer = table.writers.get(seat);
    writer.is_some_and(|writer| writer.favourite.is_none() && !writer.book.is_empty())
}
