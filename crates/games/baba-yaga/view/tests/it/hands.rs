//! Many hands: one turns tiles while others fly the witch, each with a finger of their own, in the same frame.

use core::time::Duration;

use baba_yaga::{Air, Phase, Place, Steps};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use table::Speed;
use table_kit::settings;
use tabletop::{Level, Seat};

use crate::app::{Table, fly, table};

/// By hand, at a table of these.
fn flying(persons: u8) -> Table {
    let mut app = table(settings(true, Speed::Instant), Duration::from_millis(20));
    app.begin((persons, 0), Level::Easy, &[0, 0, 4], 3);
    fly(&mut app);
    app
}

fn next(app: &Table) -> Option<(Seat, bool)> {
    match app.view().flight.as_ref()?.steps {
        Steps::ByHand { seat, open, .. } => Some((seat, open)),
        _ => None,
    }
}

fn steps(app: &Table) -> u8 {
    app.view().witch.map_or(0, |witch| witch.steps)
}

#[test]
fn a_tile_is_turned_and_a_step_is_made_in_one_frame_by_two_fingers() {
    let mut app = flying(4);
    app.until("the first step to open", 200, |app| next(app) == Some((Seat(1), true)));
    let before = app.turns();
    app.put(1, "tile-B4");
    app.put(2, "step-2");
    app.put(3, "step-3");
    app.put(4, "step-4");
    app.update();
    // Only the second seat had its turn: taps of the others mean nothing.
    assert_eq!(app.turns(), before + 2);
    assert_eq!(steps(&app), 1);
    let air = app.view().flight.as_ref().map(|flight| flight.air);
    assert!(
        matches!(air, Some(Air::TurningUp { place, .. }) if Some(place) == Place::named("B4")),
        "{air:?}"
    );
}

/// All three tap in every frame until the flight is cleared away; each frame is looked at.
fn fly_home(app: &mut Table, mut look: impl FnMut(&Table)) {
    for _ in 0..1_000 {
        for (finger, name) in [(2, "step-2"), (3, "step-3"), (4, "step-4")] {
            if app.named(name).is_some() {
                app.put(finger, name);
            }
        }
        app.update();
        look(app);
        if app.view().flight.is_none() {
            return;
        }
    }
    panic!("she does not come back");
}

#[test]
fn everybody_taps_as_fast_as_they_can_and_the_witch_comes_back() {
    let mut app = flying(4);
    fly_home(&mut app, |_| ());
    // RULES 8.6: eight steps, none sooner than 600 after the one before.
    let lasted = app.session().host().now().0;
    assert!((8 * 600..8 * 600 + 1_500).contains(&lasted), "{lasted}");
}

#[test]
fn the_witch_is_seen_at_home_before_the_flight_is_cleared_away() {
    let mut app = flying(4);
    let mut is_seen = false;
    fly_home(&mut app, |app| {
        let shown = app.view();
        let is_home = shown.flight.is_some() && shown.witch.is_some_and(|witch| witch.steps_left() == 0);
        is_seen |= is_home && app.phase() != Phase::Flight;
    });
    assert!(is_seen, "what ended the flight was never seen, at the speed at which all is shown at once");
}

#[test]
fn a_step_that_is_tapped_too_soon_is_kept() {
    let mut app = flying(3);
    app.put(2, "step-2");
    app.update();
    assert_eq!(steps(&app), 0);
    app.until("the step", 60, |app| steps(app) == 1);
    let next_opens = match app.view().flight.as_ref().map(|flight| flight.steps) {
        Some(Steps::ByHand { from, .. }) => from,
        other => panic!("{other:?}"),
    };
    let began = app.view().flight.as_ref().map(|flight| flight.began).expect("a flight");
    assert_eq!(next_opens.0 - began.0, 600);
}

#[test]
fn a_single_opponent_alternates_two_buttons() {
    let mut app = flying(2);
    app.until("the first step to open", 200, |app| next(app) == Some((Seat(1), true)));
    app.put(2, "step-2-right");
    app.update();
    assert_eq!(steps(&app), 0, "the left one is first");
    app.put(2, "step-2-left");
    app.update();
    assert_eq!(steps(&app), 1);
    app.put(2, "step-2-right");
    app.until("the second step", 60, |app| steps(app) == 2);
}

#[test]
fn keys_of_their_own_move_the_witch() {
    let mut app = flying(3);
    app.until("the first step to open", 200, |app| next(app) == Some((Seat(1), true)));
    let stroke = KeyboardInput {
        key_code: KeyCode::Digit2,
        logical_key: Key::Character("2".into()),
        state: ButtonState::Pressed,
        text: None,
        repeat: false,
        window: Entity::PLACEHOLDER,
    };
    app.world_mut().write_message(stroke);
    app.update();
    assert_eq!(steps(&app), 1);
}
