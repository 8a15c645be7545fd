//! RULES 6: the six powers.

use baba_yaga::{Command, Config, Effects, Event, House, Ingredient, PathEnd, Phase, Power, Skill};
use tabletop::{BySeat, Millis};

use crate::table::{ANN, BEN, CEM, NORTH, Play, at, house, swap, turn, untimed};

fn next(play: &Play) -> Vec<Effects> {
    play.view().players.values().map(|player| player.next).collect()
}

/// Ann breaks her first spell, of these ingredients' places.
fn break_first(config: &Config, stack: &str, names: &[&str]) -> Play {
    let mut play = Play::flying(config, &format!("stacks {stack}"));
    play.find(names);
    assert_eq!(play.broken(ANN), 1);
    play
}

/// RULES 6.1
#[test]
fn a_power_lasts_for_one_turn() {
    let mut play = Play::at(&untimed(2), "next long+fingers+chin/short");
    let of = |play: &mut Play| {
        let left = play.view().left();
        play.act(0, left, NORTH);
        let tiles = play.view().witch.unwrap().tiles;
        let active = play.view().active;
        play.act(0, active, Command::TurnSpell);
        (tiles, play.flight().fingers, play.flight().chin)
    };
    assert_eq!(of(&mut play), (6, true, true));
    assert_eq!(next(&play)[0], Effects::default(), "used up as the flight begins");
}

/// RULES 6.1
#[test]
fn long_and_short_cancel_and_both_are_used_up() {
    for (effects, tiles) in [("none", 5), ("long", 6), ("short", 4), ("long+short", 5)] {
        let play = Play::flying(&Config::new(2), &format!("next {effects}/none"));
        assert_eq!(play.view().witch.unwrap().tiles, tiles, "{effects}");
        assert_eq!(next(&play)[0], Effects::default());
    }
}

/// RULES 6.1: the tile comes or goes at the far end.
#[test]
fn a_path_changes_opposite_the_start() {
    let far = |end: PathEnd, tiles: u8| end.cell(tiles - 1);
    assert_eq!(PathEnd::ALL.map(|end| far(end, 5)), [(2, 4), (0, 2), (2, 0), (4, 2)]);
    assert_eq!(PathEnd::ALL.map(|end| far(end, 6)), [(2, 5), (-1, 2), (2, -1), (5, 2)]);
    assert_eq!(PathEnd::ALL.map(|end| far(end, 4)), [(2, 3), (1, 2), (2, 1), (3, 2)]);
}

/// RULES 6.2
#[test]
fn a_long_flight_is_the_casters_next() {
    let mut play = break_first(&Config::new(3), "1,2,3/4,5,6/7,8,9", &["A1", "B1", "D1"]);
    let long = Effects { long: true, ..Effects::default() };
    assert_eq!(next(&play), [long, Effects::default(), Effects::default()]);
    for tiles in [5, 5, 6, 5] {
        play.fly();
        assert_eq!(play.view().witch.unwrap().tiles, tiles);
        let now = play.now.0;
        play.wait(now + 25_000);
    }
}

/// RULES 6.3
#[test]
fn a_short_flight_is_the_next_players() {
    let mut play = break_first(&Config::new(3), "2,1,3/4,5,6/7,8,9", &["A2", "B2", "D2"]);
    for tiles in [4, 5, 5] {
        play.fly();
        assert_eq!(play.view().witch.unwrap().tiles, tiles);
        let now = play.now.0;
        play.wait(now + 20_000);
    }
}

/// RULES 6.4
#[test]
fn fingers_are_a_flag_of_the_next_flight() {
    let mut play = break_first(&Config::new(3), "3,1,2/4,5,6/7,8,9", &["A4", "B4", "D4"]);
    assert!(next(&play)[1].fingers);
    for fingers in [true, false] {
        play.fly();
        assert_eq!((play.flight().fingers, play.flight().chin), (fingers, false));
        let now = play.now.0;
        play.wait(now + 20_000);
    }
}

