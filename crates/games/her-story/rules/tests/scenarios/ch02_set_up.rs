//! RULES 2: set-up.

use std::collections::BTreeSet;

use her_story::{Config, Event, HerStory, SHOWN_CHAPTERS, SHOWN_TILES};
use tabletop::{Game, Match, Seat, Seed, Viewer};

use crate::table::{ANN, BEN, CEM, act, new_match, take};

/// RULES 2.1
#[test]
fn five_chapters_and_six_tiles_are_turned_up() {
    let game = new_match(3, 1);
    let view = HerStory::view(game.state(), Viewer::Public);
    assert_eq!((SHOWN_CHAPTERS, SHOWN_TILES), (5, 6));
    assert!(view.table.chapters.iter().all(Option::is_some) && view.table.tiles.iter().all(Option::is_some));
    assert_eq!((view.deck, view.bag), (115, 46));
    let turned_up = |of: fn(&Event) -> bool| game.beats().iter().filter(|beat| of(&beat.event)).count();
    assert_eq!(turned_up(|event| matches!(event, Event::ChapterRevealed { .. })), 5);
    assert_eq!(turned_up(|event| matches!(event, Event::TileRevealed { .. })), 6);
}

/// RULES 2.1: another seed, another display.
#[test]
fn the_display_is_left_to_chance() {
    let displays: Vec<_> = (0..9).map(|seed| new_match(2, seed).state().table().chapters).collect();
    let different: BTreeSet<_> = displays.iter().map(|display| format!("{display:?}")).collect();
    assert_eq!(different.len(), displays.len());
}

/// RULES 2.2
#[test]
fn the_first_player_is_chosen_or_drawn_by_lot() {
    let first = |config, seed| Match::<HerStory>::new(config, Seed(seed)).unwrap().state().table().turn;
    for seat in Seat::all(4) {
        assert_eq!(first(Config::new(4).starting(seat), 1), seat);
    }
    let drawn: BTreeSet<_> = (0..60).map(|seed| first(Config::new(4), seed)).collect();
    assert_eq!(drawn, Seat::all(4).collect());
}

/// RULES 2.3
#[test]
fn turns_go_clockwise_and_a_round_begins_with_the_first_player() {
    let config = Config::new(3).starting(BEN);
    let mut state = HerStory::new_match(&config, Seed(1)).unwrap().0;
    let mut turns = Vec::new();
    for _ in 0..6 {
        let seat = state.table().turn;
        turns.push((seat, state.table().round));
        let command = take(&state, 0);
        act(&mut state, seat, command);
    }
    assert_eq!(turns, [(BEN, 1), (CEM, 1), (ANN, 1), (BEN, 2), (CEM, 2), (ANN, 2)]);
}
