//! Short forms of what happens, with every value that it carries; a tile is its icons, a chapter its key.

use her_story::{ChapterId, Command, Event, Gain, Origin, Tile};
use tabletop::Speak;

/// A command.
pub fn command(command: &Command) -> String {
    match command {
        Command::VisitLibrary => "library".to_owned(),
        Command::Swap { own, shown } => format!("swap {own} for {shown}"),
        Command::Research { tile, discard: None } => format!("research {tile}"),
        Command::Research { tile, discard: Some(own) } => format!("research {tile}, discard {own}"),
        Command::TakeAnother { tile } => format!("another {tile}"),
        Command::Draft { chapter } => format!("draft {}", key(*chapter)),
        Command::Complete { chapter, tiles, cards } => {
            format!("complete {} with {}", key(*chapter), payment(tiles, cards))
        }
        Command::Keep { tile } => format!("keep {tile}"),
        Command::Finish => "finish".to_owned(),
        Command::ChooseFavourite { chapter } => format!("favourite {}", key(*chapter)),
    }
}

/// An event: the name of its message, then its values.
pub fn event(event: &Event) -> String {
    let id = event.message().id;
    format!("{} {}", id.strip_prefix("event-").unwrap_or(id), values(event)).trim_end().to_owned()
}

fn values(event: &Event) -> String {
    match event {
        Event::FirstPlayerChosen { seat } | Event::TurnBegan { seat } | Event::LastRoundCalled { seat } => {
            format!("{seat}")
        }
        Event::TileRevealed { place, tile, bag } => format!("{tile} on {place}, bag {bag}"),
        Event::ChapterRevealed { place, chapter, deck } => {
            format!("{} on {place}, deck {deck}", key(*chapter))
        }
        Event::RoundBegan { round } => format!("{round}"),
        Event::LibraryVisited { seat, discarded, left } => {
            format!("{seat} {}, {left} left", faces(discarded))
        }
        Event::BagRefilled { tiles } => format!("{tiles}"),
        Event::TileSwapped { seat, own, shown, gave, took } => {
            format!("{seat} {gave} of {own} for {took} of {shown}")
        }
        Event::TileDiscarded { seat, place, tile } => format!("{seat} {tile} of {place}"),
        Event::TileTaken { seat, shown, place, tile } => format!("{seat} {tile} {shown}>{place}"),
        Event::ChapterDrafted { seat, shown, place, chapter } => {
            format!("{seat} {} {shown}>{place}", key(*chapter))
        }
        Event::ChapterPaid { seat, chapter, tiles, cards } => {
            let tiles: Vec<_> = tiles.iter().map(|(place, tile)| format!("{tile} of {place}")).collect();
            let cards: Vec<_> =
                cards.iter().map(|(place, card)| format!("{} of {place}", key(*card))).collect();
            format!("{seat} {}: {}", key(*chapter), [tiles, cards].concat().join(", "))
        }
        Event::ChapterCompleted { seat, from, place, chapter, .. } => {
            let from = match from {
                Origin::Shown(place) => format!("{place}"),
                Origin::Drafted(place) => format!("draft {place}"),
            };
            format!("{seat} {} {from}>{place}", key(*chapter))
        }
        Event::ChapterOpened { seat, chapter } => format!("{seat} {}", key(*chapter)),
        Event::Scored { seat, gain, points, total } => format!("{seat}{} {points:+} = {total}", of(*gain)),
        Event::TileKept { seat, place, tile } => format!("{seat} {tile} to {place}"),
        Event::MatchStalled { rounds } => format!("{rounds}"),
        Event::FavouriteChosen { seat, place, chapter } => format!("{seat} {} of {place}", key(*chapter)),
        Event::EndCounted | Event::MatchEnded => String::new(),
    }
}

fn of(gain: Gain) -> String {
    match gain {
        Gain::Draft | Gain::Exact => String::new(),
        Gain::Chapter(chapter) | Gain::Power(chapter) | Gain::CatchUp(chapter) | Gain::Ending(chapter) => {
            format!(" {}", key(chapter))
        }
    }
}

/// A chapter's key.
pub fn key(chapter: ChapterId) -> &'static str {
    chapter.chapter().map_or("?", |chapter| &chapter.key)
}

/// Tiles as what they show.
pub fn faces(tiles: &[Tile]) -> String {
    if tiles.is_empty() {
        "-".to_owned()
    } else {
        tiles.iter().map(Tile::to_string).collect::<Vec<_>>().join(" ")
    }
}

fn payment(tiles: &[Tile], cards: &[ChapterId]) -> String {
    let cards = cards.iter().map(|card| key(*card));
    [faces(tiles)].into_iter().chain(cards.map(str::to_owned)).collect::<Vec<_>>().join(" + ")
}
