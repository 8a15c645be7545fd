//! RULES 2: the course of the game.

use std::collections::BTreeSet;

use donkey_bridge::{Command, Config, DonkeyBridge, Event, Phase, Rounds, Scenario, State, Story};
use tabletop::{Game, Match, Millis, Outcome, Seat, Seed};

use crate::table::{ANN, BEN, CEM, DOT, begin, config, give_up, guessing, name_right, pile, public, story};

/// RULES 2.1
#[test]
fn each_pile_starts_with_a_tile_that_nobody_has_seen() {
    let game = Match::<DonkeyBridge>::new(config(4), Seed(2)).unwrap();
    let given = game.beats().iter().filter(|beat| matches!(beat.event, Event::FirstTileGiven { .. })).count();
    assert_eq!(given, 4);
    for seat in Seat::all(4) {
        assert_eq!(pile(game.state(), seat), "w");
        assert_eq!(public(game.state()).players[seat].account.sum(), 1);
    }
}

/// RULES 2.2
#[test]
fn the_starter_is_chosen_or_drawn_by_lot() {
    let chosen = Match::<DonkeyBridge>::new(Config::new(5).starting(DOT), Seed(1)).unwrap();
    assert_eq!(chosen.beats()[0].event, Event::StarterChosen { seat: DOT });
    assert_eq!((public(chosen.state()).teller, public(chosen.state()).round), (DOT, 1));
    let drawn =
        |seed| public(Match::<DonkeyBridge>::new(Config::new(5), Seed(seed)).unwrap().state()).starter;
    assert_eq!((0..60).map(drawn).collect::<BTreeSet<_>>().len(), 5, "each seat can be drawn");
}

/// Plays a whole match in which all stories are told and nobody knows a word, and keeps what happened.
fn played(seats: u8, rounds: Rounds) -> Vec<Event> {
    let mut game =
        Match::<DonkeyBridge>::new(config(seats).rounds(rounds), Seed(3)).expect("the match goes on");
    while DonkeyBridge::phase(game.state()) != Phase::Over {
        let command = match DonkeyBridge::phase(game.state()) {
            Phase::Telling => Command::Tell(Story::Aloud),
            _ => Command::DontKnow,
        };
        let seat = DonkeyBridge::to_act(game.state()).awaited.iter().next().expect("the match goes on");
        game.submit(seat, command, Millis(0)).expect("the match goes on");
    }
    game.beats().iter().map(|beat| beat.event.clone()).collect()
}

/// RULES 2.3: who tells when, and how many tiles lie on which slot.
#[test]
fn each_seat_tells_once_in_each_round_with_tiles() {
    for (rounds, draws) in [(Rounds::Six, &[3, 3, 4, 5][..]), (Rounds::Seven, &[3, 3, 4, 4, 5])] {
        let drawn = played(3, rounds).into_iter().filter_map(|event| match event {
            Event::TilesDrawn { seat, words, slot, .. } => Some((slot, seat, words.len())),
            _ => None,
        });
        let expected =
            (1..).zip(draws).flat_map(|(slot, tiles)| [ANN, BEN, CEM].map(|seat| (slot, seat, *tiles)));
        assert_eq!(drawn.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    }
}

/// RULES 2.4: which story is guessed when, and what it costs.
#[test]
fn a_story_is_guessed_two_rounds_later() {
    let tables = [(Rounds::Six, &[1, 2, 3, 4][..], 6), (Rounds::Seven, &[1, 2, 3, 5, 7], 7)];
    for (rounds, penalties, last) in tables {
        let mut round = 1;
        let mut guessed = Vec::new();
        for event in played(3, rounds) {
            match event {
                Event::DonkeyMoved { round: next } => round = next,
                Event::GuessingBegan { teller, slot, penalty, .. } => {
                    guessed.push((round, teller, slot, penalty));
                }
                _ => {}
            }
        }
        let slots = (1..).zip(penalties);
        let expected =
            slots.flat_map(|(slot, penalty)| [ANN, BEN, CEM].map(|seat| (slot + 2, seat, slot, *penalty)));
        assert_eq!(guessed, expected.collect::<Vec<_>>());
        assert_eq!(guessed.last().unwrap().0, last, "the last round has a story, too");
    }
}

/// RULES 2.4: in rounds 3 and 4 the new story is told before the old one is guessed.
#[test]
fn the_new_story_comes_first() {
    let mut state = begin(&Scenario::new(config(3), 3, BEN));
    assert_eq!(DonkeyBridge::phase(&state), Phase::Telling);
    assert_eq!(public(&state).players[BEN].stacks, [3, 3, 0, 0]);
    crate::table::act(&mut state, BEN, Command::Tell(Story::Aloud));
    assert_eq!(DonkeyBridge::phase(&state), Phase::Guessing);
    assert_eq!(public(&state).players[BEN].stacks, [0, 3, 4, 0]);
    assert_eq!(story(&state).slot, 1);
}

/// RULES 2.5
#[test]
fn the_donkey_moves_when_all_have_told() {
    for (rounds, last) in [(Rounds::Six, 6), (Rounds::Seven, 7)] {
        let moves = played(4, rounds).into_iter().filter_map(|event| match event {
            Event::DonkeyMoved { round } => Some(round),
            _ => None,
        });
        assert_eq!(moves.collect::<Vec<_>>(), (2..=last).collect::<Vec<_>>());
    }
}

/// The last story of a match, everybody's pile given, with nothing named.
fn ended(piles: [&str; 3]) -> State {
    let mut scenario = Scenario::new(config(3), 6, CEM);
    for (seat, tiles) in [ANN, BEN, CEM].into_iter().zip(piles) {
        scenario = scenario.pile(seat, tiles);
    }
    let mut state = guessing(&scenario);
    give_up(&mut state);
    give_up(&mut state);
    state
}

fn places(state: &State) -> Vec<u8> {
    match DonkeyBridge::outcome(state) {
        Some(Outcome::Ranking(places)) => places.values().copied().collect(),
        other => panic!("{other:?}"),
    }
}

/// RULES 2.6: each tile is a point, stop tiles included.
#[test]
fn most_tiles_win() {
    // The failures cost Ann and Ben up to four tiles each, down to a stop tile.
    let state = ended(["wws", "wwwwww", "www"]);
    assert_eq!([ANN, BEN, CEM].map(|seat| pile(&state, seat)), ["wws", "ww", "www"]);
    assert_eq!(places(&state), [1, 3, 2]);
}

/// RULES 2.6: among equals more stop tiles win, and then the place is shared.
#[test]
fn ties_are_broken_by_stop_tiles_and_then_shared() {
    assert_eq!(places(&ended(["wws", "wss", "www"])), [2, 1, 3]);
    assert_eq!(places(&ended(["wss", "sws", "wss"])), [1, 1, 1]);
    assert_eq!(places(&ended(["wss", "sws", "wsw"])), [1, 1, 3]);
}

/// RULES 2.6: nobody acts any more.
#[test]
fn the_match_ends_after_the_last_round() {
    let mut state = guessing(&Scenario::new(config(3), 6, CEM));
    assert_eq!(DonkeyBridge::outcome(&state), None);
    while public(&state).guessing.is_some() {
        if crate::table::open_words(&state).len() > 2 {
            name_right(&mut state)
        } else {
            give_up(&mut state)
        };
    }
    assert_eq!(DonkeyBridge::phase(&state), Phase::Over);
    assert!(DonkeyBridge::to_act(&state).seats.is_empty());
    assert!(DonkeyBridge::outcome(&state).is_some());
}
