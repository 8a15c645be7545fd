//! RULES 4: when a story is done with.

use donkey_bridge::{Command, DonkeyBridge, Event, Phase, Scenario, Story};
use tabletop::{Dice, Game, Match, Seat, Seed, Stream};

use crate::table::{
    ANN, BEN, CEM, NOW, config, give_up, guessing, name_right, open_words, pile, public, story,
};

/// RULES 4.9: what is left leaves the game, and everybody sees it.
#[test]
fn words_that_are_left_leave_the_game() {
    let mut state = guessing(&Scenario::new(config(3), 5, ANN).pile(BEN, "").pile(CEM, ""));
    name_right(&mut state);
    name_right(&mut state);
    let (left, gone) = (open_words(&state), public(&state).gone);
    give_up(&mut state);
    let events = give_up(&mut state);
    assert!(events.contains(&Event::StoryClosed { teller: ANN, slot: 3, left }), "{events:?}");
    assert_eq!(public(&state).gone, gone + 4, "two were paid with, two were left");
}

/// RULES 4.9: face-up tiles go on the piles, clockwise from the storyteller's left.
#[test]
fn face_up_tiles_go_on_the_piles() {
    let mut state = guessing(&Scenario::new(config(3), 5, BEN));
    let mut named = Vec::new();
    let mut events = Vec::new();
    while public(&state).teller == BEN {
        named = [CEM, ANN].map(|seat| story(&state).guessers[seat].won.clone()).to_vec();
        events = name_right(&mut state);
    }
    let scored = events.iter().filter_map(|event| match event {
        Event::TilesScored { seat, words, pile } => Some((*seat, words.clone(), *pile)),
        _ => None,
    });
    let scored = scored.collect::<Vec<_>>();
    assert_eq!(scored.iter().map(|(seat, ..)| *seat).collect::<Vec<_>>(), [CEM, ANN]);
    for ((seat, words, height), before) in scored.iter().zip(named) {
        assert!(words.starts_with(&before), "in the order they were won");
        assert_eq!(pile(&state, *seat).len(), 1 + words.len());
        assert_eq!(usize::from(*height), 1 + words.len());
    }
    assert_eq!(scored.iter().map(|(_, words, _)| words.len()).sum::<usize>(), 4);
}

/// RULES 4.9: who failed keeps what is left after paying, which is everything won but what was lost face up.
#[test]
fn who_failed_keeps_what_is_left() {
    let (mut failures, mut dice) = (0, Dice::new(Seed(5), Stream::Test));
    for seed in 0..20 {
        let mut game = Match::<DonkeyBridge>::new(config(5), Seed(seed)).unwrap();
        while public(game.state()).phase != Phase::Over {
            let before = public(game.state()).guessing;
            let seat = DonkeyBridge::to_act(game.state()).awaited.iter().next().unwrap();
            let command = match &before {
                None => Command::Tell(Story::Aloud),
                Some(_) if dice.chance(3, 4) => Command::Guess(crate::table::right_word(game.state())),
                Some(_) => Command::DontKnow,
            };
            let from = game.beats().len();
            game.submit(seat, command, NOW).unwrap();
            let events = game.beats()[from..].iter().map(|beat| &beat.event).collect::<Vec<_>>();
            let Some(before) = before else { continue };
            for guesser in Seat::all(5) {
                let mut kept = before.guessers[guesser].won.clone();
                for event in &events {
                    match event {
                        Event::WordNamed { seat, word, .. } | Event::LastTileKept { seat, word }
                            if *seat == guesser =>
                        {
                            kept.push(*word);
                        }
                        Event::TilesLost { seat, face_up, .. } if *seat == guesser => {
                            failures += 1;
                            kept.truncate(kept.len() - face_up.len());
                        }
                        Event::TilesScored { seat, words, .. } if *seat == guesser => {
                            assert_eq!(*words, kept);
                        }
                        _ => {}
                    }
                }
            }
        }
    }
    assert!(failures > 100, "{failures} failures were seen");
}

/// RULES 4.10: on top of the pile.
#[test]
fn the_storyteller_earns_a_stop_tile_when_nobody_failed() {
    let mut state = guessing(&Scenario::new(config(3), 5, ANN).pile(ANN, "ww"));
    let stops = public(&state).stops;
    let mut events = Vec::new();
    while public(&state).teller == ANN {
        events = name_right(&mut state);
    }
    assert!(events.contains(&Event::StopTileEarned { seat: ANN, pile: 3 }), "{events:?}");
    assert_eq!((pile(&state, ANN).as_str(), public(&state).stops), ("wws", stops - 1));
    assert_eq!(public(&state).players[ANN].account.stops, 1);
}

/// RULES 4.10: one failure is enough to lose it.
#[test]
fn there_is_no_stop_tile_when_somebody_failed() {
    let mut state = guessing(&Scenario::new(config(3), 5, ANN).pile(ANN, "ww"));
    give_up(&mut state);
    let mut events = Vec::new();
    while public(&state).teller == ANN {
        events = name_right(&mut state);
    }
    assert!(events.iter().any(|event| matches!(event, Event::StoryClosed { left, .. } if left.is_empty())));
    assert_eq!(pile(&state, ANN), "ww", "though all words were named");
}
