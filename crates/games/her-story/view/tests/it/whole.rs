//! Whole matches on a table without a screen.

use core::time::Duration;

use bevy::prelude::*;
use her_story::Phase;
use table::{Leave, LogBook, Pose, Speed, Tween};
use tabletop::Level;

use crate::app::{begin, is_over, leave, phase, pieces, put, settings, table, until, view};

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

#[test]
fn bots_play_to_the_end_and_nothing_is_left_after_leaving() {
    for (seats, speed) in [(2, Speed::Instant), (5, Speed::Fast), (3, Speed::Normal)] {
        let mut app = table(settings(true, speed), Duration::from_millis(100));
        begin(&mut app, (0, seats), Level::Medium, &[], 11);
        until(&mut app, "the end", 60_000, is_over);
        assert!(pieces(&mut app) > 60);
        // Each has chosen a favourite, and it has been read aloud.
        assert!(view(&app).table.writers.values().all(|writer| writer.favourite.is_some()));
        assert!(app.world().resource::<LogBook>().lines.len() > 100);
        stand_still(&mut app);
        leave(&mut app);
        assert_eq!(pieces(&mut app), 0);
    }
}

/// A match of two people by hand: research until the desk is full, then whatever can be completed, favourites at the end.
#[test]
fn a_whole_match_is_played_on_the_pieces_alone() {
    let mut app = table(settings(false, Speed::Instant), Duration::from_millis(50));
    begin(&mut app, (2, 0), Level::Easy, &[], 3);
    for turn in 0..2_000 {
        let now = phase(&app);
        match now {
            Phase::Over => break,
            Phase::Favourites => {
                put(&mut app, 1, "book-1");
                app.update();
                put(&mut app, 1, "page-favourite");
            }
            Phase::Another | Phase::Keep => put(&mut app, 1, "finish"),
            Phase::Research => put(&mut app, 1, "shown-tile-1"),
            Phase::Turn => crate::hands::turn(&mut app, turn),
        }
        app.update();
        app.update();
    }
    assert_eq!(phase(&app), Phase::Over, "the match ends");
    let most = view(&app).table.writers.values().map(|writer| writer.book.len()).max();
    assert_eq!(most, Some(8), "a book is full");
}
