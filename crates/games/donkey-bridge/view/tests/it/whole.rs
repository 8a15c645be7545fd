//! Whole matches of bots on a table without a screen.

use core::time::Duration;

use bevy::prelude::*;
use table::{Leave, Pose, Speed, Tween};
use tabletop::Level;

use crate::app::{begin, is_over, leave, pieces, settings, table, until};

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
    // Picked, typed and spoken; the last with seven rounds.
    let matches: [(u8, Speed, &[u8]); 3] =
        [(3, Speed::Instant, &[0, 0, 0]), (4, Speed::Fast, &[1, 0, 0]), (6, Speed::Instant, &[2, 2, 1])];
    for (seats, speed, options) in matches {
        let mut app = table(settings(true, speed), Duration::from_millis(100));
        begin(&mut app, (0, seats), Level::Hard, options, 11);
        until(&mut app, "the end", 60_000, is_over);
        assert!(pieces(&mut app) > 30);
        stand_still(&mut app);
        leave(&mut app);
        assert_eq!(pieces(&mut app), 0);
    }
}
