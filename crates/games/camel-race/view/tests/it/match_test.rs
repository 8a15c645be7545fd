//! Whole matches on a table without a screen.

use bevy::camera::NormalizedRenderTarget;
use bevy::picking::backend::HitData;
use bevy::picking::events::{Pointer, Press, Release};
use bevy::picking::pointer::{Location, PointerButton, PointerId};
use bevy::prelude::*;
use camel_race_view::CamelRaceView;
use table::{Leave, Pose, Session, Speed, Tween};
use tabletop::{Seat, Viewer};

use crate::app::{begin, is_over, is_still, leave, named, pieces, table, until};

fn here() -> Location {
    let target = NormalizedRenderTarget::None { width: 1280, height: 800 };
    Location { target, position: Vec2::ZERO }
}

/// A finger comes down on a piece.
fn finger(app: &mut App, finger: u64, name: &str) {
    put(app, finger, name);
    app.update();
    app.update();
}

/// The same, with more to come in this frame.
fn put(app: &mut App, finger: u64, name: &str) {
    let (entity, _) = named(app, name).unwrap_or_else(|| panic!("nothing is called {name}"));
    let hit = HitData::new(entity, 0.0, None, None);
    let press = Press { button: PointerButton::Primary, hit, count: 1 };
    app.world_mut().trigger(Pointer::new(PointerId::Touch(finger), here(), press, entity));
}

fn press(app: &mut App, name: &str) {
    finger(app, 1, name);
}

/// A finger is lifted, wherever it is.
fn lift(app: &mut App, finger: u64) {
    let entity = app.world_mut().spawn_empty().id();
    let hit = HitData::new(entity, 0.0, None, None);
    let release = Release { button: PointerButton::Primary, hit };
    app.world_mut().trigger(Pointer::new(PointerId::Touch(finger), here(), release, entity));
    app.world_mut().despawn(entity);
    app.update();
    app.update();
}

fn log_length(app: &App) -> usize {
    app.world().resource::<Session<CamelRaceView>>().host().turns()
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

#[test]
fn bots_play_a_whole_match_at_once_and_nothing_is_left_after_leaving() {
    for (seats, seed) in [(2, 11), (8, 12)] {
        let mut app = table(Speed::Instant);
        begin(&mut app, seats, 0, seed);
        until(&mut app, "the end", 20_000, is_over);
        assert!(pieces(&mut app) > 60);
        stand_still(&mut app);
        leave(&mut app);
        assert_eq!(pieces(&mut app), 0);
    }
}

#[test]
fn a_match_that_is_seen_beat_by_beat_ends_with_every_piece_in_its_place() {
    let mut app = table(Speed::Fast);
    begin(&mut app, 3, 0, 13);
    until(&mut app, "the end", 60_000, is_over);
    stand_still(&mut app);
    leave(&mut app);
    assert_eq!(pieces(&mut app), 0);
}

#[test]
fn the_pyramid_rolls_a_tent_gives_its_ticket_and_what_is_not_allowed_says_so() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 2, 14);
    until(&mut app, "the first turn", 50, is_still);
    app.update();
    assert_eq!(named(&mut app, "pyramid").map(|(_, legal)| legal), Some(true));
    assert_eq!(named(&mut app, "space-1").map(|(_, legal)| legal), Some(false));
    press(&mut app, "space-1");
    assert_eq!(log_length(&app), 0, "space 1 never takes a tile");
    press(&mut app, "ticket-green");
    assert_eq!(log_length(&app), 1);
    press(&mut app, "pyramid");
    assert_eq!(log_length(&app), 2);
    let view = app.world().resource::<Session<CamelRaceView>>().host().view(Viewer::Public);
    assert_eq!((view.rolled.len(), view.players[Seat(0)].leg_tickets.len()), (1, 1));
}

#[test]
fn a_tile_is_held_turned_and_laid() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 2, 15);
    until(&mut app, "the first turn", 50, is_still);
    app.update();
    press(&mut app, "space-9");
    assert!(named(&mut app, "tile-confirm").is_some());
    press(&mut app, "elsewhere");
    assert!(named(&mut app, "tile-confirm").is_none());
    press(&mut app, "space-9");
    press(&mut app, "space-9");
    press(&mut app, "tile-confirm");
    let view = app.world().resource::<Session<CamelRaceView>>().host().view(Viewer::Public);
    let tile = view.track.tile(camel_race::Space(9)).map(|tile| tile.side);
    assert_eq!(tile, Some(camel_race::TileSide::Mirage));
}

#[test]
fn with_two_persons_the_curtain_falls_before_a_hand_is_opened() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 2, 16);
    until(&mut app, "the first turn", 50, is_still);
    app.update();
    press(&mut app, "pile-winner");
    assert_eq!(app.world().resource::<table::Eyes>().waiting(), Some(Seat(0)));
    assert!(named(&mut app, "hand-blue").is_none(), "a hand lies open before its owner is there");
    app.world_mut().resource_mut::<table::Eyes>().come();
    app.update();
    app.update();
    assert!(named(&mut app, "hand-blue").is_some());
    press(&mut app, "hand-blue");
    assert!(named(&mut app, "hand-blue").is_none());
    let view = app.world().resource::<Session<CamelRaceView>>().host().view(Viewer::Public);
    assert_eq!(view.winner_pile, [Seat(0)]);
}

