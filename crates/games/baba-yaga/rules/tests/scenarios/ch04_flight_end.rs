//! RULES 4: the end of a flight, and of a match.

use baba_yaga::{BabaYaga, Config, Event, FlightEnd, Phase, Power};
use tabletop::{BySeat, Game, Outcome};

use crate::table::{ANN, BEN, CEM, DOT, Play, STEP, at, back, by_hand, places, spell, turn};

/// How the flight ended among these events: what counts as up, and what came too late.
fn ended(events: &[Event]) -> Option<(FlightEnd, Vec<baba_yaga::Place>, Option<baba_yaga::Place>)> {
    events.iter().find_map(|event| match event {
        Event::FlightEnded { end, up, late, .. } => Some((*end, up.clone(), *late)),
        _ => None,
    })
}

/// RULES 4.1
#[test]
fn time_is_up_when_the_witch_is_back() {
    let mut play = Play::flying(&Config::new(2), "");
    play.find(&["A1"]);
    play.wait(19_999);
    assert_eq!((play.phase(), play.witch()), (Phase::Flight, (1, 1)));
    let events = play.wait(20_000);
    assert_eq!(ended(&events), Some((FlightEnd::Witch, places(&["A1"]), None)));
    assert!(events.contains(&Event::SpellReturned { seat: ANN }));
}

/// RULES 4.2
#[test]
fn time_is_up_when_all_is_found() {
    let mut play = Play::flying(&Config::new(2), "");
    let events = play.find(&["A1", "B1", "D1"]);
    assert_eq!(ended(&events), Some((FlightEnd::Matches, places(&["A1", "B1", "D1"]), None)));
    assert_eq!((play.now.0, play.broken(ANN)), (750, 1));
}

/// RULES 4.3
#[test]
fn a_tile_that_began_to_turn_in_time_counts() {
    let mut play = Play::flying(&Config::new(2), "");
    play.find(&["A1", "B1"]);
    play.act(19_999, ANN, turn("D1"));
    let events = play.wait(20_000);
    assert_eq!(ended(&events), Some((FlightEnd::Witch, places(&["A1", "B1", "D1"]), None)));
    assert_eq!(play.broken(ANN), 1);
}

/// RULES 4.3: it is judged by its ingredient.
#[test]
fn a_mismatch_that_is_turning_up_counts_as_one() {
    let mut play = Play::flying(&Config::new(2), "");
    play.find(&["A1", "B1"]);
    play.act(19_999, ANN, turn("A2"));
    let events = play.wait(20_000);
    assert_eq!(ended(&events), Some((FlightEnd::Witch, places(&["A1", "B1", "A2"]), None)));
    assert_eq!(play.broken(ANN), 0);
}

/// RULES 4.3
#[test]
fn a_tile_that_is_turning_back_does_not_count_nor_the_one_that_waits_for_it() {
    let mut play = Play::flying(&Config::new(2), "");
    play.find(&["A1", "B1", "A2"]);
    play.act(19_900, ANN, turn("D1"));
    let events = play.wait(20_000);
    assert_eq!(ended(&events), Some((FlightEnd::Witch, places(&["A1", "B1"]), Some(at("A2")))));
    assert_eq!(play.broken(ANN), 0, "D1 had not begun to turn");
}

/// RULES 4.4
#[test]
fn at_the_same_millisecond_the_witch_is_first() {
    let seven_steps = |play: &mut Play| {
        for (step, seat) in (1..=7).zip([BEN, CEM].into_iter().cycle()) {
            play.act(600 * step, seat, STEP);
        }
    };
    // Whether the tile was tapped before the last step or after it in that millisecond makes no difference.
    let mut play = Play::flying(&by_hand(3), "");
    play.find(&["A1", "B1"]);
    seven_steps(&mut play);
    let mut other = play.clone();
    play.act(4_800, ANN, turn("D1"));
    let events = play.act(4_800, CEM, STEP);
    assert_eq!(ended(&events), Some((FlightEnd::Witch, places(&["A1", "B1"]), Some(at("D1")))));
    assert_eq!(play.broken(ANN), 0);
    other.act(4_800, CEM, STEP);
    assert_eq!(other.broken(ANN), 0);
    other.refused(4_800, ANN, turn("D1"));
    assert_eq!(play.state, other.state);
}

/// RULES 4.4: what was turned back in that millisecond is still up.
#[test]
fn a_tile_that_begins_to_turn_back_as_she_arrives_is_up() {
    let mut play = Play::flying(&by_hand(3), "");
    play.find(&["A2"]);
    for (step, seat) in (1..=7).zip([BEN, CEM].into_iter().cycle()) {
        play.act(600 * step, seat, STEP);
    }
    play.act(4_800, ANN, back("A2"));
    let events = play.act(4_800, CEM, STEP);
    assert_eq!(ended(&events), Some((FlightEnd::Witch, places(&["A2"]), None)));
}

