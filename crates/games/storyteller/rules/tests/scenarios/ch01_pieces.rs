//! RULES 1: the pieces.

use std::collections::BTreeSet;

use storyteller::{Card, Config, Storyteller};
use tabletop::{Game, Lobby};

use crate::table::{
    ANN, BEN, CEM, DOT, act, all_right, at_vote, go_on, points, public, round, table, vote_all,
};

/// RULES 1.1
#[test]
fn three_to_six_take_part() {
    for seats in 3..=6 {
        assert_eq!(public(&table(seats)).players.seats(), seats);
        assert_eq!(Storyteller::configure(&Lobby::new(seats)), Ok(Config::new(seats)));
    }
    assert_eq!(Storyteller::SEATS, (3, 6));
}

/// RULES 1.2
#[test]
fn there_are_84_cards_no_two_alike() {
    let cards = Card::all().collect::<Vec<_>>();
    assert_eq!(cards.len(), 84);
    let pictures = cards.iter().map(|card| card.picture().expect("each card has a picture"));
    let wonders = pictures.map(|picture| picture.wonder.as_str()).collect::<BTreeSet<_>>();
    assert_eq!(wonders.len(), 84);
    assert_eq!(Card(84).picture(), None);
}

/// RULES 1.3
#[test]
fn a_rabbit_never_moves_back() {
    let mut state = table(4);
    let mut before = points(&state);
    for _ in 0..5 {
        round(&mut state, all_right);
        let after = points(&state);
        assert!(before.iter().zip(&after).all(|(before, after)| before <= after), "{before:?} {after:?}");
        before = after;
    }
}

/// RULES 1.4
#[test]
fn each_has_a_vote_anew_in_every_round() {
    let mut state = at_vote(4);
    vote_all(&mut state, &[(BEN, ANN), (CEM, ANN), (DOT, BEN)]);
    assert_eq!(public(&state).votes.values().flatten().count(), 3);
    act(&mut state, ANN, go_on());
    round(&mut state, all_right);
    assert!(public(&state).votes.values().all(Option::is_none));
}
