//! RULES 3: a round.

use std::collections::BTreeSet;

use storyteller::{
    Ask, Card, Command, Config, Event, Facet, Hint, Phase, Phrase, Storyteller, Tag, Why, hand_size,
};
use tabletop::{Answer, Dice, Game, Match, Offer, Prompt, Seat, SeatSet, Seed, Stream};

use crate::table::{
    ANN, BEN, CEM, DOT, act, all_right, aloud, at_vote, because, first_cards, give, give_first, go_on, hand,
    others, own, phase, place_of, public, round, table, tell_first, vote, vote_all, written,
};

/// RULES 3.1
#[test]
fn the_storyteller_lays_a_card_and_gives_a_hint() {
    let mut state = table(4);
    assert_eq!(Storyteller::to_act(&state).awaited, SeatSet::only(ANN));
    let card = hand(&state, ANN)[3];
    let hint = Hint::Written("a sigh".into());
    let events = act(&mut state, ANN, Command::Tell { card, hint: hint.clone() });
    assert_eq!(events, [Event::Told { seat: ANN, card: Some(card), hint: hint.clone(), until: None }]);
    assert_eq!(public(&state).hint, Some(hint));
    assert!(!hand(&state, ANN).contains(&card));
    assert_eq!((public(&state).players[ANN].held, public(&state).players[ANN].face_down), (5, 1));
    assert_eq!(own(&state, ANN).told, Some(card));
    assert_eq!(phase(&state), Phase::Give);
}

/// RULES 3.1: any card of the hand can be told of, in each of the three ways.
#[test]
fn every_card_of_the_hand_is_offered() {
    let state = table(4);
    let offers = Storyteller::offers(&state, ANN);
    for card in hand(&state, ANN) {
        assert!(offers.contains(&Offer::Ask(Ask::Written { card })));
        assert!(offers.contains(&Offer::Exact(aloud(card))));
        assert!(offers.contains(&Offer::Ask(Ask::Tiles { card })));
    }
    assert_eq!(offers.len(), 3 * 6);
}

/// RULES 3.2
#[test]
fn a_written_hint_has_1_to_400_characters() {
    let poem = "明月幾時有\n把酒問青天";
    for text in ["月", poem, &"說".repeat(400), &format!("  {}  ", "x".repeat(400))] {
        let mut state = table(4);
        let card = hand(&state, ANN)[0];
        act(&mut state, ANN, written(card, text));
        assert_eq!(public(&state).hint, Some(Hint::Written(text.trim().to_owned())), "{text:?}");
    }
}

/// RULES 3.2: the prompt takes what the rules take.
#[test]
fn the_prompt_for_a_written_hint_makes_it() {
    let ask = Ask::Written { card: Card(3) };
    let answer = Answer::Text(" two\nlines ".into());
    assert_eq!(ask.command(&answer), Ok(written(Card(3), "two\nlines")));
    assert!(ask.command(&Answer::Text("x".repeat(401))).is_err());
    assert!(ask.command(&Answer::Text("  ".into())).is_err());
}

/// RULES 3.3
#[test]
fn a_hint_given_aloud_is_only_noted() {
    let mut state = table(4);
    tell_first(&mut state);
    assert_eq!(public(&state).hint, Some(Hint::Aloud));
}

/// RULES 3.4
#[test]
fn a_hint_of_word_tiles_has_one_to_three_words() {
    let tags = ["dream", "flying", "whale"].map(|id| Tag::named(id).unwrap());
    for count in 1..=3 {
        let mut state = table(4);
        let card = hand(&state, ANN)[0];
        let hint = Hint::Tiles { phrase: Phrase::Dream, tags: tags[..count].to_vec() };
        act(&mut state, ANN, Command::Tell { card, hint: hint.clone() });
        assert_eq!(public(&state).hint, Some(hint));
    }
}

/// RULES 3.4: people choose among words for moods and actions, bots among all.
#[test]
fn the_prompt_offers_words_for_moods_and_actions() {
    let ask = Ask::Tiles { card: Card(3) };
    let Ok(Command::Tell { card: Card(3), hint: Hint::Tiles { tags, .. } }) =
        ask.command(&Answer::Items(vec![0, 40]))
    else {
        panic!("two words make a hint")
    };
    assert_eq!(tags.len(), 2);
    let facet = |index| match ask.command(&Answer::Items(vec![index])) {
        Ok(Command::Tell { hint: Hint::Tiles { tags, .. }, .. }) => tags[0].facet(),
        _ => None,
    };
    let facets = (0..72).filter_map(facet).collect::<BTreeSet<_>>();
    assert_eq!(facets, [Facet::Action, Facet::Mood].into());
}

