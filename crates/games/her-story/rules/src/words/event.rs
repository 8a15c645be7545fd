//! Events in words.

use tabletop::{Message, Speak, Value};

use super::names::page;
use crate::{ChapterId, Event, Gain, Tile};

impl Speak for Event {
    fn message(&self) -> Message {
        match self {
            Self::FirstPlayerChosen { seat } => Message::new("event-first-player").with("seat", *seat),
            Self::TileRevealed { tile, .. } => {
                Message::new("event-tile-revealed").with("tile", tile.message())
            }
            Self::ChapterRevealed { chapter, .. } => Message::new("event-chapter-revealed")
                .with("chapter", chapter.message())
                .with("cost", chapter.cost().message())
                .with("points", chapter.points()),
            Self::RoundBegan { round } => Message::new("event-round").with("round", *round),
            Self::TurnBegan { seat } => Message::new("event-turn").with("seat", *seat),
            Self::LibraryVisited { seat, left, .. } => {
                Message::new("event-library").with("seat", *seat).with("left", *left)
            }
            Self::BagRefilled { tiles } => Message::new("event-bag-refilled").with("tiles", *tiles),
            Self::TileSwapped { seat, gave, took, .. } => Message::new("event-tile-swapped")
                .with("seat", *seat)
                .with("gave", gave.message())
                .with("took", took.message()),
            Self::TileDiscarded { seat, tile, .. } => {
                Message::new("event-tile-discarded").with("seat", *seat).with("tile", tile.message())
            }
            Self::TileTaken { seat, tile, .. } => {
                Message::new("event-tile-taken").with("seat", *seat).with("tile", tile.message())
            }
            Self::ChapterDrafted { seat, chapter, .. } => {
                Message::new("event-chapter-drafted").with("seat", *seat).with("chapter", chapter.message())
            }
            Self::ChapterPaid { seat, tiles, cards, .. } => {
                let paid = Message::new(match (tiles.is_empty(), cards.is_empty()) {
                    (true, _) => "event-paid-cards",
                    (false, true) => "event-paid-tiles",
                    (false, false) => "event-paid-both",
                });
                let paid = paid.with("seat", *seat);
                let paid = if tiles.is_empty() { paid } else { paid.with("tiles", names_of_tiles(tiles)) };
                if cards.is_empty() { paid } else { paid.with("cards", names_of_cards(cards)) }
            }
            Self::ChapterCompleted { seat, chapter, exact, .. } => {
                let id = if *exact { "event-chapter-completed-exactly" } else { "event-chapter-completed" };
                Message::new(id).with("seat", *seat).with("chapter", chapter.message())
            }
            Self::ChapterOpened { chapter, .. } => read(*chapter),
            Self::Scored { seat, gain, points, total } => {
                scored(*gain).with("seat", *seat).with("points", *points).with("total", *total)
            }
            Self::TileKept { seat, tile, .. } => {
                Message::new("event-tile-kept").with("seat", *seat).with("tile", tile.message())
            }
            Self::LastRoundCalled { seat } => Message::new("event-last-round").with("seat", *seat),
            Self::MatchStalled { rounds } => Message::new("event-stalled").with("rounds", *rounds),
            Self::EndCounted => Message::new("event-end-counted"),
            Self::FavouriteChosen { seat, chapter, .. } => {
                Message::new("event-favourite").with("seat", *seat).with("page", read(*chapter))
            }
            Self::MatchEnded => Message::new("event-match-ended"),
        }
    }
}

/// The whole page of a chapter.
fn read(chapter: ChapterId) -> Message {
    chapter.chapter().map_or_else(|| chapter.message(), page)
}

fn scored(gain: Gain) -> Message {
    let of = |id, chapter: ChapterId| Message::new(id).with("chapter", chapter.message());
    match gain {
        Gain::Draft => Message::new("event-scored-draft"),
        Gain::Exact => Message::new("event-scored-exact"),
        Gain::Chapter(chapter) => of("event-scored-chapter", chapter),
        Gain::Power(chapter) => of("event-scored-power", chapter),
        Gain::CatchUp(chapter) => of("event-scored-catch-up", chapter),
        Gain::Ending(chapter) => of("event-scored-ending", chapter),
    }
}

fn names_of_tiles(tiles: &[(u8, Tile)]) -> Value {
    tiles.iter().map(|(_, tile)| tile.message()).collect()
}

fn names_of_cards(cards: &[(u8, ChapterId)]) -> Value {
    cards.iter().map(|(_, card)| card.message()).collect()
}
