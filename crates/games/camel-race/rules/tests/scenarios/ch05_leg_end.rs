//! RULES 5: the end of a leg. The last die brings the blue camel one space on, to the rear of all.

use camel_race::{Camel, CamelSet, Command, Event, Scenario, Space};
use tabletop::Seat;

use Camel::{Blue, Green, Lilac, Red, Yellow};

use crate::table::{ANN, BEN, CEM, act, begin, dice, oasis, public, purses, scenario, track, winner};

/// How it stands when the last die is out: first to last.
const RANKING: [Camel; 5] = [Lilac, Red, Yellow, Green, Blue];

/// Three players before the last roll of a leg, which is Ann's; Cem holds the four pyramid tickets.
fn last_roll() -> Scenario {
    scenario(3, "2:B 4:G 6:YR 9:P dice B").next_dice(&dice([(Blue, 1)]))
}

/// Only what is paid out.
fn payout(events: &[Event]) -> Vec<Event> {
    let paid = |event: &&Event| {
        matches!(
            event,
            Event::LegTicketScored { .. } | Event::PyramidTicketsScored { .. } | Event::LegPaid { .. }
        )
    };
    events.iter().filter(paid).cloned().collect()
}

fn scored(seat: Seat, camel: Camel, value: u8, place: u8, coins: i16) -> Event {
    Event::LegTicketScored { seat, camel, value, place, coins }
}

/// RULES 5.1: value, 1, or -1; and 1 for each pyramid ticket.
#[test]
fn each_ticket_pays_by_the_place_of_its_camel() {
    let tickets =
        [(ANN, Lilac), (BEN, Lilac), (BEN, Red), (CEM, Yellow), (CEM, Green), (CEM, Blue), (ANN, Lilac)];
    let position = last_roll().leg_tickets(&tickets).pyramid_tickets(&[(ANN, 1), (BEN, 3)]);
    let mut state = begin(&position);
    let events = act(&mut state, ANN, Command::Roll);
    assert!(events.contains(&Event::LegEnded { leg: 1, ranking: RANKING }));
    let expected = [
        scored(ANN, Lilac, 5, 1, 5),
        scored(ANN, Lilac, 2, 1, 2),
        Event::PyramidTicketsScored { seat: ANN, tickets: 2 },
        Event::LegPaid { seat: ANN, net: 9, purse: 12 },
        scored(BEN, Lilac, 3, 1, 3),
        scored(BEN, Red, 5, 2, 1),
        Event::PyramidTicketsScored { seat: BEN, tickets: 3 },
        Event::LegPaid { seat: BEN, net: 7, purse: 10 },
        scored(CEM, Yellow, 5, 3, -1),
        scored(CEM, Green, 5, 4, -1),
        scored(CEM, Blue, 5, 5, -1),
        Event::LegPaid { seat: CEM, net: -3, purse: 0 },
    ];
    assert_eq!(payout(&events), expected);
    assert_eq!(purses(&state), [12, 10, 0]);
}

/// RULES 5.1: a second place is worth 1 whatever the ticket's value.
#[test]
fn a_second_place_pays_1() {
    let mut state = begin(&last_roll().leg_tickets(&[(BEN, Red), (BEN, Red), (BEN, Red)]));
    act(&mut state, ANN, Command::Roll);
    assert_eq!(purses(&state)[1], 3 + 3);
}

/// RULES 5.1: the fifth die ends the leg, no other one.
#[test]
fn a_leg_goes_on_until_the_fifth_die() {
    let position = scenario(3, "2:B 4:G 6:YR 9:P dice BG")
        .next_dice(&dice([(Green, 1), (Blue, 1)]))
        .leg_tickets(&[(ANN, Lilac)]);
    let mut state = begin(&position);
    assert_eq!(payout(&act(&mut state, ANN, Command::Roll)), []);
    assert_eq!((public(&state).leg, purses(&state)), (1, vec![3, 3, 3]));
    assert_ne!(payout(&act(&mut state, BEN, Command::Roll)), []);
    assert_eq!(public(&state).leg, 2);
}

