//! RULES 5: spoken answers.

use donkey_bridge::{Answering, Command, DonkeyBridge, Event, Failure, Phase, Scenario, State};
use tabletop::{Game, Millis, Offer, SeatSet};

use crate::table::{
    ANN, BEN, CEM, act, act_at, config, guessing, open_words, refused, right_word, say, seen_by, story,
    tile_of,
};

fn spoken() -> State {
    guessing(&Scenario::new(config(3).answering(Answering::Spoken), 5, ANN))
}

/// RULES 5.5: the storyteller taps what was said.
#[test]
fn the_storyteller_taps_the_word() {
    let mut state = spoken();
    let offers = DonkeyBridge::offers(&state, ANN);
    let expected = open_words(&state).into_iter().map(Command::Accept).chain([Command::Reject]);
    assert_eq!(offers, expected.map(Offer::Exact).collect::<Vec<_>>());
    let (word, holder) = (right_word(&state), tile_of(CEM, &state));
    let from = if holder == Some(word) { CEM } else { ANN };
    let events = act(&mut state, ANN, Command::Accept(word));
    assert_eq!(events[0], Event::WordNamed { seat: BEN, word, from, said: None });
}

/// RULES 5.5: or that it was none of the story.
#[test]
fn no_word_of_the_story_is_a_wrong_answer() {
    let mut state = spoken();
    let events = act(&mut state, ANN, Command::Reject);
    assert_eq!(events[0], Event::GuesserFailed { seat: BEN, failure: Failure::Wrong(None) });
}

/// RULES 5.5: the table waits for the guesser, who may also type.
#[test]
fn a_guesser_may_type() {
    let mut state = spoken();
    let to_act = DonkeyBridge::to_act(&state);
    assert_eq!((to_act.seats, to_act.awaited), ([ANN, BEN].into_iter().collect(), SeatSet::only(BEN)));
    let word = right_word(&state);
    let events = act(&mut state, BEN, say(word.name(donkey_bridge::Language::En)));
    assert!(matches!(&events[0], Event::WordNamed { word: named, said: Some(_), .. } if *named == word));
    act(&mut state, CEM, say("no such thing"));
    assert_eq!(DonkeyBridge::phase(&state), Phase::Judging);
    assert_eq!(DonkeyBridge::to_act(&state).awaited, SeatSet::only(ANN));
}

/// RULES 5.6: the guesser's own tile does not count, and the clock goes on.
#[test]
fn the_own_tile_does_not_count() {
    let mut state = spoken();
    let own = tile_of(BEN, &state).unwrap();
    let deadline = DonkeyBridge::next_deadline(&state);
    let events = act_at(&mut state, Millis(2_000), ANN, Command::Accept(own));
    assert_eq!(events, [Event::OwnTileSaid { seat: BEN, teller: ANN, word: Some(own), deadline }]);
    assert_eq!(DonkeyBridge::next_deadline(&state), deadline);
    assert!(!DonkeyBridge::offers(&state, ANN).contains(&Offer::Exact(Command::Accept(own))));
    assert_eq!(seen_by(ANN, &state).own.unwrap().guessers_tile, Some(own), "the storyteller knows it now");
    assert_eq!(story(&state).turn, BEN);
}

/// RULES 5.6: until then the storyteller does not know it.
#[test]
fn every_open_word_can_be_tapped_before() {
    let state = spoken();
    assert_eq!(seen_by(ANN, &state).own.unwrap().guessers_tile, None);
    let own = tile_of(BEN, &state).unwrap();
    assert!(DonkeyBridge::offers(&state, ANN).contains(&Offer::Exact(Command::Accept(own))));
}

/// RULES 5.5: nobody else taps.
#[test]
fn only_the_storyteller_taps() {
    let state = spoken();
    for seat in [BEN, CEM] {
        let command = Command::Accept(right_word(&state));
        assert_eq!(refused(&state, seat, command), donkey_bridge::RuleError::NotYourTurn);
    }
}
