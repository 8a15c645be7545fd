//! RULES 2: set-up.

use std::collections::BTreeSet;

use storyteller::{Config, Event, Storyteller};
use tabletop::{Match, Seat, Seed};

use crate::table::{CEM, hand, new_match, points, public, table};

/// RULES 2.1
#[test]
fn each_gets_six_cards_and_with_three_players_seven() {
    for (seats, cards) in [(3, 7), (4, 6), (5, 6), (6, 6)] {
        let state = table(seats);
        let all = Seat::all(seats).flat_map(|seat| hand(&state, seat)).collect::<BTreeSet<_>>();
        assert_eq!(all.len(), usize::from(seats * cards), "no card is dealt twice");
        assert!(public(&state).players.values().all(|player| player.held == cards));
        assert_eq!(public(&state).deck, 84 - seats * cards);
    }
}

/// RULES 2.1: the deal is a beat for each player.
#[test]
fn the_deal_is_shown_player_by_player() {
    let game = new_match(Config::new(4), 5);
    let dealt = game.beats().iter().filter_map(|beat| match &beat.event {
        Event::Dealt { seat, count: 6, cards: Some(cards) } => Some((*seat, cards.clone())),
        _ => None,
    });
    let expected = Seat::all(4).map(|seat| (seat, hand(game.state(), seat)));
    assert_eq!(dealt.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
}

/// RULES 2.1: cards are shuffled.
#[test]
fn another_match_has_other_hands() {
    let hands = |seed| hand(new_match(Config::new(4), seed).state(), CEM);
    assert_ne!(hands(1), hands(2));
    assert_eq!(hands(1), hands(1));
}

/// RULES 2.2
#[test]
fn the_first_storyteller_is_chosen_or_drawn() {
    let first = |config: Config, seed| {
        let game = Match::<Storyteller>::new(config, Seed(seed)).unwrap();
        public(game.state()).teller
    };
    assert_eq!(first(Config::new(4).starting(CEM), 1), CEM);
    let drawn = (0..40).map(|seed| first(Config::new(4), seed)).collect::<BTreeSet<_>>();
    assert_eq!(drawn, Seat::all(4).collect());
}

/// RULES 2.2
#[test]
fn all_rabbits_stand_on_0() {
    assert_eq!(points(&table(5)), [0; 5]);
}
