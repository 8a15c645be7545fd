//! RULES 6: the end of the race. The lilac camel crosses the line from space 16, the blue one is last.

use camel_race::{Camel, CamelRace, Command, Event, Pile, Scenario, State};
use tabletop::{Game, Outcome, Seat};

use Camel::{Blue, Green, Lilac, Red, Yellow};
use Pile::{Loser, Winner};

use crate::table::{ANN, BEN, CEM, DOT, act, begin, dice, offers, public, purses, refused, scenario, ticket};

/// Players before the last roll of the race, in the middle of a leg.
fn finish(seats: u8) -> Scenario {
    scenario(seats, "5:BG 7:Y 14:R 16:P").next_dice(&dice([(Lilac, 1)]))
}

/// How it stands at the end: first to last.
const RANKING: [Camel; 5] = [Lilac, Red, Yellow, Green, Blue];

/// What the cards earned in the order in which they were turned over.
fn cards(events: &[Event]) -> Vec<(Pile, Seat, i16, u16)> {
    let paid = events.iter().filter_map(|event| match event {
        Event::RaceCardScored { seat, pile, coins, purse, .. } => Some((*pile, *seat, *coins, *purse)),
        _ => None,
    });
    paid.collect()
}

fn outcome(state: &State) -> Vec<u8> {
    match CamelRace::outcome(state) {
        Some(Outcome::Ranking(places)) => places.values().copied().collect(),
        other => panic!("{other:?} is no ranking"),
    }
}

/// RULES 6.1: in the middle of a leg, with one ordinary leg payout.
#[test]
fn the_race_ends_at_once_and_the_leg_is_paid() {
    let position = scenario(2, "5:BG 7:Y 14:R 16:P dice BGP").next_dice(&dice([(Lilac, 3)]));
    let tickets = [(ANN, Lilac), (BEN, Red), (BEN, Blue)];
    let mut state = begin(&position.leg_tickets(&tickets).pyramid_tickets(&[(BEN, 2)]).leg(4));
    let events = act(&mut state, ANN, Command::Roll);
    let expected = [
        Event::LegEnded { leg: 4, ranking: RANKING },
        Event::LegTicketScored { seat: ANN, camel: Lilac, value: 5, place: 1, coins: 5 },
        Event::PyramidTicketsScored { seat: ANN, tickets: 1 },
        Event::LegPaid { seat: ANN, net: 6, purse: 9 },
        Event::LegTicketScored { seat: BEN, camel: Red, value: 5, place: 2, coins: 1 },
        Event::LegTicketScored { seat: BEN, camel: Blue, value: 5, place: 5, coins: -1 },
        Event::PyramidTicketsScored { seat: BEN, tickets: 2 },
        Event::LegPaid { seat: BEN, net: 2, purse: 5 },
        Event::RaceEnded { ranking: RANKING },
        Event::MatchEnded,
    ];
    assert_eq!(events[3..], expected, "after ticket, die and move; no new leg, no turn");
    assert!(offers(&state, ANN).is_empty() && offers(&state, BEN).is_empty());
    assert!(CamelRace::to_act(&state).seats.is_empty());
}

/// RULES 6.1: with the fifth die too there is one payout, and no new leg.
#[test]
fn a_race_that_ends_with_the_leg_is_paid_once() {
    let position = scenario(2, "5:BG 7:Y 14:R 16:P dice P").next_dice(&dice([(Lilac, 1)]));
    let mut state = begin(&position.leg_tickets(&[(ANN, Lilac)]));
    let events = act(&mut state, ANN, Command::Roll);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::LegEnded { .. })).count(), 1);
    assert!(!events.iter().any(|event| matches!(event, Event::LegStarted { .. })));
    assert_eq!(purses(&state), [3 + 5 + 1, 3 + 4]);
}

/// RULES 6.1: an oasis on 16 pays its owner before the payout, and the top of the unit is first.
#[test]
fn a_unit_crosses_as_it_stands() {
    let position = scenario(2, "5:BG 7:Y 15:PR tiles 16+@2").next_dice(&dice([(Lilac, 1)]));
    let mut state = begin(&position.leg_tickets(&[(ANN, Red), (BEN, Lilac)]).cards(&[(ANN, Red, Winner)]));
    let events = act(&mut state, ANN, Command::Roll);
    assert!(matches!(events[3], Event::DesertTilePaid { seat: BEN, .. }));
    assert!(events.contains(&Event::RaceEnded { ranking: [Red, Lilac, Yellow, Green, Blue] }));
    assert_eq!(purses(&state), [3 + 5 + 1 + 8, 3 + 1 + 1]);
}