/// RULES 6.5
#[test]
fn with_the_chin_on_a_fist_tiles_turn_slowly() {
    let mut play = break_first(&Config::new(3), "4,1,2/5,3,6/7,8,9", &["A5", "B5", "D5"]);
    assert!(next(&play)[1].chin);
    play.fly();
    let start = play.now.0;
    play.act(start, BEN, turn("A2"));
    play.wait(start + 499);
    assert!(matches!(play.air(), baba_yaga::Air::TurningUp { .. }));
    play.wait(start + 500);
    assert!(matches!(play.air(), baba_yaga::Air::Showing { until, .. } if until == Millis(start + 1_700)));
    play.act(start + 1_700, BEN, turn("A1"));
    play.wait(start + 2_199);
    assert!(matches!(play.air(), baba_yaga::Air::TurningBack { .. }));
    play.wait(start + 2_700);
    assert!(play.flight().is_found(at("A1")), "turned back in 500 and up in 500");
}

/// RULES 6.6
#[test]
fn the_caster_puts_the_house_on_any_tile() {
    let mut play = break_first(&Config::new(2), "5,1,2/3,4,6", &["A1", "B2", "E5"]);
    assert_eq!(play.phase(), Phase::House);
    let events = play.act(70_000, ANN, house("D2"));
    assert_eq!(events[0], Event::HousePlaced { seat: ANN, place: at("D2"), from: House::Beside });
    assert_eq!((play.house(), play.view().active), (House::On(at("D2")), BEN));
    let mut again = Play::flying(&Config::new(2), "house A2 stacks 5,1,2/3,4,6");
    again.find(&["A1", "B2", "E5"]);
    again.act(1_000, ANN, house("D2"));
    assert_eq!(again.house(), House::On(at("D2")), "wherever it was");
}

/// RULES 6.7
#[test]
fn the_caster_swaps_two_tiles_unseen() {
    let mut play = break_first(&Config::new(2), "6,1,2/3,4,5", &["A2", "B1", "D5"]);
    assert_eq!(play.phase(), Phase::Swap);
    let clues = |play: &Play| play.view().tiles.iter().map(|tile| tile.clue).collect::<Vec<_>>();
    let before = clues(&play);
    let events = play.act(1_000, ANN, swap("A1", "E5"));
    assert_eq!(events[0], Event::TilesSwapped { seat: ANN, one: at("A1"), other: at("E5") });
    let after = clues(&play);
    assert_eq!((after[0], after[15]), (before[15], before[0]), "the tiles go with their forest sides");
    assert!(play.view().tiles.iter().all(|tile| tile.ingredient.is_none()));
    play.fly();
    let now = play.now.0;
    let turned = play.act(now, BEN, turn("A1"));
    assert!(matches!(turned[0], Event::TileTurned { ingredient: Ingredient::Crystal, .. }));
}

/// RULES 6.8
#[test]
fn powers_aimed_at_a_player_who_has_it_easy_lapse() {
    let skills = [Skill::Normal, Skill::Easy, Skill::Normal].into_iter().collect::<BySeat<_>>();
    let config = Config { skills, ..Config::new(3) };
    for (stack, names, power) in [
        ("2,1,3/5,6,7/8,9,10", ["A2", "B2", "D2"], Power::ShortFlight),
        ("3,1,2/5,6,7/8,9,10", ["A4", "B4", "D4"], Power::Fingers),
        ("4,1,2/5,6,7/8,9,10", ["A5", "B5", "D5"], Power::ChinOnFist),
    ] {
        let mut play = Play::flying(&config, &format!("stacks {stack}"));
        let events = play.find(&names);
        assert!(events.contains(&Event::PowerLapsed { seat: ANN, power, on: BEN }), "{power:?}");
        assert_eq!(next(&play), vec![Effects::default(); 3], "nor does it go on to {CEM:?}");
    }
}
