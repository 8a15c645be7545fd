//! RULES 3: a turn.

use her_story::{Command, DRAFT_POINTS, Event, Gain, Phase, Scenario, State, VISITS};
use her_story::{HerStory, Step};
use tabletop::Game;

use crate::table::{
    ANN, BEN, act, begin, chapter, complete, desk, gains, go, offers, own, plain, refused, shown, take,
    tiles_for, writer,
};

/// Ann has the turn, an empty desk and these tiles before her.
fn before(tiles: &str) -> State {
    begin(&Scenario::new(2).tiles(tiles))
}

/// RULES 3: each of the three ends the turn.
#[test]
fn a_turn_is_exactly_one_of_three_things() {
    let new = plain(1, &[])[0];
    let state = begin(&Scenario::new(2).shown(&[new]).desk(ANN, &tiles_for(new.cost())));
    let all = [take(&state, 0), Command::Draft { chapter: new }, complete(&state, ANN, new)];
    for command in all {
        let mut state = state.clone();
        act(&mut state, ANN, command);
        assert_eq!((state.table().turn, HerStory::phase(&state)), (BEN, Phase::Turn));
    }
}

/// RULES 3: with a full desk, full draft places and no visits left, too.
#[test]
fn research_is_always_possible() {
    let drafts = plain(2, &[]);
    let stuck =
        begin(&Scenario::new(2).desk(ANN, "RR RR TT TT II II SS").drafts(ANN, &drafts).visited(ANN, VISITS));
    let taken = offers(&stuck, ANN);
    assert!(taken.iter().any(|command| matches!(command, Command::Research { discard: Some(_), .. })));
}

/// RULES 3.1
#[test]
fn the_library_replaces_all_six_tiles() {
    let mut state = begin(&Scenario::new(2).tiles("RR RR TT TT II II").next_tiles("SS SS RT RT RI RI"));
    let old = state.table().tiles;
    let events = act(&mut state, ANN, Command::VisitLibrary);
    let faces = state.table().tiles.map(|tile| tile.unwrap().to_string());
    assert_eq!(faces, ["SS", "SS", "RT", "RT", "RI", "RI"]);
    assert_eq!(state.table().discards, old.map(Option::unwrap));
    let visit = Event::LibraryVisited { seat: ANN, discarded: old.map(Option::unwrap).to_vec(), left: 1 };
    assert_eq!(events[0], visit);
}

/// RULES 3.1: twice in one turn, and then on with the research.
#[test]
fn both_visits_may_be_used_in_one_turn() {
    let mut state = before("");
    act(&mut state, ANN, Command::VisitLibrary);
    act(&mut state, ANN, Command::VisitLibrary);
    assert_eq!(writer(&state, ANN).visits_left(), 0);
    assert_eq!((state.table().turn, HerStory::phase(&state)), (ANN, Phase::Research));
    assert!(offers(&state, ANN).iter().all(|command| matches!(command, Command::Research { .. })));
    let command = take(&state, 0);
    act(&mut state, ANN, command);
    assert_eq!(state.table().turn, BEN);
}

/// RULES 3.1: nothing but research follows a visit.
#[test]
fn after_a_visit_the_research_goes_on() {
    let mut state = before("");
    act(&mut state, ANN, Command::VisitLibrary);
    let draft = Command::Draft { chapter: state.table().chapters[0].unwrap() };
    assert_eq!(refused(&state, ANN, draft), her_story::RuleError::ResearchBegun);
    assert_eq!(state.table().step, Step::Research { swapped: false });
}

/// RULES 3.2
#[test]
fn with_a_full_desk_a_tile_makes_room() {
    let mut state = begin(&Scenario::new(2).tiles("SSS").desk(ANN, "RR RR TT TT II II RTI"));
    let (tile, gone) = (shown(&state, 0), own(&state, ANN, "RTI"));
    let events = act(&mut state, ANN, Command::Research { tile, discard: Some(gone) });
    assert_eq!(desk(&state, ANN), "RR RR TT TT II II SSS");
    assert_eq!(state.table().discards, [gone]);
    assert_eq!(events[0], Event::TileDiscarded { seat: ANN, place: 6, tile: gone });
}

/// RULES 3.3
#[test]
fn a_tile_comes_to_the_lowest_free_place_and_is_replaced() {
    let mut state = begin(&Scenario::new(2).tiles("RR TIS").desk(ANN, "II").next_tiles("ISS"));
    let tile = shown(&state, 1);
    let events = go(&mut state, ANN, |state| take(state, 1));
    assert_eq!(writer(&state, ANN).desk[1], Some(tile));
    assert_eq!(shown(&state, 1).to_string(), "ISS");
    assert_eq!(events[0], Event::TileTaken { seat: ANN, shown: 1, place: 1, tile });
    assert!(matches!(events[1], Event::TileRevealed { place: 1, .. }));
}

/// RULES 3.4
#[test]
fn the_discards_become_the_bag_when_it_is_empty() {
    let mut state = begin(&Scenario::new(2).empty_bag());
    let discards = state.table().discards.clone();
    let events = go(&mut state, ANN, |state| take(state, 0));
    let mixed = u8::try_from(discards.len()).unwrap();
    assert_eq!(events[1], Event::BagRefilled { tiles: mixed });
    assert!(discards.contains(&shown(&state, 0)) && state.table().discards.is_empty());
}

/// RULES 3.4: in the middle of a refill.
#[test]
fn a_library_visit_may_empty_the_bag_halfway() {
    let mut state = begin(&Scenario::new(2).empty_bag().next_tiles("RR TT"));
    let events = act(&mut state, ANN, Command::VisitLibrary);
    let kinds: Vec<_> = events.iter().map(|event| matches!(event, Event::BagRefilled { .. })).collect();
    assert_eq!(kinds, [false, false, false, true, false, false, false, false]);
    assert!(state.table().tiles.iter().all(Option::is_some));
}

/// RULES 3.4: with all desks and the display full there is still a tile to draw, and a chapter.
#[test]
fn supplies_cannot_fail() {
    let most_tiles = 5 * her_story::DESK + her_story::SHOWN_TILES;
    let most_chapters = 5 * (her_story::DRAFTS + her_story::BOOK) + her_story::SHOWN_CHAPTERS;
    assert_eq!((most_tiles, most_chapters), (41, 55));
    assert!(most_tiles < 52 && most_chapters < 120);
}

/// RULES 3.5
#[test]
fn a_draft_takes_a_chapter_for_two_points() {
    let new = plain(2, &[]);
    let mut state = begin(&Scenario::new(2).shown(&new[..1]).next_chapters(&new[1..]));
    let events = act(&mut state, ANN, Command::Draft { chapter: new[0] });
    assert_eq!(writer(&state, ANN).drafts, [Some(new[0]), None]);
    assert_eq!(gains(&events), [(Gain::Draft, 2)]);
    assert_eq!((DRAFT_POINTS, writer(&state, ANN).points()), (2, 2));
    assert_eq!(state.table().chapters[0], Some(new[1]), "the display is refilled");
}

/// RULES 3.5: a second one goes to the other place.
#[test]
fn two_chapters_can_be_drafted() {
    let first = plain(1, &[])[0];
    let mut state = begin(&Scenario::new(2).drafts(ANN, &[first]));
    let second = state.table().chapters[3].unwrap();
    act(&mut state, ANN, Command::Draft { chapter: second });
    assert_eq!(writer(&state, ANN).drafts, [Some(first), Some(second)]);
    let third = chapter(&[first, second], |_| true);
    assert!(third != first && writer(&state, ANN).free_draft().is_none());
}
