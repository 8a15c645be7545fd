//! RULES 4: dealing, and whose turn it is.

use donkey_bridge::{Command, DonkeyBridge, Event, Scenario, Timer};
use tabletop::{Game, Millis};

use crate::table::{
    ANN, BEN, CEM, DOT, EVE, FAY, act, config, decoy, give_up, guessing, name_right, open_words, public,
    right_word, say, story, tile_of, wait,
};

/// RULES 4.1: one each from the left; spare tiles stay with the storyteller.
#[test]
fn tiles_are_dealt_and_spares_stay() {
    let mut state = crate::table::begin(&Scenario::new(config(4), 4, CEM));
    let events = act(&mut state, CEM, Command::Tell(donkey_bridge::Story::Aloud));
    let dealt = events.iter().filter_map(|event| match event {
        Event::TileDealt { seat, .. } => Some(*seat),
        _ => None,
    });
    assert_eq!(dealt.collect::<Vec<_>>(), [DOT, ANN, BEN]);
    assert_eq!(story(&state).spares, 0, "three guessers, three tiles");

    let state = guessing(&Scenario::new(config(3), 6, CEM));
    assert_eq!(story(&state).spares, 3, "two of five are dealt");
    let hands = [ANN, BEN].map(|seat| tile_of(seat, &state).expect("an own tile"));
    assert!(hands[0] != hands[1] && hands.iter().all(|word| open_words(&state).contains(word)));
}

/// RULES 4.1: the deal is shuffled.
#[test]
fn the_deal_is_shuffled() {
    let dealt = |seed| tile_of(ANN, &guessing(&Scenario::new(config(3), 5, CEM).old(&old()).seed(seed)));
    let seen = (0..40).map(dealt).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(seen.len(), 4, "each tile of the story can come");
}

fn old() -> Vec<donkey_bridge::Word> {
    crate::table::words("camel owl three bee")
}

/// RULES 4.1: if guessers outnumber tiles, the last go without.
#[test]
fn the_last_go_without_a_tile() {
    let state = guessing(&Scenario::new(config(6), 3, BEN));
    let has = |seat| tile_of(seat, &state).is_some();
    assert_eq!([CEM, DOT, EVE, FAY, ANN].map(has), [true, true, true, false, false]);
    assert_eq!(story(&state).spares, 0);
}

/// RULES 4.2: clockwise, again and again, the storyteller skipped.
#[test]
fn guessers_come_to_turn_again_and_again() {
    let mut state = guessing(&Scenario::new(config(4), 6, BEN));
    let mut turns = Vec::new();
    for _ in 0..4 {
        turns.push(story(&state).turn);
        name_right(&mut state);
    }
    assert_eq!(turns, [CEM, DOT, ANN, CEM]);
}

/// RULES 4.2: those who are out are passed over.
#[test]
fn who_is_out_is_passed_over() {
    let mut state = guessing(&Scenario::new(config(4), 6, BEN));
    give_up(&mut state);
    assert!(story(&state).guessers[CEM].out);
    let mut turns = Vec::new();
    for _ in 0..3 {
        turns.push(story(&state).turn);
        name_right(&mut state);
    }
    assert_eq!(turns, [DOT, ANN, DOT]);
}

/// RULES 4.2: until all words are named.
#[test]
fn a_story_is_done_when_all_words_are_named() {
    let mut state = guessing(&Scenario::new(config(3), 5, ANN));
    let mut events = Vec::new();
    while public(&state).teller == ANN {
        events = name_right(&mut state);
    }
    let closed = Event::StoryClosed { teller: ANN, slot: 3, left: Vec::new() };
    assert!(events.contains(&closed), "{events:?}");
}

/// RULES 4.2: or until all guessers are out.
#[test]
fn a_story_is_done_when_all_are_out() {
    let mut state = guessing(&Scenario::new(config(3), 5, ANN));
    give_up(&mut state);
    let events = give_up(&mut state);
    assert!(events.iter().any(|event| matches!(event, Event::StoryClosed { left, .. } if left.len() == 4)));
    assert_eq!(public(&state).teller, BEN);
}

/// RULES 4.2: the timer of the match.
#[test]
fn the_timer_is_the_matchs() {
    for (timer, millis) in [(Timer::Fifteen, Some(15_000)), (Timer::Thirty, Some(30_000)), (Timer::Off, None)]
    {
        let mut state = guessing(&Scenario::new(config(3).timer(timer), 5, ANN));
        assert_eq!(DonkeyBridge::next_deadline(&state), millis.map(Millis));
        assert_eq!(public(&state).deadline, millis.map(Millis), "everybody sees the clock");
        let (turn, right) = (story(&state).turn, right_word(&state));
        crate::table::act_at(&mut state, Millis(4_000), turn, Command::Guess(right));
        assert_eq!(
            DonkeyBridge::next_deadline(&state),
            millis.map(|span| Millis(4_000 + span)),
            "the next one's own"
        );
    }
}

/// RULES 4.3: the tile comes from whoever holds it and lies face up.
#[test]
fn a_right_word_takes_the_tile_from_its_holder() {
    let mut state = guessing(&Scenario::new(config(3), 6, ANN));
    let bens = tile_of(BEN, &state).unwrap();
    let cems = tile_of(CEM, &state).unwrap();
    let spare = open_words(&state).into_iter().find(|word| *word != bens && *word != cems).unwrap();

    let events = act(&mut state, BEN, Command::Guess(cems));
    assert_eq!(events[0], Event::WordNamed { seat: BEN, word: cems, from: CEM, said: None });
    assert_eq!(tile_of(CEM, &state), None);
    let events = act(&mut state, CEM, Command::Guess(spare));
    assert_eq!(events[0], Event::WordNamed { seat: CEM, word: spare, from: ANN, said: None });
    let view = story(&state);
    assert_eq!((view.guessers[BEN].won.clone(), view.guessers[CEM].won.clone()), (vec![cems], vec![spare]));
    assert_eq!((view.named, view.spares), (vec![cems, spare], 2));
}

