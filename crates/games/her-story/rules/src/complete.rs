//! Completing a chapter (RULES 4).

use tabletop::Seat;

use crate::cover::{all_there, weigh};
use crate::state::count;
use crate::table::{BOOK, EXACT_POINTS, KEEP_FROM};
use crate::turn::{Turn, at_start, pass_on};
use crate::{ChapterId, Entry, Event, Gain, Origin, Power, RuleError, State, Step, Tile};

/// RULES 4.1 to 4.8
pub(crate) fn complete(
    state: &mut State,
    seat: Seat,
    chapter: ChapterId,
    tiles: &[Tile],
    cards: &[ChapterId],
) -> Turn {
    at_start(&state.table)?;
    let from = state.table.origin(seat, chapter)?;
    all_there(&state.table.writers[seat], tiles, cards)?;
    if state.table.writers[seat].book.len() >= BOOK {
        return Err(RuleError::BookFull);
    }
    let payment = weigh(&state.table.writers[seat], chapter.cost(), tiles, cards)?;
    let mut events = Vec::new();
    let spent = pay(state, seat, chapter, tiles, cards, &mut events);
    let keeps = state.table.writers[seat].has(Power::KeepTile);
    bind(state, seat, from, chapter, payment.exact, &mut events);
    score(state, seat, from, chapter, payment.exact, &mut events);
    events.push(Event::ChapterOpened { seat, chapter });
    if state.table.writers[seat].book.len() == BOOK && !state.table.last_round {
        state.table.last_round = true;
        events.push(Event::LastRoundCalled { seat });
    }
    if let Origin::Shown(place) = from {
        state.reveal_chapter(usize::from(place), &mut events);
    }
    if keeps && tiles.len() >= KEEP_FROM {
        // In the order of the desk, whatever the order in which they were named.
        state.table.step = Step::Keep { discarded: spent };
        return Ok(events);
    }
    Ok(pass_on(state, events))
}

/// Discards the tiles (RULES 4.1); returns them in the order of their places.
fn pay(
    state: &mut State,
    seat: Seat,
    chapter: ChapterId,
    tiles: &[Tile],
    cards: &[ChapterId],
    events: &mut Vec<Event>,
) -> Vec<Tile> {
    let writer = &mut state.table.writers[seat];
    let spent = (0..).zip(writer.desk).filter_map(|(place, tile)| Some((place, tile?)));
    let spent: Vec<_> = spent.filter(|(_, tile)| tiles.contains(tile)).collect();
    let used = (0..).zip(&writer.book).map(|(place, entry)| (place, entry.chapter));
    let used: Vec<_> = used.filter(|(_, card)| cards.contains(card)).collect();
    for (place, tile) in &spent {
        writer.desk[usize::from(*place)] = None;
        state.table.discards.push(*tile);
    }
    let gone = spent.iter().map(|(_, tile)| *tile).collect();
    events.push(Event::ChapterPaid { seat, chapter, tiles: spent, cards: used });
    gone
}

/// Puts the chapter on the lowest free place of the book (RULES 4.4).
fn bind(
    state: &mut State,
    seat: Seat,
    from: Origin,
    chapter: ChapterId,
    exact: bool,
    events: &mut Vec<Event>,
) {
    let table = &mut state.table;
    match from {
        Origin::Shown(place) => table.chapters[usize::from(place)] = None,
        Origin::Drafted(place) => table.writers[seat].drafts[usize::from(place)] = None,
    }
    table.stirred = true;
    let book = &mut table.writers[seat].book;
    let place = count(book.len());
    book.push(Entry { chapter, exact });
    events.push(Event::ChapterCompleted { seat, from, place, chapter, exact });
}

/// Catch-up first, then the printed points, the exact completion, and what earlier chapters bring (RULES 4.5, 4.6,
/// 5.9, 5.10, 5.12).
fn score(
    state: &mut State,
    seat: Seat,
    from: Origin,
    chapter: ChapterId,
    exact: bool,
    events: &mut Vec<Event>,
) {
    if let Power::CatchUp(points) = chapter.power() {
        let own = state.table.writers[seat].points();
        if state.table.writers.values().all(|writer| writer.points() >= own) {
            state.score(seat, Gain::CatchUp(chapter), u16::from(points), events);
        }
    }
    state.score(seat, Gain::Chapter(chapter), chapter.points(), events);
    if exact {
        state.score(seat, Gain::Exact, EXACT_POINTS, events);
    }
    let is_drafted = matches!(from, Origin::Drafted(_));
    let earlier: Vec<_> = state.table.writers[seat].powers().filter(|(card, _)| *card != chapter).collect();
    for (card, power) in earlier {
        let points = match power {
            Power::ExactPoints(points) if exact => points,
            Power::DraftedPoints(points) if is_drafted => points,
            _ => 0,
        };
        state.score(seat, Gain::Power(card), u16::from(points), events);
    }
}

/// RULES 5.4
pub(crate) fn keep(state: &mut State, seat: Seat, tile: Tile) -> Turn {
    let Step::Keep { discarded } = &state.table.step else { return Err(RuleError::NotNow) };
    if !discarded.contains(&tile) {
        return Err(RuleError::NotThere);
    }
    let place = state.table.writers[seat].free_place().ok_or(RuleError::DeskFull)?;
    state.table.discards.retain(|other| *other != tile);
    state.table.writers[seat].desk[place] = Some(tile);
    Ok(pass_on(state, vec![Event::TileKept { seat, place: count(place), tile }]))
}
