//! RULES 3: a turn.

use baba_yaga::{Command, Config, Event, Face, Ingredient, PathEnd, Phase};
use tabletop::{Millis, SeatSet};

use crate::table::{ANN, BEN, CEM, DOT, NORTH, Play, STEP, at, back, by_hand, spell, turn, untimed};

/// RULES 3
#[test]
fn players_are_active_clockwise() {
    let mut play = Play::at(&Config::new(3), "turn 2");
    for active in [BEN, CEM, ANN, BEN] {
        assert_eq!((play.view().active, play.phase()), (active, Phase::Witch));
        play.fly();
        let now = play.now.0;
        play.wait(now + 20_000);
    }
}

/// RULES 3.1
#[test]
fn the_player_on_the_left_chooses_any_end() {
    for end in PathEnd::ALL {
        let mut play = Play::at(&Config::new(4), "turn 4");
        assert_eq!(play.movers(), SeatSet::only(ANN), "seat 1 sits on the left of seat 4");
        let events = play.act(0, ANN, Command::PlaceWitch { end });
        assert_eq!(events, [Event::WitchPlaced { seat: ANN, start: end, tiles: 5 }]);
        assert_eq!(play.view().witch.unwrap().start, end);
    }
}

/// RULES 3.2
#[test]
fn the_active_player_turns_up_the_top_spell() {
    let mut play = Play::at(&Config::new(2), "stacks 9,3,4/1,2,5");
    play.act(0, BEN, NORTH);
    assert_eq!((play.phase(), play.movers()), (Phase::Spell, SeatSet::only(ANN)));
    play.act(700, ANN, Command::TurnSpell);
    let flight = play.flight();
    assert_eq!((flight.spell, flight.began, flight.required), (spell(9), Millis(700), 3));
    assert_eq!(play.view().players[ANN].stack, 2);
}

/// RULES 3.3
#[test]
fn search_and_flight_are_simultaneous() {
    let mut play = Play::flying(&by_hand(3), "");
    play.act(500, ANN, turn("A1"));
    play.act(600, BEN, STEP);
    play.act(750, ANN, turn("B1"));
    play.act(1_200, CEM, STEP);
    assert_eq!((play.flight().found.len(), play.witch()), (2, (2, 6)));
}

/// RULES 3.4
#[test]
fn a_match_stays_up_and_a_mismatch_goes_back() {
    let mut play = Play::flying(&Config::new(2), "");
    play.find(&["A1", "A2"]);
    let view = play.view();
    assert_eq!(view.face(at("A1")), Face::Match { ingredient: Ingredient::Toad, up: Millis(250) });
    let ready = Millis(500 + 600);
    assert_eq!(view.face(at("A2")), Face::Mismatch { ingredient: Ingredient::Fish, up: Millis(500), ready });
    play.act(1_200, ANN, back("A2"));
    play.wait(1_450);
    assert_eq!(play.view().face(at("A2")), Face::Down);
    assert!(play.flight().is_found(at("A1")));
}

/// RULES 3.5
#[test]
fn the_others_step_clockwise_to_the_far_end_and_back() {
    let mut play = Play::flying(&by_hand(4), "turn 2");
    let mut way = Vec::new();
    for (step, seat) in (1..).zip([CEM, DOT, ANN, CEM, DOT, ANN, CEM, DOT]) {
        let events = play.act(600 * step, seat, STEP);
        let Some(Event::WitchStepped { seat: Some(by), from, to, left, .. }) = events.first() else {
            panic!("{events:?}")
        };
        assert_eq!(*by, seat);
        way.push((*from, *to, *left));
    }
    let there_and_back =
        [(0, 1, 7), (1, 2, 6), (2, 3, 5), (3, 4, 4), (4, 3, 3), (3, 2, 2), (2, 1, 1), (1, 0, 0)];
    assert_eq!(way, there_and_back);
    assert_eq!(play.phase(), Phase::Witch, "the flight is over");
}

/// RULES 3.5: 2 × (n − 1) steps on n tiles.
#[test]
fn a_longer_path_has_more_steps() {
    for (next, steps) in [("none", 8), ("long", 10), ("short", 6)] {
        let play = Play::flying(&untimed(2), &format!("next {next}/none"));
        assert_eq!(play.witch(), (0, steps), "{next}");
    }
}
