//! Fingers alone: a match on a device that goes round, and people around a screen, several fingers at once.

use bevy::prelude::{Component, With};
use table::{Eyes, Pose, Screen, Seating};

use crate::house::{House, Target};
use crate::proof;

fn lobby(house: &mut House, presses: &[&str]) {
    house.sit_down("camel-race", presses);
    house.until("the first turn", is_my_turn);
}

fn is_my_turn(house: &House) -> bool {
    house.screen() == Screen::Results || house.find("command-roll").is_some()
}

fn starting_with(house: &House, start: &str) -> Option<Target> {
    house.page().targets.into_iter().find(|target| target.legal && target.name.starts_with(start))
}

/// How many pieces lie on the table.
fn pieces(house: &mut House) -> usize {
    fn count<C: Component>(house: &mut House) -> usize {
        house.app.world_mut().query_filtered::<(), With<C>>().iter(house.app.world()).count()
    }
    count::<Pose>(house)
}

/// Two fingers at once, on a ticket and on the pyramid: the one whose turn it is takes the ticket, and the roll is kept
/// for the next person. Two people and a bot: whoever began is at turn again after three commands.
fn two_at_once(house: &mut House) {
    let before = house.turns();
    let Some(ticket) = starting_with(house, "ticket-") else { return house.tap("pyramid") };
    let pyramid = house.get("pyramid").middle();
    house.tap_all(&[ticket.middle(), pyramid]);
    house.until("the next turn", is_my_turn);
    let over = house.screen() == Screen::Results;
    assert!(
        over || house.turns() == before + 3,
        "{} commands for two fingers and a bot",
        house.turns() - before
    );
}

fn lay_card(house: &mut House) {
    house.tap("pile-winner");
    house.frames(4);
    assert!(house.find("curtain-come").is_some(), "a hand is opened behind the curtain: {:?}", house.names());
    assert!(starting_with(house, "hand-").is_none());
    house.tap("curtain-come");
    house.frames(4);
    match starting_with(house, "hand-") {
        Some(card) => house.tap(&card.name),
        None => house.tap("command-roll"),
    }
}

#[test]
fn two_people_and_a_bot_play_a_match_with_fingers_on_a_device_that_goes_round() {
    let mut house = House::open();
    lobby(&mut house, &["lobby-fewer", "seat-2", "seat-player-0"]);
    let (mut turns, mut pairs) = (0, 0);
    while house.screen() == Screen::Table {
        let before = house.turns();
        match turns % 4 {
            0 => {
                two_at_once(&mut house);
                pairs += 1;
            }
            1 => lay_card(&mut house),
            2 => match starting_with(&house, "space-") {
                Some(space) => {
                    house.tap(&space.name);
                    house.tap("tile-confirm");
                }
                None => house.tap("command-roll"),
            },
            _ => house.tap("command-roll"),
        }
        house.frames(2);
        assert!(house.turns() > before, "turn {turns} was not played: {:?}", house.names());
        turns += 1;
        house.until("the next turn", is_my_turn);
    }
    house.frames(10);
    proof::race_is_over_and_kept(&house);
    println!(
        "fingers: {} presses, {turns} turns, {pairs} with two at once, {} commands",
        house.presses,
        house.turns()
    );
    house.tap("rematch");
    house.until("the next match", |house| house.screen() == Screen::Table && is_my_turn(house));
    assert!(house.turns() < 4, "a new match has just begun");
}

#[test]
fn around_the_screen_each_peeks_at_their_own_mat_while_another_plays() {
    let mut house = House::open();
    lobby(&mut house, &["seat-2", "seat-player-0", "seating-1", "first-1"]);
    assert_eq!(house.session().seating, Seating::Around);
    house.frames(4);
    let before = pieces(&mut house);
    let (one, two) = (house.get("mat-1").middle(), house.get("mat-2").middle());
    house.finger_down(8, two);
    assert_eq!(pieces(&mut house), before + 5, "the second seat sees its five cards");
    house.finger_down(9, one);
    assert_eq!(pieces(&mut house), before + 10, "and the first its own, at the same time");
    let ticket = starting_with(&house, "ticket-").expect("a ticket");
    house.tap(&ticket.name);
    assert_eq!(house.turns(), 1, "a third finger takes a ticket meanwhile");
    house.until("the second person's turn", is_my_turn);
    house.frames(2);
    let held = pieces(&mut house);
    house.tap("command-roll");
    house.frames(2);
    assert!(house.turns() > 1, "a finger on a panel counts while others lie on mats");
    house.until("the next turn", is_my_turn);
    house.finger_up(9, one);
    house.finger_up(8, two);
    house.frames(4);
    assert!(pieces(&mut house) < held, "what is let go is covered again");
    assert_eq!(house.app.world().resource::<Eyes>().waiting(), None, "no curtain falls for a peek");
}

#[test]
fn of_two_fingers_on_two_buttons_both_count() {
    let mut house = House::open();
    lobby(&mut house, &["seat-2", "seat-player-0", "first-1"]);
    let (coach, speed) = (house.get("toggle-coach").middle(), house.get("next-speed").middle());
    let before = house.app.world().resource::<table::Settings>().clone();
    house.tap_all(&[coach, speed]);
    house.frames(4);
    let after = house.app.world().resource::<table::Settings>();
    assert_ne!(after.coach, before.coach);
    assert_ne!(after.speed, before.speed);
}
