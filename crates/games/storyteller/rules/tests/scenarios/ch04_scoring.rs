//! RULES 4: scoring, with the worked examples of the page.

use storyteller::{Account, Event, Found, Gain, tally};
use tabletop::{BySeat, Seat};

use crate::table::{ANN, BEN, CEM, DOT, act, at_vote, own, points, public, vote, vote_all};

/// Plays the first round of four, in which each votes for the card of another, and returns all points.
fn scored(votes: [(Seat, Seat); 3]) -> Vec<u16> {
    let mut state = at_vote(4);
    vote_all(&mut state, &votes);
    points(&state)
}

/// RULES 4.1
#[test]
fn if_all_or_none_are_right_the_storyteller_goes_without() {
    assert_eq!(scored([(BEN, ANN), (CEM, ANN), (DOT, ANN)]), [0, 2, 2, 2]);
    let none = scored([(BEN, CEM), (CEM, BEN), (DOT, BEN)]);
    assert_eq!(none, [0, 2 + 2, 2 + 1, 2]);
}

/// RULES 4.2
#[test]
fn if_some_are_right_they_and_the_storyteller_get_3() {
    assert_eq!(scored([(BEN, ANN), (CEM, BEN), (DOT, CEM)]), [3, 3 + 1, 1, 0]);
}

/// RULES 4.3: whether the own vote was right or wrong, and without a limit.
#[test]
fn each_vote_on_an_own_card_is_worth_1() {
    let owners = [ANN, BEN, CEM, DOT, Seat(4), Seat(5)];
    let votes =
        |places: [u8; 6]| places.map(|place| Some(place).filter(|place| *place > 0)).into_iter().collect();
    // Ben guesses right, the four others vote for Ben's.
    let result = tally(ANN, &owners, &votes([0, 1, 2, 2, 2, 2]));
    assert_eq!(result.found, Found::BySome);
    assert_eq!(result.gains[BEN], Gain { guessed: 3, fooled: 4, ..Gain::default() });
    assert_eq!(result.gains[ANN], Gain { told: 3, ..Gain::default() });
    // Nobody is right; Ben votes for Cem's, all others for Ben's.
    let result = tally(ANN, &owners, &votes([0, 3, 2, 2, 2, 2]));
    assert_eq!(result.found, Found::ByNone);
    assert_eq!(result.gains[BEN], Gain { shared: 2, fooled: 4, ..Gain::default() });
}

/// RULES 4.3: with three players votes on both decoys count.
#[test]
fn both_decoys_of_three_players_count() {
    let owners = [BEN, CEM, ANN, BEN, CEM];
    let votes: BySeat<Option<u8>> = [None, Some(5), Some(4)].into_iter().collect();
    let gains = tally(ANN, &owners, &votes).gains;
    assert_eq!([ANN, BEN, CEM].map(|seat| gains[seat].points()), [0, 3, 3]);
    let mut state = at_vote(3);
    let second = own(&state, BEN).places[1];
    act(&mut state, CEM, vote(second));
    vote_all(&mut state, &[(BEN, ANN)]);
    assert_eq!(points(&state), [3, 3 + 1, 0]);
}

/// RULES 4.3: nothing is gained by a vote on the storyteller's card but what 4.2 says.
#[test]
fn the_storyteller_gets_nothing_per_vote() {
    let votes: BySeat<Option<u8>> = [None, Some(1), Some(1), Some(2)].into_iter().collect();
    assert_eq!(tally(ANN, &[ANN, BEN, CEM, DOT], &votes).gains[ANN].points(), 3);
}

/// RULES 4.4
#[test]
fn the_examples_of_the_page_hold() {
    assert_eq!(scored([(BEN, ANN), (CEM, ANN), (DOT, BEN)]), [3, 3 + 1, 3, 0]);
    assert_eq!(scored([(BEN, ANN), (CEM, ANN), (DOT, ANN)]), [0, 2, 2, 2]);
    assert_eq!(scored([(BEN, CEM), (CEM, DOT), (DOT, BEN)]), [0, 2 + 1, 2 + 1, 2 + 1]);
    assert_eq!(scored([(BEN, ANN), (CEM, BEN), (DOT, BEN)]), [3, 3 + 2, 0, 0]);
}

/// RULES 4.4: the beat carries the result, and the accounts say what each point was for.
#[test]
fn the_beat_says_what_each_gets() {
    let mut state = at_vote(4);
    let events = vote_all(&mut state, &[(BEN, ANN), (CEM, BEN), (DOT, BEN)]);
    let Some(Event::Scored { tally, points, .. }) = events.last() else { panic!("{events:?}") };
    assert_eq!(tally.found, Found::BySome);
    assert_eq!(tally.gains[BEN], Gain { guessed: 3, fooled: 2, ..Gain::default() });
    assert!(points.values().eq(&[3, 5, 0, 0]));
    let view = public(&state);
    assert_eq!(view.tally.as_ref(), Some(tally));
    assert_eq!(view.players[BEN].account, Account { guessed: 3, fooled: 2, ..Account::default() });
    assert_eq!(view.players[ANN].account, Account { told: 3, ..Account::default() });
}
