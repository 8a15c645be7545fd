//! The pause, by mouse and keyboard: a seat is handed to a bot and taken back, and renamed, in the middle of a match.

use bevy::prelude::KeyCode;
use table::Screen;
use tabletop::{Level, Occupant, Player, Seat};

use crate::house::House;

fn open_seats(house: &mut House) {
    house.click("open-pause");
    house.until("the pause", |house| house.find("pause-seats").is_some());
    if house.find("rename-1").is_none() {
        house.click("pause-seats");
        house.frames(4);
    }
}

fn close(house: &mut House) {
    house.click("close");
    house.until("the table", |house| house.page().overlay == "None");
}

fn occupant(house: &House, seat: u8) -> Occupant {
    house.session().host().people()[Seat(seat)].clone()
}

#[test]
fn a_seat_is_handed_to_a_bot_which_plays_it_and_taken_back() {
    let mut house = House::at_the_table();
    assert_eq!(house.turns(), 0);
    open_seats(&mut house);
    house.click("reseat-1-3");
    assert_eq!(occupant(&house, 0).player, Player::Bot(Level::Hard));
    house.frames(40);
    assert_eq!(house.turns(), 0, "while the match rests, bots do too");
    close(&mut house);
    for _ in 0..2_000 {
        if house.turns() >= 4 {
            break;
        }
        house.frames(1);
    }
    assert!(house.turns() >= 4, "the bot plays the seat that it was handed");
    assert_eq!(house.screen(), Screen::Table);
    open_seats(&mut house);
    house.click("reseat-1-0");
    assert_eq!(occupant(&house, 0).player, Player::Person);
    close(&mut house);
    house.until("the person's turn", |house| house.find("command-roll").is_some());
    let turns = house.turns();
    house.frames(100);
    assert_eq!(house.turns(), turns, "nobody plays for a person");
    house.click("command-roll");
    house.frames(2);
    assert!(house.turns() > turns);
}

#[test]
fn a_seat_is_renamed_in_play_and_stays_who_it_is() {
    let mut house = House::at_the_table();
    let shown = house.get("mat-1").label;
    assert_eq!(occupant(&house, 0).name(), "", "the name of a sign is nobody's own");
    open_seats(&mut house);
    house.click("rename-1");
    house.strike(KeyCode::End);
    for key in [KeyCode::KeyL, KeyCode::KeyU] {
        house.strike(key);
    }
    house.strike(KeyCode::Enter);
    let after = occupant(&house, 0);
    assert_eq!(after.name(), format!("{shown}lu"));
    assert_eq!(after.player, Player::Person);
    close(&mut house);
    house.frames(4);
    assert_eq!(house.get("mat-1").label, after.name(), "the new name stands on the mat");
    assert!(house.find("command-roll").is_some(), "and it is still this person's turn");
    assert_eq!(house.turns(), 0, "short cuts are not taken out of a name");
    open_seats(&mut house);
    house.click("reseat-1-1");
    assert_eq!(
        occupant(&house, 0),
        Occupant::new(Player::Bot(Level::Easy), after.name()),
        "a bot takes the name over"
    );
}
