//! Whole matches on a table without a screen.

use core::time::Duration;

use baba_yaga::Ingredient;
use l10n::Locale;
use table::{LogBook, Speed, Words};
use table_kit::settings;
use tabletop::{Level, Speak};

use crate::app::{Table, table};

/// RULES 9.2. With more than two seats, the owl that names the third would be taken for an ingredient.
fn names_no_ingredient(app: &Table) {
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
        app.begin((0, seats), Level::Hard, &[0, 0, 0, 1], 11);
        app.until("the end", 60_000, Table::is_over);
        assert!(app.pieces() > 60);
        if seats == 2 {
            names_no_ingredient(&app);
        }
        app.stand_still();
        app.leave();
        assert_eq!(app.pieces(), 0);
    }
}
