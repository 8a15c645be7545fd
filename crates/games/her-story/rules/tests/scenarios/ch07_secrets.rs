//! RULES 7: what is hidden, and what can be taken back.

use std::collections::BTreeSet;

use her_story::{ChapterId, Command, HerStory, Power, Scenario, State, Tile};
use tabletop::{Dice, Game, Match, Millis, Seed, Stream, UndoError, Viewer};

use crate::table::{ANN, BEN, act, begin, go, new_match, plain, take, tiles_for};

/// A match some turns in.
fn under_way(seed: u64) -> Match<HerStory> {
    let mut game = new_match(3, seed);
    for turn in 0..6 {
        let seat = game.state().table().turn;
        let command = match turn % 3 {
            0 => Command::Draft { chapter: game.state().table().chapters[1].expect("the display is full") },
            _ => take(game.state(), 2),
        };
        game.submit(seat, command, Millis(0)).expect("a legal turn");
    }
    game
}

/// RULES 7.1: every viewer sees the whole table.
#[test]
fn all_that_lies_on_the_table_is_open() {
    let game = under_way(3);
    for viewer in Viewer::all(3) {
        assert_eq!(&HerStory::view(game.state(), viewer).table, game.state().table());
        for beat in game.beats() {
            assert_eq!(HerStory::redact(&beat.event, viewer).as_ref(), Some(&beat.event));
        }
    }
}

/// RULES 7.1: what the bag and the deck hold is known, as it follows from what lies open.
#[test]
fn the_bag_and_the_deck_are_what_is_not_out() {
    let view = HerStory::view(under_way(3).state(), Viewer::Public);
    assert_eq!(view.bagged().count(), usize::from(view.bag));
    assert_eq!(view.stacked().count(), usize::from(view.deck));
    let shown: Vec<Tile> = view.table.tiles.iter().flatten().copied().collect();
    assert!(view.bagged().all(|tile| !shown.contains(&tile)));
}

/// RULES 7.2: two matches that differ only in what comes next look the same to everybody, and so does all that has
/// happened in them.
#[test]
fn the_order_of_bag_and_deck_leaks_through_no_view() {
    let truth = under_way(5).state().clone();
    let mut dice = Dice::new(Seed(1), Stream::Test);
    let mut next = BTreeSet::new();
    for viewer in Viewer::all(3) {
        let view = HerStory::view(&truth, viewer);
        for _ in 0..20 {
            let other = HerStory::resample(&view, viewer, &mut dice);
            assert_eq!(HerStory::view(&other, viewer), view);
            assert_eq!(HerStory::describe(&HerStory::view(&other, viewer)), HerStory::describe(&view));
            next.insert(what_comes_next(other));
        }
    }
    assert!(next.len() > 20, "what comes next is open in each of them: {}", next.len());
}

/// The tile that replaces the first of the display, and the chapter that replaces a draft.
fn what_comes_next(mut state: State) -> String {
    let seat = state.table().turn;
    go(&mut state, seat, |state| take(state, 0));
    let (tile, seat) = (state.table().tiles[0], state.table().turn);
    let chapter = state.table().chapters[0].expect("the display is full");
    let drafts = state.table().writers[seat].free_draft();
    if drafts.is_some() {
        act(&mut state, seat, Command::Draft { chapter });
    }
    format!("{tile:?} {:?}", state.table().chapters[0])
}

/// RULES 7.2: no event of the match so far names a piece that has not been turned up.
#[test]
fn the_order_of_bag_and_deck_leaks_through_no_event() {
    let game = under_way(8);
    let view = HerStory::view(game.state(), Viewer::Public);
    let hidden_tiles: Vec<Tile> = view.bagged().collect();
    let hidden_chapters: Vec<ChapterId> = view.stacked().collect();
    for beat in game.beats() {
        for viewer in Viewer::all(3) {
            let Some(seen) = HerStory::redact(&beat.event, viewer) else { continue };
            let text = serde_json::to_value(&seen).unwrap();
            for (name, numbers) in [
                ("tile", hidden_tiles.iter().map(|tile| tile.0).collect::<Vec<_>>()),
                ("chapter", hidden_chapters.iter().map(|chapter| chapter.0).collect()),
            ] {
                let named = text.as_object().and_then(|event| event.values().next()?.get(name)?.as_u64());
                assert!(named.is_none_or(|named| numbers.iter().all(|hidden| u64::from(*hidden) != named)));
            }
        }
    }
}

fn play(game: &mut Match<HerStory>, command: Command) {
    game.submit(ANN, command, Millis(0)).expect("a legal command");
}

/// RULES 7.3
#[test]
fn a_refill_cannot_be_taken_back() {
    let game = new_match(2, 1);
    let chapter = game.state().table().chapters[0].unwrap();
    for command in [take(game.state(), 0), Command::VisitLibrary, Command::Draft { chapter }] {
        let mut game = game.clone();
        play(&mut game, command);
        let then = game.hash();
        assert_eq!(game.undo(ANN), Err(UndoError::Sealed));
        assert_eq!(game.hash(), then);
    }
}

/// RULES 7.4: what turns nothing up carries no seal, and what does carries one.
#[test]
fn only_a_refill_seals() {
    let new = plain(1, &[])[0];
    let swap = crate::table::with(Power::SwapTile);
    let scenario = Scenario::new(2).drafts(ANN, &[new]).desk(ANN, &tiles_for(new.cost()));
    let state = begin(&scenario.book(ANN, &[swap], false));
    let sealed = |command: Command| act(&mut state.clone(), ANN, command).iter().any(HerStory::seals);
    assert!(!sealed(crate::table::complete(&state, ANN, new)), "a draft is completed");
    let own = state.table().writers[ANN].desk[0].unwrap();
    assert!(!sealed(Command::Swap { own, shown: crate::table::shown(&state, 0) }), "tiles are swapped");
    assert!(sealed(take(&state, 0)));
}

/// RULES 7.4: a favourite can be chosen anew until somebody has acted after it.
#[test]
fn a_favourite_can_be_taken_back() {
    let seed =
        (0..).find(|seed| played(*seed).state().table().writers.values().all(|own| own.book.len() > 1));
    let mut game = played(seed.expect("most matches end so"));
    let books: Vec<ChapterId> =
        game.state().table().writers[ANN].book.iter().map(|one| one.chapter).collect();
    let before = game.hash();
    play(&mut game, Command::ChooseFavourite { chapter: books[0] });
    assert_eq!(game.undo(BEN), Err(UndoError::NotYours));
    assert_eq!(game.undo(ANN), Ok(()));
    assert_eq!(game.hash(), before);
    play(&mut game, Command::ChooseFavourite { chapter: books[1] });
    assert_eq!(game.state().table().writers[ANN].favourite, Some(books[1]));
}

/// A match of easy bots until favourites are chosen.
fn played(seed: u64) -> Match<HerStory> {
    let mut game = new_match(2, seed);
    let mut bots = [ANN, BEN].map(|seat| HerStory::bot(tabletop::Level::Easy, seat, Seed(seed)));
    while HerStory::phase(game.state()) != her_story::Phase::Favourites {
        let seat = game.state().table().turn;
        let situation = tabletop::Situation {
            seat,
            turn: game.log().len(),
            now: Millis::default(),
            view: HerStory::view(game.state(), Viewer::Seat(seat)),
            offers: HerStory::offers(game.state(), seat),
        };
        let command = bots[seat.index()].decide(&situation);
        game.submit(seat, command, Millis(0)).expect("a bot plays by the rules");
    }
    game
}
