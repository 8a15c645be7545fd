//! RULES 10: what is refused. Each refusal leaves the match as it was, which [`Play::refused`] sees to.

use std::collections::BTreeSet;

use baba_yaga::{BabaYaga, Command, Config, Hand, Phase, Place, RuleError, SetupError, Skill};
use tabletop::{BySeat, Game, Input, Lobby, Millis, Seat, Seed, Speak};

use crate::table::{
    ANN, BEN, CEM, DOT, NORTH, Play, STEP, at, back, by_hand, house, lift, swap, turn, untimed,
};

/// One of each kind of command.
fn any() -> [Command; 9] {
    let leave = Command::LeaveHouse;
    [
        NORTH,
        Command::TurnSpell,
        turn("A1"),
        back("A1"),
        lift("A1"),
        STEP,
        house("A1"),
        leave,
        swap("A1", "A2"),
    ]
}

/// RULES 10: each refusal has words of its own.
#[test]
fn every_refusal_says_which_rule_forbids_it() {
    let (place, until) = (at("A1"), Millis(1));
    let all = [
        RuleError::ClockEarly,
        RuleError::MatchOver,
        RuleError::WrongMoment,
        RuleError::NotOnTheLeft,
        RuleError::NotActive,
        RuleError::NoSuchPlace { place },
        RuleError::InTheAir { place, until },
        RuleError::StillShowing { place, until },
        RuleError::TileUp { place },
        RuleError::Covered { place },
        RuleError::NoHouse { place },
        RuleError::NoMismatch { place },
        RuleError::FliesAlone,
        RuleError::OutOfTurn { next: ANN },
        RuleError::TooSoon { until },
        RuleError::OtherHand { next: Some(Hand::Left) },
        RuleError::NoRightToHouse,
        RuleError::NoRightToSwap,
        RuleError::SwapWithItself { place },
    ];
    let ids = all.iter().map(|error| error.message().id).collect::<BTreeSet<_>>();
    assert_eq!(ids.len(), all.len());
}

/// RULES 10: the first of several reasons is told, in the order of the page.
#[test]
fn the_first_reason_is_told() {
    let nowhere = Place(16);
    let mut play = Play::flying(&by_hand(3), "house A1");
    let early = Command::Turn { place: nowhere };
    assert_eq!(play.refused(0, BEN, early), RuleError::NotActive, "10.5 before 10.6");
    play.find(&["A2"]);
    assert!(matches!(play.refused(500, ANN, early), RuleError::NoSuchPlace { .. }), "10.6 before 10.8");
    assert!(matches!(play.refused(500, ANN, turn("A2")), RuleError::StillShowing { .. }), "10.8 before 10.9");
    assert!(
        matches!(play.refused(500, ANN, lift("B1")), RuleError::StillShowing { .. }),
        "10.8 before 10.11"
    );
    assert!(matches!(play.refused(500, CEM, STEP), RuleError::OutOfTurn { .. }), "10.14 before 10.15");
    let mut two = Play::flying(&by_hand(2), "");
    let wrong = Command::Step { hand: Some(Hand::Right) };
    assert!(matches!(two.refused(0, BEN, wrong), RuleError::TooSoon { .. }), "10.15 before 10.16");
    assert_eq!(two.refused(0, BEN, NORTH), RuleError::WrongMoment, "10.3 before 10.4");
}

/// RULES 10.1
#[test]
fn the_clock_does_not_act_before_its_time() {
    let mut play = Play::flying(&Config::new(2), "");
    let early = BabaYaga::apply(&mut play.state, Millis(2_499), &Input::Elapsed);
    assert_eq!(early, Err(RuleError::ClockEarly));
    let mut idle = Play::at(&Config::new(2), "");
    assert_eq!(BabaYaga::apply(&mut idle.state, Millis(9_999), &Input::Elapsed), Err(RuleError::ClockEarly));
}

/// RULES 10.2
#[test]
fn nobody_plays_on_after_the_end() {
    let mut play = Play::flying(&Config::new(2), "broken 7,8/none stacks 1/2,3,4");
    play.find(&["A1", "B1", "D1"]);
    assert_eq!(play.phase(), Phase::Over);
    for seat in [ANN, BEN, CEM] {
        for command in any() {
            assert_eq!(play.refused(5_000, seat, command), RuleError::MatchOver);
        }
    }
}

