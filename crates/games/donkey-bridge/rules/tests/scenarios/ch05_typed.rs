//! RULES 5: typed answers, and what the storyteller makes of them.

use donkey_bridge::{
    Answering, Command, DonkeyBridge, Event, Failure, JUDGING_MILLIS, Phase, RuleError, Said, Scenario,
    State, Timer, Utterance, Word, recognise,
};
use tabletop::{Game, Millis, Offer};

use crate::table::{
    ANN, BEN, CEM, act, act_at, config, give_up, guessing, open_words, public, refused, right_word, say,
    story, tile_of, wait, word, words,
};

const OLD: &str = "camel trafficjam snowwhite watermelon";

/// Ann's story, guessed by typing; the deal is such that Ben holds the watermelon and Cem the camel.
fn typed() -> State {
    let scenario = |seed| {
        let config = config(3).answering(Answering::Typed);
        guessing(&Scenario::new(config, 5, ANN).old(&words(OLD)).seed(seed))
    };
    let fits = |state: &State| {
        (tile_of(BEN, state), tile_of(CEM, state)) == (Some(word("watermelon")), Some(word("camel")))
    };
    (0..).map(scenario).find(fits).expect("some deal is such")
}

fn said(text: &str) -> Said {
    Said::Text(Utterance::new(text).expect("an answer"))
}

/// RULES 5.3: there is no board.
#[test]
fn nobody_sees_a_board() {
    assert!(story(&typed()).board.is_empty());
    let offers = DonkeyBridge::offers(&typed(), BEN);
    assert!(matches!(offers[..], [Offer::Ask(_), Offer::Exact(Command::DontKnow)]), "{offers:?}");
}

/// RULES 5.3: any name in any language, and case, width, spaces, punctuation and script do not matter.
#[test]
fn all_ways_to_write_a_word_count() {
    for text in ["Snow White", "snow-white", " SNOWWHITE ", "ｓｎｏｗ　ｗｈｉｔｅ", "白雪公主", "白雪 公主！"]
    {
        assert_eq!(recognise(text), Some(word("snowwhite")), "{text}");
    }
    for text in ["塞車", "塞车", "堵車", "堵车", "traffic jam", "Traffic Jam!"] {
        assert_eq!(recognise(text), Some(word("trafficjam")), "{text}");
    }
    for text in ["three", "三", "3", "３"] {
        assert_eq!(recognise(text), Some(word("three")), "{text}");
    }
    assert_eq!(recognise("麪條"), Some(word("noodles")), "a variant of 麵");
}

/// RULES 5.3: one slip in a name of five letters or more.
#[test]
fn long_names_forgive_one_slip() {
    for text in ["watermelom", "watrmelon", "watermelonn", "wateremlon", "watermelon"] {
        assert_eq!(recognise(text), Some(word("watermelon")), "{text}");
    }
    for text in ["watrmelom", "water", "melon", "wtaremelon"] {
        assert_eq!(recognise(text), None, "{text}: two slips");
    }
    assert_eq!(recognise("camell"), Some(word("camel")), "five letters");
    for text in ["lian", "lio", "lions", "oul", "pg"] {
        assert_eq!(recognise(text), None, "{text}: too short to forgive");
    }
    assert_eq!(recognise("白雪公王"), None, "four characters");
}

/// RULES 5.3: a right answer is told as it was written.
#[test]
fn a_right_answer_takes_the_tile() {
    let mut state = typed();
    let events = act(&mut state, BEN, say("Camels".trim_end_matches('s')));
    let named = Event::WordNamed { seat: BEN, word: word("camel"), from: CEM, said: Some(said("Camel")) };
    assert_eq!(events[0], named);
}

/// RULES 5.3: the word itself can be given.
#[test]
fn the_word_itself_can_be_given() {
    let mut state = typed();
    let events = act(&mut state, BEN, Command::Guess(word("trafficjam")));
    assert!(matches!(events[0], Event::WordNamed { said: None, .. }));
    let events = act(&mut state, CEM, Command::Guess(word("owl")));
    assert!(matches!(&events[0], Event::AnswerWeighed { said: Said::Word(owl), .. } if *owl == word("owl")));
}

/// Ben has typed something that is not understood, four seconds after he was asked.
fn weighed(text: &str) -> State {
    let mut state = typed();
    let events = act_at(&mut state, Millis(4_000), BEN, say(text));
    let deadline = Millis(4_000 + JUDGING_MILLIS);
    assert_eq!(events, [Event::AnswerWeighed { seat: BEN, said: said(text), deadline }]);
    state
}

/// RULES 5.4: any other answer is held for the storyteller.
#[test]
fn an_answer_that_is_not_understood_is_held() {
    for text in ["a lot of cars", "owl", "？"] {
        let state = weighed(text);
        assert_eq!(DonkeyBridge::phase(&state), Phase::Judging);
        assert_eq!(DonkeyBridge::next_deadline(&state), Some(Millis(9_000)));
        let offers = DonkeyBridge::offers(&state, ANN);
        let accepts = open_words(&state).into_iter().map(Command::Accept).chain([Command::Reject]);
        assert_eq!(offers, accepts.map(Offer::Exact).collect::<Vec<_>>());
        assert!(DonkeyBridge::offers(&state, BEN).is_empty());
        assert_eq!(story(&state).said, Some(said(text)), "everybody sees it");
    }
}