/// RULES 6.2: 8, 5, 3, 2, 1, 1 from the oldest card on, and a wrong one uses up no place.
#[test]
fn correct_cards_earn_by_their_age() {
    let laid = [0, 2, 1, 3, 4, 7, 5, 6].map(|seat| {
        let seat = Seat(seat);
        (seat, if seat == BEN || seat == Seat(7) { Red } else { Lilac }, Winner)
    });
    let mut state = begin(&finish(8).cards(&laid));
    let events = act(&mut state, ANN, Command::Roll);
    let paid: Vec<_> = cards(&events).into_iter().map(|(_, seat, coins, _)| (seat.0, coins)).collect();
    assert_eq!(paid, [(0, 8), (2, 5), (1, -1), (3, 3), (4, 2), (7, -1), (5, 1), (6, 1)]);
}

/// RULES 6.2: first the winner pile, then the loser pile, which begins with 8 again.
#[test]
fn the_loser_pile_comes_second() {
    let laid = [(BEN, Blue, Loser), (ANN, Lilac, Winner), (CEM, Blue, Loser), (CEM, Lilac, Winner)];
    let mut state = begin(&finish(3).cards(&laid));
    let events = act(&mut state, ANN, Command::Roll);
    let expected =
        [(Winner, ANN, 8, 4 + 8), (Winner, CEM, 5, 3 + 5), (Loser, BEN, 8, 3 + 8), (Loser, CEM, 5, 8 + 5)];
    assert_eq!(cards(&events), expected);
    assert_eq!(purses(&state), [12, 11, 13]);
}

/// RULES 6.2: the loser is the rearmost camel, and the lowest of its stack.
#[test]
fn the_lowest_of_the_rearmost_stack_is_last() {
    let laid = [(ANN, Green, Loser), (BEN, Blue, Loser), (CEM, Lilac, Loser)];
    let mut state = begin(&finish(3).turn(CEM).cards(&laid));
    let events = act(&mut state, CEM, Command::Roll);
    assert_eq!(cards(&events), [(Loser, ANN, -1, 2), (Loser, BEN, 8, 11), (Loser, CEM, -1, 3)]);
}

/// RULES 6.2: cards that nobody laid, or only wrong ones.
#[test]
fn piles_may_be_empty_or_wrong() {
    let mut state = begin(&finish(2));
    assert_eq!(cards(&act(&mut state, ANN, Command::Roll)), []);
    let mut state = begin(&finish(2).cards(&[(BEN, Lilac, Loser), (BEN, Blue, Winner)]));
    let events = act(&mut state, ANN, Command::Roll);
    assert_eq!(cards(&events), [(Winner, BEN, -1, 2), (Loser, BEN, -1, 1)]);
}

/// RULES 6.3: an empty purse stays empty with a wrong card, and the right one after it earns all 8.
#[test]
fn the_floor_holds_card_by_card() {
    let laid = [(ANN, Red, Winner), (ANN, Green, Winner), (ANN, Blue, Loser)];
    let mut state = begin(&finish(2).turn(BEN).purses(&[(ANN, 0)]).cards(&laid));
    let events = act(&mut state, BEN, Command::Roll);
    assert_eq!(cards(&events), [(Winner, ANN, -1, 0), (Winner, ANN, -1, 0), (Loser, ANN, 8, 8)]);
    assert_eq!(public(&state).players[ANN].account.forgiven, 2);
}

/// RULES 6.3: the same cards the other way round.
#[test]
fn a_wrong_card_after_a_right_one_is_paid_from_it() {
    let laid = [(ANN, Lilac, Winner), (ANN, Green, Winner), (ANN, Red, Loser)];
    let mut state = begin(&finish(2).turn(BEN).purses(&[(ANN, 0)]).cards(&laid));
    let events = act(&mut state, BEN, Command::Roll);
    assert_eq!(cards(&events), [(Winner, ANN, 8, 8), (Winner, ANN, -1, 7), (Loser, ANN, -1, 6)]);
    assert_eq!(public(&state).players[ANN].account.forgiven, 0);
}

/// RULES 6.4
#[test]
fn most_coins_win_and_ties_share() {
    // Dot rolls, and gains 1 for her pyramid ticket.
    for (coins, places) in [
        ([10, 7, 10, 2], [1, 3, 1, 4]),
        ([1, 2, 3, 9], [4, 3, 2, 1]),
        ([5, 5, 5, 4], [1, 1, 1, 1]),
        ([0, 6, 6, 6], [4, 2, 2, 1]),
    ] {
        let purses: Vec<(Seat, u16)> = Seat::all(4).zip(coins).collect();
        let mut state = begin(&finish(4).turn(DOT).purses(&purses));
        assert_eq!(CamelRace::outcome(&state), None, "nobody has won before the end");
        act(&mut state, DOT, Command::Roll);
        assert_eq!(outcome(&state), places, "{coins:?}");
    }
    let mut state = begin(&finish(2));
    act(&mut state, ANN, Command::Roll);
    refused(&state, BEN, ticket(Blue));
}
