//! RULES 5: levels, each player's own.

use baba_yaga::{Config, Event, House, Phase, Power, Skill};
use tabletop::{BySeat, SeatSet};

use crate::table::{ANN, BEN, Play, at, house};

/// A match for two in which Ann and Ben have these levels.
fn levels(ann: Skill, ben: Skill) -> Config {
    Config { skills: [ann, ben].into_iter().collect::<BySeat<_>>(), ..Config::new(2) }
}

fn powers(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::PowerCast { .. } | Event::PowerLapsed { .. })).count()
}

/// RULES 5.1
#[test]
fn easy_asks_for_three_and_has_no_power() {
    let mut play = Play::flying(&levels(Skill::Easy, Skill::Normal), "");
    assert_eq!((play.flight().required, play.flight().powers), (3, false));
    let events = play.find(&["A1", "B1", "E1"]);
    assert_eq!((play.broken(ANN), powers(&events)), (1, 0));
    assert!(!play.view().players[ANN].next.long, "spell 1 would give a long flight");
}

/// RULES 5.2
#[test]
fn normal_asks_for_three_and_has_powers() {
    let mut play = Play::flying(&levels(Skill::Normal, Skill::Easy), "");
    assert_eq!((play.flight().required, play.flight().powers), (3, true));
    let events = play.find(&["B1", "D1", "E1"]);
    assert_eq!((play.broken(ANN), powers(&events)), (1, 1));
    assert!(play.view().players[ANN].next.long);
}

/// RULES 5.3
#[test]
fn hard_asks_for_all_four() {
    let mut play = Play::flying(&levels(Skill::Hard, Skill::Normal), "");
    assert_eq!(play.flight().required, 4);
    play.find(&["A1", "B1", "D1"]);
    assert_eq!((play.phase(), play.broken(ANN)), (Phase::Flight, 0), "three are not enough");
    let events = play.find(&["E1"]);
    assert_eq!((play.broken(ANN), powers(&events)), (1, 1));
}

fn expert() -> Config {
    Config { expert: true, ..Config::new(2) }
}

/// RULES 5.4
#[test]
fn an_expert_may_put_the_house_on_any_tile() {
    for (position, from) in [("", House::Beside), ("house E5", House::On(at("E5")))] {
        let mut play = Play::flying(&expert(), position);
        let events = play.wait(20_000);
        assert!(events.contains(&Event::ExpertAsked { seat: ANN, until: tabletop::Millis(30_000) }));
        assert_eq!((play.phase(), play.movers()), (Phase::Expert, SeatSet::only(ANN)));
        assert!(play.view().tiles.iter().all(|tile| tile.ingredient.is_none()), "the tiles are back");
        let events = play.act(29_999, ANN, house("B4"));
        assert_eq!(events[0], Event::HousePlaced { seat: ANN, place: at("B4"), from });
        assert_eq!((play.house(), play.view().active), (House::On(at("B4")), BEN));
    }
}

/// RULES 5.4
#[test]
fn an_expert_may_leave_the_house_and_the_choice_lapses() {
    let mut play = Play::flying(&expert(), "house E5");
    play.wait(20_000);
    let mut other = play.clone();
    let events = play.act(20_500, ANN, baba_yaga::Command::LeaveHouse);
    assert_eq!(events[0], Event::HouseLeft { seat: ANN, lapsed: false });
    other.wait(29_999);
    assert_eq!(other.phase(), Phase::Expert);
    let events = other.wait(30_000);
    assert_eq!(events[0], Event::HouseLeft { seat: ANN, lapsed: true });
    assert_eq!(play.state, other.state);
    assert_eq!((play.house(), play.view().active), (House::On(at("E5")), BEN));
}

/// RULES 5.4: the choice comes after the power.
#[test]
fn an_experts_choice_follows_the_power() {
    let mut play = Play::flying(&expert(), "stacks 5,1,2/3,4,6");
    let events = play.find(&["A1", "B2", "D4"]);
    assert!(events.contains(&Event::PowerCast { seat: ANN, power: Power::House, on: None }));
    assert_eq!(play.phase(), Phase::House);
    play.act(90_000, ANN, house("A1"));
    assert_eq!((play.phase(), play.view().until), (Phase::Expert, Some(tabletop::Millis(100_000))));
    play.act(91_000, ANN, house("A2"));
    assert_eq!((play.phase(), play.house()), (Phase::Witch, House::On(at("A2"))));
}
