//! Research and drafts (RULES 3.1 to 3.5), with the powers that go with them (RULES 5).

use tabletop::Seat;

use crate::state::count;
use crate::table::{DRAFT_POINTS, SHOWN_TILES};
use crate::turn::{Turn, at_start, pass_on};
use crate::{ChapterId, Event, Gain, Power, RuleError, State, Step, Table, Tile};

/// Whether a research may go on, and whether a tile has been swapped in it.
fn in_research(table: &Table) -> Result<bool, RuleError> {
    match table.step {
        Step::Turn => Ok(false),
        Step::Research { swapped } => Ok(swapped),
        Step::Another | Step::Keep { .. } | Step::Favourites | Step::Over => Err(RuleError::NotNow),
    }
}

/// RULES 3.1
pub(crate) fn visit_library(state: &mut State, seat: Seat) -> Turn {
    let swapped = in_research(&state.table)?;
    let writer = &mut state.table.writers[seat];
    if writer.visits_left() == 0 {
        return Err(RuleError::NoVisitLeft);
    }
    writer.visited += 1;
    let left = writer.visits_left();
    let discarded: Vec<Tile> = state.table.tiles.iter_mut().filter_map(Option::take).collect();
    state.table.discards.extend(&discarded);
    let mut events = vec![Event::LibraryVisited { seat, discarded, left }];
    (0..SHOWN_TILES).for_each(|place| state.reveal_tile(place, &mut events));
    state.table.step = Step::Research { swapped };
    Ok(events)
}

/// RULES 5.5
pub(crate) fn swap(state: &mut State, seat: Seat, gave: Tile, took: Tile) -> Turn {
    let swapped = in_research(&state.table)?;
    let shown = state.table.place_of_tile(took)?;
    let writer = &mut state.table.writers[seat];
    let own = writer.place_of(gave)?;
    if !writer.has(Power::SwapTile) {
        return Err(RuleError::NoPower);
    }
    if swapped {
        return Err(RuleError::SwappedAlready);
    }
    writer.desk[own] = Some(took);
    state.table.tiles[shown] = Some(gave);
    state.table.step = Step::Research { swapped: true };
    Ok(vec![Event::TileSwapped { seat, own: count(own), shown: count(shown), gave, took }])
}

/// RULES 3.2 and 3.3
pub(crate) fn research(state: &mut State, seat: Seat, tile: Tile, discard: Option<Tile>) -> Turn {
    in_research(&state.table)?;
    state.table.place_of_tile(tile)?;
    let writer = &mut state.table.writers[seat];
    let gone = discard.map(|own| writer.place_of(own).map(|place| (place, own))).transpose()?;
    let mut events = Vec::new();
    match (writer.free_place(), gone) {
        (None, None) => return Err(RuleError::DeskFull),
        (Some(_), Some(_)) => return Err(RuleError::DeskNotFull),
        (Some(_), None) => {}
        (None, Some((place, own))) => {
            writer.desk[place] = None;
            state.table.discards.push(own);
            events.push(Event::TileDiscarded { seat, place: count(place), tile: own });
        }
    }
    take(state, seat, tile, &mut events)?;
    if tile.is_of_one_icon() {
        return Ok(offer_another(state, seat, Power::SecondTile, events));
    }
    Ok(pass_on(state, events))
}

/// RULES 5.3 and 5.6
pub(crate) fn take_another(state: &mut State, seat: Seat, tile: Tile) -> Turn {
    if state.table.step != Step::Another {
        return Err(RuleError::NotNow);
    }
    let mut events = Vec::new();
    take(state, seat, tile, &mut events)?;
    Ok(pass_on(state, events))
}

/// Takes a tile to the lowest free research place, scores what that brings, and refills the display.
fn take(state: &mut State, seat: Seat, tile: Tile, events: &mut Vec<Event>) -> Result<(), RuleError> {
    let shown = state.table.place_of_tile(tile)?;
    let writer = &mut state.table.writers[seat];
    let place = writer.free_place().ok_or(RuleError::DeskFull)?;
    writer.desk[place] = Some(tile);
    state.table.tiles[shown] = None;
    events.push(Event::TileTaken { seat, shown: count(shown), place: count(place), tile });
    if tile.repeats() {
        pay_powers(state, seat, events, |power| match power {
            Power::TilePoints(points) => points,
            _ => 0,
        });
    }
    state.reveal_tile(shown, events);
    Ok(())
}

/// RULES 3.5
pub(crate) fn draft(state: &mut State, seat: Seat, chapter: ChapterId) -> Turn {
    at_start(&state.table)?;
    let shown = state.table.place_of_chapter(chapter)?;
    let writer = &mut state.table.writers[seat];
    let place = writer.free_draft().ok_or(RuleError::DraftsFull)?;
    writer.drafts[place] = Some(chapter);
    state.table.chapters[shown] = None;
    state.table.stirred = true;
    let mut events = vec![Event::ChapterDrafted { seat, shown: count(shown), place: count(place), chapter }];
    state.score(seat, Gain::Draft, DRAFT_POINTS, &mut events);
    pay_powers(state, seat, &mut events, |power| match power {
        Power::DraftPoints(points) => points,
        _ => 0,
    });
    state.reveal_chapter(shown, &mut events);
    Ok(offer_another(state, seat, Power::DraftTile, events))
}

/// Scores what text powers of the book bring now, in the order of the book.
pub(crate) fn pay_powers(
    state: &mut State,
    seat: Seat,
    events: &mut Vec<Event>,
    worth: impl Fn(Power) -> u8,
) {
    let gains: Vec<_> =
        state.table.writers[seat].powers().map(|(card, power)| (card, worth(power))).collect();
    for (card, points) in gains {
        state.score(seat, Gain::Power(card), u16::from(points), events);
    }
}

/// Lets a player who has this power, and room for it, take another tile; otherwise the turn ends (RULES 5.3 and 5.6).
fn offer_another(state: &mut State, seat: Seat, power: Power, events: Vec<Event>) -> Vec<Event> {
    let writer = &state.table.writers[seat];
    if writer.has(power) && writer.free_place().is_some() {
        state.table.step = Step::Another;
        return events;
    }
    pass_on(state, events)
}
