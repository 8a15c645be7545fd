//! Whole matches of the three modes on a table without a screen, with two people who share it and a bot.

use core::time::Duration;

use bevy::prelude::NextState;
use table::{Screen, Speed, Sprites};
use table_kit::settings;
use tabletop::Level;

use crate::app::{Table, play_until, table};

/// No limit of time (the third switch), and the mode (the first).
fn options(mode: u8) -> [u8; 4] {
    [mode, 0, 3, 0]
}

fn paintings(app: &Table) -> usize {
    app.world().resource::<Sprites>().names().filter(|name| name.starts_with("painting-")).count()
}

#[test]
fn each_mode_is_played_to_its_end_and_nothing_is_left_after_leaving() {
    for (mode, speed) in [(0, Speed::Fast), (1, Speed::Instant), (2, Speed::Normal)] {
        let mut app = table(settings(true, speed), Duration::from_millis(100));
        app.know_pictures();
        app.begin((2, 1), Level::Easy, &options(mode), 5);
        play_until(&mut app, 17, |_| false);
        assert!(app.is_over(), "mode {mode}");
        assert!(app.pieces() > 30, "mode {mode}");
        assert!(paintings(&app) > 0, "mode {mode}: paintings are shown");
        for screen in [Screen::Results, Screen::Table] {
            app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
            app.frames(3);
        }
        assert!(paintings(&app) > 0, "mode {mode}: they still hang when the table is looked at again");
        app.stand_still();
        app.leave();
        assert_eq!((app.pieces(), paintings(&app)), (0, 0), "mode {mode}");
    }
}