/// RULES 3.5
#[test]
fn each_other_player_gives_one_card_in_any_order() {
    let mut state = table(4);
    tell_first(&mut state);
    assert_eq!(Storyteller::to_act(&state).awaited, SeatSet::all(4).without(ANN));
    for seat in [DOT, BEN] {
        let card = hand(&state, seat)[2];
        let events = act(&mut state, seat, give(&[card]));
        assert_eq!(events, [Event::CardsGiven { seat, count: 1, cards: Some(vec![card]) }]);
        assert_eq!(own(&state, seat).given, [card]);
        assert!(!hand(&state, seat).contains(&card));
    }
    assert_eq!(Storyteller::to_act(&state).awaited, SeatSet::only(CEM));
    assert_eq!(phase(&state), Phase::Give);
}

/// RULES 3.5
#[test]
fn with_three_players_each_gives_two() {
    let mut state = table(3);
    tell_first(&mut state);
    let cards = first_cards(&state, BEN);
    assert_eq!(cards.len(), 2);
    act(&mut state, BEN, give(&cards));
    assert_eq!(public(&state).players[BEN].face_down, 2);
}

/// RULES 3.6
#[test]
fn all_cards_are_shown_and_numbered() {
    for (seats, on_show) in [(3, 5), (4, 4), (5, 5), (6, 6)] {
        let mut state = table(seats);
        let told = hand(&state, ANN)[0];
        tell_first(&mut state);
        let given = others(&state).into_iter().flat_map(|seat| first_cards(&state, seat)).collect::<Vec<_>>();
        let events = give_first(&mut state);
        let Some(Event::CardsShown { cards, .. }) = events.last() else { panic!("{events:?}") };
        assert_eq!(cards.len(), on_show);
        assert_eq!(
            cards.iter().collect::<BTreeSet<_>>(),
            given.iter().chain([&told]).collect::<BTreeSet<_>>()
        );
        assert!(public(&state).show.iter().map(|shown| shown.card).eq(cards.iter().copied()));
        assert_eq!(phase(&state), Phase::Vote);
    }
}

/// RULES 3.6: the storyteller's card may get any number.
#[test]
fn the_cards_are_shuffled() {
    let place = |seed| {
        let mut state =
            Match::<Storyteller>::new(Config::new(4).starting(ANN), Seed(seed)).unwrap().state().clone();
        tell_first(&mut state);
        give_first(&mut state);
        place_of(&state, ANN)
    };
    assert_eq!((0..40).map(place).collect::<BTreeSet<_>>(), [1, 2, 3, 4].into());
}

/// RULES 3.7
#[test]
fn all_but_the_storyteller_vote_and_all_votes_are_shown_together() {
    let mut state = at_vote(4);
    assert_eq!(Storyteller::to_act(&state).awaited, SeatSet::all(4).without(ANN));
    let places = [ANN, BEN, CEM, DOT].map(|seat| place_of(&state, seat));
    act(&mut state, CEM, vote(places[0]));
    act(&mut state, BEN, vote(places[3]));
    assert_eq!(phase(&state), Phase::Vote);
    let events = act(&mut state, DOT, vote(places[1]));
    let votes = [None, Some(places[3]), Some(places[0]), Some(places[1])].into_iter().collect();
    assert_eq!(events[1], Event::VotesShown { votes });
    assert_eq!(phase(&state), Phase::Reveal);
}

/// RULES 3.7: the prompt shows all cards by their numbers and names the own ones.
#[test]
fn the_prompt_for_a_vote_counts_as_the_show_does() {
    for (seats, own_cards) in [(3, 2), (4, 1), (6, 1)] {
        let state = at_vote(seats);
        let offers = Storyteller::offers(&state, BEN);
        let [Offer::Ask(ask @ Ask::Vote { show, own })] = &offers[..] else { panic!("{offers:?}") };
        assert!(public(&state).show.iter().map(|shown| shown.card).eq(show.iter().copied()));
        assert_eq!((own, own.len()), (&self::own(&state, BEN).places, own_cards));
        for place in 1..=u8::try_from(show.len()).unwrap() {
            assert_eq!(ask.command(&Answer::Items(vec![u32::from(place) - 1])), Ok(vote(place)));
            let id = ask.item(u32::from(place) - 1).map(|item| item.id);
            assert_eq!(id, Some(if own.contains(&place) { "item-own" } else { "item-card" }));
        }
        let mut dice = Dice::new(Seed(seats.into()), Stream::Test);
        for _ in 0..50 {
            let Answer::Items(items) = ask.sample(&mut dice) else { panic!("a pick") };
            assert!(!own.contains(&(u8::try_from(items[0]).unwrap() + 1)), "chance picks none of the own");
        }
        assert_eq!(Storyteller::offers(&state, ANN), []);
    }
}

