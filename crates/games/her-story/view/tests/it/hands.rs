//! Pieces that are pressed: chapters are read, drafted, paid; tiles are taken and given.

use core::time::Duration;

use table::Speed;
use table_kit::settings;
use tabletop::Level;

use crate::app::{Table, table};

/// A turn by hand: completes what can be completed, drafts now and then, otherwise takes a tile.
pub fn turn(app: &mut Table, number: usize) {
    let chapters = (1..=2).map(|place| format!("draft-{place}"));
    let chapters = chapters.chain((1..=5).map(|place| format!("shown-chapter-{place}")));
    for name in chapters {
        if app.named(&name).is_none() {
            continue;
        }
        app.touch(1, &name);
        if app.named("page-complete").is_some() {
            app.touch(1, "page-complete");
            assert!(app.is_legal("pay-confirm"), "what is chosen first pays");
            app.touch(1, "pay-confirm");
            return;
        }
        if number.is_multiple_of(9) && app.named("page-draft").is_some() {
            app.touch(1, "page-draft");
            return;
        }
        app.touch(1, "page-close");
    }
    let turns = app.turns();
    let tile = format!("shown-tile-{}", number % 6 + 1);
    app.touch(1, &tile);
    if app.turns() == turns {
        // The desk is full: one has to go.
        app.touch(1, &format!("desk-tile-{}", number % 7 + 1));
    }
}

fn at_the_table() -> Table {
    let mut app = table(settings(false, Speed::Instant), Duration::from_millis(50));
    app.begin((2, 0), Level::Easy, &[], 7);
    for _ in 0..4 {
        app.update();
    }
    app
}

#[test]
fn a_chapter_is_read_and_put_back_by_what_cancels() {
    let mut app = at_the_table();
    for closes in ["page-close", "elsewhere"] {
        app.touch(1, "shown-chapter-2");
        assert!(app.named("page").is_some() && app.named("page-draft").is_some());
        // What lies below a page does not answer.
        assert!(app.named("shown-tile-1").is_none());
        app.touch(1, closes);
        assert!(app.named("page").is_none() && app.named("shown-tile-1").is_some());
    }
    assert_eq!(app.turns(), 0);
}

/// RULES 3.5
#[test]
fn a_chapter_is_drafted_from_its_page() {
    let mut app = at_the_table();
    let seat = app.view().table.turn;
    let chapter = app.view().table.chapters[1];
    app.touch(1, "shown-chapter-2");
    app.touch(1, "page-draft");
    let writer = &app.view().table.writers[seat];
    assert_eq!((writer.drafts[0], writer.points()), (chapter, 2));
}

/// RULES 3.3
#[test]
fn a_tile_that_is_touched_is_taken() {
    let mut app = at_the_table();
    let seat = app.view().table.turn;
    let tile = app.view().table.tiles[3];
    app.touch(1, "shown-tile-4");
    assert_eq!(app.view().table.writers[seat].desk[0], tile);
}

/// RULES 3.1
#[test]
fn the_library_card_has_all_tiles_replaced() {
    let mut app = at_the_table();
    let (seat, before) = (app.view().table.turn, app.view().table.tiles);
    app.touch(1, "library");
    let table = &app.view().table;
    assert!(before.iter().flatten().all(|tile| table.discards.contains(tile)));
    assert_eq!(table.writers[seat].visits_left(), 1);
}

#[test]
fn a_mat_opens_its_desk_and_closes_it_again() {
    let mut app = at_the_table();
    let other = app.view().table.turn.left(2);
    let tile = app.view().table.tiles[0];
    app.touch(1, "shown-tile-1");
    // It lies on the desk of whoever took it, which the next player opens.
    assert!(app.named("desk-tile-1").is_none());
    let name = format!("mat-{}", app.view().table.turn.left(2));
    app.touch(1, &name);
    assert!(app.named("desk-tile-1").is_some());
    app.touch(1, &name);
    assert!(app.named("desk-tile-1").is_none());
    assert_eq!(app.view().table.writers[other.left(2)].desk[0], tile);
}