#[test]
fn a_touch_that_comes_too_early_counts_when_it_may() {
    let mut app = table(Speed::Normal);
    begin(&mut app, 2, 2, 17);
    app.update();
    assert!(!is_still(&app));
    press(&mut app, "ticket-red");
    press(&mut app, "pyramid");
    assert_eq!(log_length(&app), 0);
    until(&mut app, "the roll", 2_000, |app| log_length(app) == 1);
    let view = app.world().resource::<Session<CamelRaceView>>().host().view(Viewer::Public);
    assert_eq!(view.rolled.len(), 1, "the latest touch is the one that counts");
}

#[test]
fn a_seat_that_holds_its_mat_sees_its_own_cards_and_only_as_long() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 3, 2, 18);
    until(&mut app, "the first turn", 50, is_still);
    app.update();
    let before = pieces(&mut app);
    finger(&mut app, 1, "mat-1");
    assert_eq!(pieces(&mut app), before + 5);
    finger(&mut app, 2, "ticket-blue");
    assert_eq!(log_length(&app), 1, "another finger plays meanwhile");
    let held = pieces(&mut app);
    lift(&mut app, 2);
    assert_eq!(pieces(&mut app), held);
    lift(&mut app, 1);
    assert_eq!(pieces(&mut app), held - 5);
    finger(&mut app, 1, "mat-3");
    assert_eq!(pieces(&mut app), held - 5, "a bot's cards are nobody's business");
}

#[test]
fn of_two_fingers_in_the_same_frame_the_first_acts_and_the_second_is_kept() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 2, 20);
    until(&mut app, "the first turn", 50, is_still);
    app.update();
    put(&mut app, 1, "ticket-blue");
    put(&mut app, 2, "pyramid");
    until(&mut app, "both commands", 50, |app| log_length(app) == 2);
    let view = app.world().resource::<Session<CamelRaceView>>().host().view(Viewer::Public);
    assert_eq!((view.players[Seat(0)].leg_tickets.len(), view.players[Seat(1)].pyramid_tickets), (1, 1));
}

#[test]
fn two_seats_hold_their_mats_at_once_and_each_lets_go_of_its_own() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 3, 2, 21);
    until(&mut app, "the first turn", 50, is_still);
    app.update();
    let before = pieces(&mut app);
    finger(&mut app, 1, "mat-1");
    finger(&mut app, 2, "mat-2");
    assert_eq!(pieces(&mut app), before + 10);
    lift(&mut app, 1);
    assert_eq!(pieces(&mut app), before + 5);
    lift(&mut app, 2);
    assert_eq!(pieces(&mut app), before);
}

#[test]
fn a_curtain_that_is_sent_away_leaves_no_question_behind() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 2, 19);
    until(&mut app, "the first turn", 50, is_still);
    app.update();
    press(&mut app, "pile-loser");
    app.world_mut().resource_mut::<table::Eyes>().done();
    app.update();
    app.update();
    app.world_mut().resource_mut::<table::Eyes>().ask_for(Seat(0));
    app.world_mut().resource_mut::<table::Eyes>().come();
    app.update();
    app.update();
    assert!(named(&mut app, "hand-blue").is_none(), "the hand opened by itself");
}

#[test]
fn the_odds_of_the_coach_lie_on_the_table_as_long_as_they_are_wished_for() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 2, 22);
    until(&mut app, "the first turn", 50, is_still);
    app.update();
    let before = pieces(&mut app);
    let wish = |app: &mut App, coach| app.world_mut().resource_mut::<table::Settings>().coach = coach;
    wish(&mut app, true);
    let mut odds = 0;
    for _ in 0..20_000 {
        app.update();
        odds = pieces(&mut app) - before;
        if odds > 0 {
            break;
        }
    }
    // A board, four named lines, five camels, and for each chance its ground, its bar and its number.
    assert_eq!(odds, 1 + 4 + 5 + 4 * 5 * 3);
    press(&mut app, "pyramid");
    assert_eq!(
        pieces(&mut app) - before - odds,
        2,
        "a die and a ticket are out, and the odds are those of now"
    );
    wish(&mut app, false);
    app.update();
    assert_eq!(pieces(&mut app), before + 2);
}

fn shown(app: &App) -> camel_race::View {
    app.world().resource::<table::Shown<CamelRaceView>>().0.clone()
}

#[test]
fn a_match_that_is_watched_again_begins_with_set_up_and_ends_where_it_was() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 2, 23);
    until(&mut app, "the first turn", 50, is_still);
    app.update();
    press(&mut app, "pyramid");
    press(&mut app, "pyramid");
    let (before, lying) = (shown(&app), pieces(&mut app));
    let opener = app.world().resource::<table::Shelf>().get("camel-race").and_then(|game| game.opener);
    (opener.expect("an opener").replay)(app.world_mut());
    app.update();
    assert_eq!((shown(&app).leg, shown(&app).rolled.len()), (0, 0));
    until(&mut app, "the end", 5_000, is_still);
    stand_still(&mut app);
    assert_eq!((shown(&app), pieces(&mut app)), (before, lying));
}

#[test]
fn what_is_taken_back_lies_where_it_was() {
    let mut app = table(Speed::Instant);
    begin(&mut app, 2, 2, 24);
    until(&mut app, "the first turn", 50, is_still);
    app.update();
    let (before, lying) = (shown(&app), pieces(&mut app));
    press(&mut app, "ticket-green");
    assert_ne!(shown(&app), before);
    app.world_mut().write_message(table::TakeBack);
    app.update();
    app.update();
    assert_eq!((shown(&app), pieces(&mut app), log_length(&app)), (before, lying, 0));
    assert_eq!(named(&mut app, "ticket-green").map(|(_, legal)| legal), Some(true));
}