/// RULES 5.2: an empty purse with tickets of -1, -1 and +5 gains 3.
#[test]
fn a_leg_is_added_up_before_it_touches_the_purse() {
    let position = last_roll().purses(&[(BEN, 0)]).leg_tickets(&[(BEN, Yellow), (BEN, Blue), (BEN, Lilac)]);
    let mut state = begin(&position);
    let events = act(&mut state, ANN, Command::Roll);
    assert!(events.contains(&Event::LegPaid { seat: BEN, net: 3, purse: 3 }));
    assert_eq!(purses(&state)[1], 3);
    assert_eq!(public(&state).players[BEN].account.forgiven, 0);
}

/// RULES 5.2: pyramid tickets are a part of the sum.
#[test]
fn a_pyramid_ticket_makes_good_for_a_wrong_leg_ticket() {
    let position = last_roll()
        .purses(&[(BEN, 0)])
        .leg_tickets(&[(BEN, Yellow), (BEN, Blue)])
        .pyramid_tickets(&[(BEN, 1), (CEM, 3)]);
    let mut state = begin(&position);
    let events = act(&mut state, ANN, Command::Roll);
    assert!(events.contains(&Event::LegPaid { seat: BEN, net: -1, purse: 0 }));
}

/// RULES 5.2: no purse falls below 0.
#[test]
fn what_a_player_cannot_pay_is_forgiven() {
    let position = last_roll().purses(&[(BEN, 1)]).leg_tickets(&[(BEN, Yellow), (BEN, Green), (BEN, Blue)]);
    let mut state = begin(&position);
    let events = act(&mut state, ANN, Command::Roll);
    assert!(events.contains(&Event::LegPaid { seat: BEN, net: -3, purse: 0 }));
    let player = public(&state).players[BEN].clone();
    assert_eq!((player.purse, player.account.forgiven), (0, 2));
    assert_eq!(player.account.sum(), 0, "the lines of an account add up to the purse");
}

/// RULES 5.3: tickets, dice and tiles.
#[test]
fn what_belongs_to_the_leg_goes_back() {
    let position = scenario(3, "2:B 4:G 6:YR 9:P dice B tiles 8+@1,11-@3")
        .next_dice(&dice([(Blue, 1)]))
        .leg_tickets(&[(ANN, Lilac), (CEM, Lilac)])
        .cards(&[(BEN, Red, camel_race::Pile::Winner)]);
    let mut state = begin(&position);
    let events = act(&mut state, ANN, Command::Roll);
    assert_eq!(events[events.len() - 2], Event::LegStarted { leg: 2 });
    let view = public(&state);
    assert_eq!((view.leg, view.pyramid, view.rolled.len()), (2, CamelSet::ALL, 0));
    assert!(view.tickets.values().all(|left| *left == 3));
    assert!(view.players.values().all(|player| player.leg_tickets.is_empty() && player.pyramid_tickets == 0));
    assert_eq!(track(&state), "3:B 4:G 6:YR 9:P", "the camels stay, the tiles are gone");
    assert_eq!(view.winner_pile, [BEN], "race cards stay");
    act(&mut state, BEN, Command::Roll);
    act(&mut state, CEM, winner(Red));
    let events = act(&mut state, ANN, oasis(16));
    let from_the_hand =
        |event: &Event| matches!(event, Event::DesertTilePlaced { space: Space(16), from: None, .. });
    assert!(from_the_hand(&events[0]), "{events:?}");
}

/// RULES 5.3: left of the last roller, not of whoever began the leg before.
#[test]
fn the_player_on_the_left_of_the_last_roller_begins_the_next_leg() {
    for (roller, next) in [(ANN, BEN), (BEN, CEM), (CEM, ANN)] {
        let mut state = begin(&last_roll().turn(roller));
        let events = act(&mut state, roller, Command::Roll);
        assert_eq!(events.last(), Some(&Event::TurnBegan { seat: next }));
        assert_eq!((public(&state).turn, public(&state).leg), (next, 2));
    }
}
