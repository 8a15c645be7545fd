//! A table at rest: the loop sleeps, pads are looked at only while there is one, and looking at them draws nothing.

use core::time::Duration;

use bevy::prelude::{Camera, Camera2d, Entity, GamepadButton, KeyCode, With};
use bevy::winit::{UpdateMode, WinitSettings};

use crate::house::House;

/// How long the loop sleeps if nothing comes; `None` while frames follow each other.
fn nap(house: &House) -> Option<Duration> {
    match house.app.world().resource::<WinitSettings>().focused_mode {
        UpdateMode::Continuous => None,
        UpdateMode::Reactive { wait, .. } => Some(wait),
    }
}

/// Whether the last frame was shown.
fn drawn(house: &mut House) -> bool {
    let mut cameras = house.app.world_mut().query_filtered::<&Camera, With<Camera2d>>();
    cameras.single(house.app.world()).expect("a camera").is_active
}

fn at_the_table() -> House {
    let mut house = House::open();
    house.strike(KeyCode::ArrowDown);
    house.strike(KeyCode::Enter);
    house.until("the lobby", |house| house.find("start-match").is_some());
    house.strike(KeyCode::Enter);
    house.until("the first turn", |house| house.find("command-roll").is_some());
    // What is lawful pulses for a while, and what was said fades.
    house.frames(250);
    house
}

#[test]
fn without_a_pad_the_loop_sleeps_until_something_comes() {
    let mut house = at_the_table();
    assert!(nap(&house).is_some_and(|nap| nap > Duration::from_secs(600)), "{:?}", nap(&house));
    house.key_down(KeyCode::ArrowLeft);
    assert_eq!(nap(&house), None, "a key that is held is walked on with");
    house.key_up(KeyCode::ArrowLeft);
    house.frames(250);
    assert!(nap(&house).is_some_and(|nap| nap > Duration::from_secs(600)));
}

#[test]
fn with_a_pad_it_is_looked_at_thirty_times_a_second_and_nothing_is_drawn() {
    let mut house = at_the_table();
    let pad: Entity = house.plug_in();
    house.frames(20);
    for _ in 0..60 {
        house.frames(1);
        let nap = nap(&house).expect("a table at rest");
        assert!(nap >= Duration::from_millis(33) && nap < Duration::from_millis(100), "{nap:?}");
        assert!(!drawn(&mut house), "a frame without news is shown");
    }
    house.button(pad, GamepadButton::DPadLeft, true);
    assert!(drawn(&mut house), "what a pad does is seen at once");
    house.button(pad, GamepadButton::DPadLeft, false);
    house.frames(250);
    assert!(!drawn(&mut house));
    house.key_down(KeyCode::Tab);
    assert!(drawn(&mut house), "and so is what a key does");
    house.key_up(KeyCode::Tab);
    house.pull_out(pad);
    house.frames(20);
    assert!(
        nap(&house).is_some_and(|nap| nap > Duration::from_secs(600)),
        "nobody looks for a pad that is gone"
    );
}
