//! Whole matches of the three modes on a table without a screen, with two people who share it and a bot.

use core::time::Duration;

use bevy::prelude::*;
use table::{Leave, Pose, Speed, Sprites, TableGame, Tween};
use tabletop::Level;
use verse_and_painting_view::VerseView;

use crate::app::{begin, is_over, leave, pieces, play_until, settings, table};

/// No limit of time (the third switch), and the mode (the first).
fn options(mode: u8) -> [u8; 4] {
    [mode, 0, 3, 0]
}

fn stand_still(app: &mut App) {
    let mut moving = app.world_mut().query_filtered::<(), Or<(With<Tween>, With<Leave>)>>();
    for _ in 0..200 {
        if moving.iter(app.world()).count() == 0 {
            break;
        }
        app.update();
    }
    assert_eq!(moving.iter(app.world()).count(), 0, "something moves for ever");
    let mut lying = app.world_mut().query::<(&Pose, &Transform)>();
    for (pose, transform) in lying.iter(app.world()) {
        assert_eq!(pose.transform(), *transform, "a piece is not where it belongs");
    }
}

fn paintings(app: &App) -> usize {
    app.world().resource::<Sprites>().names().filter(|name| name.starts_with("painting-")).count()
}

#[test]
fn each_mode_is_played_to_its_end_and_nothing_is_left_after_leaving() {
    for (mode, speed) in [(0, Speed::Fast), (1, Speed::Instant), (2, Speed::Normal)] {
        let mut app = table(settings(true, speed), Duration::from_millis(100));
        app.world_mut().resource_scope(|world, mut sprites: Mut<Sprites>| {
            let assets = world.resource::<AssetServer>();
            sprites.load(VerseView::BOX.pack, assets).expect("a manifest");
        });
        begin(&mut app, (2, 1), Level::Easy, &options(mode), 5);
        play_until(&mut app, 17, |_| false);
        assert!(is_over(&app), "mode {mode}");
        assert!(pieces(&mut app) > 30, "mode {mode}");
        assert!(paintings(&app) > 0, "mode {mode}: paintings are shown");
        stand_still(&mut app);
        leave(&mut app);
        assert_eq!((pieces(&mut app), paintings(&app)), (0, 0), "mode {mode}");
    }
}