/// RULES 10.3
#[test]
fn everything_has_its_moment() {
    let mut placing = Play::at(&Config::new(2), "");
    for command in [Command::TurnSpell, turn("A1"), back("A1"), lift("A1"), STEP] {
        assert_eq!(placing.refused(0, ANN, command), RuleError::WrongMoment, "{command:?}");
    }
    placing.act(0, BEN, NORTH);
    for command in [NORTH, turn("A1"), STEP] {
        assert_eq!(placing.refused(0, BEN, command), RuleError::WrongMoment, "{command:?}");
    }
    let mut flying = Play::flying(&Config::new(2), "");
    for command in [NORTH, Command::TurnSpell] {
        assert_eq!(flying.refused(0, ANN, command), RuleError::WrongMoment, "{command:?}");
    }
}

/// RULES 10.4
#[test]
fn only_the_player_on_the_left_places_the_witch() {
    let mut play = Play::at(&Config::new(4), "turn 2");
    for seat in [ANN, BEN, DOT, Seat(4), Seat(255)] {
        assert_eq!(play.refused(0, seat, NORTH), RuleError::NotOnTheLeft);
    }
    play.act(0, CEM, NORTH);
}

/// RULES 10.5
#[test]
fn only_the_active_player_searches() {
    let mut play = Play::at(&Config::new(3), "house A1");
    play.act(0, BEN, NORTH);
    assert_eq!(play.refused(0, BEN, Command::TurnSpell), RuleError::NotActive);
    play.act(0, ANN, Command::TurnSpell);
    for command in [turn("A2"), back("A2"), lift("A1")] {
        for seat in [BEN, CEM, Seat(9)] {
            assert_eq!(play.refused(0, seat, command), RuleError::NotActive);
        }
    }
}

/// RULES 10.6
#[test]
fn only_places_of_the_forest_are_turned() {
    let place = Place(16);
    let error = RuleError::NoSuchPlace { place };
    let mut play = Play::flying(&Config::new(2), "stacks 5,1,2/3,4,6");
    for command in [Command::Turn { place }, Command::TurnBack { place }, Command::LiftHouse { place }] {
        assert_eq!(play.refused(0, ANN, command), error);
    }
    play.find(&["A1", "B2", "D4"]);
    assert_eq!(
        play.refused(0, ANN, Command::PlaceHouse { place: Place(255) }),
        RuleError::NoSuchPlace { place: Place(255) }
    );
    let mut swapping = Play::flying(&Config::new(2), "stacks 6,1,2/3,4,5");
    swapping.find(&["A2", "B1", "D5"]);
    assert_eq!(swapping.refused(0, ANN, Command::Swap { one: at("A1"), other: place }), error);
}

/// RULES 10.7
#[test]
fn nothing_is_touched_while_a_tile_is_in_the_air() {
    let mut play = Play::flying(&Config::new(2), "house E5");
    play.act(0, ANN, turn("A2"));
    let error = RuleError::InTheAir { place: at("A2"), until: Millis(250) };
    for command in [turn("A1"), turn("A2"), back("A2"), lift("E5")] {
        assert_eq!(play.refused(249, ANN, command), error);
    }
    play.act(1_000, ANN, back("A2"));
    let error = RuleError::InTheAir { place: at("A2"), until: Millis(1_250) };
    assert_eq!(play.refused(1_249, ANN, turn("A1")), error, "nor while it turns back");
    play.act(1_250, ANN, turn("A1"));
}

/// RULES 10.8
#[test]
fn nothing_is_touched_before_a_mismatch_has_shown_its_time() {
    let mut play = Play::flying(&Config::new(2), "house E5");
    play.act(0, ANN, turn("A2"));
    let error = RuleError::StillShowing { place: at("A2"), until: Millis(850) };
    for command in [turn("A1"), turn("A2"), back("A2"), lift("E5")] {
        assert_eq!(play.refused(849, ANN, command), error);
    }
    play.act(850, ANN, back("A2"));
}

