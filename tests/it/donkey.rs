//! Donkey bridge in the whole program: a story that the donkey tells, by mouse and by keys.

use bevy::prelude::KeyCode;

use crate::house::House;

fn is_legal(house: &House, name: &str) -> bool {
    house.find(name).is_some_and(|target| target.legal)
}

/// One person, who begins, and three bots; the words of the first story lie in the bubble.
fn at_the_table() -> House {
    let mut house = House::open();
    house.tap("box-donkey-bridge");
    house.until("the lobby", |house| house.find("start-match").is_some());
    for name in ["first-1", "start-match"] {
        house.tap(name);
    }
    house.until("the words", |house| is_legal(house, "donkey"));
    // It is still walking to its first stone.
    house.frames(120);
    house
}

#[test]
fn a_click_on_the_donkey_tells_a_story() {
    let mut house = at_the_table();
    house.click("donkey");
    house.until("the next storyteller", |house| house.find("donkey").is_none());
    house.until("the own second turn", |house| is_legal(house, "donkey"));
}

#[test]
fn keys_reach_the_donkey() {
    let mut house = at_the_table();
    for _ in 0..40 {
        if house.focused().is_some_and(|target| target.name == "donkey") {
            break;
        }
        house.strike(KeyCode::Tab);
    }
    house.strike(KeyCode::Enter);
    house.until("the next storyteller", |house| house.find("donkey").is_none());
}
