//! RULES 10: setting a position up.

use donkey_bridge::{Config, DonkeyBridge, Phase, Rounds, Scenario, ScenarioError, SetupError};
use tabletop::testkit::Lawful;
use tabletop::{Game, Seat};

use crate::table::{ANN, BEN, CEM, begin, config, pile, public, seen_by, words};

/// RULES 10.1: stories that are told and not yet guessed lie on their slots.
#[test]
fn a_turn_has_the_stories_that_lie_there_then() {
    let stacks = |round, teller| {
        let state = begin(&Scenario::new(config(3), round, teller));
        [ANN, BEN, CEM].map(|seat| public(&state).players[seat].stacks.clone())
    };
    assert_eq!(stacks(1, ANN), [[0; 4]; 3]);
    assert_eq!(stacks(2, BEN), [[3, 3, 0, 0], [3, 0, 0, 0], [3, 0, 0, 0]]);
    assert_eq!(stacks(3, BEN), [[0, 3, 4, 0], [3, 3, 0, 0], [3, 3, 0, 0]]);
    assert_eq!(stacks(6, CEM), [[0; 4], [0; 4], [0; 4]], "the last story is being guessed");
}

/// RULES 10.1: every turn of every game can be set up, with all pieces.
#[test]
fn every_turn_can_be_set_up() {
    for rounds in Rounds::ALL {
        for seats in 3..=6 {
            for round in 1..=rounds.count() {
                for teller in Seat::all(seats) {
                    let state = begin(&Scenario::new(config(seats).rounds(rounds), round, teller));
                    let view = public(&state);
                    assert_eq!((view.round, view.teller, view.starter), (round, teller, ANN));
                    assert_eq!(DonkeyBridge::audit(&state), Ok(()));
                }
            }
        }
    }
}

/// RULES 10.1: words can be named.
#[test]
fn words_can_be_named() {
    let (drawn, old) = (words("camel owl three bee"), words("cactus fox rainbow"));
    let mut state = begin(&Scenario::new(config(3), 3, BEN).drawn(&drawn).old(&old));
    assert_eq!(public(&state).telling.unwrap().words, drawn, "in this order");
    crate::table::act(&mut state, BEN, donkey_bridge::Command::Tell(donkey_bridge::Story::Aloud));
    assert_eq!(DonkeyBridge::phase(&state), Phase::Guessing);
    let mut expected = old.clone();
    expected.sort_unstable();
    assert_eq!(seen_by(BEN, &state).own.unwrap().story, expected);
}

/// RULES 10.2
#[test]
fn piles_are_written_bottom_first() {
    let state = begin(&Scenario::new(config(3), 2, ANN).pile(BEN, "wws").pile(CEM, ""));
    assert_eq!([ANN, BEN, CEM].map(|seat| pile(&state, seat)), ["w", "wws", ""]);
    assert_eq!(public(&state).stops, 29);
    let account = public(&state).players[BEN].account;
    assert_eq!((account.sum(), account.stops), (3, 1));
}

/// RULES 10.1 and RULES 10.2: what there is not is refused.
#[test]
fn odd_positions_are_refused() {
    let error = |scenario: Scenario| scenario.begin().err();
    let new = |round| Scenario::new(config(3), round, ANN);
    assert_eq!(error(new(0)), Some(ScenarioError::NoSuchTurn));
    assert_eq!(error(new(7)), Some(ScenarioError::NoSuchTurn));
    assert_eq!(error(Scenario::new(config(3), 1, Seat(3))), Some(ScenarioError::NoSuchTurn));
    assert_eq!(error(new(1).pile(ANN, "wx")), Some(ScenarioError::BadPile("wx".into())));
    assert_eq!(error(new(1).pile(Seat(3), "w")), Some(ScenarioError::BadPile("w".into())));
    assert_eq!(error(new(1).pile(ANN, &"s".repeat(31))), Some(ScenarioError::TooManyStops));
    assert_eq!(error(new(1).drawn(&words("camel owl"))), Some(ScenarioError::BadStory));
    assert_eq!(error(new(1).drawn(&words("camel owl owl"))), Some(ScenarioError::BadStory));
    assert_eq!(
        error(new(1).old(&words("camel owl three"))),
        Some(ScenarioError::BadStory),
        "nothing is guessed"
    );
    let both = words("camel owl three bee");
    assert_eq!(
        error(new(3).drawn(&both).old(&both[..3])),
        Some(ScenarioError::BadStory),
        "a tile is in one place"
    );
    let seats = SetupError::Seats { found: 2, least: 3, most: 6 };
    assert_eq!(error(Scenario::new(Config::new(2), 1, ANN)), Some(ScenarioError::Config(seats)));
}
