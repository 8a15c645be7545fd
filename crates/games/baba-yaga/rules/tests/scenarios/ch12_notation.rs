//! RULES 12: the position notation.

use baba_yaga::{BabaYaga, Config, Effects, House, Ingredient, Position, PositionError, SetupError};
use tabletop::testkit::Lawful;
use tabletop::{Game, Viewer};

use crate::table::{BEN, CEM, FOREST, at, new_match, spell};

fn read(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// RULES 12.1
#[test]
fn the_forest_is_four_rows_of_ingredients() {
    let position = read(FOREST);
    let lies = |name: &str| position.forest[at(name).index()];
    assert_eq!((lies("A1"), lies("B1")), (Ingredient::Toad, Ingredient::Spider));
    assert_eq!(
        (lies("E1"), lies("B4"), lies("E5")),
        (Ingredient::Bone, Ingredient::Honey, Ingredient::Crystal)
    );
}

/// RULES 12.2
#[test]
fn turn_flights_and_house_are_said_where_they_are_not_the_first() {
    let plain = read(FOREST);
    assert_eq!((plain.turn.0, plain.flights, plain.house), (0, 0, None));
    let said = read(&format!("{FOREST} turn 2 flights 59 house B4"));
    assert_eq!((said.turn, said.flights, said.house), (BEN, 59, Some(at("B4"))));
    let state = said.state(&Config::new(2)).unwrap();
    let view = BabaYaga::view(&state, Viewer::Public);
    assert_eq!((view.active, view.turn, view.house), (BEN, 60, House::On(at("B4"))));
}

/// RULES 12.3
#[test]
fn spells_are_in_stacks_and_broken() {
    let state = read(&format!("{FOREST} stacks 3,17/1,2,8 broken 4/none")).state(&Config::new(2)).unwrap();
    let view = BabaYaga::view(&state, Viewer::Public);
    assert_eq!(view.players[BEN].stack, 3);
    assert_eq!(view.players.values().next().map(|ann| ann.broken.clone()), Some(vec![spell(4)]));
    let dealt = read(&format!("{FOREST} broken 2/none")).state(&Config::new(2)).unwrap();
    let written = Position::of(&dealt).unwrap();
    assert_eq!(written.stacks, [vec![spell(1), spell(3)], vec![spell(4), spell(5), spell(6)]]);
}

/// RULES 12.4
#[test]
fn powers_await_players() {
    let position = read(&format!("{FOREST} next long+chin/none/short+fingers"));
    let none = Effects::default();
    let first = Effects { long: true, chin: true, ..none };
    let third = Effects { short: true, fingers: true, ..none };
    assert_eq!(position.next, [first, none, third]);
    let view = BabaYaga::view(&position.state(&Config::new(3)).unwrap(), Viewer::Public);
    assert_eq!(view.players[CEM].next, third);
}

/// RULES 12.1 to 12.4: what is written reads back the same.
#[test]
fn a_position_is_written_as_it_is_read() {
    for text in [
        format!("{FOREST} turn 1 stacks 1,2,3/4,5,6"),
        format!("{FOREST} turn 2 flights 7 house D5 broken 9,8/none stacks 3/1,2,4 next long+chin/short"),
    ] {
        assert_eq!(read(&text).to_string(), text);
        let state = read(&text).state(&Config::new(2)).unwrap();
        BabaYaga::audit(&state).unwrap();
        assert_eq!(Position::of(&state).unwrap().to_string(), text);
    }
    let dealt = new_match(Config::new(5), 4);
    let written = Position::of(dealt.state()).unwrap().to_string();
    assert_eq!(&read(&written).state(&Config::new(5).clone()).unwrap(), dealt.state());
}

/// RULES 12: what the rules do not allow is no position.
#[test]
fn what_makes_no_match_is_refused_in_words() {
    let refused = |rest: &str| {
        let text = format!("{FOREST} {rest}");
        let error =
            text.parse::<Position>().and_then(|position| position.state(&Config::new(2))).expect_err(rest);
        assert!(!error.to_string().is_empty());
        error
    };
    assert_eq!("1,2,3".parse::<Position>(), Err(PositionError::NoForest));
    assert_eq!("".parse::<Position>(), Err(PositionError::NoForest));
    let twice = "1,1,9,13/2,6,10,14/3,7,11,15/4,8,12,16".parse::<Position>().unwrap();
    assert_eq!(twice.state(&Config::new(2)), Err(PositionError::IngredientTwice(Ingredient::Toad)));
    assert_eq!(refused("tower A1"), PositionError::NoSuchSection("tower".into()));
    assert_eq!(refused("house"), PositionError::SectionEmpty("house".into()));
    for unreadable in ["house C3", "turn 0", "turn x", "stacks 21/1", "next wide/none", "flights -1"] {
        assert!(matches!(refused(unreadable), PositionError::Unreadable(_)), "{unreadable}");
    }
    assert_eq!(refused("turn 3"), PositionError::NoSuchSeat(CEM));
    assert_eq!(refused("broken 1/2/3"), PositionError::Seats { found: 3 });
    assert_eq!(refused("stacks 1,2,3/3,4,5"), PositionError::SpellTwice(spell(3)));
    assert_eq!(refused("stacks 1,2/3,4,5"), PositionError::Spells(crate::table::ANN));
    assert_eq!(refused("broken none/1,2,3"), PositionError::Spells(BEN), "who has won does not go on");
    assert_eq!(refused("flights 60"), PositionError::NoFlightLeft);
    let alone = read(FOREST).state(&Config::new(1));
    assert_eq!(alone, Err(PositionError::SetUp(SetupError::Seats { found: 1, least: 2, most: 5 })));
}
