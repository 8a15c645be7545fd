//! RULES 6: what is refused. Each refusal leaves the match as it was, which [`refused`] sees to.

use std::collections::BTreeSet;

use donkey_bridge::{
    Answering, Command, Config, DonkeyBridge, Moment, Phase, RuleError, Scenario, SetupError, State, Story,
    StoryText, Tale, Word,
};
use tabletop::{Game, Input, Lobby, Match, Seat, Seed, Speak};

use crate::table::{
    ANN, BEN, CEM, act, begin, config, decoy, give_up, guessing, refused, refused_input, right_word, say,
    story, tile_of, word, words,
};

const AWAY: Seat = Seat(9);

fn typed(text: &str) -> Command {
    Command::Tell(Story::Typed(StoryText::new(text).expect("a story")))
}

/// One of each kind of command.
fn any_command() -> Vec<Command> {
    let word = word("camel");
    vec![
        Command::Tell(Story::Aloud),
        Command::Guess(word),
        say("camel"),
        Command::DontKnow,
        Command::Accept(word),
        Command::Reject,
    ]
}

fn telling() -> State {
    begin(&Scenario::new(config(3), 1, ANN).drawn(&words("camel trafficjam three")))
}

fn over() -> State {
    let mut state = guessing(&Scenario::new(config(3), 6, CEM));
    give_up(&mut state);
    give_up(&mut state);
    assert_eq!(DonkeyBridge::phase(&state), Phase::Over);
    state
}

/// RULES 6: each refusal has words of its own.
#[test]
fn every_refusal_says_which_rule_forbids_it() {
    let word = word("camel");
    let all = [
        RuleError::TooSoon,
        RuleError::MatchOver,
        RuleError::NotYourTurn,
        RuleError::WrongMoment,
        RuleError::Lacks { words: vec![word] },
        RuleError::NotTheTiles,
        RuleError::OwnTile,
        RuleError::Named { word },
        RuleError::NotOnBoard { word },
        RuleError::NotOfStory { word },
    ];
    let ids: BTreeSet<_> = all.iter().map(|error| error.message().id).collect();
    assert_eq!(ids.len(), all.len());
}

/// RULES 6: the first of several reasons is told, in the order of the page.
#[test]
fn the_first_reason_is_told() {
    assert_eq!(refused_input(&over(), &Input::Elapsed), RuleError::TooSoon, "6.1 before 6.2");
    assert_eq!(refused(&over(), AWAY, Command::Reject), RuleError::MatchOver, "6.2 before 6.3");
    assert_eq!(refused(&telling(), BEN, typed("nothing")), RuleError::NotYourTurn, "6.3 before 6.5");
    assert_eq!(
        refused(&telling(), ANN, Command::Guess(word("camel"))),
        RuleError::WrongMoment,
        "6.4 before 6.6"
    );
}

/// RULES 6.1
#[test]
fn the_clock_is_not_early() {
    assert_eq!(refused_input(&telling(), &Input::Elapsed), RuleError::TooSoon, "no deadline");
    let state = guessing(&Scenario::new(config(3), 5, ANN));
    assert_eq!(refused_input(&state, &Input::Elapsed), RuleError::TooSoon, "fifteen seconds to go");
}

/// RULES 6.2
#[test]
fn nobody_plays_on_after_the_end() {
    for seat in [ANN, BEN, CEM, AWAY] {
        for command in any_command() {
            assert_eq!(refused(&over(), seat, command), RuleError::MatchOver);
        }
    }
}

/// RULES 6.3
#[test]
fn nobody_acts_for_another_seat() {
    for seat in [BEN, CEM, AWAY] {
        for command in any_command() {
            assert_eq!(refused(&telling(), seat, command), RuleError::NotYourTurn);
        }
    }
    let guessing = guessing(&Scenario::new(config(3), 5, ANN));
    for seat in [ANN, CEM, AWAY] {
        for command in any_command() {
            assert_eq!(refused(&guessing, seat, command), RuleError::NotYourTurn);
        }
    }
}

/// RULES 6.4
#[test]
fn everything_has_its_moment() {
    for command in any_command().into_iter().skip(1) {
        assert_eq!(refused(&telling(), ANN, command), RuleError::WrongMoment, "there is nothing to guess");
    }
    let picked = guessing(&Scenario::new(config(3), 5, ANN));
    for command in
        [Command::Tell(Story::Aloud), say("camel"), Command::Accept(word("camel")), Command::Reject]
    {
        assert_eq!(refused(&picked, BEN, command), RuleError::WrongMoment);
    }
    let mut typed = guessing(&Scenario::new(config(3).answering(Answering::Typed), 5, ANN));
    act(&mut typed, BEN, say("?"));
    for command in [Command::Tell(Story::Aloud), Command::DontKnow, say("camel")] {
        assert_eq!(refused(&typed, ANN, command), RuleError::WrongMoment, "there is an answer to weigh");
    }
}

