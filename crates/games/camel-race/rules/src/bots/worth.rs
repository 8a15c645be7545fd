//! What things are worth in coins, given exact odds.

use crate::payout::{card_coins, ticket_coins};
use crate::{Camel, LegOdds, LegTicket, Pile, RaceOdds, View};

/// The expected coins of a leg ticket.
pub(super) fn ticket(odds: &LegOdds, ticket: LegTicket) -> f64 {
    let ranks = odds.rank[ticket.camel];
    let coins = (1..).map(|place| f64::from(ticket_coins(ticket.value, place)));
    ranks.iter().zip(coins).map(|(chance, coins)| chance * coins).sum()
}

/// The best leg ticket that can be had, with its expected coins.
pub(super) fn best_ticket(odds: &LegOdds, top: impl Fn(Camel) -> Option<u8>) -> Option<(Camel, f64)> {
    Camel::ALL
        .into_iter()
        .filter_map(|camel| Some((camel, ticket(odds, LegTicket { camel, value: top(camel)? }))))
        .reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// How likely it is that another player's race card names the camel that will take the place, if it does: people lay
/// cards on favourites.
const LIKE_MINDED: f64 = 0.45;

/// The expected coins of a race card laid now.
///
/// Cards that lie there already and name the same camel are paid before it; the viewer's own cannot.
pub(super) fn race_card(view: &View, race: &RaceOdds, camel: Camel, pile: Pile) -> f64 {
    let right = match pile {
        Pile::Winner => race.win[camel],
        Pile::Loser => race.lose[camel],
    };
    let others = view.pile(pile).iter().filter(|owner| Some(**owner) != view.viewer).count();
    right * expected_card_coins(others) - (1.0 - right)
}

/// What a correct card earns on average behind so many cards of others.
fn expected_card_coins(others: usize) -> f64 {
    // `chances[k]`: that k of the cards so far are correct as well.
    let mut chances = vec![1.0];
    for _ in 0..others {
        let mut next = vec![0.0; chances.len() + 1];
        for (correct, chance) in chances.iter().enumerate() {
            next[correct] += chance * (1.0 - LIKE_MINDED);
            next[correct + 1] += chance * LIKE_MINDED;
        }
        chances = next;
    }
    chances.iter().enumerate().map(|(correct, chance)| chance * f64::from(card_coins(correct))).sum()
}
