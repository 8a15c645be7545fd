//! Coins at the end of a leg and of the race (RULES 5 and 6).

use crate::state::State;
use crate::{Camel, Event, Pile};

/// What correct race cards earn, oldest first; every later one earns the last of these (RULES 6.2).
pub const CARD_COINS: [u8; 5] = [8, 5, 3, 2, 1];

/// What a leg ticket of this value is worth when its camel takes this place, from 1 (RULES 5.1).
#[must_use]
pub fn ticket_coins(value: u8, place: u8) -> i16 {
    match place {
        1 => i16::from(value),
        2 => 1,
        _ => -1,
    }
}

/// What a race card earns after so many correct ones (RULES 6.2).
#[must_use]
pub fn card_coins(correct_before: usize) -> u8 {
    CARD_COINS[correct_before.min(CARD_COINS.len() - 1)]
}

/// RULES 5.1 and 5.2
pub(crate) fn pay_leg(state: &mut State, events: &mut Vec<Event>) {
    let ranking = state.track.ranking();
    let place =
        |camel: Camel| (1..=5).zip(ranking).find(|(_, at)| *at == camel).map_or(5, |(place, _)| place);
    events.push(Event::LegEnded { leg: state.leg, ranking });
    for (seat, player) in state.players.iter_mut() {
        let mut net = 0;
        for ticket in &player.leg_tickets {
            let (camel, value, place) = (ticket.camel, ticket.value, place(ticket.camel));
            let coins = ticket_coins(value, place);
            net += coins;
            player.account.leg_tickets += i32::from(coins);
            events.push(Event::LegTicketScored { seat, camel, value, place, coins });
        }
        let tickets = player.pyramid_tickets;
        if tickets > 0 {
            net += i16::from(tickets);
            player.account.pyramid_tickets += i32::from(tickets);
            events.push(Event::PyramidTicketsScored { seat, tickets });
        }
        if tickets > 0 || !player.leg_tickets.is_empty() {
            player.account.forgiven += settle(&mut player.purse, net);
            events.push(Event::LegPaid { seat, net, purse: player.purse });
        }
    }
}

/// RULES 6.2 and 6.3
pub(crate) fn pay_race(state: &mut State, events: &mut Vec<Event>) {
    let ranking = state.track.ranking();
    events.push(Event::RaceEnded { ranking });
    for (pile, right) in [(Pile::Winner, ranking[0]), (Pile::Loser, ranking[Camel::COUNT - 1])] {
        let mut correct = 0;
        for card in state.pile(pile).clone() {
            let (seat, camel) = (card.seat, card.camel);
            let coins = if camel == right { i16::from(card_coins(correct)) } else { -1 };
            correct += usize::from(camel == right);
            let player = &mut state.players[seat];
            let source = match pile {
                Pile::Winner => &mut player.account.winner_cards,
                Pile::Loser => &mut player.account.loser_cards,
            };
            *source += i32::from(coins);
            player.account.forgiven += settle(&mut player.purse, coins);
            events.push(Event::RaceCardScored { seat, pile, camel, coins, purse: player.purse });
        }
    }
    state.over = true;
    events.push(Event::MatchEnded);
}

/// Adds to a purse, which never falls below 0; returns what was forgiven (RULES 5.2, 6.3).
fn settle(purse: &mut u16, coins: i16) -> i32 {
    let after = i32::from(*purse) + i32::from(coins);
    *purse = u16::try_from(after.max(0)).unwrap_or(u16::MAX);
    (-after).max(0)
}
