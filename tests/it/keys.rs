//! The keyboard alone: from the shelf to the results and into the next match.

use bevy::prelude::KeyCode;
use table::Screen;

use crate::house::House;
use crate::proof;
use crate::walk::focus;

/// Walks with Tab until the keys are on it.
fn go(house: &mut House, name: &str) {
    house.get(name);
    for _ in 0..200 {
        if focus(house).name == name {
            return;
        }
        house.strike(KeyCode::Tab);
    }
    panic!("Tab never comes to {name}: {:?}", house.names());
}

fn press(house: &mut House, name: &str) {
    go(house, name);
    house.strike(KeyCode::Enter);
    focus(house);
}

fn starting_with(house: &House, start: &str) -> Option<String> {
    let targets = house.page().targets;
    targets
        .into_iter()
        .find(|target| target.legal && target.name.starts_with(start))
        .map(|target| target.name)
}

/// A turn, by a way that changes from turn to turn; false where this way is not open now.
fn turn(house: &mut House, way: usize) -> bool {
    match way % 6 {
        0 => {
            if house.find("command-leg-ticket").is_none() {
                return false;
            }
            press(house, "command-leg-ticket");
            let offer = focus(house).name;
            assert!(offer.starts_with("offer-"), "the keys begin among the offers, not on {offer}");
            house.strike(KeyCode::Space);
        }
        1 => press(house, "pyramid"),
        2 => {
            press(house, "pile-winner");
            house.frames(4);
            let Some(card) = starting_with(house, "hand-") else { return false };
            assert!(focus(house).name.starts_with("hand-"), "the keys begin in the open hand");
            press(house, &card);
        }
        3 => {
            let Some(space) = starting_with(house, "space-") else { return false };
            press(house, &space);
            house.strike(KeyCode::Escape);
            assert!(house.find("tile-confirm").is_none(), "Escape leaves the question");
            assert_eq!(house.page().overlay, "None", "and nothing else");
            press(house, &space);
            house.frames(4);
            assert_eq!(focus(house).name, "tile-confirm", "the keys begin at the answer");
            house.strike(KeyCode::Enter);
        }
        _ => press(house, "command-roll"),
    }
    true
}

fn is_my_turn(house: &House) -> bool {
    house.screen() == Screen::Results || house.find("command-roll").is_some()
}

#[test]
fn the_keyboard_alone_plays_a_match_from_the_shelf_to_the_next_one() {
    let mut house = House::open();
    house.strike(KeyCode::ArrowDown);
    assert_eq!(focus(&mut house).name, "box-camel-race", "keys begin at the first box");
    house.strike(KeyCode::Enter);
    house.until("the lobby", |house| house.find("start-match").is_some());
    house.frames(4);
    assert_eq!(focus(&mut house).name, "start-match");
    press(&mut house, "lobby-fewer");
    go(&mut house, "seed");
    house.strike(KeyCode::Digit7);
    press(&mut house, "start-match");
    house.until("the first turn", is_my_turn);
    let mut turns = 0;
    while house.screen() == Screen::Table {
        let before = house.turns();
        if !turn(&mut house, turns) {
            press(&mut house, "command-roll");
        }
        house.frames(2);
        assert!(house.turns() > before, "turn {turns} was not played: {:?}", house.names());
        turns += 1;
        house.until("the next turn", is_my_turn);
    }
    house.frames(10);
    proof::race_is_over_and_kept(&house);
    assert!(turns > 5);
    println!("keyboard: {} presses, {turns} turns, {} commands", house.presses, house.turns());
    assert_eq!(focus(&mut house).name, "rematch");
    house.strike(KeyCode::Enter);
    house.until("the next match", |house| house.screen() == Screen::Table && is_my_turn(house));
    assert!(house.turns() < 4, "a new match has just begun");
}

#[test]
fn letters_are_short_cuts_where_nobody_writes() {
    let mut house = House::open();
    house.strike(KeyCode::ArrowDown);
    house.strike(KeyCode::Enter);
    house.until("the lobby", |house| house.find("start-match").is_some());
    go(&mut house, "seat-name");
    for key in [KeyCode::KeyP, KeyCode::KeyL, KeyCode::KeyR] {
        house.strike(key);
    }
    assert_eq!(house.page().overlay, "None", "a name is being written");
    house.strike(KeyCode::ArrowLeft);
    assert_eq!(focus(&mut house).name, "seat-name", "to the sides one moves within a line");
    house.strike(KeyCode::ArrowDown);
    assert_ne!(focus(&mut house).name, "seat-name", "down leads out of it");
    press(&mut house, "seat-2");
    press(&mut house, "seat-player-0");
    press(&mut house, "first-1");
    press(&mut house, "start-match");
    house.until("the first turn", is_my_turn);
    for (key, overlay) in [(KeyCode::KeyP, "Pause"), (KeyCode::KeyL, "Log"), (KeyCode::KeyR, "Rules")] {
        house.strike(key);
        house.frames(4);
        assert_eq!(house.page().overlay, overlay);
        focus(&mut house);
        house.strike(KeyCode::Escape);
        house.frames(4);
        assert_eq!(house.page().overlay, "None");
        focus(&mut house);
    }
    press(&mut house, "command-leg-ticket");
    house.strike(KeyCode::Enter);
    house.frames(2);
    assert_eq!(house.turns(), 1);
    house.strike(KeyCode::KeyU);
    assert_eq!(house.turns(), 0, "what can be taken back is");
}

#[test]
fn a_key_that_goes_down_and_up_within_a_frame_counts() {
    let mut house = House::open();
    house.flick(KeyCode::ArrowDown);
    assert_eq!(focus(&mut house).name, "box-camel-race");
    house.flick(KeyCode::ArrowRight);
    assert_eq!(focus(&mut house).name, "box-baba-yaga");
    house.flick(KeyCode::ArrowLeft);
    house.flick(KeyCode::Enter);
    house.until("the lobby", |house| house.find("start-match").is_some());
}
