//! RULES 8: what is refused. Each refusal leaves the match as it was, which [`refused`] sees to.

use storyteller::{
    Card, Command, Config, End, Gift, Hint, Phase, Phrase, RuleError, SetupError, State, Storyteller, Tag,
    Why,
};
use tabletop::{Game, Input, Lobby, Match, Seat, Seed, Speak};

use crate::table::{
    ANN, BEN, CEM, DOT, act, all_right, aloud, at_vote, because, begin, first_cards, give, go_on, hand, own,
    phase, place_of, refused, refused_input, round, table, tell_first, vote, vote_all, written,
};

/// The cards are given, the votes are in, all is turned up.
fn revealed() -> State {
    let mut state = at_vote(4);
    let votes = all_right(&state);
    vote_all(&mut state, &votes);
    state
}

/// The storyteller has told, nobody has given.
fn told(seats: u8) -> State {
    let mut state = table(seats);
    tell_first(&mut state);
    state
}

fn over() -> State {
    let mut state = begin(Config::new(4).ending(End::Rounds(1)));
    round(&mut state, all_right);
    assert_eq!(phase(&state), Phase::Over);
    state
}

/// RULES 8: each refusal has words of its own.
#[test]
fn every_refusal_says_which_rule_forbids_it() {
    let all = [
        RuleError::TooSoon,
        RuleError::MatchOver,
        RuleError::NotTheTeller,
        RuleError::TellerGivesNone,
        RuleError::TellerDoesNotVote,
        RuleError::TooLate,
        RuleError::NotNow,
        RuleError::AlreadyChosen,
        RuleError::NothingToRetract,
        RuleError::RetractedOften { most: 3 },
        RuleError::WrongCount { found: 1, wanted: 2 },
        RuleError::NotInHand { card: Card(1) },
        RuleError::EmptyText,
        RuleError::LongText { found: 401, most: 400 },
        RuleError::UnreadableText,
        RuleError::BadTiles,
        RuleError::NoSuchPlace { place: 9, most: 4 },
        RuleError::OwnCard { place: 2 },
    ];
    let ids: std::collections::BTreeSet<_> = all.iter().map(|error| error.message().id).collect();
    assert_eq!(ids.len(), all.len());
}

/// RULES 8.1
#[test]
fn the_clock_waits_for_its_time() {
    for state in [table(4), told(4), at_vote(4), revealed(), over()] {
        assert_eq!(refused_input(&state, 1 << 40, &Input::Elapsed), RuleError::TooSoon, "no timer runs");
    }
}

/// RULES 8.2
#[test]
fn nobody_plays_on_after_the_end() {
    let state = over();
    let card = hand(&state, ANN)[0];
    for seat in [ANN, BEN, Seat(7)] {
        for command in [aloud(card), give(&[card]), vote(1), Command::Retract, go_on()] {
            assert_eq!(refused(&state, seat, command), RuleError::MatchOver);
        }
    }
}

/// RULES 8.3
#[test]
fn only_the_storyteller_tells_and_ends_the_round() {
    for seat in [BEN, DOT, Seat(4), Seat(255)] {
        assert_eq!(refused(&table(4), seat, aloud(Card(0))), RuleError::NotTheTeller);
        assert_eq!(refused(&revealed(), seat, go_on()), RuleError::NotTheTeller);
    }
}

/// RULES 8.3
#[test]
fn the_storyteller_gives_no_decoy_and_does_not_vote() {
    let state = told(4);
    let card = hand(&state, ANN)[0];
    assert_eq!(refused(&state, ANN, give(&[card])), RuleError::TellerGivesNone);
    let state = at_vote(4);
    for place in 1..=4 {
        assert_eq!(refused(&state, ANN, vote(place)), RuleError::TellerDoesNotVote);
    }
}

/// RULES 8.4
#[test]
fn nothing_is_done_too_early() {
    let state = table(4);
    let card = hand(&state, BEN)[0];
    assert_eq!(refused(&state, BEN, give(&[card])), RuleError::NotNow);
    assert_eq!(refused(&state, BEN, vote(1)), RuleError::NotNow);
    assert_eq!(refused(&told(4), BEN, vote(1)), RuleError::NotNow);
    for state in [table(4), told(4), at_vote(4)] {
        assert_eq!(refused(&state, ANN, go_on()), RuleError::NotNow);
    }
}

/// RULES 8.4: a second hint, a second choice after the reveal.
#[test]
fn nothing_is_done_too_late() {
    for state in [told(4), at_vote(4), revealed()] {
        let card = hand(&state, ANN)[0];
        assert_eq!(refused(&state, ANN, aloud(card)), RuleError::TooLate);
    }
    for state in [at_vote(4), revealed()] {
        let card = hand(&state, BEN)[0];
        assert_eq!(refused(&state, BEN, give(&[card])), RuleError::TooLate);
    }
    let state = revealed();
    let other = place_of(&state, CEM);
    assert_eq!(refused(&state, BEN, vote(other)), RuleError::TooLate);
}

/// RULES 8.5
#[test]
fn a_second_choice_needs_the_first_taken_back() {
    let mut state = told(4);
    let cards = hand(&state, BEN);
    assert_eq!(refused(&state, BEN, Command::Retract), RuleError::NothingToRetract);
    act(&mut state, BEN, give(&cards[..1]));
    assert_eq!(refused(&state, BEN, give(&cards[1..2])), RuleError::AlreadyChosen);
    let mut state = at_vote(4);
    let place = place_of(&state, CEM);
    act(&mut state, BEN, vote(place));
    assert_eq!(refused(&state, BEN, vote(place)), RuleError::AlreadyChosen);
    assert_eq!(refused(&state, DOT, Command::Retract), RuleError::NothingToRetract);
    assert_eq!(refused(&state, Seat(9), Command::Retract), RuleError::NotTheTeller);
}

