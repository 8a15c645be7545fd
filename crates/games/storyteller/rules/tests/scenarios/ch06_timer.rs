//! RULES 6: the timer.

use std::collections::BTreeSet;

use storyteller::{Card, Config, End, Ending, Event, Found, Phase, State, Storyteller, Timer};
use tabletop::{Game, Input, Lobby, Millis, Seat, SeatSet};

use crate::table::{
    ANN, BEN, CEM, DOT, act_at, aloud, begin, elapse, first_cards, give, hand, new_match, others, phase,
    place_of, points, public, refused_input, table, vote,
};

fn timed(seats: u8) -> State {
    begin(Config::new(seats).timed(Timer::Short))
}

/// A timed table of four whose cards are on show since second 20.
fn voting() -> State {
    let mut state = timed(4);
    let card = hand(&state, ANN)[0];
    act_at(&mut state, 10_000, ANN, aloud(card));
    for seat in others(&state) {
        let cards = first_cards(&state, seat);
        act_at(&mut state, 20_000, seat, give(&cards));
    }
    state
}

/// RULES 6.1
#[test]
fn sixty_or_a_hundred_and_twenty_seconds_can_be_agreed_on() {
    let deadline = |choice| {
        let lobby = Lobby { options: vec![0, choice], ..Lobby::new(4) };
        let config = Storyteller::configure(&lobby).unwrap();
        Storyteller::next_deadline(new_match(config, 1).state())
    };
    assert_eq!([0, 1, 2].map(deadline), [None, Some(Millis(60_000)), Some(Millis(120_000))]);
}

/// RULES 6.1
#[test]
fn the_time_runs_anew_in_each_phase() {
    let mut state = voting();
    assert_eq!(Storyteller::next_deadline(&state), Some(Millis(80_000)));
    let place = place_of(&state, ANN);
    for seat in others(&state) {
        act_at(&mut state, 33_000, seat, vote(place));
    }
    assert_eq!(phase(&state), Phase::Reveal);
    assert_eq!(Storyteller::next_deadline(&state), Some(Millis(93_000)));
    assert_eq!(refused_input(&state, 92_999, &Input::Elapsed), storyteller::RuleError::TooSoon);
    elapse(&mut state, 93_000);
    assert_eq!(Storyteller::next_deadline(&state), Some(Millis(153_000)));
}

/// RULES 6.1
#[test]
fn without_a_timer_nothing_happens_by_itself() {
    let state = table(4);
    assert!(!Storyteller::to_act(&state).clock);
    assert_eq!(refused_input(&state, 1 << 40, &Input::Elapsed), storyteller::RuleError::TooSoon);
}

/// RULES 6.2
#[test]
fn a_storyteller_without_a_hint_is_skipped() {
    let mut state = timed(4);
    let hands = Seat::all(4).map(|seat| hand(&state, seat)).collect::<Vec<_>>();
    let events = elapse(&mut state, 60_000);
    assert_eq!(events[0], Event::TimeCame { missing: SeatSet::only(ANN) });
    assert_eq!(events[1], Event::TellerSkipped { seat: ANN });
    let view = public(&state);
    assert_eq!((view.teller, view.round, view.phase), (BEN, 2, Phase::Tell));
    assert_eq!(Seat::all(4).map(|seat| hand(&state, seat)).collect::<Vec<_>>(), hands, "no card is played");
    assert!(view.gone.is_empty());
}

/// RULES 6.2 and 5.5: skipped rounds count, and bring the match to its end.
#[test]
fn skipped_rounds_count() {
    for (seats, most) in [(3, 13_u64), (4, 15), (5, 11), (6, 8)] {
        let mut game = new_match(Config::new(seats).timed(Timer::Long), 1);
        game.advance(Millis(most * 120_000 - 1));
        assert_eq!(phase(game.state()), Phase::Tell);
        game.advance(Millis(most * 120_000));
        assert_eq!(public(game.state()).ending, Some(Ending::Deck));
    }
    let mut game = new_match(Config::new(4).timed(Timer::Short).ending(End::Rounds(3)), 1);
    game.advance(Millis(180_000));
    assert_eq!(public(game.state()).ending, Some(Ending::Rounds));
}

/// RULES 6.3
#[test]
fn random_cards_are_given_for_who_is_missing() {
    let given_for_cem = |seed| {
        let mut game = new_match(Config::new(4).timed(Timer::Short), seed);
        let hands = Seat::all(4).map(|seat| hand(game.state(), seat)).collect::<Vec<_>>();
        game.submit(ANN, aloud(hands[0][0]), Millis(0)).unwrap();
        game.submit(BEN, give(&hands[1][..1]), Millis(1)).unwrap();
        game.advance(Millis(60_000));
        assert_eq!(phase(game.state()), Phase::Vote);
        let show = public(game.state()).show.iter().map(|shown| shown.card).collect::<Vec<_>>();
        assert!(show.contains(&hands[1][0]), "what was given stays");
        let of_cem = |card: &Card| show.contains(card);
        let places = hands[2].iter().enumerate().filter(|(_, card)| of_cem(card)).map(|(place, _)| place);
        let places = places.collect::<Vec<_>>();
        assert_eq!(places.len(), 1, "one card of Cem's hand");
        places[0]
    };
    let places = (0..60).map(given_for_cem).collect::<BTreeSet<_>>();
    assert_eq!(places, (0..6).collect(), "any of the six");
}

/// RULES 6.3: with three players two.
#[test]
fn with_three_players_two_random_cards_are_given() {
    let mut game = new_match(Config::new(3).timed(Timer::Short), 1);
    let card = hand(game.state(), ANN)[0];
    game.submit(ANN, aloud(card), Millis(0)).unwrap();
    game.advance(Millis(60_000));
    let view = public(game.state());
    assert_eq!((view.show.len(), view.players[BEN].held, view.players[CEM].held), (5, 5, 5));
}

/// RULES 6.4
#[test]
fn a_missing_vote_counts_as_wrong() {
    let mut state = voting();
    let place = place_of(&state, ANN);
    act_at(&mut state, 30_000, BEN, vote(place));
    act_at(&mut state, 30_000, CEM, vote(place));
    let events = elapse(&mut state, 80_000);
    assert_eq!(events[0], Event::TimeCame { missing: SeatSet::only(DOT) });
    let votes = [None, Some(place), Some(place), None].into_iter().collect();
    assert_eq!(events[1], Event::VotesShown { votes });
    assert_eq!(public(&state).tally.unwrap().found, Found::BySome, "not all were right");
    assert_eq!(points(&state), [3, 3, 3, 0]);
}

/// RULES 6.4: nobody at all.
#[test]
fn if_nobody_votes_nobody_is_right() {
    let mut state = voting();
    elapse(&mut state, 80_000);
    assert_eq!(points(&state), [0, 2, 2, 2]);
}

/// RULES 6.5
#[test]
fn a_round_ends_by_itself() {
    let mut state = voting();
    elapse(&mut state, 80_000);
    assert_eq!(phase(&state), Phase::Reveal);
    let events = elapse(&mut state, 140_000);
    assert!(matches!(events[1], Event::CardsLeft { .. }));
    assert_eq!((phase(&state), public(&state).teller), (Phase::Tell, BEN));
}
