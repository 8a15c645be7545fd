//! What a round came to: its cards by their numbers, and for each player what it brought.

use storyteller::{Event, Gain};
use table::{SeatSum, Summary};
use tabletop::{Message, Speak, Value};

use crate::names;

/// Told before the cards leave the table. `before`: the beats before, latest first.
pub fn of_round(event: &Event, before: &mut dyn Iterator<Item = Event>) -> Option<Summary> {
    if !matches!(event, Event::CardsLeft { .. }) {
        return None;
    }
    let mut scored = None;
    let mut tale = None;
    for event in before {
        match event {
            Event::Scored { tally, points, .. } => scored = Some((tally, points)),
            Event::TaleRevealed { place, card, .. } => tale = Some((place, card)),
            Event::CardsShown { cards, .. } => {
                let ((tally, points), (place, card)) = (scored?, tale?);
                let sum = |(seat, gain): (tabletop::Seat, &Gain)| SeatSum {
                    seat,
                    lines: lines(gain),
                    total: i32::from(gain.points()),
                    has: Message::new("score-total").with("points", points[seat]),
                };
                let titles: Value = cards.iter().map(Speak::message).collect();
                return Some(Summary {
                    title: Message::new("summary-title").with("card", card.message()).with("number", place),
                    order_title: Message::new("summary-order-title"),
                    order: cards.iter().map(|card| (names::sprite(*card), card.message())).collect(),
                    accounts: tally.gains.iter().map(sum).collect(),
                    log: Message::new("summary-log").with("cards", titles),
                });
            }
            _ => {}
        }
    }
    None
}

/// What for, and how much.
fn lines(gain: &Gain) -> Vec<(Message, i32)> {
    let all = [
        ("score-told", gain.told),
        ("score-guessed", gain.guessed),
        ("score-shared", gain.shared),
        ("score-fooled", gain.fooled),
    ];
    let some = all.into_iter().filter(|(_, points)| *points > 0);
    some.map(|(id, points)| (Message::new(id), i32::from(points))).collect()
}