/// RULES 4.4: the calm clock arrives before anybody taps.
#[test]
fn the_calm_clock_is_before_a_tap_in_the_same_millisecond() {
    let mut play = Play::flying(&Config::new(2), "");
    play.find(&["A1", "B1"]);
    play.refused(20_000, ANN, turn("D1"));
    assert_eq!((play.broken(ANN), play.phase()), (0, Phase::Witch));
}

/// RULES 4.5
#[test]
fn a_broken_spell_is_discarded_and_another_goes_under_its_stack() {
    let mut play = Play::flying(&Config::new(2), "stacks 1,2,3/4,5,6");
    play.find(&["A1", "E1", "B1"]);
    let ann = |play: &Play| (play.view().players[ANN].stack, play.view().players[ANN].broken.clone());
    assert_eq!(ann(&play), (2, vec![spell(1)]));
    play.fly();
    let now = play.now.0;
    play.wait(now + 20_000);
    assert_eq!(play.view().players[BEN].stack, 3, "4 was not broken");
    let spells = [2, 5, 3, 6, 2, 4];
    for (number, _) in spells.into_iter().zip([ANN, BEN].into_iter().cycle()) {
        play.fly();
        assert_eq!(play.flight().spell, spell(number), "under the stack, in turn");
        let now = play.now.0;
        play.wait(now + 30_000);
    }
}

/// RULES 4.5: the tiles turn back, then the power is carried out.
#[test]
fn tiles_turn_back_before_a_power_is_carried_out() {
    let mut play = Play::flying(&Config::new(2), "stacks 6,1,2/3,4,5");
    let events = play.find(&["A2", "B1", "D5"]);
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("it happened");
    let ended = place(|event| matches!(event, Event::FlightEnded { .. }));
    let broken = place(|event| matches!(event, Event::SpellBroken { .. }));
    let cast = place(|event| matches!(event, Event::PowerCast { power: Power::Swap, .. }));
    assert!(ended < broken && broken < cast);
    assert_eq!(play.phase(), Phase::Swap);
    assert!(play.view().tiles.iter().all(|tile| tile.ingredient.is_none()), "so that the swap is unseen");
}

/// RULES 4.6
#[test]
fn who_discards_a_third_spell_wins_at_once() {
    let mut play = Play::flying(&Config::new(4), "turn 3 broken 7/none/8,9/none stacks 1,2/3,4,5/6/10,11,12");
    let events = play.find(&["A2", "B1", "D5"]);
    assert!(events.contains(&Event::MatchEnded { winner: Some(CEM) }));
    assert!(!events.iter().any(|event| matches!(event, Event::PowerCast { .. })), "its power is skipped");
    assert_eq!(play.phase(), Phase::Over);
    let places = [2, 3, 1, 3].into_iter().collect::<BySeat<u8>>();
    assert_eq!(BabaYaga::outcome(&play.state), Some(Outcome::Ranking(places)));
    let score = BabaYaga::score_breakdown(&play.view());
    assert_eq!(score.map(|_, lines| lines[0].points), [1, 0, 3, 0].into_iter().collect());
}

/// RULES 4.7
#[test]
fn after_thirty_flights_each_most_spells_win() {
    let position = "turn 4 flights 119 broken 7/8/none/none stacks 1,2/3,4/5,6,9/10,11,12";
    let mut play = Play::flying(&Config::new(4), position);
    play.wait(19_999);
    assert_eq!(BabaYaga::outcome(&play.state), None);
    let events = play.wait(20_000);
    assert!(events.contains(&Event::MatchEnded { winner: None }));
    let places = [1, 1, 3, 3].into_iter().collect::<BySeat<u8>>();
    assert_eq!(BabaYaga::outcome(&play.state), Some(Outcome::Ranking(places)), "ties share");
    let mut before = Play::flying(&Config::new(4), &position.replace("119", "118"));
    before.wait(20_000);
    assert_eq!(before.phase(), Phase::Witch, "that was not the last");
}

/// RULES 4.7: nothing follows the last flight.
#[test]
fn no_power_follows_the_last_flight() {
    let config = Config { expert: true, ..Config::new(4) };
    let mut play = Play::flying(&config, "turn 4 flights 119 stacks 1,2,3/4,5,7/8,9,10/6,11,12");
    let events = play.find(&["A2", "B1", "D5"]);
    assert_eq!(events.last(), Some(&Event::MatchEnded { winner: None }));
    assert!(!events.iter().any(|event| matches!(event, Event::PowerCast { .. })));
    assert_eq!((play.broken(DOT), play.phase()), (1, Phase::Over));
}
