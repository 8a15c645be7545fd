//! Commands in words.

use tabletop::{Message, Speak, Value};

use crate::Command;

impl Speak for Command {
    fn message(&self) -> Message {
        match self {
            Self::VisitLibrary => Message::new("command-library"),
            Self::Swap { own, shown } => {
                Message::new("command-swap").with("own", own.message()).with("shown", shown.message())
            }
            Self::Research { tile, discard: None } => {
                Message::new("command-research").with("tile", tile.message())
            }
            Self::Research { tile, discard: Some(own) } => {
                let taken = Message::new("command-research-discard").with("tile", tile.message());
                taken.with("own", own.message())
            }
            Self::TakeAnother { tile } => Message::new("command-another").with("tile", tile.message()),
            Self::Draft { chapter } => Message::new("command-draft")
                .with("chapter", chapter.message())
                .with("points", chapter.points()),
            Self::Complete { chapter, tiles, cards } => Message::new("command-complete")
                .with("chapter", chapter.message())
                .with("tiles", tiles.iter().map(Speak::message).collect::<Value>())
                .with("cards", cards.iter().map(Speak::message).collect::<Value>()),
            Self::Keep { tile } => Message::new("command-keep").with("tile", tile.message()),
            Self::Finish => Message::new("command-finish"),
            Self::ChooseFavourite { chapter } => {
                Message::new("command-favourite").with("chapter", chapter.message())
            }
        }
    }
}
