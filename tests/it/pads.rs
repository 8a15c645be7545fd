//! A pad alone: from the shelf to the results, and never stuck.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use bevy::prelude::{Entity, GamepadButton, Vec2};
use table::Screen;

use crate::house::House;
use crate::proof;
use crate::walk::{Hand, focus};

/// Walks with the cross only, towards it as one would; with the shoulder button where that leads in a circle. Returns
/// how often that was.
fn go(house: &mut House, pad: Entity, name: &str) -> usize {
    Hand::Pad(pad).go(house, name).unwrap_or_else(|| panic!("{name} is gone: {:?}", house.names()))
}

fn press(house: &mut House, pad: Entity, name: &str) -> usize {
    let shoulder = go(house, pad, name);
    house.push(pad, GamepadButton::South);
    focus(house);
    shoulder
}

fn starting_with(house: &House, start: &str) -> Option<String> {
    let targets = house.page().targets;
    targets
        .into_iter()
        .find(|target| target.legal && target.name.starts_with(start))
        .map(|target| target.name)
}

fn is_my_turn(house: &House) -> bool {
    house.screen() == Screen::Results || house.find("command-roll").is_some()
}

fn lobby(house: &mut House, pad: Entity) {
    house.push(pad, GamepadButton::DPadDown);
    assert_eq!(focus(house).name, "box-camel-race", "a pad begins at the first box");
    house.push(pad, GamepadButton::South);
    house.until("the lobby", |house| house.find("start-match").is_some());
    house.frames(4);
    assert_eq!(focus(house).name, "start-match");
}

/// A turn, by a way that changes from turn to turn; false where this way is not open now.
fn turn(house: &mut House, pad: Entity, way: usize) -> bool {
    match way % 5 {
        0 => {
            if house.find("command-leg-ticket").is_none() {
                return false;
            }
            press(house, pad, "command-leg-ticket");
            let offer = focus(house).name;
            assert!(offer.starts_with("offer-"), "the keys begin among the offers, not on {offer}");
            house.push(pad, GamepadButton::East);
            assert!(house.find("close-drawer").is_none(), "East closes the drawer");
            assert_eq!(house.page().overlay, "None", "and does nothing else");
            assert_eq!(focus(house).name, "command-leg-ticket", "and leads back to where it was opened");
            house.push(pad, GamepadButton::South);
            house.frames(4);
            house.push(pad, GamepadButton::South);
        }
        1 => {
            press(house, pad, "pyramid");
        }
        2 => {
            press(house, pad, "pile-loser");
            house.frames(4);
            let Some(card) = starting_with(house, "hand-") else { return false };
            assert!(focus(house).name.starts_with("hand-"), "the keys begin in the open hand");
            press(house, pad, &card);
        }
        3 => {
            let Some(space) = starting_with(house, "space-") else { return false };
            press(house, pad, &space);
            press(house, pad, "tile-flip");
            press(house, pad, "tile-confirm");
        }
        _ => {
            press(house, pad, "command-roll");
        }
    }
    true
}

#[test]
fn a_pad_alone_plays_a_match_from_the_shelf_to_the_results() {
    let mut house = House::open();
    let pad = house.plug_in();
    lobby(&mut house, pad);
    press(&mut house, pad, "lobby-fewer");
    press(&mut house, pad, "start-match");
    house.until("the first turn", is_my_turn);
    let mut turns = 0;
    while house.screen() == Screen::Table {
        let before = house.turns();
        if !turn(&mut house, pad, turns) {
            press(&mut house, pad, "command-roll");
        }
        house.frames(2);
        assert!(house.turns() > before, "turn {turns} was not played: {:?}", house.names());
        turns += 1;
        house.until("the next turn", is_my_turn);
        if house.screen() == Screen::Table {
            focus(&mut house);
        }
    }
    house.frames(10);
    proof::race_is_over_and_kept(&house);
    println!("pad: {} presses, {turns} turns, {} commands", house.presses, house.turns());
    assert_eq!(focus(&mut house).name, "rematch");
    press(&mut house, pad, "back-to-shelf");
    house.until("the shelf", |house| house.screen() == Screen::Shelf);
    house.frames(6);
    focus(&mut house);
}

#[test]
fn start_rests_the_match_east_leads_back_and_west_takes_back() {
    let mut house = House::open();
    let pad = house.plug_in();
    lobby(&mut house, pad);
    for name in ["seat-2", "seat-player-0", "first-1", "start-match"] {
        press(&mut house, pad, name);
    }
    house.until("the first turn", is_my_turn);
    house.push(pad, GamepadButton::Start);
    house.frames(4);
    assert_eq!(house.page().overlay, "Pause");
    assert_eq!(focus(&mut house).name, "pause-resume");
    press(&mut house, pad, "open-settings");
    house.frames(4);
    assert_eq!(house.page().overlay, "Settings");
    go(&mut house, pad, "volume");
    let loud = house.app.world().resource::<table::Settings>().volume;
    house.push(pad, GamepadButton::DPadLeft);
    house.frames(2);
    let quiet = house.app.world().resource::<table::Settings>().volume;
    assert!(quiet < loud, "a slider is moved by the cross");
    house.push(pad, GamepadButton::East);
    house.frames(4);
    assert_eq!(house.page().overlay, "Pause");
    assert_eq!(focus(&mut house).name, "open-settings", "back to where it was opened");
    house.push(pad, GamepadButton::East);
    house.frames(4);
    assert_eq!(house.page().overlay, "None");
    press(&mut house, pad, "command-leg-ticket");
    house.frames(4);
    house.push(pad, GamepadButton::South);
    house.frames(2);
    assert_eq!(house.turns(), 1);
    house.push(pad, GamepadButton::West);
    assert_eq!(house.turns(), 0, "West takes back");
}