/// RULES 6.5: a typed story that lacks words; all of them are told.
#[test]
fn a_typed_story_has_all_words() {
    let state = telling();
    for (text, lacks) in
        [("nothing", "camel trafficjam three"), ("Three camels", "trafficjam"), ("塞車", "camel three")]
    {
        assert_eq!(refused(&state, ANN, typed(text)), RuleError::Lacks { words: words(lacks) }, "{text}");
    }
}

/// RULES 6.5: a woven story has just the words of the tiles, each once, in sentences of the stock.
#[test]
fn a_woven_story_has_just_the_tiles() {
    let state = telling();
    let [camel, jam, three] = words("camel trafficjam three")[..] else { panic!("three words") };
    let (open, middle, close) = (Moment::Open, Moment::Middle(0), Moment::Close);
    let odd: [&[(Word, Moment)]; 6] = [
        &[],
        &[(camel, open), (three, close)],
        &[(camel, open), (camel, middle), (three, close)],
        &[(camel, open), (word("owl"), middle), (three, close)],
        &[(camel, open), (jam, Moment::Middle(3)), (three, close)],
        &[(camel, middle), (jam, open), (three, close)],
    ];
    for lines in odd {
        let tale = Command::Tell(Story::Woven(Tale::of(lines.iter().copied())));
        assert_eq!(refused(&state, ANN, tale), RuleError::NotTheTiles, "{lines:?}");
    }
    let other_order = Tale::of([(three, open), (camel, middle), (jam, close)]);
    act(&mut state.clone(), ANN, Command::Tell(Story::Woven(other_order)));
}

/// RULES 6.6
#[test]
fn nobody_guesses_the_own_tile() {
    for answering in Answering::ALL {
        let state = guessing(&Scenario::new(config(3).answering(answering), 5, ANN));
        let own = tile_of(BEN, &state).unwrap();
        assert_eq!(refused(&state, BEN, Command::Guess(own)), RuleError::OwnTile);
    }
}

/// RULES 6.7: whether it was named or is a decoy that is marked.
#[test]
fn no_word_is_named_twice() {
    let mut state = guessing(&Scenario::new(config(4), 6, ANN));
    let (right, wrong) = (right_word(&state), decoy(&state));
    act(&mut state, BEN, Command::Guess(right));
    assert_eq!(refused(&state, CEM, Command::Guess(right)), RuleError::Named { word: right });
    act(&mut state, CEM, Command::Guess(wrong));
    let turn = story(&state).turn;
    assert_eq!(refused(&state, turn, Command::Guess(wrong)), RuleError::Named { word: wrong });
}

/// RULES 6.7: a word that was lost again has been named all the same.
#[test]
fn a_word_that_was_lost_stays_named() {
    let mut state = guessing(&Scenario::new(config(3), 6, ANN));
    let right = right_word(&state);
    act(&mut state, BEN, Command::Guess(right));
    let more = right_word(&state);
    act(&mut state, CEM, Command::Guess(more));
    give_up(&mut state);
    assert!(story(&state).guessers[BEN].won.is_empty(), "it was paid with");
    assert_eq!(refused(&state, CEM, Command::Guess(right)), RuleError::Named { word: right });
}

/// RULES 6.8
#[test]
fn a_word_that_is_not_on_the_board_is_no_answer() {
    let state = guessing(&Scenario::new(config(3), 5, ANN));
    let on_board = |word: &Word| story(&state).board.iter().any(|tile| tile.word == *word);
    let off = Word::all().find(|word| !on_board(word)).unwrap();
    assert_eq!(refused(&state, BEN, Command::Guess(off)), RuleError::NotOnBoard { word: off });
}

/// RULES 6.9
#[test]
fn the_storyteller_accepts_words_of_the_story_only() {
    let old = words("camel owl three bee");
    let mut state = guessing(&Scenario::new(config(3).answering(Answering::Typed), 5, ANN).old(&old));
    act(&mut state, BEN, say("?"));
    let word = word("trafficjam");
    assert_eq!(refused(&state, ANN, Command::Accept(word)), RuleError::NotOfStory { word });
}

/// RULES 6.10
#[test]
fn there_are_matches_that_cannot_be_set_up() {
    let error = |config: Config| Match::<DonkeyBridge>::new(config, Seed(1)).err();
    let seats = |found| Some(SetupError::Seats { found, least: 3, most: 6 });
    assert_eq!(error(Config::new(2)), seats(2));
    assert_eq!(error(Config::new(7)), seats(7));
    assert_eq!(error(Config::new(3).starting(Seat(3))), Some(SetupError::NoSuchFirst(Seat(3))));
    for (option, choices) in [(0, 3), (1, 3), (2, 2)] {
        let mut options = vec![0; 3];
        for choice in 0..choices {
            options[usize::from(option)] = choice;
            assert!(DonkeyBridge::configure(&Lobby { options: options.clone(), ..Lobby::new(3) }).is_ok());
        }
        options[usize::from(option)] = choices;
        let refused = DonkeyBridge::configure(&Lobby { options, ..Lobby::new(3) });
        assert_eq!(refused, Err(SetupError::NoSuchChoice { option, choice: choices }));
    }
}
