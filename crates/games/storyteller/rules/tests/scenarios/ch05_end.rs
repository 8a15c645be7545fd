//! RULES 5: the end.

use storyteller::{Config, End, Ending, Event, Phase, State, Storyteller, most_rounds};
use tabletop::{Game, Outcome, Seat};

use crate::table::{
    ANN, act, all_right, begin, give_first, go_on, hand, others, phase, points, public, round, table,
    tell_first, vote_all,
};

/// Votes that bring the player on the storyteller's left 3 and one for each other voter.
fn for_the_left(state: &State) -> Vec<(Seat, Seat)> {
    let (teller, others) = (public(state).teller, others(state));
    let left = others[0];
    others.iter().map(|seat| (*seat, if *seat == left { teller } else { left })).collect()
}

/// Votes that bring this player as much as a round can.
fn for_player(seat: Seat) -> impl Fn(&State) -> Vec<(Seat, Seat)> {
    move |state| {
        let teller = public(state).teller;
        let best = |voter: &Seat| if *voter == seat || teller == seat { teller } else { seat };
        let votes = others(state).into_iter().map(|voter| (voter, best(&voter))).collect::<Vec<_>>();
        // Where the player tells, somebody has to be wrong.
        if teller == seat { for_the_left(state) } else { votes }
    }
}

/// Rounds until the match is over.
fn rounds_to_the_end(mut state: State, votes: impl Fn(&State) -> Vec<(Seat, Seat)>) -> (u8, State) {
    let mut rounds = 0;
    while phase(&state) != Phase::Over {
        round(&mut state, &votes);
        rounds += 1;
    }
    (rounds, state)
}

/// RULES 5.1
#[test]
fn thirty_points_end_the_match() {
    let mut state = table(4);
    let ben = Seat(1);
    loop {
        let before = points(&state)[1];
        let events = round(&mut state, for_player(ben));
        let ended = events.contains(&Event::MatchEnded { ending: Ending::Points });
        assert_eq!(ended, points(&state)[1] >= 30, "from {before} to {}", points(&state)[1]);
        if ended {
            break;
        }
    }
    assert_eq!(public(&state).ending, Some(Ending::Points));
    assert!(Storyteller::outcome(&state).is_some());
}

/// RULES 5.1: without 30 points the deck ends it.
#[test]
fn the_deck_ends_a_match_of_few_points() {
    let (rounds, state) = rounds_to_the_end(table(6), all_right);
    assert!(points(&state).iter().all(|points| *points < 30));
    assert_eq!((rounds, public(&state).ending), (8, Some(Ending::Deck)));
}

/// RULES 5.2
#[test]
fn the_deck_alone_may_end_it() {
    let (rounds, state) = rounds_to_the_end(begin(Config::new(4).ending(End::Deck)), for_player(Seat(1)));
    assert!(points(&state)[1] > 30);
    assert_eq!((rounds, public(&state).ending), (15, Some(Ending::Deck)));
}

/// RULES 5.3
#[test]
fn a_number_of_rounds_may_end_it() {
    let (rounds, state) = rounds_to_the_end(begin(Config::new(4).ending(End::Rounds(3))), all_right);
    assert_eq!((rounds, public(&state).ending), (3, Some(Ending::Rounds)));
    assert_eq!(public(&state).rounds, 3);
}

/// RULES 5.4
#[test]
fn the_round_in_play_is_finished() {
    let mut state = table(4);
    while points(&state)[1] < 25 || public(&state).teller == Seat(1) {
        round(&mut state, for_player(Seat(1)));
    }
    tell_first(&mut state);
    give_first(&mut state);
    let votes = for_player(Seat(1))(&state);
    vote_all(&mut state, &votes);
    assert!(points(&state)[1] >= 30);
    assert_eq!(phase(&state), Phase::Reveal, "the storyteller may still say why");
    let teller = public(&state).teller;
    act(&mut state, teller, go_on());
    assert_eq!(phase(&state), Phase::Over);
    assert!(Seat::all(4).all(|seat| hand(&state, seat).len() == 6), "all have drawn");
}

/// RULES 5.5
#[test]
fn the_deck_lasts_for_13_15_11_and_8_rounds() {
    for (seats, most) in [(3, 13), (4, 15), (5, 11), (6, 8)] {
        assert_eq!(most_rounds(seats), most);
        let (rounds, state) = rounds_to_the_end(begin(Config::new(seats).ending(End::Deck)), all_right);
        assert_eq!(rounds, most, "{seats} players");
        assert_eq!(public(&state).deck, 0);
    }
}

/// RULES 5.5: in the last round the deck gives out for three and five players, and comes out even for four and six.
#[test]
fn the_last_refill_takes_the_last_card_or_cannot_be_completed() {
    for (seats, even) in [(3, false), (4, true), (5, false), (6, true)] {
        let (_, state) = rounds_to_the_end(begin(Config::new(seats).ending(End::Deck)), all_right);
        let full = public(&state).players.values().all(|player| player.held == storyteller::hand_size(seats));
        assert_eq!(full, even, "{seats} players");
    }
}

/// RULES 5.5
#[test]
fn an_agreed_number_of_rounds_is_capped() {
    for (seats, most) in [(3, 13), (6, 8)] {
        let state = begin(Config::new(seats).ending(End::Rounds(99)));
        assert_eq!(public(&state).rounds, most);
        let (rounds, state) = rounds_to_the_end(state, all_right);
        assert_eq!((rounds, public(&state).ending), (most, Some(Ending::Deck)));
    }
}

/// RULES 5.6
#[test]
fn most_points_win_and_ties_share() {
    let mut state = begin(Config::new(4).ending(End::Rounds(1)));
    round(&mut state, all_right);
    assert_eq!(points(&state), [0, 2, 2, 2]);
    let places = |places: [u8; 4]| Some(Outcome::Ranking(places.into_iter().collect()));
    assert_eq!(Storyteller::outcome(&state), places([4, 1, 1, 1]));
    let mut state = begin(Config::new(4).ending(End::Rounds(1)));
    round(&mut state, for_the_left);
    assert_eq!(points(&state), [3, 5, 0, 0]);
    assert_eq!(Storyteller::outcome(&state), places([2, 1, 3, 3]));
    assert_eq!(public(&state).teller, ANN, "nobody tells after the end");
}
