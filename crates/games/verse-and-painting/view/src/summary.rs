//! What a round came to: who painted what, and what that brought, in points or hearts.

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

/// What has been told of a round.
#[derive(Default)]
struct Told {
    scored: Vec<Scored>,
    truth: Option<BySeat<LineId>>,
    removed: Vec<(Seat, LineId)>,
    wrong: Option<Vec<LineId>>,
    lifted: Vec<(Seat, LineId, bool)>,
    hearts: Option<u8>,
}

/// Told before the next round begins, and before the end. `before`: the beats before, latest first.
pub fn of_round(event: &Event, before: &mut dyn Iterator<Item = Event>) -> Option<Summary> {
    if !matches!(event, Event::RoundBegan { .. } | Event::MatchEnded { .. }) {
        return None;
    }
    let mut told = Told::default();
    for event in before {
        match event {
            Event::PaintingScored { painter, right, each, own } => {
                told.scored.insert(0, Scored { painter, right, each, own });
            }
            Event::TruthShown { lines } => told.truth = Some(lines),
            Event::LineRemoved { seat, line } => told.removed.insert(0, (seat, line)),
            Event::RemovalsChecked { wrong, hearts, .. } => {
                told.wrong = Some(wrong);
                told.hearts = Some(hearts);
            }
            Event::MaskLifted { seat, line, found, .. } => told.lifted.push((seat, line, found)),
            Event::RecitalJudged { hearts, .. } | Event::HeartLost { hearts, .. } => {
                told.hearts.get_or_insert(hearts);
            }
            Event::RoundBegan { round, .. } => return told.summary(round),
            _ => {}
        }
    }
    None
}

impl Told {
    fn summary(mut self, round: u8) -> Option<Summary> {
        let lines = match self.truth.take() {
            Some(lines) => lines.iter().map(|(seat, line)| (seat, *line)).collect::<Vec<_>>(),
            None => {
                self.lifted.sort_by_key(|(seat, ..)| *seat);
                self.lifted.iter().map(|(seat, line, _)| (*seat, *line)).collect()
            }
        };
        if lines.is_empty() {
            return None;
        }
        let painted: Value = lines.iter().map(|(seat, line)| truth(*seat, *line)).collect();
        Some(Summary {
            title: Message::new("summary-title").with("round", round),
            order_title: match self.hearts.filter(|_| self.scored.is_empty()) {
                Some(hearts) => Message::new("summary-hearts").with("hearts", hearts),
                None => Message::new("summary-order-title"),
            },
            order: Vec::new(),
            accounts: lines.iter().map(|(seat, line)| self.account(*seat, *line)).collect(),
            log: Message::new("summary-log").with("round", round).with("lines", painted),
        })
    }

    fn account(&self, seat: Seat, line: LineId) -> SeatSum {
        let points = self.scored.iter().flat_map(|one| points(one, seat));
        let removed = self.removed.iter().filter(|(by, _)| *by == seat);
        let removals = removed.map(|(_, line)| {
            let wrong = self.wrong.as_ref().is_some_and(|wrong| wrong.contains(line));
            (Message::new("summary-removed").with("line", line.message()), -i32::from(wrong))
        });
        let lifted = self.lifted.iter().filter(|(painter, ..)| *painter == seat);
        let masks = lifted.map(|(.., found)| {
            let id = if *found { "summary-found" } else { "summary-missed" };
            (Message::new(id), -i32::from(!found))
        });
        let lines = points.chain(removals).chain(masks).collect::<Vec<_>>();
        let total = lines.iter().map(|(_, points)| points).sum();
        let has = Message::new("summary-painted").with("line", line.message());
        SeatSum { seat, lines, total, has }
    }
}

fn truth(seat: Seat, line: LineId) -> Message {
    Message::new("truth").with("seat", seat).with("line", line.message())
}

/// What one painting brought a player.
fn points(one: &Scored, seat: Seat) -> impl Iterator<Item = (Message, i32)> {
    let own = (one.painter == seat).then(|| (Message::new("summary-own"), i32::from(one.own)));
    let understood = one
        .right
        .contains(seat)
        .then(|| (Message::new("summary-understood").with("seat", one.painter), i32::from(one.each)));
    own.into_iter().chain(understood)
}

#[cfg(test)]
mod tests {
    use super::*;
    use verse_and_painting::{Mode, ThemeId};

    fn line(number: u8) -> LineId {
        LineId { theme: ThemeId(0), number }
    }

    fn round(round: u8) -> Event {
        Event::RoundBegan { round, starter: Seat(0), theme: Some(ThemeId(0)) }
    }

    fn totals(before: Vec<Event>) -> Vec<i32> {
        let summary = of_round(&round(3), &mut before.into_iter().rev()).expect("a round is over");
        summary.accounts.iter().map(|sum| sum.total).collect()
    }

    /// RULES 4.6: one alone who is right gets 2 points, the painter 1.
    #[test]
    fn each_player_is_told_what_for_and_how_much() {
        let scored = |painter, right, each, own| Event::PaintingScored { painter, right, each, own };
        let told = totals(vec![
            round(2),
            Event::TruthShown { lines: BySeat::new(3, |seat| line(seat.0)) },
            scored(Seat(0), SeatSet::only(Seat(1)), 2, 1),
            scored(Seat(1), SeatSet::EMPTY, 0, 0),
            scored(Seat(2), SeatSet::EMPTY, 0, 0),
        ]);
        assert_eq!(told, [1, 2, 0]);
    }

    /// RULES 5.6: each removed line that somebody painted costs a heart.
    #[test]
    fn who_removed_a_painted_line_is_told_together_with_the_heart() {
        let told = totals(vec![
            round(2),
            Event::LineRemoved { seat: Seat(0), line: line(7) },
            Event::LineRemoved { seat: Seat(1), line: line(2) },
            Event::TruthShown { lines: BySeat::new(3, |seat| line(seat.0)) },
            Event::RemovalsChecked { wrong: vec![line(2)], lost: 1, hearts: 3 },
        ]);
        assert_eq!(told, [0, -1, 0]);
    }

    #[test]
    fn nothing_is_told_before_the_first_round() {
        let began = Event::Began { mode: Mode::Competition, first: Seat(0) };
        assert_eq!(of_round(&round(1), &mut [began].into_iter()), None);
    }
}
