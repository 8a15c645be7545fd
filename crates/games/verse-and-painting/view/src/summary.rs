//! What a round of the competition came to: who understood whose painting.

use table::{SeatSum, Summary};
use tabletop::{BySeat, Message, Seat, SeatSet, Speak, Value};
use verse_and_painting::{Event, LineId};

/// A painting that was scored.
struct Scored {
    painter: Seat,
    right: SeatSet,
    each: u8,
    own: u8,
}

/// Told before the next round begins, and before the end. `before`: the beats before, latest first.
pub fn of_round(event: &Event, before: &mut dyn Iterator<Item = Event>) -> Option<Summary> {
    if !matches!(event, Event::RoundBegan { .. } | Event::MatchEnded { .. }) {
        return None;
    }
    let mut scored: Vec<Scored> = Vec::new();
    let mut truth: Option<BySeat<LineId>> = None;
    for event in before {
        match event {
            Event::PaintingScored { painter, right, each, own } => {
                scored.insert(0, Scored { painter, right, each, own });
            }
            Event::TruthShown { lines } if !scored.is_empty() => truth = Some(lines),
            Event::RoundBegan { round, .. } => return truth.map(|lines| told(round, &lines, &scored)),
            _ if scored.is_empty() => return None,
            _ => {}
        }
    }
    None
}

fn told(round: u8, lines: &BySeat<LineId>, scored: &[Scored]) -> Summary {
    let accounts = Seat::all(lines.seats()).map(|seat| account(seat, lines, scored));
    let painted: Value = lines.iter().map(|(seat, line)| truth(seat, *line)).collect();
    Summary {
        title: Message::new("summary-title").with("round", round),
        order_title: Message::new("summary-order-title"),
        order: Vec::new(),
        accounts: accounts.collect(),
        log: Message::new("summary-log").with("round", round).with("lines", painted),
    }
}

fn truth(seat: Seat, line: LineId) -> Message {
    Message::new("truth").with("seat", seat).with("line", line.message())
}

fn account(seat: Seat, lines: &BySeat<LineId>, scored: &[Scored]) -> SeatSum {
    let mut sums: Vec<(Message, i32)> = Vec::new();
    for one in scored {
        if one.painter == seat {
            sums.push((Message::new("summary-own"), i32::from(one.own)));
        }
        if one.right.contains(seat) {
            let understood = Message::new("summary-understood").with("seat", one.painter);
            sums.push((understood, i32::from(one.each)));
        }
    }
    let total = sums.iter().map(|(_, points)| points).sum();
    let has = Message::new("summary-painted").with("line", lines[seat].message());
    SeatSum { seat, lines: sums, total, has }
}

#[cfg(test)]
mod tests {
    use super::*;
    use verse_and_painting::ThemeId;

    /// RULES 4.6: one alone who is right gets 2 points, the painter 1.
    #[test]
    fn each_player_is_told_what_for_and_how_much() {
        let lines = BySeat::new(3, |seat| LineId { theme: ThemeId(0), number: seat.0 });
        let scored = |painter, right, each, own| Event::PaintingScored { painter, right, each, own };
        let before = [
            Event::RoundBegan { round: 2, starter: Seat(0), theme: Some(ThemeId(0)) },
            Event::TruthShown { lines },
            scored(Seat(0), SeatSet::only(Seat(1)), 2, 1),
            scored(Seat(1), SeatSet::EMPTY, 0, 0),
            scored(Seat(2), SeatSet::EMPTY, 0, 0),
        ];
        let next = Event::RoundBegan { round: 3, starter: Seat(1), theme: Some(ThemeId(1)) };
        let summary = of_round(&next, &mut before.into_iter().rev()).expect("a round is over");
        let totals: Vec<i32> = summary.accounts.iter().map(|sum| sum.total).collect();
        assert_eq!(totals, [1, 2, 0]);
    }

    #[test]
    fn nothing_is_told_before_the_first_round() {
        let first = Event::RoundBegan { round: 1, starter: Seat(0), theme: Some(ThemeId(0)) };
        let began = Event::Began { mode: verse_and_painting::Mode::Competition, first: Seat(0) };
        assert_eq!(of_round(&first, &mut [began].into_iter()), None);
    }
}