#[test]
fn a_stick_makes_a_step_at_once_and_more_only_when_it_is_held() {
    let mut house = House::open();
    let pad = house.plug_in();
    house.push(pad, GamepadButton::DPadDown);
    assert_eq!(focus(&mut house).name, "box-camel-race");
    house.tilt(pad, Vec2::new(0.3, 0.0));
    house.frames(20);
    assert_eq!(focus(&mut house).name, "box-camel-race", "a stick that is hardly tilted means nothing");
    house.tilt(pad, Vec2::new(0.9, 0.1));
    house.frames(4);
    assert_eq!(focus(&mut house).name, "box-baba-yaga", "one step, not one for each frame");
    house.frames(12);
    assert_eq!(focus(&mut house).name, "box-donkey-bridge", "held, it walks on");
    house.tilt(pad, Vec2::ZERO);
    house.frames(4);
    house.tilt(pad, Vec2::new(0.0, -1.0));
    house.tilt(pad, Vec2::ZERO);
    house.frames(4);
    assert_eq!(focus(&mut house).name, "box-verse-and-painting", "down is towards the lower edge");
}

const CROSS: [GamepadButton; 4] =
    [GamepadButton::DPadUp, GamepadButton::DPadDown, GamepadButton::DPadLeft, GamepadButton::DPadRight];

/// Where each way of the cross leads from each target, as far as it has been walked.
#[derive(Default)]
struct Walked(BTreeMap<String, BTreeMap<usize, String>>);

impl Walked {
    /// The shortest known way from here to a step that nobody has made yet, that step included.
    fn way_to_news(&self, here: &str) -> Option<Vec<usize>> {
        let mut ways: VecDeque<(&str, Vec<usize>)> = VecDeque::from([(here, Vec::new())]);
        let mut seen = BTreeSet::from([here]);
        while let Some((at, way)) = ways.pop_front() {
            let known = self.0.get(at);
            for step in 0..CROSS.len() {
                let next = [way.as_slice(), &[step]].concat();
                match known.and_then(|known| known.get(&step)) {
                    None => return Some(next),
                    Some(to) if seen.insert(to) => ways.push_back((to, next)),
                    Some(_) => {}
                }
            }
        }
        None
    }
}

/// Every target is reached with the cross alone: what it leads to from each, explored by walking.
fn is_connected(house: &mut House, pad: Entity) {
    let mut walked = Walked::default();
    let mut here = focus(house).name;
    while let Some(way) = walked.way_to_news(&here) {
        for step in way {
            house.push(pad, CROSS[step]);
            let there = focus(house).name;
            walked.0.entry(there.clone()).or_default();
            walked.0.entry(here).or_default().insert(step, there.clone());
            here = there;
        }
    }
    let missing: Vec<String> =
        house.names().into_iter().filter(|name| !walked.0.contains_key(name)).collect();
    let open: Vec<String> =
        missing.into_iter().filter(|name| name != "lobby-fewer" && house.get(name).legal).collect();
    assert!(open.is_empty(), "the cross never leads to {open:?}");
}

#[test]
fn the_cross_alone_reaches_every_box_and_every_choice_of_the_lobby() {
    let mut house = House::open();
    let pad = house.plug_in();
    house.push(pad, GamepadButton::DPadDown);
    is_connected(&mut house, pad);
    go(&mut house, pad, "box-camel-race");
    house.push(pad, GamepadButton::South);
    house.until("the lobby", |house| house.find("start-match").is_some());
    house.frames(4);
    is_connected(&mut house, pad);
}

#[test]
fn the_cross_alone_reaches_everything_on_the_table() {
    let mut house = House::open();
    let pad = house.plug_in();
    lobby(&mut house, pad);
    press(&mut house, pad, "start-match");
    house.until("the first turn", is_my_turn);
    house.frames(4);
    is_connected(&mut house, pad);
}

#[test]
fn what_a_pad_comes_to_is_scrolled_into_sight() {
    let mut house = House::sized(1000.0, 640.0);
    let pad = house.plug_in();
    lobby(&mut house, pad);
    let mut been = BTreeSet::new();
    for button in [GamepadButton::RightTrigger, GamepadButton::LeftTrigger] {
        for _ in 0..40 {
            house.push(pad, button);
            been.insert(focus(&mut house).name);
        }
    }
    assert!(been.contains("seed") && been.contains("seat-name"), "{been:?}");
    go(&mut house, pad, "start-match");
    for button in [GamepadButton::DPadUp, GamepadButton::DPadDown] {
        for _ in 0..12 {
            house.push(pad, button);
            focus(&mut house);
        }
    }
}
