//! Whole matches on a table without a screen.

use core::time::Duration;

use her_story::Phase;
use table::{LogBook, Speed};
use table_kit::settings;
use tabletop::Level;

use crate::app::{Table, table};

#[test]
fn bots_play_to_the_end_and_nothing_is_left_after_leaving() {
    for (seats, speed) in [(2, Speed::Instant), (5, Speed::Fast), (3, Speed::Normal)] {
        let mut app = table(settings(true, speed), Duration::from_millis(100));
        app.begin((0, seats), Level::Medium, &[], 11);
        app.until("the end", 60_000, Table::is_over);
        assert!(app.pieces() > 60);
        // Each has chosen a favourite, and it has been read aloud.
        assert!(app.view().table.writers.values().all(|writer| writer.favourite.is_some()));
        assert!(app.world().resource::<LogBook>().lines.len() > 100);
        app.stand_still();
        app.leave();
        assert_eq!(app.pieces(), 0);
    }
}

/// A match of two people by hand: research until the desk is full, then whatever can be completed, favourites at the end.
#[test]
fn a_whole_match_is_played_on_the_pieces_alone() {
    let mut app = table(settings(false, Speed::Instant), Duration::from_millis(50));
    app.begin((2, 0), Level::Easy, &[], 3);
    for turn in 0..2_000 {
        let now = app.phase();
        match now {
            Phase::Over => break,
            Phase::Favourites => {
                app.put(1, "book-1");
                app.update();
                app.put(1, "page-favourite");
            }
            Phase::Another | Phase::Keep => app.put(1, "finish"),
            Phase::Research => app.put(1, "shown-tile-1"),
            Phase::Turn => crate::hands::turn(&mut app, turn),
        }
        app.update();
        app.update();
    }
    assert_eq!(app.phase(), Phase::Over, "the match ends");
    let most = app.view().table.writers.values().map(|writer| writer.book.len()).max();
    assert_eq!(most, Some(8), "a book is full");
}
