//! RULES 2: set-up.

use std::collections::BTreeSet;

use camel_race::{Camel, CamelRace, CamelSet, Config, Event, Space};
use tabletop::{Game, Match, Seat, Seed};

use crate::table::{BEN, CEM, offers, public};

/// The beats of a set-up for three.
fn set_up(first: Option<Seat>, seed: u64) -> (Match<CamelRace>, Vec<Event>) {
    let game =
        Match::<CamelRace>::new(Config { first, ..Config::new(3) }, Seed(seed)).expect("three can play");
    let events = game.beats().iter().map(|beat| beat.event.clone()).collect();
    (game, events)
}

/// Who rolls, and the camels with their dice in the order in which they came.
fn rolls(events: &[Event]) -> (BTreeSet<u8>, Vec<(Camel, u8)>) {
    let mut rollers = BTreeSet::new();
    let mut dice = Vec::new();
    for event in events {
        if let Event::CamelPlaced { seat, camel, pips, space } = event {
            assert_eq!(*space, Space(*pips), "a camel goes to the space of its die");
            rollers.insert(seat.0);
            dice.push((*camel, *pips));
        }
    }
    (rollers, dice)
}

/// RULES 2.1: a first player is chosen.
#[test]
fn the_chosen_first_player_rolls_all_five_dice() {
    let (_, events) = set_up(Some(CEM), 1);
    assert_eq!(events[0], Event::FirstPlayerChosen { seat: CEM });
    let (rollers, dice) = rolls(&events);
    assert_eq!(rollers, [CEM.0].into());
    assert_eq!(dice.iter().map(|(camel, _)| *camel).collect::<CamelSet>(), CamelSet::ALL);
    assert_eq!(dice.len(), 5);
}

/// RULES 2.1: or drawn by lot, everybody alike.
#[test]
fn lots_make_each_player_first() {
    let mut first = [0; 3];
    for seed in 0..300 {
        let (game, events) = set_up(None, seed);
        let turn = public(game.state()).turn;
        assert_eq!(events[0], Event::FirstPlayerChosen { seat: turn });
        first[turn.index()] += 1;
    }
    assert!(first.iter().all(|times| (60..140).contains(times)), "{first:?}");
}

/// RULES 2.1: the colours come in random order, and the later camel stands on top.
#[test]
fn camels_stand_in_the_order_of_their_rolls() {
    let (mut orders, mut numbers) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..2_000 {
        let (game, events) = set_up(None, seed);
        let (_, dice) = rolls(&events);
        for space in [1, 2, 3] {
            let expected: Vec<Camel> =
                dice.iter().filter(|(_, pips)| *pips == space).map(|(camel, _)| *camel).collect();
            assert_eq!(public(game.state()).track.stack(Space(space)), expected);
        }
        numbers.extend(dice.iter().copied());
        orders.insert(dice.into_iter().map(|(camel, _)| camel).collect::<Vec<_>>());
    }
    assert_eq!(orders.len(), 120, "all orders of five colours");
    assert_eq!(numbers.len(), 15, "all faces of five dice");
}

/// RULES 2.2
#[test]
fn then_the_first_leg_begins_with_everything_in_its_place() {
    let (game, events) = set_up(Some(BEN), 5);
    assert_eq!(events[6..], [Event::LegStarted { leg: 1 }, Event::TurnBegan { seat: BEN }]);
    let view = public(game.state());
    assert_eq!((view.leg, view.turn, view.pyramid), (1, BEN, CamelSet::ALL));
    assert!(Camel::ALL.into_iter().all(|camel| view.top_ticket(camel) == Some(5)));
    assert!(view.tickets.values().all(|left| *left == 3));
    assert!(view.rolled.is_empty() && view.track.tiles().next().is_none());
    assert!(view.players.values().all(|player| player.leg_tickets.is_empty() && player.pyramid_tickets == 0));
    assert_eq!(CamelRace::to_act(game.state()).seats.iter().collect::<Vec<_>>(), [BEN]);
    assert!(offers(game.state(), CEM).is_empty());
}
