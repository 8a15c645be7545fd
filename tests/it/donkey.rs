//! Donkey bridge in the whole program: a story that the donkey tells, by finger, by mouse and by keys.

use bevy::prelude::KeyCode;
use donkey_bridge_view::DonkeyBridgeView;

use crate::house::House;

/// How many commands there have been. Bots that think at once tell their stories within a few frames, so that the donkey
/// is soon back: what was told is counted, its absence proves nothing.
fn turns(house: &House) -> usize {
    house.turns_of::<DonkeyBridgeView>()
}

/// A story was told by the person and, after it, by each bot; then it is the person's turn again.
fn a_round_is_told(house: &mut House) {
    house.until("the own second turn", |house| turns(house) >= 4 && house.is_legal("donkey"));
    assert_eq!(turns(house), 4, "a story from each seat");
}

/// One person, who begins, and three bots; the words of the first story lie in the bubble.
fn at_the_table() -> House {
    let mut house = House::open();
    house.sit_down("donkey-bridge", &["first-1"]);
    house.until("the words", |house| house.is_legal("donkey"));
    // It is still walking to its first stone.
    house.frames(120);
    house
}

#[test]
fn a_tap_on_the_donkey_tells_a_story() {
    let mut house = at_the_table();
    house.tap("donkey");
    a_round_is_told(&mut house);
}

#[test]
fn a_click_on_the_donkey_tells_a_story() {
    let mut house = at_the_table();
    house.click("donkey");
    a_round_is_told(&mut house);
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
    a_round_is_told(&mut house);
}
