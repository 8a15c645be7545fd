//! Baba Yaga in the whole program: a flight with fingers and with keys, against bots, by the clock.

use bevy::prelude::KeyCode;

use crate::house::House;
use crate::walk::focus;

fn label(house: &House, name: &str) -> String {
    house.find(name).map(|target| target.label).unwrap_or_default()
}

/// One person, who begins, and three bots; the spell waits to be turned up.
fn at_the_table() -> House {
    let mut house = House::open();
    house.sit_down("baba-yaga", &["first-1"]);
    house.until("the spell", |house| house.is_legal("spell"));
    house
}

#[test]
fn two_taps_turn_two_tiles_and_the_witch_ends_the_flight() {
    let mut house = at_the_table();
    house.tap("spell");
    house.until("the flight", |house| house.is_legal("tile-A1"));
    let down = ["tile-A1", "tile-E5"].map(|name| label(&house, name));
    let both = ["tile-A1", "tile-E5"].map(|name| house.get(name).middle());
    house.tap_all(&both);
    // The second came too early. It is not lost, and what an open tile shows is told as long as it is up.
    house.until("the first tile", |house| label(house, "tile-A1") != down[0]);
    house.until("the second tile", |house| label(house, "tile-E5") != down[1]);
    house.until("the end of the flight", |house| !house.is_legal("tile-B2"));
    house.until("all tiles to lie down", |house| {
        ["tile-A1", "tile-E5"].map(|name| label(house, name)) == down
    });
}

#[test]
fn keys_walk_over_the_forest_and_turn_a_tile() {
    let mut house = at_the_table();
    for _ in 0..40 {
        if house.focused().is_some_and(|target| target.name == "spell") {
            break;
        }
        house.strike(KeyCode::Tab);
    }
    house.strike(KeyCode::Enter);
    house.until("the flight", |house| house.is_legal("tile-A1"));
    for _ in 0..40 {
        if house.focused().is_some_and(|target| target.name == "tile-B2") {
            break;
        }
        house.strike(KeyCode::Tab);
    }
    house.strike(KeyCode::ArrowUp);
    assert_eq!(house.focused().map(|target| target.name), Some("tile-B1".to_owned()));
    let down = label(&house, "tile-B1");
    house.strike(KeyCode::Enter);
    house.until("the tile", |house| label(house, "tile-B1") != down);
}

/// The ends of the path lie on the table and, in words, in the drawer that covers some of them.
#[test]
fn keys_come_to_nothing_that_lies_below_an_open_drawer() {
    let mut house = House::open();
    // On the left of the last seat sits the person.
    house.sit_down("baba-yaga", &["first-4"]);
    house.until("the witch's turn", |house| house.is_legal("command-place-witch"));
    house.tap("command-place-witch");
    house.frames(4);
    assert!(house.is_legal("offer-0"));
    for way in [KeyCode::ArrowUp, KeyCode::ArrowLeft, KeyCode::ArrowDown, KeyCode::ArrowRight, KeyCode::Tab] {
        for _ in 0..25 {
            house.strike(way);
            focus(&mut house);
        }
    }
}