/// RULES 8.6
#[test]
fn the_number_of_cards_must_be_right() {
    let state = told(4);
    let cards = hand(&state, BEN);
    for count in [0, 2, 3] {
        let found = u8::try_from(count).unwrap();
        assert_eq!(refused(&state, BEN, give(&cards[..count])), RuleError::WrongCount { found, wanted: 1 });
    }
    let state = told(3);
    let cards = hand(&state, BEN);
    for count in [0, 1, 3] {
        let found = u8::try_from(count).unwrap();
        assert_eq!(refused(&state, BEN, give(&cards[..count])), RuleError::WrongCount { found, wanted: 2 });
    }
    let twice = give(&[cards[0], cards[0]]);
    assert_eq!(refused(&state, BEN, twice), RuleError::WrongCount { found: 2, wanted: 2 });
}

/// RULES 8.7
#[test]
fn a_card_must_be_in_the_hand() {
    let state = table(4);
    for card in [hand(&state, BEN)[0], Card(84), Card(255)] {
        assert_eq!(refused(&state, ANN, aloud(card)), RuleError::NotInHand { card });
    }
    let state = told(4);
    let told = own(&state, ANN).told.unwrap();
    for card in [hand(&state, CEM)[0], told] {
        assert_eq!(refused(&state, BEN, give(&[card])), RuleError::NotInHand { card });
    }
    let state = self::told(3);
    let cards = [first_cards(&state, BEN)[0], hand(&state, CEM)[0]];
    assert_eq!(refused(&state, BEN, give(&cards)), RuleError::NotInHand { card: cards[1] });
}

/// RULES 8.8
#[test]
fn a_text_is_neither_empty_nor_too_long() {
    let state = table(4);
    let card = hand(&state, ANN)[0];
    for empty in ["", "   ", "\n\n"] {
        assert_eq!(refused(&state, ANN, written(card, empty)), RuleError::EmptyText);
    }
    let long = RuleError::LongText { found: 401, most: 400 };
    assert_eq!(refused(&state, ANN, written(card, &"說".repeat(401))), long);
    for unreadable in ["a\u{7}b", "a\tb"] {
        assert_eq!(refused(&state, ANN, written(card, unreadable)), RuleError::UnreadableText);
    }
    let state = revealed();
    assert_eq!(refused(&state, ANN, because("")), RuleError::EmptyText);
    assert_eq!(refused(&state, ANN, because(&"x".repeat(401))), long);
}

/// RULES 8.9
#[test]
fn word_tiles_are_one_to_three_different_words() {
    let state = table(4);
    let card = hand(&state, ANN)[0];
    let none = Tag(Tag::count());
    for tags in [vec![], vec![Tag(1), Tag(1)], vec![Tag(1), Tag(2), Tag(3), Tag(4)], vec![none]] {
        let hint = Hint::Tiles { phrase: Phrase::Plain, tags: tags.clone() };
        assert_eq!(refused(&state, ANN, Command::Tell { card, hint }), RuleError::BadTiles, "{tags:?}");
        let why = Command::GoOn { why: Some(Why::Tiles(tags)) };
        assert_eq!(refused(&revealed(), ANN, why), RuleError::BadTiles);
    }
    let state = told(4);
    let gifts = vec![Gift { card: hand(&state, BEN)[0], because: vec![none] }];
    assert_eq!(refused(&state, BEN, Command::Give { gifts }), RuleError::BadTiles);
    let state = at_vote(4);
    let ballot = Command::Vote { place: place_of(&state, ANN), because: vec![none] };
    assert_eq!(refused(&state, BEN, ballot), RuleError::BadTiles);
}

/// RULES 8.10
#[test]
fn a_vote_is_for_a_card_on_show() {
    for (seats, most) in [(3, 5), (4, 4), (6, 6)] {
        for place in [0, most + 1, 255] {
            let error = RuleError::NoSuchPlace { place, most };
            assert_eq!(refused(&at_vote(seats), BEN, vote(place)), error);
        }
    }
}

/// RULES 8.11
#[test]
fn nobody_votes_for_an_own_card() {
    for seats in [3, 4] {
        let state = at_vote(seats);
        for place in own(&state, BEN).places {
            assert_eq!(refused(&state, BEN, vote(place)), RuleError::OwnCard { place });
        }
    }
}

/// RULES 8.12
#[test]
fn what_describes_no_match_is_refused() {
    let refused = |config| Match::<Storyteller>::new(config, Seed(1)).err();
    for seats in [0, 2, 7] {
        let wrong = SetupError::Seats { found: seats, least: 3, most: 6 };
        assert_eq!(refused(Config::new(seats)), Some(wrong));
        assert_eq!(Storyteller::configure(&Lobby::new(seats)), Err(wrong));
    }
    assert_eq!(refused(Config::new(4).starting(Seat(4))), Some(SetupError::NoSuchFirst(Seat(4))));
    assert_eq!(refused(Config::new(4).ending(End::Rounds(0))), Some(SetupError::NoRounds));
    for options in [vec![9], vec![0, 3]] {
        let lobby = Lobby { options, ..Lobby::new(4) };
        assert_eq!(Storyteller::configure(&lobby), Err(SetupError::NoSuchChoice));
    }
    assert_eq!(refused(Config::new(4)), None);
}
