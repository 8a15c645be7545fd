//! Whole matches on a table without a screen.

use table::{Interlude, Speed};
use tabletop::{Seat, Viewer};

use crate::app::{Table, begin, table};

#[test]
fn bots_play_a_whole_match_at_once_and_nothing_is_left_after_leaving() {
    for (seats, seed) in [(2, 11), (8, 12)] {
        let mut app = table(Speed::Instant);
        begin(&mut app, seats, 0, seed);
        app.until("the end", 20_000, Table::is_over);
        assert!(app.pieces() > 60);
        app.stand_still();
        app.leave();
        assert_eq!(app.pieces(), 0);
    }
}

#[test]
fn a_match_that_is_seen_beat_by_beat_ends_with_every_piece_in_its_place() {
    let mut app = table(Speed::Fast);
    begin(&mut app, 3, 0, 13);
    app.until("the end", 60_000, Table::is_over);
    app.stand_still();
    app.leave();
    assert_eq!(app.pieces(), 0);
}

#[test]
fn the_pyramid_rolls_a_tent_gives_its_ticket_and_what_is_not_allowed_says_so() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 2, 14);
    app.until("the first turn", 50, Table::is_still);
    app.update();
    assert_eq!(app.legal("pyramid"), Some(true));
    assert_eq!(app.legal("space-1"), Some(false));
    app.touch(1, "space-1");
    assert_eq!(app.turns(), 0, "space 1 never takes a tile");
    app.touch(1, "ticket-green");
    assert_eq!(app.turns(), 1);
    app.touch(1, "pyramid");
    assert_eq!(app.turns(), 2);
    let view = app.session().host().view(Viewer::Public);
    assert_eq!((view.rolled.len(), view.players[Seat(0)].leg_tickets.len()), (1, 1));
}

#[test]
fn what_a_leg_came_to_is_told_where_all_else_happens_at_once() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 1, 14);
    let told = |app: &Table| app.world().resource::<Interlude>().summary().is_some();
    for _ in 0..2_000 {
        if told(&app) {
            break;
        }
        app.update();
        if app.legal("pyramid") == Some(true) {
            app.touch(0, "pyramid");
        }
    }
    assert!(told(&app), "five dice of a leg are rolled long since");
    app.until("whoever reads it has had their time", 200, |app| !told(app));
}

#[test]
fn a_tile_is_held_turned_and_laid() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 2, 15);
    app.until("the first turn", 50, Table::is_still);
    app.update();
    app.touch(1, "space-9");
    assert!(app.named("tile-confirm").is_some());
    app.touch(1, "elsewhere");
    assert!(app.named("tile-confirm").is_none());
    app.touch(1, "space-9");
    app.touch(1, "space-9");
    app.touch(1, "tile-confirm");
    let view = app.session().host().view(Viewer::Public);
    let tile = view.track.tile(camel_race::Space(9)).map(|tile| tile.side);
    assert_eq!(tile, Some(camel_race::TileSide::Mirage));
}

#[test]
fn with_two_persons_the_curtain_falls_before_a_hand_is_opened() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 2, 16);
    app.until("the first turn", 50, Table::is_still);
    app.update();
    app.touch(1, "pile-winner");
    assert_eq!(app.world().resource::<table::Eyes>().waiting(), Some(Seat(0)));
    assert!(app.named("hand-blue").is_none(), "a hand lies open before its owner is there");
    app.world_mut().resource_mut::<table::Eyes>().come();
    app.update();
    app.update();
    assert!(app.named("hand-blue").is_some());
    app.touch(1, "hand-blue");
    assert!(app.named("hand-blue").is_none());
    let view = app.session().host().view(Viewer::Public);
    assert_eq!(view.winner_pile, [Seat(0)]);
}

#[test]
fn a_touch_that_comes_too_early_counts_when_it_may() {
    let mut app = table(Speed::Normal);
    begin(&mut app, 2, 2, 17);
    app.update();
    assert!(!app.is_still());
    app.touch(1, "ticket-red");
    app.touch(1, "pyramid");
    assert_eq!(app.turns(), 0);
    app.until("the roll", 2_000, |app| app.turns() == 1);
    let view = app.session().host().view(Viewer::Public);
    assert_eq!(view.rolled.len(), 1, "the latest touch is the one that counts");
}

