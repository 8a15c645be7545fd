//! Events in words.

use tabletop::{BySeat, Message, Outcome, Seat, SeatSet, Speak, Value};

use super::line_term;
use super::names::{character, masked_term, poem_term};
use crate::book::LineId;
use crate::command::{Entry, Guess};
use crate::event::Event;

impl Speak for Event {
    fn message(&self) -> Message {
        let seat_only = |id, seat: &Seat| Message::new(id).with("seat", *seat);
        let timed =
            |id, no_limit, deadline: &Option<_>| Message::new(if deadline.is_some() { id } else { no_limit });
        match self {
            Self::Began { mode, first } => seat_only("event-began", first).with("mode", mode.message()),
            Self::ThemesDrawn { themes } => Message::new("event-themes").with("themes", all(themes)),
            Self::RoundBegan { round, starter, theme: Some(theme) } => {
                seat_only("event-round-theme", starter).with("round", *round).with("theme", theme.message())
            }
            Self::RoundBegan { round, starter, theme: None } => {
                seat_only("event-round", starter).with("round", *round)
            }
            Self::LinesOpened { lines } => Message::new("event-lines-opened").with("lines", verses(lines)),
            Self::LinesLaidDown { count } => Message::new("event-lines-down").with("count", *count),
            Self::DieRolled { pips } => Message::new("event-die").with("pips", *pips),
            Self::LineDealt { seat, line: Some(line) } => {
                seat_only("event-dealt", seat).with("line", line_term(*line))
            }
            Self::LineDealt { seat, line: None } => seat_only("event-dealt-hidden", seat),
            Self::LineLaid { seat, masked } => {
                seat_only("event-laid", seat).with("line", masked_term(masked))
            }
            Self::SeatReady { seat } => seat_only("event-ready", seat),
            Self::PaintingBegan { deadline } => timed("event-painting-timed", "event-painting", deadline),
            Self::BoardKept { seat, .. } => seat_only("event-kept", seat),
            Self::Painted { seat, .. } => seat_only("event-painted", seat),
            Self::TimeCame { missing } => time_came(*missing),
            Self::PaintingsShown { .. } => Message::new("event-paintings-shown"),
            Self::LinesShuffled { lines } => {
                Message::new("event-lines-shuffled").with("lines", verses(lines))
            }
            Self::MatchingBegan { deadline } => timed("event-matching-timed", "event-matching", deadline),
            Self::Guessed { seat, guess: Some(guess) } => seat_only("event-guessed", seat)
                .with("painter", guess.painter)
                .with("line", line_term(guess.line)),
            Self::Guessed { seat, guess: None } => seat_only("event-guessed-hidden", seat),
            Self::GuessesShown { guesses } => Message::new("event-guesses").with("guesses", guessed(guesses)),
            Self::TruthShown { lines } => Message::new("event-truth").with("lines", truth(lines)),
            Self::PaintingScored { painter, right, each, own } => scored(*painter, *right, *each, *own),
            Self::TurnBegan { seat } => seat_only("event-turn", seat),
            Self::LineRemoved { seat, line } => {
                seat_only("event-removed", seat).with("line", line_term(*line))
            }
            Self::RemovalsChecked { wrong, .. } if wrong.is_empty() => Message::new("event-removals-right"),
            Self::RemovalsChecked { wrong, lost, hearts } => Message::new("event-removals-wrong")
                .with("lines", verses(wrong))
                .with("lost", *lost)
                .with("hearts", *hearts),
            Self::PaintingShown { seat, .. } => seat_only("event-painting-shown", seat),
            Self::Entered { seat, .. } => seat_only("event-entered", seat),
            Self::EntriesShown { entries, right, .. } if right.is_empty() => {
                Message::new("event-entries-wrong").with("entries", entered(entries))
            }
            Self::EntriesShown { entries, right, .. } => Message::new("event-entries-right")
                .with("entries", entered(entries))
                .with("seats", seats(*right)),
            Self::HintGiven { seat, hint: Some(hint) } => {
                seat_only("event-hint", seat).with("hint", hint.text().to_owned())
            }
            Self::HintGiven { seat, hint: None } => seat_only("event-hint-none", seat),
            Self::MaskLifted { seat, line, character: c, .. } => seat_only("event-mask-lifted", seat)
                .with("line", line_term(*line))
                .with("character", character(*c)),
            Self::HeartLost { hearts, .. } => Message::new("event-heart-lost").with("hearts", *hearts),
            Self::RecitalBegan { .. } => Message::new("event-recital"),
            Self::RecitalPassed { seat } => seat_only("event-recital-passed", seat),
            Self::Recited { seat, line, text } => seat_only("event-recited", seat)
                .with("poem", poem_term(*line))
                .with("text", text.text().to_owned()),
            Self::PoemShown { seat, line } => {
                seat_only("event-poem-shown", seat).with("poem", poem_term(*line))
            }
            Self::RecitalJudged { right: true, hearts, .. } => {
                Message::new("event-recital-right").with("hearts", *hearts)
            }
            Self::RecitalJudged { right: false, hearts, .. } => {
                Message::new("event-recital-wrong").with("hearts", *hearts)
            }
            Self::MatchEnded { outcome } => Message::new(match outcome {
                Outcome::Ranking(_) => "event-ended",
                Outcome::SharedWin => "event-won",
                Outcome::SharedLoss => "event-lost",
            }),
        }
    }
}

fn all<T: Speak>(things: &[T]) -> Value {
    things.iter().map(Speak::message).collect()
}

fn verses(lines: &[LineId]) -> Value {
    lines.iter().map(|line| line_term(*line)).collect()
}

fn seats(seats: SeatSet) -> Value {
    seats.iter().collect()
}

fn time_came(missing: SeatSet) -> Message {
    Message::new("event-time-came").with("seats", seats(missing))
}

fn guessed(guesses: &BySeat<Option<Guess>>) -> Value {
    let one = |(seat, guess): (Seat, &Option<Guess>)| match guess {
        Some(guess) => Message::new("guess")
            .with("seat", seat)
            .with("painter", guess.painter)
            .with("line", line_term(guess.line)),
        None => Message::new("guess-none").with("seat", seat),
    };
    guesses.iter().map(one).collect()
}

fn truth(lines: &BySeat<LineId>) -> Value {
    let one = |(seat, line): (Seat, &LineId)| {
        Message::new("truth").with("seat", seat).with("line", line_term(*line))
    };
    lines.iter().map(one).collect()
}

fn scored(painter: Seat, right: SeatSet, each: u8, own: u8) -> Message {
    let id = if right.is_empty() { "event-scored-none" } else { "event-scored" };
    let scored = Message::new(id).with("seat", painter);
    if right.is_empty() {
        return scored;
    }
    scored.with("seats", seats(right)).with("each", each).with("own", own)
}

fn entered(entries: &BySeat<Option<Entry>>) -> Value {
    let one = |(seat, entry): (Seat, &Option<Entry>)| {
        Some(match (*entry)? {
            Entry::Character(c) => Message::new("entry").with("seat", seat).with("character", character(c)),
            Entry::Blank => Message::new("entry-blank").with("seat", seat),
        })
    };
    entries.iter().filter_map(one).collect()
}
