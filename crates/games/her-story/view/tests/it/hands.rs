//! Pieces that are pressed: chapters are read, drafted, paid; tiles are taken and given.

use core::time::Duration;

use bevy::prelude::*;
use table::{Speed, Touchable};
use tabletop::Level;

use crate::app::{begin, named, put, session, settings, table, view};

fn is_there(app: &mut App, name: &str) -> bool {
    named(app, name).is_some()
}

fn is_legal(app: &mut App, name: &str) -> bool {
    let entity = named(app, name);
    entity.and_then(|entity| app.world().get::<Touchable>(entity)).is_some_and(|piece| piece.legal)
}

fn touch(app: &mut App, name: &str) {
    put(app, 1, name);
    app.update();
    app.update();
}

/// A turn by hand: completes what can be completed, drafts now and then, otherwise takes a tile.
pub fn turn(app: &mut App, number: usize) {
    let chapters = (1..=2).map(|place| format!("draft-{place}"));
    let chapters = chapters.chain((1..=5).map(|place| format!("shown-chapter-{place}")));
    for name in chapters {
        if !is_there(app, &name) {
            continue;
        }
        touch(app, &name);
        if is_there(app, "page-complete") {
            touch(app, "page-complete");
            assert!(is_legal(app, "pay-confirm"), "what is chosen first pays");
            touch(app, "pay-confirm");
            return;
        }
        if number.is_multiple_of(9) && is_there(app, "page-draft") {
            touch(app, "page-draft");
            return;
        }
        touch(app, "page-close");
    }
    let turns = session(app).host().turns();
    let tile = format!("shown-tile-{}", number % 6 + 1);
    touch(app, &tile);
    if session(app).host().turns() == turns {
        // The desk is full: one has to go.
        touch(app, &format!("desk-tile-{}", number % 7 + 1));
    }
}

fn at_the_table() -> App {
    let mut app = table(settings(false, Speed::Instant), Duration::from_millis(50));
    begin(&mut app, (2, 0), Level::Easy, &[], 7);
    for _ in 0..4 {
        app.update();
    }
    app
}

#[test]
fn a_chapter_is_read_and_put_back_by_what_cancels() {
    let mut app = at_the_table();
    for closes in ["page-close", "elsewhere"] {
        touch(&mut app, "shown-chapter-2");
        assert!(is_there(&mut app, "page") && is_there(&mut app, "page-draft"));
        // What lies below a page does not answer.
        assert!(!is_there(&mut app, "shown-tile-1"));
        touch(&mut app, closes);
        assert!(!is_there(&mut app, "page") && is_there(&mut app, "shown-tile-1"));
    }
    assert_eq!(session(&app).host().turns(), 0);
}

/// RULES 3.5
#[test]
fn a_chapter_is_drafted_from_its_page() {
    let mut app = at_the_table();
    let seat = view(&app).table.turn;
    let chapter = view(&app).table.chapters[1];
    touch(&mut app, "shown-chapter-2");
    touch(&mut app, "page-draft");
    let writer = &view(&app).table.writers[seat];
    assert_eq!((writer.drafts[0], writer.points()), (chapter, 2));
}

/// RULES 3.3
#[test]
fn a_tile_that_is_touched_is_taken() {
    let mut app = at_the_table();
    let seat = view(&app).table.turn;
    let tile = view(&app).table.tiles[3];
    touch(&mut app, "shown-tile-4");
    assert_eq!(view(&app).table.writers[seat].desk[0], tile);
}

/// RULES 3.1
#[test]
fn the_library_card_has_all_tiles_replaced() {
    let mut app = at_the_table();
    let (seat, before) = (view(&app).table.turn, view(&app).table.tiles);
    touch(&mut app, "library");
    let table = &view(&app).table;
    assert!(before.iter().flatten().all(|tile| table.discards.contains(tile)));
    assert_eq!(table.writers[seat].visits_left(), 1);
}

#[test]
fn a_mat_opens_its_desk_and_closes_it_again() {
    let mut app = at_the_table();
    let other = view(&app).table.turn.left(2);
    let tile = view(&app).table.tiles[0];
    touch(&mut app, "shown-tile-1");
    // It lies on the desk of whoever took it, which the next player opens.
    assert!(!is_there(&mut app, "desk-tile-1"));
    let name = format!("mat-{}", view(&app).table.turn.left(2));
    touch(&mut app, &name);
    assert!(is_there(&mut app, "desk-tile-1"));
    touch(&mut app, &name);
    assert!(!is_there(&mut app, "desk-tile-1"));
    assert_eq!(view(&app).table.writers[other.left(2)].desk[0], tile);
}
