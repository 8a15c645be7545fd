//! Her story in the whole program: a chapter is read with keys and closed by Escape, drafted with a finger, and an open desk
//! is another's.

use bevy::prelude::KeyCode;

use crate::house::House;

fn is_there(house: &House, name: &str) -> bool {
    house.find(name).is_some()
}

/// One person, who begins, and a bot.
fn at_the_table() -> House {
    let mut house = House::open();
    house.sit_down("her-story", &["first-1"]);
    house.until("the turn", |house| house.is_legal("shown-tile-1"));
    house
}

#[test]
fn keys_open_a_chapter_and_escape_closes_it() {
    let mut house = at_the_table();
    for _ in 0..60 {
        if house.focused().is_some_and(|target| target.name == "shown-chapter-1") {
            break;
        }
        house.strike(KeyCode::Tab);
    }
    house.strike(KeyCode::Enter);
    house.until("the page", |house| is_there(house, "page-draft"));
    house.strike(KeyCode::Escape);
    house.until("the table", |house| is_there(house, "shown-tile-1") && !is_there(house, "page"));
    // Escape has closed the page, and nothing else has been opened by it.
    assert!(!is_there(&house, "pause-resume"));
}

#[test]
fn a_chapter_is_drafted_by_touch_and_read_again_on_the_desk() {
    let mut house = at_the_table();
    house.tap("shown-chapter-2");
    house.until("the page", |house| is_there(house, "page-draft"));
    house.tap("page-draft");
    house.until("the draft", |house| is_there(house, "draft-1"));
    house.tap("draft-1");
    house.until("the page of the draft", |house| is_there(house, "page"));
    assert!(!is_there(&house, "page-draft"), "what is drafted cannot be drafted again");
    house.tap("page-close");
    house.until("the table", |house| !is_there(house, "page"));
}