/// RULES 4.7: they hear the others first; where a word was named they take nothing.
#[test]
fn who_has_no_tile_takes_none_when_a_word_was_named() {
    let mut state = guessing(&Scenario::new(config(5), 3, ANN));
    for _ in [BEN, CEM, DOT] {
        if story(&state).turn == CEM {
            name_right(&mut state)
        } else {
            give_up(&mut state)
        };
    }
    assert_eq!((story(&state).turn, tile_of(EVE, &state)), (EVE, None));
    assert!(story(&state).guessers[BEN].has_tile, "Ben keeps what he was dealt");
}

/// RULES 4.7: where nobody has, they take the first guesser's tile as their own.
#[test]
fn who_has_no_tile_takes_the_first_guessers() {
    let mut state = guessing(&Scenario::new(config(5), 3, ANN));
    let bens = tile_of(BEN, &state).unwrap();
    give_up(&mut state);
    give_up(&mut state);
    let events = give_up(&mut state);
    assert!(events.contains(&Event::TileTakenOver { seat: EVE, from: BEN, word: Some(bens) }), "{events:?}");
    assert_eq!((tile_of(BEN, &state), tile_of(EVE, &state)), (None, Some(bens)));
    assert_eq!(
        crate::table::refused(&state, EVE, Command::Guess(bens)),
        donkey_bridge::RuleError::OwnTile,
        "it is her own now"
    );
}

/// RULES 4.7: from whoever holds it now.
#[test]
fn it_is_taken_from_whoever_holds_it_now() {
    let mut state = guessing(&Scenario::new(config(6), 3, ANN));
    let bens = tile_of(BEN, &state).unwrap();
    for _ in [BEN, CEM, DOT] {
        give_up(&mut state);
    }
    assert_eq!((story(&state).turn, tile_of(EVE, &state)), (EVE, Some(bens)));
    let events = give_up(&mut state);
    assert!(events.contains(&Event::TileTakenOver { seat: FAY, from: EVE, word: Some(bens) }), "{events:?}");
    assert_eq!((tile_of(EVE, &state), tile_of(FAY, &state)), (None, Some(bens)));
}

/// RULES 4.7: only when they first come to turn.
#[test]
fn a_tile_that_was_named_away_is_not_replaced() {
    let mut state = guessing(&Scenario::new(config(3), 6, ANN));
    let cems = tile_of(CEM, &state).unwrap();
    act(&mut state, BEN, Command::Guess(cems));
    assert_eq!((story(&state).turn, tile_of(CEM, &state)), (CEM, None));
}

/// RULES 4.8
#[test]
fn the_own_tile_is_kept_when_it_is_the_only_one_left() {
    let mut state = guessing(&Scenario::new(config(3), 5, ANN));
    // Ben names the two spare tiles in turn with Cem, so that the last one left is the own tile of the next one.
    let cems = tile_of(CEM, &state).unwrap();
    let mut events = Vec::new();
    while public(&state).teller == ANN {
        let (turn, mut open) = (story(&state).turn, open_words(&state));
        open.retain(|word| *word != cems && Some(*word) != tile_of(turn, &state));
        let word = open.first().copied().unwrap_or_else(|| right_word(&state));
        events = act(&mut state, turn, Command::Guess(word));
    }
    assert!(events.contains(&Event::LastTileKept { seat: CEM, word: cems }), "{events:?}");
    let story = events.iter().take_while(|event| !matches!(event, Event::StoryClosed { .. }));
    let asked = story.filter(|event| matches!(event, Event::GuesserAsked { .. })).count();
    assert_eq!(asked, 0, "without naming it");
}

/// RULES 4.4: too late is a failure.
#[test]
fn who_is_too_late_is_out() {
    let mut state = guessing(&Scenario::new(config(3), 5, ANN));
    let events = wait(&mut state);
    assert_eq!(
        events[0],
        Event::GuesserFailed { seat: BEN, failure: donkey_bridge::Failure::TooLate },
        "{events:?}"
    );
    assert!(story(&state).guessers[BEN].out);
    assert_eq!(DonkeyBridge::next_deadline(&state), Some(Millis(30_000)), "the next one's time begins then");
}

/// RULES 4.4: so is a wrong answer.
#[test]
fn who_answers_wrongly_is_out() {
    let mut state = guessing(&Scenario::new(config(3), 5, ANN));
    let wrong = decoy(&state);
    act(&mut state, BEN, Command::Guess(wrong));
    assert!(story(&state).guessers[BEN].out);
    assert_eq!(story(&state).turn, CEM);
    assert_eq!(
        crate::table::refused(&state, BEN, Command::DontKnow),
        donkey_bridge::RuleError::NotYourTurn,
        "out is out"
    );
}

/// RULES 4.2: the storyteller gives no help.
#[test]
fn the_storyteller_does_not_guess() {
    let state = guessing(&Scenario::new(config(3), 5, ANN));
    let word = right_word(&state);
    for command in [Command::Guess(word), Command::DontKnow, say("camel")] {
        assert_eq!(crate::table::refused(&state, ANN, command), donkey_bridge::RuleError::NotYourTurn);
    }
}
