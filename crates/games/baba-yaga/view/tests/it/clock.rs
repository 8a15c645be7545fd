//! The clock of the match: the same at any rate of frames, never ahead of what is kept, at rest when the table rests.

use core::time::Duration;

use baba_yaga::{Air, Clock, Face, Place};
use bevy::prelude::*;
use table::{Overlay, Settings, Speed};
use table_kit::settings;
use tabletop::{Level, StateHash};

use crate::app::{Table, fly, table};

/// The calm clock, and by hand.
const CALM: [u8; 3] = [0, 0, 0];
const HANDS: [u8; 3] = [0, 0, 4];

fn bots_play(frame: Duration, options: &[u8]) -> (StateHash, usize) {
    let mut app = table(settings(true, Speed::Instant), frame);
    app.begin((0, 2), Level::Hard, options, 5);
    app.until("the end", 400_000, Table::is_over);
    (app.session().host().hash(), app.turns())
}

#[test]
fn a_match_of_bots_ends_alike_at_20_60_and_144_frames_a_second() {
    let play = |rate: f64, options: &[u8]| bots_play(Duration::from_secs_f64(1.0 / rate), options);
    let calm = [20.0, 60.0, 144.0].map(|rate| play(rate, &CALM));
    assert!(calm[0].1 > 20, "a match has some turns");
    assert_eq!(calm[0], calm[1]);
    assert_eq!(calm[1], calm[2]);
    assert_eq!(play(20.0, &HANDS), play(60.0, &HANDS));
}

/// Two taps in one frame: the first turns, the second comes too early.
fn two_taps(frame: Duration) -> Table {
    let mut app = table(settings(true, Speed::Instant), frame);
    app.begin((3, 0), Level::Easy, &CALM, 3);
    fly(&mut app);
    app.put(1, "tile-A1");
    app.update();
    app.put(1, "tile-E5");
    app.update();
    app
}

fn place(name: &str) -> Place {
    Place::named(name).expect("a place")
}

#[test]
fn the_first_tap_is_answered_in_its_frame() {
    let mut app = table(settings(true, Speed::Normal), Duration::from_millis(20));
    app.begin((3, 0), Level::Easy, &CALM, 3);
    fly(&mut app);
    app.put(1, "tile-A1");
    app.update();
    assert!(matches!(app.view().face(place("A1")), Face::TurningUp { .. }));
}

#[test]
fn a_tap_that_comes_too_early_is_kept_and_carried_out_at_its_moment() {
    for millis in [10, 16, 50] {
        let mut app = two_taps(Duration::from_millis(millis));
        let turned_at = |app: &Table, name: &str| match app.view().flight.as_ref().map(|flight| flight.air) {
            Some(Air::TurningUp { place: up, since, .. }) if up == place(name) => Some(since.0),
            _ => None,
        };
        let first = turned_at(&app, "A1").expect("the first tap turns its tile");
        app.until("the second tile", 400, |app| turned_at(app, "E5").is_some());
        let second = turned_at(&app, "E5").expect("the second tap is not lost");
        // RULES 8.1 to 8.3: after a match at once, after a mismatch when that has shown its time and turned back.
        let waits = if app.view().face(place("A1")) == Face::Down { 250 + 600 + 250 } else { 250 };
        assert_eq!(second - first, waits, "with frames of {millis} ms");
    }
}

#[test]
fn of_several_early_taps_the_latest_counts() {
    let mut app = two_taps(Duration::from_millis(10));
    app.put(1, "tile-B2");
    app.update();
    let turns =
        |app: &Table, name: &str| app.view().flight.as_ref().is_some_and(|flight| flight.shows(place(name)));
    app.until("the last tile", 400, |app| turns(app, "B2"));
    assert!(!turns(&app, "E5"));
}

#[test]
fn who_has_switched_clocks_off_plays_without() {
    let off = Settings { timers: false, ..settings(true, Speed::Instant) };
    let mut app = table(off, Duration::from_millis(20));
    app.begin((2, 0), Level::Easy, &[], 3);
    assert_eq!(app.view().config.clock, Clock::Untimed);
}

#[test]
fn the_clock_rests_while_something_lies_over_the_table() {
    let mut app = two_taps(Duration::from_millis(50));
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Pause);
    app.update();
    app.update();
    let turns = app.turns();
    for _ in 0..100 {
        app.update();
    }
    assert_eq!(app.turns(), turns);
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::None);
    app.until("the clock", 100, |app| app.turns() > turns);
}

#[test]
fn a_curtain_lies_over_the_forest_while_a_flight_rests() {
    let mut app = two_taps(Duration::from_millis(50));
    let lying = app.pieces();
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Pause);
    app.update();
    app.update();
    // Three pieces over the forest, one over the spell.
    assert_eq!(app.pieces(), lying + 4);
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::None);
    app.update();
    assert!(app.pieces() < lying + 4, "the curtain stays");
}
