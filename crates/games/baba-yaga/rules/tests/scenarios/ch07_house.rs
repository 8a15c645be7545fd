//! RULES 7: the house.

use baba_yaga::{Config, Event, House, Phase};
use tabletop::Millis;

use crate::table::{ANN, Play, at, back, lift, turn};

fn covered(name: &str) -> Play {
    Play::flying(&Config::new(2), &format!("house {name}"))
}

/// RULES 7.1
#[test]
fn one_tap_lifts_the_house_and_the_next_turns_the_tile() {
    let mut play = covered("A1");
    assert_eq!(play.view().tap(at("A1")), lift("A1"));
    let events = play.act(100, ANN, lift("A1"));
    assert_eq!(events, [Event::HouseLifted { seat: ANN, place: at("A1"), at: Millis(100) }]);
    assert_eq!(play.house(), House::Lifted(at("A1")));
    assert_eq!(play.view().tap(at("A1")), turn("A1"));
    play.act(100, ANN, turn("A1"));
    play.wait(350);
    assert!(play.flight().is_found(at("A1")));
}

/// RULES 7.1: with a mismatch up, lifting the house turns that back.
#[test]
fn lifting_the_house_turns_a_mismatch_back() {
    let mut play = covered("A1");
    play.find(&["A2"]);
    play.act(850, ANN, lift("A1"));
    assert!(matches!(play.air(), baba_yaga::Air::TurningBack { next: None, .. }));
    play.act(1_100, ANN, turn("A1"));
    play.wait(1_350);
    assert!(play.flight().is_found(at("A1")));
}

/// RULES 7.2
#[test]
fn a_match_keeps_the_house_off_the_board() {
    let mut play = covered("A1");
    play.act(0, ANN, lift("A1"));
    play.find(&["A1"]);
    let events = play.wait(20_000);
    assert!(events.contains(&Event::HouseKept { place: at("A1") }));
    assert_eq!(play.house(), House::Beside);
}

/// RULES 7.2: also a match that is still turning up.
#[test]
fn a_match_in_the_air_keeps_the_house_off_as_well() {
    let mut play = covered("A1");
    play.act(19_000, ANN, lift("A1"));
    play.act(19_999, ANN, turn("A1"));
    play.wait(20_000);
    assert_eq!((play.house(), play.phase()), (House::Beside, Phase::Witch));
}

/// RULES 7.3
#[test]
fn a_mismatch_is_covered_again_when_it_turns_back() {
    let mut play = covered("A2");
    play.act(0, ANN, lift("A2"));
    play.find(&["A2"]);
    play.act(900, ANN, turn("A1"));
    assert_eq!(play.house(), House::Lifted(at("A2")));
    let events = play.wait(1_150);
    assert!(events.contains(&Event::HouseReturned { place: at("A2"), at: Millis(1_150) }));
    assert_eq!(play.house(), House::On(at("A2")));
    play.wait(1_400);
    assert!(play.flight().is_found(at("A1")), "and the next tile turns up");
}

/// RULES 7.3: and when time is up.
#[test]
fn a_mismatch_is_covered_again_at_the_end() {
    for late in [false, true] {
        let mut play = covered("A2");
        play.act(0, ANN, lift("A2"));
        play.find(&["A2"]);
        if late {
            play.act(19_900, ANN, back("A2"));
        }
        let events = play.wait(20_000);
        assert!(events.contains(&Event::HouseReturned { place: at("A2"), at: Millis(20_000) }));
        assert_eq!(play.house(), House::On(at("A2")));
    }
}

/// RULES 7.4
#[test]
fn a_house_lifted_for_nothing_goes_back() {
    let mut play = covered("A1");
    play.act(0, ANN, lift("A1"));
    play.find(&["B1", "D1"]);
    play.wait(20_000);
    assert_eq!(play.house(), House::On(at("A1")));
}