/// RULES 3.8
#[test]
fn the_storytellers_card_is_turned_out_first() {
    let mut state = at_vote(4);
    let told = own(&state, ANN).told.unwrap();
    let places = [ANN, BEN, CEM, DOT].map(|seat| place_of(&state, seat));
    let events = vote_all(&mut state, &[(BEN, ANN), (CEM, ANN), (DOT, BEN)]);
    let voters = [BEN, CEM].into_iter().collect();
    assert_eq!(events[2], Event::TaleRevealed { seat: ANN, place: places[0], card: told, voters });
    let decoys = events.iter().filter_map(|event| match event {
        Event::DecoyRevealed { seat, place, voters, .. } => Some((*place, *seat, *voters)),
        _ => None,
    });
    let mut expected = vec![
        (places[1], BEN, SeatSet::only(DOT)),
        (places[2], CEM, SeatSet::EMPTY),
        (places[3], DOT, SeatSet::EMPTY),
    ];
    expected.sort_by_key(|(place, ..)| *place);
    assert_eq!(decoys.collect::<Vec<_>>(), expected, "by their numbers");
    assert!(matches!(events.last(), Some(Event::Scored { .. })));
    assert_eq!(public(&state).tale, Some(told));
    assert_eq!(public(&state).show[usize::from(places[1]) - 1].owner, Some(BEN));
}

/// RULES 3.9
#[test]
fn the_storyteller_ends_the_round_and_may_say_why() {
    let revealed = || {
        let mut state = at_vote(4);
        let votes = all_right(&state);
        vote_all(&mut state, &votes);
        state
    };
    let mut silent = revealed();
    assert_eq!(Storyteller::to_act(&silent).awaited, SeatSet::only(ANN));
    assert_eq!(public(&silent).show.len(), 4, "the cards stay on show");
    let events = act(&mut silent, ANN, go_on());
    assert!(!events.iter().any(|event| matches!(event, Event::Explained { .. })));

    let mut state = revealed();
    let card = public(&state).tale.unwrap();
    let events = act(&mut state, ANN, because("my grandmother had such a teapot"));
    let why = Why::Written("my grandmother had such a teapot".into());
    assert_eq!(events[0], Event::Explained { seat: ANN, card, why });
    assert_eq!(phase(&state), Phase::Tell);
}

/// RULES 3.10
#[test]
fn cards_leave_hands_fill_up_and_the_left_tells() {
    for seats in 3..=6 {
        let mut state = table(seats);
        let deck = public(&state).deck;
        tell_first(&mut state);
        give_first(&mut state);
        let shown = public(&state).show.iter().map(|shown| shown.card).collect::<Vec<_>>();
        let votes = all_right(&state);
        vote_all(&mut state, &votes);
        let events = act(&mut state, ANN, go_on());
        let view = public(&state);
        assert_eq!(events[0], Event::CardsLeft { cards: shown.clone() });
        assert_eq!(view.gone, shown);
        assert!(view.players.values().all(|player| player.held == hand_size(seats)));
        assert_eq!(view.deck, deck - u8::try_from(shown.len()).unwrap());
        assert_eq!((view.teller, view.round, view.phase), (BEN, 2, Phase::Tell));
        let drew = events.iter().filter_map(|event| match event {
            Event::Drew { seat, .. } => Some(*seat),
            _ => None,
        });
        assert_eq!(drew.collect::<Vec<_>>(), Seat::all(seats).collect::<Vec<_>>(), "from Ann to the left");
    }
}

/// RULES 3.10: it goes around the table.
#[test]
fn everybody_tells_in_turn() {
    let mut state = table(4);
    let mut tellers = Vec::new();
    for _ in 0..5 {
        tellers.push(public(&state).teller);
        round(&mut state, all_right);
    }
    assert_eq!(tellers, [ANN, BEN, CEM, DOT, ANN]);
}
