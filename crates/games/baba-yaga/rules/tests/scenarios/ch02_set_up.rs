//! RULES 2: set-up.

use std::collections::BTreeSet;

use baba_yaga::{BabaYaga, Config, Event, Face, House, PathEnd, Phase, Place};
use tabletop::{Game, Millis, Seat, SeatSet, Viewer};

use crate::table::{ANN, BEN, NORTH, Play, at, new_match};

/// RULES 2.1
#[test]
fn the_forest_fills_what_the_path_leaves() {
    let cells = Place::all().map(Place::cell).collect::<BTreeSet<_>>();
    assert_eq!(cells.len(), 16);
    assert!(cells.iter().all(|(column, row)| *column < 5 && *row < 5 && *column != 2 && *row != 2));
    assert_eq!((at("A1").cell(), at("E5").cell(), at("B4").cell()), ((0, 0), (4, 4), (1, 3)));
    for place in Place::all() {
        assert_eq!(Place::named(&place.to_string()), Some(place));
    }
    for nowhere in ["C1", "A3", "F1", "A6", "A", "", "a1", "A11"] {
        assert_eq!(Place::named(nowhere), None, "{nowhere}");
    }
    let ends = PathEnd::ALL.map(|end| end.cell(0));
    assert_eq!(ends, [(2, 0), (4, 2), (2, 4), (0, 2)]);
    assert!(PathEnd::ALL.iter().all(|end| end.cell(2) == (2, 2)), "the row and the column share the centre");
}

/// RULES 2.1
#[test]
fn the_forest_is_shuffled_and_lies_face_down() {
    let clues = |seed| match &new_match(Config::new(2), seed).beats()[1].event {
        Event::ForestLaid { clues } => clues.clone(),
        other => panic!("{other:?}"),
    };
    assert_ne!(clues(1), clues(2));
    let game = new_match(Config::new(2), 1);
    let view = BabaYaga::view(game.state(), Viewer::Public);
    assert!(Place::all().all(|place| view.face(place) == Face::Down));
    assert_eq!(view.tiles.iter().map(|tile| tile.clue).collect::<Vec<_>>(), clues(1));
    assert_eq!(view.house, House::Beside);
}

/// RULES 2.2
#[test]
fn everybody_gets_three_spells() {
    for seats in 2..=5 {
        let game = new_match(Config::new(seats), 3);
        let view = BabaYaga::view(game.state(), Viewer::Seat(ANN));
        assert!(view.players.values().all(|player| player.stack == 3 && player.broken.is_empty()));
    }
}

/// RULES 2.2: which ones is chance.
#[test]
fn the_spells_are_shuffled() {
    let first = |seed| {
        let mut game = new_match(Config::new(2).starting(ANN), seed);
        game.submit(BEN, NORTH, Millis(0)).unwrap();
        game.submit(ANN, baba_yaga::Command::TurnSpell, Millis(0)).unwrap();
        BabaYaga::view(game.state(), Viewer::Public).flight.unwrap().spell
    };
    assert!((0..40).map(first).collect::<BTreeSet<_>>().len() > 10);
}

/// RULES 2.3
#[test]
fn the_first_player_is_chosen_or_drawn() {
    let first = |config: Config, seed| BabaYaga::view(new_match(config, seed).state(), Viewer::Public).active;
    for seat in Seat::all(5) {
        assert_eq!(first(Config::new(5).starting(seat), 4), seat);
    }
    let drawn = (0..60).map(|seed| first(Config::new(5), seed)).collect::<SeatSet>();
    assert_eq!(drawn, SeatSet::all(5));
}

/// RULES 2.4
#[test]
fn all_ingredients_show_for_twenty_seconds_first() {
    let mut game = new_match(Config { preview: true, ..Config::new(3) }, 5);
    let view = |game: &tabletop::Match<BabaYaga>| BabaYaga::view(game.state(), Viewer::Public);
    game.advance(Millis(19_999));
    assert_eq!(BabaYaga::phase(game.state()), Phase::Preview);
    let shown = view(&game).tiles.iter().filter_map(|tile| tile.ingredient).collect::<BTreeSet<_>>();
    assert_eq!(shown.len(), 16);
    assert!(Place::all().all(|place| matches!(view(&game).face(place), Face::Preview(_))));
    assert!(BabaYaga::to_act(game.state()).seats.is_empty(), "nobody can act");
    game.advance(Millis(20_000));
    assert_eq!(BabaYaga::phase(game.state()), Phase::Witch);
    assert!(view(&game).tiles.iter().all(|tile| tile.ingredient.is_none()));
    let without = new_match(Config::new(3), 5);
    assert_eq!(BabaYaga::phase(without.state()), Phase::Witch, "it is an option");
    assert_eq!(Play::at(&Config::new(3), "").phase(), Phase::Witch);
}
