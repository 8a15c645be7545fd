//! Events in words.

use tabletop::{Message, Seat, Speak};

use super::names::said;
use super::{count, list};
use crate::{Event, Failure, Said, Story};

impl Speak for Event {
    fn message(&self) -> Message {
        match self {
            Self::StarterChosen { seat } => Message::new("event-starter").with("seat", *seat),
            Self::FirstTileGiven { seat } => Message::new("event-first-tile").with("seat", *seat),
            Self::DonkeyMoved { round } => Message::new("event-donkey").with("round", *round),
            Self::TurnBegan { seat, .. } => Message::new("event-turn").with("seat", *seat),
            Self::TilesDrawn { seat, words, .. } => {
                Message::new("event-drawn").with("seat", *seat).with("words", list(words))
            }
            Self::StoryTold { seat, story, slot, .. } => told(*seat, story).with("slot", *slot),
            Self::GuessingBegan { teller, slot, tiles, penalty, .. } => Message::new("event-guessing")
                .with("seat", *teller)
                .with("slot", *slot)
                .with("tiles", *tiles)
                .with("penalty", *penalty),
            Self::TileDealt { seat, word: Some(word) } => {
                Message::new("event-dealt").with("seat", *seat).with("word", word.message())
            }
            Self::TileDealt { seat, word: None } => Message::new("event-dealt-hidden").with("seat", *seat),
            Self::SparesKept { seat, tiles } => {
                Message::new("event-spares").with("seat", *seat).with("tiles", *tiles)
            }
            Self::TileTakenOver { seat, from, word } => {
                let id = if word.is_some() { "event-taken-over" } else { "event-taken-over-hidden" };
                let taken = Message::new(id).with("seat", *seat).with("from", *from);
                word.map_or(taken.clone(), |word| taken.with("word", word.message()))
            }
            Self::GuesserAsked { seat, .. } => Message::new("event-asked").with("seat", *seat),
            Self::AnswerWeighed { seat, said: answer, .. } => {
                Message::new("event-weighed").with("seat", *seat).with("answer", said(answer))
            }
            Self::OwnTileSaid { seat, .. } => Message::new("event-own-tile").with("seat", *seat),
            Self::WordNamed { seat, word, from, .. } => Message::new("event-named")
                .with("seat", *seat)
                .with("word", word.message())
                .with("from", *from),
            Self::LastTileKept { seat, word } => {
                Message::new("event-last-tile").with("seat", *seat).with("word", word.message())
            }
            Self::GuesserFailed { seat, failure } => failed(*seat, failure),
            Self::TilesLost { seat, face_up, from_pile, stopped, pile } => {
                let id = if *stopped { "event-lost-stopped" } else { "event-lost" };
                let lost = Message::new(id).with("seat", *seat).with("pile", *pile);
                lost.with("tiles", count(face_up.len() + usize::from(*from_pile)))
            }
            Self::StoryClosed { teller, left, .. } if left.is_empty() => {
                Message::new("event-closed").with("seat", *teller)
            }
            Self::StoryClosed { teller, left, .. } => {
                Message::new("event-closed-left").with("seat", *teller).with("words", list(left))
            }
            Self::TilesScored { seat, words, pile } => Message::new("event-scored")
                .with("seat", *seat)
                .with("tiles", count(words.len()))
                .with("pile", *pile),
            Self::StopTileEarned { seat, pile } => {
                Message::new("event-stop-tile").with("seat", *seat).with("pile", *pile)
            }
            Self::MatchEnded => Message::new("event-match-ended"),
        }
    }
}

fn told(seat: Seat, story: &Story) -> Message {
    let (id, text) = match story {
        Story::Aloud => ("event-told-aloud", None),
        Story::Typed(text) => ("event-told", Some(text.text().to_owned().into())),
        Story::Woven(tale) => ("event-told", Some(tale.message().into())),
    };
    let told = Message::new(id).with("seat", seat);
    let text: Option<tabletop::Value> = text;
    match text {
        Some(text) => told.with("story", text),
        None => told,
    }
}

fn failed(seat: Seat, failure: &Failure) -> Message {
    let answer: Option<&Said> = match failure {
        Failure::Wrong(answer) => answer.as_ref(),
        Failure::TooLate | Failure::DontKnow => None,
    };
    let id = match (failure, answer) {
        (Failure::Wrong(_), Some(_)) => "event-wrong",
        (Failure::Wrong(_), None) => "event-wrong-aloud",
        (Failure::TooLate, _) => "event-too-late",
        (Failure::DontKnow, _) => "event-dont-know",
    };
    let failed = Message::new(id).with("seat", seat);
    match answer {
        Some(answer) => failed.with("answer", said(answer)),
        None => failed,
    }
}
