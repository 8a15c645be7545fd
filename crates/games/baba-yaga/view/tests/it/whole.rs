//! Whole matches on a table without a screen.

use core::time::Duration;

use baba_yaga::Ingredient;
use bevy::prelude::*;
use l10n::Locale;
use table::{Leave, LogBook, Pose, Speed, Tween, Words};
use tabletop::{Level, Speak};

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

/// RULES 9.2. With more than two seats, the owl that names the third would be taken for an ingredient.
fn names_no_ingredient(app: &App) {
    let lines = &app.world().resource::<LogBook>().lines;
    let texts = &app.world().resource::<Words>().0;
    let seats = texts.numbered_seats(Locale::SOURCE, None);
    assert!(lines.len() > 20);
    for ingredient in Ingredient::ALL {
        let word = texts.say(Locale::SOURCE, "baba-yaga", &ingredient.message(), &seats);
        assert!(!lines.iter().any(|line| line.contains(&word)), "the log tells of {word}");
    }
}

#[test]
fn bots_play_to_the_end_and_nothing_is_left_after_leaving() {
    for (seats, speed) in [(2, Speed::Instant), (5, Speed::Fast), (3, Speed::Normal)] {
        let mut app = table(settings(true, speed), Duration::from_millis(100));
        begin(&mut app, (0, seats), Level::Hard, &[0, 0, 0, 1], 11);
        until(&mut app, "the end", 60_000, is_over);
        assert!(pieces(&mut app) > 60);
        if seats == 2 {
            names_no_ingredient(&app);
        }
        stand_still(&mut app);
        leave(&mut app);
        assert_eq!(pieces(&mut app), 0);
    }
}