#[test]
fn a_seat_that_holds_its_mat_sees_its_own_cards_and_only_as_long() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 3, 2, 18);
    app.until("the first turn", 50, Table::is_still);
    app.update();
    let before = app.pieces();
    app.touch(1, "mat-1");
    assert_eq!(app.pieces(), before + 5);
    app.touch(2, "ticket-blue");
    assert_eq!(app.turns(), 1, "another finger plays meanwhile");
    let held = app.pieces();
    app.lift(2);
    assert_eq!(app.pieces(), held);
    app.lift(1);
    assert_eq!(app.pieces(), held - 5);
    app.touch(1, "mat-3");
    assert_eq!(app.pieces(), held - 5, "a bot's cards are nobody's business");
}

#[test]
fn of_two_fingers_in_the_same_frame_the_first_acts_and_the_second_is_kept() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 2, 20);
    app.until("the first turn", 50, Table::is_still);
    app.update();
    app.put(1, "ticket-blue");
    app.put(2, "pyramid");
    app.until("both commands", 50, |app| app.turns() == 2);
    let view = app.session().host().view(Viewer::Public);
    assert_eq!((view.players[Seat(0)].leg_tickets.len(), view.players[Seat(1)].pyramid_tickets), (1, 1));
}

#[test]
fn two_seats_hold_their_mats_at_once_and_each_lets_go_of_its_own() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 3, 2, 21);
    app.until("the first turn", 50, Table::is_still);
    app.update();
    let before = app.pieces();
    app.touch(1, "mat-1");
    app.touch(2, "mat-2");
    assert_eq!(app.pieces(), before + 10);
    app.lift(1);
    assert_eq!(app.pieces(), before + 5);
    app.lift(2);
    assert_eq!(app.pieces(), before);
}

#[test]
fn a_curtain_that_is_sent_away_leaves_no_question_behind() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 2, 19);
    app.until("the first turn", 50, Table::is_still);
    app.update();
    app.touch(1, "pile-loser");
    app.world_mut().resource_mut::<table::Eyes>().done();
    app.update();
    app.update();
    app.world_mut().resource_mut::<table::Eyes>().ask_for(Seat(0));
    app.world_mut().resource_mut::<table::Eyes>().come();
    app.update();
    app.update();
    assert!(app.named("hand-blue").is_none(), "the hand opened by itself");
}

#[test]
fn the_odds_of_the_coach_lie_on_the_table_as_long_as_they_are_wished_for() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 2, 22);
    app.until("the first turn", 50, Table::is_still);
    app.update();
    let before = app.pieces();
    let wish = |app: &mut Table, coach| app.world_mut().resource_mut::<table::Settings>().coach = coach;
    wish(&mut app, true);
    let mut odds = 0;
    for _ in 0..20_000 {
        app.update();
        odds = app.pieces() - before;
        if odds > 0 {
            break;
        }
    }
    // A board, four named lines, five camels, and for each chance its ground, its bar and its number.
    assert_eq!(odds, 1 + 4 + 5 + 4 * 5 * 3);
    app.touch(1, "pyramid");
    assert_eq!(app.pieces() - before - odds, 2, "a die and a ticket are out, and the odds are those of now");
    wish(&mut app, false);
    app.update();
    assert_eq!(app.pieces(), before + 2);
}

fn shown(app: &Table) -> camel_race::View {
    app.view().clone()
}

#[test]
fn a_match_that_is_watched_again_begins_with_set_up_and_ends_where_it_was() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 2, 23);
    app.until("the first turn", 50, Table::is_still);
    app.update();
    app.touch(1, "pyramid");
    app.touch(1, "pyramid");
    let (before, lying) = (shown(&app), app.pieces());
    (app.opener().replay)(app.world_mut());
    app.update();
    assert_eq!((shown(&app).leg, shown(&app).rolled.len()), (0, 0));
    app.until("the end", 5_000, Table::is_still);
    app.stand_still();
    assert_eq!((shown(&app), app.pieces()), (before, lying));
}

#[test]
fn what_is_taken_back_lies_where_it_was() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 2, 24);
    app.until("the first turn", 50, Table::is_still);
    app.update();
    let (before, lying) = (shown(&app), app.pieces());
    app.touch(1, "ticket-green");
    assert_ne!(shown(&app), before);
    app.world_mut().write_message(table::TakeBack);
    app.update();
    app.update();
    assert_eq!((shown(&app), app.pieces(), app.turns()), (before, lying, 0));
    assert_eq!(app.legal("ticket-green"), Some(true));
}
