//! RULES 1: pieces.

use std::collections::BTreeSet;

use donkey_bridge::{Config, DonkeyBridge, Rounds, STOP_TILES, Word};
use tabletop::{Game, Match, Seed};

use crate::table::{ANN, config, public};

/// RULES 1.1
#[test]
fn three_to_six_seats_take_part() {
    for seats in 0..=8 {
        let made = Match::<DonkeyBridge>::new(Config::new(seats), Seed(1)).is_ok();
        assert_eq!(made, (3..=6).contains(&seats), "{seats} seats");
    }
    assert_eq!(DonkeyBridge::SEATS, (3, 6));
}

/// RULES 1.2
#[test]
fn there_are_180_tiles_and_all_are_somewhere() {
    assert_eq!(Word::all().map(Word::id).collect::<BTreeSet<_>>().len(), 180);
    for seats in 3..=6 {
        let game = Match::<DonkeyBridge>::new(config(seats), Seed(1)).unwrap();
        let view = public(game.state());
        let drawn = view.telling.expect("the first storyteller has drawn").words.len();
        assert_eq!(usize::from(view.bag) + drawn + usize::from(seats), 180);
    }
}

/// RULES 1.3
#[test]
fn there_are_30_stop_tiles() {
    assert_eq!(STOP_TILES, 30);
    let game = Match::<DonkeyBridge>::new(config(3), Seed(1)).unwrap();
    assert_eq!(public(game.state()).stops, 30);
}

/// RULES 1.4
#[test]
fn a_board_has_a_slot_for_each_story() {
    for (rounds, slots) in [(Rounds::Six, 4), (Rounds::Seven, 5)] {
        let game = Match::<DonkeyBridge>::new(config(3).rounds(rounds), Seed(1)).unwrap();
        let view = public(game.state());
        assert_eq!(view.players[ANN].stacks, vec![0; slots], "none told yet");
        assert_eq!(view.round, 1, "where the donkey stands");
    }
}
