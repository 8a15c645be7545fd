//! Whole matches on a table without a screen.

use core::time::Duration;

use bevy::prelude::*;
use storyteller::{Command, Hint, Phase};
use storyteller_view::StorytellerView;
use table::{Large, LargeDeed, Overlay, Propose, Speed};
use table_kit::settings;
use tabletop::{Level, Seat};

use crate::app::{Table, put, table, until};

/// Three rounds, without a timer.
const THREE_ROUNDS: [u8; 2] = [2, 0];

#[test]
fn bots_play_to_the_end_and_nothing_is_left_after_leaving() {
    for (seats, speed) in [(3, Speed::Instant), (6, Speed::Fast), (4, Speed::Normal)] {
        let mut app = table(settings(true, speed), Duration::from_millis(100));
        app.begin((0, seats), Level::Medium, &THREE_ROUNDS, 11);
        until(&mut app, "the end", 60_000, Table::is_over);
        assert!(app.pieces() > 60);
        app.stand_still();
        app.leave();
        assert_eq!(app.pieces(), 0);
    }
}

fn awaits(app: &Table, phase: Phase) -> bool {
    let host = app.session().host();
    app.is_still() && host.phase() == phase && host.to_act().awaited.contains(Seat(0))
}

fn waits_or_over(app: &Table) -> bool {
    app.is_over() || [Phase::Tell, Phase::Give, Phase::Vote, Phase::Reveal].iter().any(|at| awaits(app, *at))
}

/// The person at seat 1 tells, gives and votes by touching pieces; three bots do the rest.
#[test]
fn a_person_plays_a_whole_match_with_the_pieces() {
    let mut app = table(settings(true, Speed::Fast), Duration::from_millis(50));
    app.begin((1, 3), Level::Medium, &THREE_ROUNDS, 5);
    let mut done = [0; 4];
    while !app.is_over() {
        until(&mut app, "the person's turn", 8_000, waits_or_over);
        if app.is_over() {
            break;
        }
        match app.phase() {
            Phase::Tell => {
                put(&mut app, "held-");
                put(&mut app, "deed-aloud");
                done[0] += 1;
            }
            Phase::Give => {
                put(&mut app, "held-");
                put(&mut app, "deed-give");
                done[1] += 1;
            }
            Phase::Vote => {
                let own = app.view().own.as_ref().expect("an own hand").places.clone();
                let place = (1..).find(|place| !own.contains(place)).expect("a card of another's");
                put(&mut app, &format!("card-{place}"));
                put(&mut app, "deed-vote");
                done[2] += 1;
            }
            Phase::Reveal => {
                put(&mut app, "deed-go-on");
                done[3] += 1;
            }
            Phase::Over => {}
        }
    }
    assert_eq!(done, [1, 2, 2, 1], "tells once, gives and votes twice, ends one round");
}

/// A table at which a person tells, and a card of their hand.
fn telling() -> (Table, String) {
    let mut app = table(settings(false, Speed::Instant), Duration::from_millis(50));
    app.begin((1, 3), Level::Medium, &THREE_ROUNDS, 9);
    until(&mut app, "the telling", 400, |app| awaits(app, Phase::Tell));
    let held = app.names().into_iter().find(|name| name.starts_with("held-")).expect("a hand");
    (app, held)
}

#[test]
fn the_second_press_shows_a_card_large_and_a_button_there_gives_it() {
    let (mut app, held) = telling();
    put(&mut app, &held);
    put(&mut app, &held);
    app.update();
    assert_eq!(*app.world().resource::<State<Overlay>>().get(), Overlay::Large);
    let large = app.world().resource::<Large>().clone();
    assert!(large.secret && large.plates.len() == 6);
    let aloud = large.plates[large.at].deeds.iter().position(|deed| deed.name == "large-aloud");
    let deed = LargeDeed { plate: large.at, deed: aloud.expect("it can be told aloud") };
    app.world_mut().write_message(deed);
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(*app.world().resource::<State<Overlay>>().get(), Overlay::None);
    assert_eq!(app.view().hint, Some(Hint::Aloud));
}

/// A third press that comes while the second one opens the picture leaves it open, with something to be seen.
#[test]
fn three_quick_presses_leave_a_card_large() {
    let (mut app, held) = telling();
    for _ in 0..3 {
        put(&mut app, &held);
    }
    app.update();
    assert_eq!(*app.world().resource::<State<Overlay>>().get(), Overlay::Large);
    assert!(app.world().resource::<Large>().plate().is_some(), "nothing is seen, and nothing leads back");
}

/// The beats that follow a secret choice are for all: the hand is gone before the first of them.
#[test]
fn a_hand_is_put_away_before_what_follows_is_shown() {
    let mut app = table(settings(true, Speed::Slow), Duration::from_millis(50));
    app.begin((3, 0), Level::Medium, &THREE_ROUNDS, 4);
    until(&mut app, "the telling", 4_000, |app| awaits(app, Phase::Tell));
    put(&mut app, "come-1");
    app.world_mut().resource_mut::<table::Eyes>().come();
    for _ in 0..3 {
        app.update();
    }
    let card = app.view().own.as_ref().expect("an own hand").hand[0];
    let command = Command::Tell { card, hint: Hint::Aloud };
    app.world_mut().write_message(Propose::<StorytellerView> { seat: Seat(0), command });
    for _ in 0..4 {
        app.update();
        if app.phase() == Phase::Give {
            assert!(app.view().own.is_none(), "the hand lies open while beats are shown");
        }
    }
    assert!(!app.is_still(), "the beat is being shown");
}

/// Where two people share a screen, nobody's hand is seen until one of them has come.
#[test]
fn no_hand_lies_open_while_anybody_may_look() {
    let mut app = table(settings(false, Speed::Instant), Duration::from_millis(50));
    app.begin((3, 0), Level::Medium, &THREE_ROUNDS, 4);
    until(&mut app, "the telling", 400, |app| awaits(app, Phase::Tell));
    let touchable = app.names();
    assert!(!touchable.iter().any(|name| name.starts_with("held-")), "{touchable:?}");
    put(&mut app, "come-1");
    app.world_mut().resource_mut::<table::Eyes>().come();
    for _ in 0..3 {
        app.update();
    }
    let touchable = app.names();
    assert_eq!(touchable.iter().filter(|name| name.starts_with("held-")).count(), 7);
    let card = app.view().own.as_ref().expect("an own hand").hand[0];
    let command = Command::Tell { card, hint: Hint::Aloud };
    app.world_mut().write_message(Propose::<StorytellerView> { seat: Seat(0), command });
    for _ in 0..5 {
        app.update();
    }
    let touchable = app.names();
    assert!(!touchable.iter().any(|name| name.starts_with("held-")), "the hand is put away");
}
