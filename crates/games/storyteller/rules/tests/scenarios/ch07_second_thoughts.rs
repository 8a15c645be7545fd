//! RULES 7: what can be taken back.

use storyteller::{Command, Config, Event, Phase, RETRACTIONS, RuleError, Storyteller};
use tabletop::{Game, Match, Millis, Offer, Seat, SeatSet, UndoError};

use crate::table::{
    ANN, BEN, CEM, DOT, act, aloud, at_vote, give, go_on, hand, new_match, own, phase, place_of, public,
    refused, table, tell_first, vote, vote_all,
};

fn play(game: &mut Match<Storyteller>, seat: Seat, command: Command) {
    game.submit(seat, command, Millis(0)).expect("a legal command");
}

/// RULES 7.4
#[test]
fn decoys_can_be_taken_back_though_others_have_given() {
    let mut state = table(4);
    tell_first(&mut state);
    let (card, other) = (hand(&state, BEN)[0], hand(&state, BEN)[1]);
    act(&mut state, BEN, give(&[card]));
    let of_cem = hand(&state, CEM)[0];
    act(&mut state, CEM, give(&[of_cem]));
    assert_eq!(Storyteller::offers(&state, BEN), [Offer::Exact(Command::Retract)]);
    let events = act(&mut state, BEN, Command::Retract);
    assert_eq!(events, [Event::Retracted { seat: BEN, count: 1, cards: Some(vec![card]) }]);
    assert!(hand(&state, BEN).contains(&card));
    assert_eq!(Storyteller::to_act(&state).awaited, [BEN, DOT].into_iter().collect());
    act(&mut state, BEN, give(&[other]));
    assert_eq!(own(&state, BEN).given, [other]);
}

/// RULES 7.4
#[test]
fn a_vote_can_be_taken_back_until_the_last_is_in() {
    let mut state = at_vote(4);
    let places = [ANN, BEN, CEM, DOT].map(|seat| place_of(&state, seat));
    act(&mut state, BEN, vote(places[2]));
    act(&mut state, CEM, vote(places[0]));
    assert_eq!(
        act(&mut state, BEN, Command::Retract),
        [Event::Retracted { seat: BEN, count: 0, cards: Some(vec![]) }]
    );
    act(&mut state, BEN, vote(places[0]));
    act(&mut state, DOT, vote(places[1]));
    assert_eq!(phase(&state), Phase::Reveal);
    assert_eq!(refused(&state, BEN, Command::Retract), RuleError::NothingToRetract);
    assert_eq!(public(&state).votes[BEN], Some(places[0]));
}

/// RULES 7.4: nobody waits for who may only take back.
#[test]
fn nobody_waits_for_who_has_chosen() {
    let mut state = at_vote(4);
    vote_all(&mut state, &[(BEN, ANN)]);
    let to_act = Storyteller::to_act(&state);
    assert_eq!(to_act.awaited, [CEM, DOT].into_iter().collect());
    assert_eq!(to_act.seats, SeatSet::all(4).without(ANN));
}

/// RULES 7.4
#[test]
fn three_times_in_each_phase_and_no_more() {
    let mut state = at_vote(4);
    let place = place_of(&state, ANN);
    for left in (0..3).rev() {
        act(&mut state, BEN, vote(place));
        act(&mut state, BEN, Command::Retract);
        assert_eq!(public(&state).players[BEN].retractions_left, left);
    }
    act(&mut state, BEN, vote(place));
    assert_eq!(refused(&state, BEN, Command::Retract), RuleError::RetractedOften { most: 3 });
    assert_eq!(RETRACTIONS, 3);
    assert_eq!(Storyteller::offers(&state, BEN), []);
    vote_all(&mut state, &[(CEM, ANN), (DOT, ANN)]);
    act(&mut state, ANN, go_on());
    assert_eq!(public(&state).players[BEN].retractions_left, 3);
}

/// RULES 7.5
#[test]
fn a_hint_can_be_taken_back_until_somebody_else_acts() {
    let mut game = new_match(Config::new(4), 1);
    let before = game.hash();
    let card = hand(game.state(), ANN)[0];
    play(&mut game, ANN, aloud(card));
    assert_eq!(game.undo(BEN), Err(UndoError::NotYours));
    assert_eq!(game.undo(ANN), Ok(()));
    assert_eq!(game.hash(), before);
    play(&mut game, ANN, aloud(card));
    let of_ben = hand(game.state(), BEN)[0];
    play(&mut game, BEN, give(&[of_ben]));
    assert_eq!(game.undo(ANN), Err(UndoError::NotYours));
    assert_eq!(refused(game.state(), ANN, Command::Retract), RuleError::NothingToRetract);
}

/// RULES 7.6
#[test]
fn what_was_shown_or_drawn_stays() {
    let mut game = new_match(Config::new(4), 1);
    let card = hand(game.state(), ANN)[0];
    play(&mut game, ANN, aloud(card));
    for seat in [BEN, CEM, DOT] {
        let card = hand(game.state(), seat)[0];
        play(&mut game, seat, give(&[card]));
        assert_eq!(game.may_undo(seat).is_err(), seat == DOT, "the last card shows all");
    }
    assert_eq!(game.undo(DOT), Err(UndoError::Sealed));
    let place = place_of(game.state(), ANN);
    for seat in [BEN, CEM, DOT] {
        play(&mut game, seat, vote(place));
        assert_eq!(game.may_undo(seat).is_err(), seat == DOT, "the last vote shows all");
    }
    play(&mut game, ANN, go_on());
    assert_eq!(game.undo(ANN), Err(UndoError::Sealed), "cards were drawn");
}