/// RULES 10.9
#[test]
fn a_tile_that_is_up_is_not_turned_up() {
    let mut play = Play::flying(&Config::new(2), "");
    play.find(&["A1", "A2"]);
    for name in ["A1", "A2"] {
        assert_eq!(play.refused(2_000, ANN, turn(name)), RuleError::TileUp { place: at(name) });
    }
    assert_eq!(play.refused(2_000, ANN, back("A1")), RuleError::TileUp { place: at("A1") }, "a match stays");
}

/// RULES 10.10
#[test]
fn a_covered_tile_is_not_turned() {
    let mut play = Play::flying(&Config::new(2), "house B1");
    assert_eq!(play.refused(0, ANN, turn("B1")), RuleError::Covered { place: at("B1") });
    play.act(0, ANN, lift("B1"));
    play.act(0, ANN, turn("B1"));
}

/// RULES 10.11
#[test]
fn a_house_is_lifted_where_it_lies() {
    let mut play = Play::flying(&Config::new(2), "house B1");
    assert_eq!(play.refused(0, ANN, lift("A1")), RuleError::NoHouse { place: at("A1") });
    play.act(0, ANN, lift("B1"));
    assert_eq!(play.refused(0, ANN, lift("B1")), RuleError::NoHouse { place: at("B1") }, "it is lifted");
}

/// RULES 10.12
#[test]
fn only_a_mismatch_is_turned_back() {
    let mut play = Play::flying(&Config::new(2), "");
    assert_eq!(play.refused(0, ANN, back("A1")), RuleError::NoMismatch { place: at("A1") });
    play.find(&["A2"]);
    assert_eq!(play.refused(1_000, ANN, back("B2")), RuleError::NoMismatch { place: at("B2") });
}

/// RULES 10.13
#[test]
fn a_witch_that_flies_without_hands_is_not_moved() {
    for config in [Config::new(3), untimed(3)] {
        let mut play = Play::flying(&config, "");
        for seat in [ANN, BEN, CEM] {
            assert_eq!(play.refused(1_000, seat, STEP), RuleError::FliesAlone);
        }
    }
}

/// RULES 10.14
#[test]
fn the_witch_is_moved_in_turn() {
    let mut play = Play::flying(&by_hand(3), "");
    for seat in [ANN, CEM, Seat(3), Seat(255)] {
        assert_eq!(play.refused(700, seat, STEP), RuleError::OutOfTurn { next: BEN });
    }
    play.act(700, BEN, STEP);
    assert_eq!(play.refused(1_400, BEN, STEP), RuleError::OutOfTurn { next: CEM });
}

/// RULES 10.15
#[test]
fn the_witch_is_not_moved_too_soon() {
    let mut play = Play::flying(&by_hand(3), "");
    assert_eq!(play.refused(0, BEN, STEP), RuleError::TooSoon { until: Millis(600) });
    play.act(600, BEN, STEP);
    assert_eq!(play.refused(600, CEM, STEP), RuleError::TooSoon { until: Millis(1_200) });
}

/// RULES 10.16
#[test]
fn the_buttons_alternate_and_more_players_have_one() {
    let mut two = Play::flying(&by_hand(2), "");
    let tap = |hand| Command::Step { hand: Some(hand) };
    let left = RuleError::OtherHand { next: Some(Hand::Left) };
    assert_eq!(two.refused(600, BEN, tap(Hand::Right)), left);
    let mut three = Play::flying(&by_hand(3), "");
    assert_eq!(three.refused(600, BEN, tap(Hand::Left)), RuleError::OtherHand { next: None });
}

/// RULES 10.17
#[test]
fn the_house_is_placed_only_by_right() {
    let no_right = |play: &mut Play, seat| {
        let now = play.now.0;
        assert_eq!(play.refused(now, seat, house("A1")), RuleError::NoRightToHouse);
        assert_eq!(play.refused(now, seat, Command::LeaveHouse), RuleError::NoRightToHouse);
    };
    let mut play = Play::at(&Config::new(2), "stacks 5,1,2/3,4,6");
    no_right(&mut play, ANN);
    play.fly();
    no_right(&mut play, ANN);
    play.find(&["A1", "B2", "D4"]);
    no_right(&mut play, BEN);
    let leave = play.refused(900, ANN, Command::LeaveHouse);
    assert_eq!(leave, RuleError::NoRightToHouse, "the power is no offer to decline");
    let mut expert = Play::flying(&Config { expert: true, ..Config::new(2) }, "");
    expert.wait(20_000);
    no_right(&mut expert, BEN);
    expert.wait(30_000);
    no_right(&mut expert, ANN);
}

