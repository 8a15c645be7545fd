//! What a leg came to: the camels in order, and for each player what tickets brought.

use camel_race::Event;
use table::{SeatSum, Summary};
use tabletop::{Message, Seat, Speak, Value};

use crate::sprite_names as names;

/// Told before the next leg begins, and before the race cards are turned up. `before`: the beats before, latest first.
pub(crate) fn of_leg(event: &Event, before: &mut dyn Iterator<Item = Event>) -> Option<Summary> {
    if !matches!(event, Event::LegStarted { .. } | Event::RaceEnded { .. }) {
        return None;
    }
    let mut accounts: Vec<SeatSum> = Vec::new();
    for event in before {
        match event {
            Event::LegPaid { seat, net, purse } => {
                let has = Message::new("summary-purse").with("purse", purse);
                accounts.insert(0, SeatSum { seat, lines: Vec::new(), total: i32::from(net), has });
            }
            Event::PyramidTicketsScored { seat, tickets } => {
                let what = Message::new("summary-pyramid-tickets").with("tickets", tickets);
                line(&mut accounts, seat, what, i32::from(tickets));
            }
            Event::LegTicketScored { seat, camel, value, place, coins } => {
                let what = Message::new("summary-leg-ticket")
                    .with("camel", camel.message())
                    .with("value", value)
                    .with("place", place);
                line(&mut accounts, seat, what, i32::from(coins));
            }
            Event::LegEnded { leg, ranking } => {
                let camels: Value = ranking.iter().map(Speak::message).collect();
                return Some(Summary {
                    title: Message::new("summary-title").with("leg", leg),
                    order_title: Message::new("summary-order-title"),
                    order: ranking.iter().map(|camel| (names::camel(*camel), camel.message())).collect(),
                    accounts,
                    log: Message::new("summary-log").with("leg", leg).with("camels", camels),
                });
            }
            _ => return None,
        }
    }
    None
}

/// What was told later stands below.
fn line(accounts: &mut [SeatSum], seat: Seat, what: Message, coins: i32) {
    if let Some(account) = accounts.iter_mut().find(|account| account.seat == seat) {
        account.lines.insert(0, (what, coins));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use camel_race::Camel;

    const RANKING: [Camel; Camel::COUNT] =
        [Camel::Red, Camel::Blue, Camel::Green, Camel::Lilac, Camel::Yellow];

    /// RULES 5.1: first place its value, second 1, others −1; a pyramid ticket 1.
    fn leg() -> Vec<Event> {
        let ticket = |seat, camel, value, place, coins| Event::LegTicketScored {
            seat: Seat(seat),
            camel,
            value,
            place,
            coins,
        };
        vec![
            Event::LegEnded { leg: 2, ranking: RANKING },
            ticket(0, Camel::Red, 5, 1, 5),
            ticket(0, Camel::Blue, 3, 2, 1),
            Event::PyramidTicketsScored { seat: Seat(0), tickets: 2 },
            Event::LegPaid { seat: Seat(0), net: 8, purse: 11 },
            ticket(2, Camel::Green, 2, 3, -1),
            Event::LegPaid { seat: Seat(2), net: -1, purse: 2 },
        ]
    }

    fn told(event: &Event) -> Option<Summary> {
        of_leg(event, &mut leg().into_iter().rev())
    }

    #[test]
    fn each_player_is_told_what_for_and_how_much() {
        let summary = told(&Event::LegStarted { leg: 3 }).expect("a leg is over");
        let sums: Vec<(u8, i32, Vec<i32>)> = summary
            .accounts
            .iter()
            .map(|sum| (sum.seat.0, sum.total, sum.lines.iter().map(|(_, coins)| *coins).collect()))
            .collect();
        assert_eq!(sums, [(0, 8, vec![5, 1, 2]), (2, -1, vec![-1])]);
        assert_eq!(summary.order.len(), Camel::COUNT);
        assert_eq!(summary.order[0].0, "camel-red");
    }

    #[test]
    fn it_is_told_between_legs_and_before_the_race_cards_only() {
        assert!(told(&Event::RaceEnded { ranking: RANKING }).is_some());
        assert!(told(&Event::TurnBegan { seat: Seat(1) }).is_none());
        assert!(of_leg(&Event::LegStarted { leg: 1 }, &mut core::iter::empty()).is_none(), "nothing is over");
    }
}
