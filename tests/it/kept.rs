//! Matches that are kept, and what comes of them: broken ones, discarded ones, names and seats that outlive a match.

use l10n::Locale;
use table::{Screen, Settings};
use tabletop::{Player, Seat};

use crate::house::House;

fn to_the_shelf(house: &mut House) {
    house.click("open-pause");
    house.until("the pause", |house| house.find("pause-leave").is_some());
    house.click("pause-leave");
    house
        .until("the shelf", |house| house.screen() == Screen::Shelf && house.find("open-settings").is_some());
}

/// Into the lobby and out again, which lists the kept matches anew.
fn look_again(house: &mut House) {
    house.click("box-camel-race");
    house.until("the lobby", |house| house.find("back-to-shelf").is_some());
    house.click("back-to-shelf");
    house
        .until("the shelf", |house| house.screen() == Screen::Shelf && house.find("open-settings").is_some());
    house.frames(2);
}

#[test]
fn a_broken_save_is_not_offered_but_set_aside_and_hides_no_good_one() {
    let mut house = House::at_the_table();
    to_the_shelf(&mut house);
    let folder = house.data.join("camel-race");
    std::fs::write(folder.join("7.match"), "torn to pieces").unwrap();
    look_again(&mut house);
    assert!(house.find("continue-camel-race").is_some(), "the good one is offered");
    assert!(!folder.join("7.match").exists() && folder.join("7.aside-1").exists());
    house.click("continue-camel-race");
    house.until("the match", |house| house.find("command-roll").is_some());
}

#[test]
fn a_game_with_nothing_but_a_broken_save_offers_none() {
    let mut house = House::open();
    let folder = house.data.join("camel-race");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("1.match"), "torn to pieces").unwrap();
    look_again(&mut house);
    assert!(house.find("continue-camel-race").is_none());
    assert!(folder.join("1.aside-1").exists());
    house.click("box-camel-race");
    house.until("the lobby", |house| house.find("start-match").is_some());
    assert!(house.find("lobby-discard").is_none());
}

#[test]
fn a_kept_match_is_discarded_only_after_a_question() {
    let mut house = House::at_the_table();
    to_the_shelf(&mut house);
    house.click("box-camel-race");
    house.until("the notice", |house| house.find("lobby-discard").is_some());
    house.click("lobby-discard");
    house.click("discard-not");
    assert!(house.find("lobby-continue").is_some(), "it is still there");
    house.click("lobby-discard");
    house.click("discard-confirm");
    house.frames(3);
    assert!(house.find("lobby-continue").is_none());
}

#[test]
fn whoever_has_no_name_is_called_by_their_sign_in_the_language_of_now() {
    let mut house = House::at_the_table();
    let english = house.get("mat-2").label;
    house.app.world_mut().resource_mut::<Settings>().locale = Locale::ZhHant;
    house.until("the other language", |house| house.get("mat-2").label != english);
    let texts = house.app.world().resource::<table::Words>();
    let names = ["figure-fox", "figure-cat", "figure-owl"];
    let known = names.map(|sign| texts.0.line(Locale::ZhHant, "camel-race", sign));
    assert!(known.contains(&house.get("mat-2").label), "{}", house.get("mat-2").label);
}

#[test]
fn a_seat_that_was_left_to_a_bot_is_its_persons_again_in_a_rematch() {
    let mut house = House::at_the_table();
    house.click("open-pause");
    house.until("the pause", |house| house.find("pause-seats").is_some());
    house.click("pause-seats");
    house.frames(6);
    house.click("reseat-1-1");
    house.click("close");
    assert!(matches!(house.session().host().people()[Seat(0)].player, Player::Bot(_)));
    house.until("the results", |house| house.screen() == Screen::Results && house.find("rematch").is_some());
    house.click("rematch");
    house.until("the rematch", |house| house.screen() == Screen::Table);
    let people = house.session().host().people();
    assert_eq!(people[Seat(0)].player, Player::Person);
    assert!(matches!(people[Seat(1)].player, Player::Bot(_)), "bots stay bots");
}