/// RULES 10.18
#[test]
fn tiles_are_swapped_only_by_right() {
    let mut play = Play::flying(&Config::new(2), "stacks 6,1,2/3,4,5");
    assert_eq!(play.refused(0, ANN, swap("A1", "A2")), RuleError::NoRightToSwap);
    play.find(&["A2", "B1", "D5"]);
    assert_eq!(play.refused(900, BEN, swap("A1", "A2")), RuleError::NoRightToSwap);
    play.act(900, ANN, swap("A1", "A2"));
    assert_eq!(play.refused(900, ANN, swap("A1", "A2")), RuleError::NoRightToSwap);
}

/// RULES 10.19
#[test]
fn a_tile_is_not_swapped_with_itself() {
    let mut play = Play::flying(&Config::new(2), "stacks 6,1,2/3,4,5");
    play.find(&["A2", "B1", "D5"]);
    assert_eq!(play.refused(900, ANN, swap("A1", "A1")), RuleError::SwapWithItself { place: at("A1") });
}

/// RULES 10.20
#[test]
fn what_describes_no_match_is_refused() {
    let refused = |config: Config| BabaYaga::new_match(&config, Seed(1)).err();
    for found in [0, 1, 6, 255] {
        let error = SetupError::Seats { found, least: 2, most: 5 };
        assert_eq!(refused(Config { seats: found, ..Config::new(2) }), Some(error));
        assert_eq!(BabaYaga::configure(&Lobby::new(found)), Err(error));
    }
    assert_eq!(refused(Config::new(3).starting(DOT)), Some(SetupError::NoSuchFirst(DOT)));
    let skills = BySeat::new(2, |_| Skill::Hard);
    let error = SetupError::Levels { found: 2, seats: 3 };
    assert_eq!(refused(Config { skills, ..Config::new(3) }), Some(error));
    assert_eq!(refused(Config { flights: 0, ..Config::new(3) }), Some(SetupError::NoFlights));
    for (index, choices) in BabaYaga::OPTIONS.iter().map(|option| option.choices.len()).enumerate() {
        let lobby = |choice| {
            let mut options = vec![0; index];
            options.push(choice);
            BabaYaga::configure(&Lobby { options, ..Lobby::new(3) })
        };
        let beyond = u8::try_from(choices).unwrap();
        assert!((0..beyond).all(|choice| lobby(choice).is_ok()));
        assert_eq!(lobby(beyond), Err(SetupError::NoSuchChoice { choice: beyond + 1 }));
    }
    let own = |choice| BabaYaga::configure(&Lobby { seat_options: vec![vec![choice]], ..Lobby::new(3) });
    assert_eq!(own(4), Err(SetupError::NoSuchChoice { choice: 4 }));
    assert_eq!(refused(own(3).unwrap()), None);
}

/// RULES 10.20: what the lobby offers is what the match has.
#[test]
fn a_lobby_sets_the_match_up() {
    let usual = BabaYaga::configure(&Lobby::new(4)).unwrap();
    assert_eq!(usual, Config::new(4));
    let seat_options = vec![vec![], vec![2], vec![3]];
    let lobby = Lobby { options: vec![2, 2, 4, 1, 1], seat_options, ..Lobby::new(4) };
    let config = BabaYaga::configure(&lobby).unwrap();
    assert_eq!((config.clues, config.clock), (baba_yaga::Clues::Bare, baba_yaga::Clock::Hands));
    assert!(config.preview && config.expert);
    let skills = [Skill::Hard, Skill::Easy, Skill::Hard, Skill::Hard];
    assert_eq!(config.skills, skills.into_iter().collect());
}
