//! RULES 5: answers from a board.

use std::collections::BTreeSet;

use donkey_bridge::{
    Answering, BOARD, Command, Config, DonkeyBridge, Event, Mark, RuleError, Scenario, State, Word,
};
use tabletop::{Game, Lobby, Offer, Viewer};

use crate::table::{
    ANN, BEN, CEM, act, config, decoy, give_up, guessing, open_words, public, refused, right_word, say,
    story, tile_of, words,
};

fn board(state: &State) -> Vec<Word> {
    story(state).board.iter().map(|tile| tile.word).collect()
}

fn mark(state: &State, word: Word) -> Mark {
    story(state).board.iter().find(|tile| tile.word == word).expect("a word of the board").mark
}

/// RULES 5.1: picked is the default, and a match has one way.
#[test]
fn the_lobby_chooses_the_way_to_answer() {
    let chosen = |choice| {
        let lobby = Lobby { options: vec![choice], ..Lobby::new(3) };
        DonkeyBridge::configure(&lobby).unwrap().answering
    };
    assert_eq!([0, 1, 2].map(chosen), [Answering::Picked, Answering::Typed, Answering::Spoken]);
    assert_eq!(Config::new(3).answering, Answering::Picked);
    let state = guessing(&Scenario::new(config(3), 5, ANN));
    assert_eq!(refused(&state, BEN, say("camel")), RuleError::WrongMoment, "no typing where one picks");
}

/// RULES 5.2: sixteen words, those of the story among them.
#[test]
fn the_board_has_sixteen_words_with_the_story() {
    for (round, tiles) in [(3, 3), (5, 4), (6, 5)] {
        let state = guessing(&Scenario::new(config(3), round, ANN));
        let board = board(&state);
        assert_eq!((board.len(), board.iter().collect::<BTreeSet<_>>().len()), (BOARD, 16));
        let open = open_words(&state);
        assert_eq!(open.len(), tiles);
        assert!(open.iter().all(|word| board.contains(word)));
        for viewer in Viewer::all(3) {
            assert_eq!(DonkeyBridge::view(&state, viewer).guessing.unwrap().board, story(&state).board);
        }
    }
}

/// RULES 5.2: decoys come from all other words, words of other stories included, and places are random.
#[test]
fn decoys_and_places_are_drawn_at_random() {
    let old = words("camel owl three bee");
    let (mut decoys, mut places) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..200 {
        let state = guessing(&Scenario::new(config(3), 5, ANN).old(&old).seed(seed));
        let board = board(&state);
        places.insert(board.iter().position(|word| *word == old[0]));
        decoys.extend(board.into_iter().filter(|word| !old.contains(word)));
    }
    assert_eq!(decoys.len(), 176, "every other word can be a decoy");
    assert_eq!(places.len(), 16, "a word can lie in every place");
}

/// RULES 5.2: the same board for all guessers of a story.
#[test]
fn a_board_is_drawn_once_for_a_story() {
    let mut state = guessing(&Scenario::new(config(3), 5, ANN));
    let before = board(&state);
    give_up(&mut state);
    assert_eq!(board(&state), before);
}

/// RULES 5.2: the own tile is barred.
#[test]
fn the_own_tile_is_not_on_offer() {
    let state = guessing(&Scenario::new(config(3), 5, ANN));
    let own = tile_of(BEN, &state).unwrap();
    let offers = DonkeyBridge::offers(&state, BEN);
    assert!(!offers.contains(&Offer::Exact(Command::Guess(own))));
    assert_eq!(offers.len(), 15 + 1, "the others, and I don't know");
    assert_eq!(refused(&state, BEN, Command::Guess(own)), RuleError::OwnTile);
}

/// RULES 5.2: what was picked stays marked, and cannot be picked again.
#[test]
fn picked_words_stay_marked() {
    let mut state = guessing(&Scenario::new(config(4), 5, ANN));
    let (wrong, right) = (decoy(&state), right_word(&state));
    assert_eq!((mark(&state, wrong), mark(&state, right)), (Mark::Open, Mark::Open));
    let events = act(&mut state, BEN, Command::Guess(wrong));
    assert!(matches!(events[0], Event::GuesserFailed { .. }));
    assert_eq!(mark(&state, wrong), Mark::Wrong);
    assert_eq!(refused(&state, CEM, Command::Guess(wrong)), RuleError::Named { word: wrong });
    let right = if tile_of(CEM, &state) == Some(right) { right_word(&state) } else { right };
    act(&mut state, CEM, Command::Guess(right));
    assert_eq!(mark(&state, right), Mark::Named);
    let offers = DonkeyBridge::offers(&state, story(&state).turn);
    assert!(![wrong, right].iter().any(|word| offers.contains(&Offer::Exact(Command::Guess(*word)))));
}

/// RULES 5.2: marks belong to one story.
#[test]
fn the_next_story_has_a_board_without_marks() {
    let mut state = guessing(&Scenario::new(config(3), 5, ANN));
    let wrong = decoy(&state);
    act(&mut state, BEN, Command::Guess(wrong));
    give_up(&mut state);
    assert_eq!(public(&state).teller, BEN);
    assert!(story(&state).board.iter().all(|tile| tile.mark == Mark::Open));
}
