//! Whole matches of bots on a table without a screen.

use core::time::Duration;

use table::Speed;
use table_kit::settings;
use tabletop::Level;

use crate::app::{Table, table};

#[test]
fn bots_play_to_the_end_and_nothing_is_left_after_leaving() {
    // Picked, typed and spoken; the last with seven rounds.
    let matches: [(u8, Speed, &[u8]); 3] =
        [(3, Speed::Instant, &[0, 0, 0]), (4, Speed::Fast, &[1, 0, 0]), (6, Speed::Instant, &[2, 2, 1])];
    for (seats, speed, options) in matches {
        let mut app = table(settings(true, speed), Duration::from_millis(100));
        app.begin((0, seats), Level::Hard, options, 11);
        app.until("the end", 60_000, Table::is_over);
        assert!(app.pieces() > 30);
        app.stand_still();
        app.leave();
        assert_eq!(app.pieces(), 0);
    }
}