/// RULES 5.4: the storyteller may accept it as a word that is not named yet.
#[test]
fn the_storyteller_may_accept_it() {
    let mut state = weighed("a lot of cars");
    let events = act_at(&mut state, Millis(6_000), ANN, Command::Accept(word("trafficjam")));
    let expected = Event::WordNamed {
        seat: BEN,
        word: word("trafficjam"),
        from: ANN,
        said: Some(said("a lot of cars")),
    };
    assert_eq!(events[0], expected);
    assert_eq!(story(&state).turn, CEM);
    assert_eq!(DonkeyBridge::next_deadline(&state), Some(Millis(21_000)), "Cem's time begins then");
}

/// RULES 5.4: or not.
#[test]
fn the_storyteller_may_reject_it() {
    let mut state = weighed("a lot of cars");
    let events = act(&mut state, ANN, Command::Reject);
    let failure = Failure::Wrong(Some(said("a lot of cars")));
    assert_eq!(events[0], Event::GuesserFailed { seat: BEN, failure });
    assert!(matches!(events[1], Event::TilesLost { .. }));
}

/// RULES 5.4: silence means wrong, even without a timer.
#[test]
fn silence_means_wrong() {
    let mut state = weighed("a lot of cars");
    let events = wait(&mut state);
    assert!(matches!(events[0], Event::GuesserFailed { seat: BEN, failure: Failure::Wrong(Some(_)) }));
    let untimed = config(3).answering(Answering::Typed).timer(Timer::Off);
    let mut state = guessing(&Scenario::new(untimed, 5, ANN).old(&words(OLD)));
    act_at(&mut state, Millis(1_000), BEN, say("?"));
    assert_eq!(DonkeyBridge::next_deadline(&state), Some(Millis(6_000)));
    wait(&mut state);
    assert_eq!(DonkeyBridge::next_deadline(&state), None, "Cem has all the time there is");
}

/// RULES 5.4: only words of the story that are still open.
#[test]
fn only_open_words_of_the_story_can_be_accepted() {
    let mut state = typed();
    act(&mut state, BEN, Command::Guess(word("trafficjam")));
    act(&mut state, CEM, say("princess"));
    let named = word("trafficjam");
    assert_eq!(refused(&state, ANN, Command::Accept(named)), RuleError::Named { word: named });
    let foreign = word("owl");
    assert_eq!(refused(&state, ANN, Command::Accept(foreign)), RuleError::NotOfStory { word: foreign });
    for seat in [BEN, CEM] {
        assert_eq!(refused(&state, seat, Command::Accept(word("snowwhite"))), RuleError::NotYourTurn);
    }
    act(&mut state, ANN, Command::Accept(word("snowwhite")));
}

/// RULES 5.6: an answer for the guesser's own tile does not count; the guesser's clock goes on where it stood.
#[test]
fn the_own_tile_does_not_count() {
    let mut state = weighed("a big fruit");
    let events = act_at(&mut state, Millis(7_000), ANN, Command::Accept(word("watermelon")));
    let deadline = Some(Millis(18_000));
    let expected = Event::OwnTileSaid { seat: BEN, teller: ANN, word: Some(word("watermelon")), deadline };
    assert_eq!(events, [expected], "eleven of fifteen seconds were left");
    assert_eq!((DonkeyBridge::phase(&state), story(&state).turn), (Phase::Guessing, BEN));
    assert!(!story(&state).guessers[BEN].out);
    let events = wait(&mut state);
    assert!(matches!(events[0], Event::GuesserFailed { failure: Failure::TooLate, .. }));
}

/// RULES 5.6: it is not offered again in this turn, and again in the next one.
#[test]
fn the_own_tile_is_not_accepted_twice() {
    let mut state = weighed("a big fruit");
    let watermelon = Command::Accept(word("watermelon"));
    act(&mut state, ANN, watermelon.clone());
    act(&mut state, BEN, say("the same fruit"));
    assert!(!DonkeyBridge::offers(&state, ANN).contains(&Offer::Exact(watermelon.clone())));
    assert_eq!(refused(&state, ANN, watermelon.clone()), RuleError::OwnTile);
    act(&mut state, ANN, Command::Accept(word("snowwhite")));
    give_up(&mut state);
    assert_eq!(story(&state).turn, BEN);
    act(&mut state, BEN, say("what was it"));
    assert!(DonkeyBridge::offers(&state, ANN).contains(&Offer::Exact(watermelon)));
}

/// RULES 5.3: the own tile and a named word are refused in every way to write them, and the clock goes on.
#[test]
fn typed_words_are_refused_like_others() {
    let mut state = typed();
    for text in ["西瓜", "Watermelon", "watermelom"] {
        assert_eq!(refused(&state, BEN, say(text)), RuleError::OwnTile, "{text}");
    }
    act(&mut state, BEN, say("骆驼"));
    let deadline = DonkeyBridge::next_deadline(&state);
    assert_eq!(refused(&state, CEM, say("camel")), RuleError::Named { word: word("camel") });
    assert_eq!(DonkeyBridge::next_deadline(&state), deadline);
    let right: Word = right_word(&state);
    act(&mut state, CEM, Command::Guess(right));
    assert_eq!(public(&state).teller, ANN);
}
