//! A match is watched again at a pace at which it can be watched, and its viewer may rest, step and stop.

use bevy::prelude::KeyCode;
use table::{Replay, Screen, Watched};

use crate::house::House;

fn watched(house: &House) -> Option<Watched> {
    house.app.world().resource::<Replay>().watched().copied()
}

/// Plays a match at once by rolling, and watches it again.
fn replay() -> House {
    let mut house = House::open();
    house.click("box-camel-race");
    house.until("the lobby", |house| house.find("start-match").is_some());
    house.click("start-match");
    house.until("the table", |house| house.screen() == Screen::Table);
    for _ in 0..200 {
        house.until("a turn or the end", |house| {
            house.screen() == Screen::Results || house.find("command-roll").is_some()
        });
        if house.screen() == Screen::Results {
            break;
        }
        house.click("command-roll");
    }
    house.click("replay");
    house.until("the replay", |house| house.find("replay-rest").is_some());
    house
}

#[test]
fn a_match_played_at_once_is_watched_move_by_move_and_left_for_the_results() {
    let mut house = replay();
    let moves = house.turns();
    assert_eq!(watched(&house).map(|watched| watched.of), Some(moves));
    assert!(house.find("next-speed").is_none(), "a replay has a pace of its own");
    house.click("replay-rest");
    // What was begun is shown to its end.
    house.frames(150);
    let before = watched(&house).expect("it rests").at;
    house.frames(200);
    assert_eq!(watched(&house).map(|watched| watched.at), Some(before), "it rests");
    for step in 1..=3 {
        house.click("replay-step");
        house.frames(150);
        assert_eq!(watched(&house).map(|watched| watched.at), Some(before + step), "a step is one move");
    }
    house.click("replay-stop");
    house.until("the results", |house| house.screen() == Screen::Results);
    assert_eq!(watched(&house), None);
    assert_eq!(house.turns(), moves, "nothing was played");
}

#[test]
fn escape_leaves_a_replay_and_one_that_is_watched_to_its_end_ends_by_itself() {
    let mut house = replay();
    house.strike(KeyCode::Escape);
    house.until("the results", |house| house.screen() == Screen::Results);
    house.click("replay");
    house.until("the replay", |house| house.find("replay-rest").is_some());
    for _ in 0..3_000 {
        if house.screen() == Screen::Results {
            break;
        }
        house.frames(1);
        // Legs in sum go by themselves, and by a press.
        if house.find("summary-go-on").is_some() {
            house.click("summary-go-on");
        }
    }
    house.until("the results", |house| house.screen() == Screen::Results);
    assert_eq!(watched(&house), None);
}
