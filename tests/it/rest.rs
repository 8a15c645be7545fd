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

/// Runs as the loop does: frame after frame until it sleeps.
fn until_it_sleeps(house: &mut House) {
    for _ in 0..100 {
        if nap(house).is_some() {
            return;
        }
        house.frames(1);
    }
    panic!("the loop does not come to rest");
}

#[test]
fn a_window_of_another_size_is_drawn_until_all_has_found_its_place() {
    for (width, height) in [(900.0, 600.0), (640.0, 400.0), (390.0, 844.0)] {
        let mut house = at_the_table();
        house.resize(width, height);
        until_it_sleeps(&mut house);
        let lies = house.page().targets;
        for target in lies.iter().filter(|target| target.on == "panel") {
            let inside = target.x >= -1.0
                && target.y >= -1.0
                && target.x + target.w <= width + 1.0
                && target.y + target.h <= height + 1.0;
            assert!(inside, "{} lies outside of {width}x{height}: {target:?}", target.name);
        }
        house.frames(10);
        assert_eq!(house.page().targets, lies, "{width}x{height}: nothing was still on its way");
    }
}
