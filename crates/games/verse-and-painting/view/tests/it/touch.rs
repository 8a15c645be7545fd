//! Fingers on slips and paintings.

use core::time::Duration;

use bevy::prelude::*;
use table::{Eyes, Speed};
use table_kit::settings;
use tabletop::{Level, Seat};
use verse_and_painting::Phase;

use crate::app::{Table, play_until, table};

/// A match of two people and a bot, up to the moment when lines are matched with paintings.
fn matching() -> Table {
    let mut app = table(settings(false, Speed::Instant), Duration::from_millis(100));
    app.begin((2, 1), Level::Easy, &[0, 0, 3, 0], 5);
    play_until(&mut app, 3, |app| app.phase() == Phase::Match);
    for _ in 0..3 {
        app.update();
    }
    app
}

/// RULES 4.3: a guess is a painting and a line. It is secret: the curtain falls before.
#[test]
fn a_line_and_then_a_painting_are_a_guess() {
    let mut app = matching();
    let line = app.view().open[0];
    let name = format!("line-{}-{}", line.theme.0, line.number);
    app.put(1, &name);
    app.update();
    let waiting = app.world().resource::<Eyes>().waiting().expect("the curtain asks for somebody");
    app.world_mut().resource_mut::<Eyes>().come();
    app.update();
    app.update();
    let other = Seat::all(3).find(|seat| *seat != waiting).expect("three sit here");
    app.put(1, &format!("painting-{other}"));
    for _ in 0..4 {
        app.update();
    }
    assert!(app.view().acted.contains(waiting) || app.phase() != Phase::Match, "the guess is made");
}

#[test]
fn a_painting_opens_large_and_is_put_away_again() {
    let mut app = matching();
    app.put(1, "painting-1");
    app.update();
    app.update();
    assert!(app.named("close-card").is_some(), "it lies large over the table");
    app.put(1, "elsewhere");
    app.update();
    app.update();
    assert!(app.named("close-card").is_none());
}
