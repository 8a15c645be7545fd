//! A turn (RULES 3): check first, then change.

use tabletop::{Dice, Input, Seat};

use crate::payout::{pay_leg, pay_race};
use crate::state::{LegTicket, RaceCard, RolledDie, State};
use crate::{Camel, CamelSet, Command, DesertTile, Event, Pile, RuleError, Space, TileError, TileSide};

type Turn = Result<Vec<Event>, RuleError>;

/// Carries an input out, or refuses it with the state untouched.
pub(crate) fn apply(state: &mut State, input: &Input<Command>) -> Turn {
    let Input::Command { seat, command } = input else { return Err(RuleError::NoClock) };
    if state.over {
        return Err(RuleError::MatchOver);
    }
    if *seat != state.turn {
        return Err(RuleError::NotYourTurn);
    }
    match *command {
        Command::TakeLegTicket { camel } => take_leg_ticket(state, *seat, camel),
        Command::PlaceDesertTile { space, side } => place_desert_tile(state, *seat, space, side),
        Command::Roll => roll(state, *seat),
        Command::LayRaceCard { camel, pile } => lay_race_card(state, *seat, camel, pile),
    }
}

/// RULES 3.1
fn take_leg_ticket(state: &mut State, seat: Seat, camel: Camel) -> Turn {
    let value = state.top_ticket(camel).ok_or(RuleError::NoTicketLeft { camel })?;
    state.tickets[camel] -= 1;
    state.players[seat].leg_tickets.push(LegTicket { camel, value });
    let events = vec![Event::LegTicketTaken { seat, camel, value }];
    Ok(pass_on(state, false, events))
}

/// RULES 3.2
fn place_desert_tile(state: &mut State, seat: Seat, space: Space, side: TileSide) -> Turn {
    check_tile(state, seat, space)?;
    let tile = DesertTile { side, owner: Some(seat) };
    let from = state.track.lay_tile(space, tile).map_err(|error| refusal(error, space))?;
    let events = vec![Event::DesertTilePlaced { seat, space, side, from }];
    Ok(pass_on(state, from.is_some(), events))
}

/// Whether this seat's tile may go there (RULES 3.2).
pub(crate) fn check_tile(state: &State, seat: Seat, space: Space) -> Result<(), RuleError> {
    state.track.check_tile(space, Some(seat)).map_err(|error| refusal(error, space))?;
    if state.track.tile_of(seat).is_some() && state.all_idle() {
        return Err(RuleError::Idling);
    }
    Ok(())
}

fn refusal(error: TileError, space: Space) -> RuleError {
    match error {
        TileError::OutsideTrack => RuleError::OutsideTrack { space },
        TileError::FirstSpace => RuleError::FirstSpace,
        TileError::SameSpace | TileError::SecondTile(_) => RuleError::SameSpace { space },
        TileError::CamelThere | TileError::TileThere => RuleError::Occupied { space },
        TileError::NextToTile(tile) => RuleError::NextToTile { space, tile },
    }
}

/// The die that comes out next: each that is left is equally likely, and so is each face (RULES 1.2, 3.3).
pub(crate) fn release(pyramid: CamelSet, dice: &mut Dice) -> Option<RolledDie> {
    let left = pyramid.iter().collect::<Vec<_>>();
    let camel = *dice.pick(&left)?;
    Some(RolledDie { camel, pips: dice.roll(3) })
}

/// RULES 3.3, with what follows from it (RULES 4 to 6).
fn roll(state: &mut State, seat: Seat) -> Turn {
    let die = release(state.pyramid, &mut state.dice).ok_or(RuleError::NoDieLeft)?;
    let RolledDie { camel, pips } = die;
    state.pyramid = state.pyramid.without(camel);
    state.rolled.push(die);
    state.players[seat].pyramid_tickets += 1;
    let mut events = vec![Event::PyramidTicketTaken { seat }, Event::DieRolled { seat, camel, pips }];

    let advance = state.track.advance(camel, pips);
    let finished = advance.crosses_line();
    let (tile, landing) = (advance.tile, advance.landing);
    events.push(Event::CamelMoved { advance });
    if let Some(owner) = tile.and_then(|tile| tile.owner) {
        state.players[owner].purse += 1;
        state.players[owner].account.desert_tile += 1;
        events.push(Event::DesertTilePaid { seat: owner, space: landing, coins: 1 });
    }
    if finished || state.pyramid.is_empty() {
        pay_leg(state, &mut events);
    }
    if finished {
        pay_race(state, &mut events);
        return Ok(events);
    }
    if state.pyramid.is_empty() {
        start_leg(state, &mut events);
    }
    Ok(pass_on(state, false, events))
}

/// RULES 3.4
fn lay_race_card(state: &mut State, seat: Seat, camel: Camel, pile: Pile) -> Turn {
    let cards = state.players[seat].cards;
    if !cards.contains(camel) {
        return Err(RuleError::CardLaid { camel });
    }
    state.players[seat].cards = cards.without(camel);
    state.pile_mut(pile).push(RaceCard { seat, camel });
    let events = vec![Event::RaceCardLaid { seat, pile, camel: Some(camel) }];
    Ok(pass_on(state, false, events))
}

/// RULES 5.3
fn start_leg(state: &mut State, events: &mut Vec<Event>) {
    for (_, player) in state.players.iter_mut() {
        player.leg_tickets.clear();
        player.pyramid_tickets = 0;
    }
    state.tickets = crate::setup::full_stacks();
    state.pyramid = CamelSet::ALL;
    state.rolled.clear();
    state.track.lift_tiles();
    state.leg += 1;
    events.push(Event::LegStarted { leg: state.leg });
}

/// Ends the turn; the player on the left is next (RULES 3).
fn pass_on(state: &mut State, moved_tile: bool, mut events: Vec<Event>) -> Vec<Event> {
    let seat = state.turn;
    state.idlers = if moved_tile { state.idlers.with(seat) } else { state.idlers.without(seat) };
    state.turn = seat.left(state.seats());
    events.push(Event::TurnBegan { seat: state.turn });
    events
}
