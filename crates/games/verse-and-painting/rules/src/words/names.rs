//! Verses, phases and switches in words.

use tabletop::{Message, Speak, Value};

use crate::book::{Dynasty, LineId, Tongues};
use crate::config::{Mode, SetupError};
use crate::mask::Masked;
use crate::phase::Phase;

/// A line: each language shows it in its own script, English with our translation.
pub(crate) fn line_term(line: LineId) -> Message {
    match line.line() {
        Some(line) => in_tongues("line", &line.line),
        None => Message::new("line-unknown"),
    }
}

impl Speak for LineId {
    fn message(&self) -> Message {
        line_term(*self)
    }
}

/// The poem that a line is from: dynasty, author, title, all its verses.
pub(super) fn poem_term(line: LineId) -> Message {
    let Some(line) = line.line() else { return Message::new("line-unknown") };
    Message::new("poem")
        .with("dynasty", line.dynasty.message())
        .with("title", in_tongues("poem-title", &line.title))
        .with("author", in_tongues("poem-author", &line.author))
        .with("hant", line.poem.clone())
        .with("hans", line.poem_hans.clone())
}

fn in_tongues(id: &'static str, tongues: &Tongues) -> Message {
    Message::new(id)
        .with("hant", tongues.hant.clone())
        .with("hans", tongues.hans.clone())
        .with("en", tongues.en.clone())
}

/// A line with its mask.
pub(super) fn masked_term(masked: &Masked) -> Message {
    Message::new("masked").with("hant", masked.hant.clone()).with("hans", masked.hans.clone())
}

/// A single character.
pub(super) fn character(c: char) -> Value {
    Value::Text(c.to_string())
}

impl Speak for Phase {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Ready => "phase-ready",
            Self::Paint => "phase-paint",
            Self::Match => "phase-match",
            Self::Remove => "phase-remove",
            Self::Enter => "phase-enter",
            Self::Hint => "phase-hint",
            Self::Recite => "phase-recite",
            Self::Judge => "phase-judge",
            Self::Over => "phase-over",
        })
    }
}

impl Speak for Dynasty {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Tang => "dynasty-tang",
            Self::Song => "dynasty-song",
        })
    }
}

impl Speak for Mode {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Competition => "mode-competition",
            Self::Together => "mode-together",
            Self::Between => "mode-between",
        })
    }
}

impl Speak for SetupError {
    fn message(&self) -> Message {
        match self {
            Self::Seats { found, least, most } => Message::new("setup-error-seats")
                .with("found", *found)
                .with("least", *least)
                .with("most", *most),
            Self::NoSuchFirst(_) => Message::new("setup-error-first-player"),
            Self::NoSuchChoice { .. } => Message::new("setup-error-choice"),
        }
    }
}
