//! Names of places to touch: for tests and keys in one form, for people in their language.

use camel_race::{Camel, CamelRace, Pile, View};
use table::{Settings, Words};
use tabletop::{Game, Message as Said, Speak};

use crate::facts::Facts;
use crate::piece::Spot;

fn letter_name(camel: Camel) -> &'static str {
    match camel {
        Camel::Blue => "blue",
        Camel::Red => "red",
        Camel::Green => "green",
        Camel::Lilac => "lilac",
        Camel::Yellow => "yellow",
    }
}

/// A name that no language changes.
pub(crate) fn name(spot: Spot) -> String {
    match spot {
        Spot::Pyramid => "pyramid".into(),
        Spot::Ticket(camel) => format!("ticket-{}", letter_name(camel)),
        Spot::Space(number) => format!("space-{number}"),
        Spot::Pile(Pile::Winner) => "pile-winner".into(),
        Spot::Pile(Pile::Loser) => "pile-loser".into(),
        Spot::Hand(camel) => format!("hand-{}", letter_name(camel)),
        Spot::TileFlip => "tile-flip".into(),
        Spot::TileConfirm => "tile-confirm".into(),
        Spot::Mat(seat) => format!("mat-{seat}"),
        Spot::Elsewhere => "elsewhere".into(),
    }
}

/// What people call it.
pub(crate) fn label(words: &Words, settings: &Settings, facts: &Facts, view: &View, spot: Spot) -> String {
    let line = |id| words.game_line(settings, CamelRace::ID, id);
    let say = |said: &Said| {
        let seats = words.0.numbered_seats(settings.locale, None);
        words.0.say(settings.locale, CamelRace::ID, said, &seats)
    };
    match spot {
        Spot::Pyramid => line("command-roll"),
        Spot::Ticket(camel) => match view.top_ticket(camel) {
            Some(value) => say(&Said::new("view-ticket").with("camel", camel.message()).with("value", value)),
            None => say(&camel.message()),
        },
        Spot::Hand(camel) => say(&camel.message()),
        Spot::Space(number) => say(&Said::new("spot-space").with("space", number)),
        Spot::Pile(pile) => say(&pile.message()),
        Spot::Mat(seat) => facts.names.get(seat).cloned().unwrap_or_default(),
        Spot::TileFlip => line("spot-tile-flip"),
        Spot::TileConfirm => line("spot-tile-confirm"),
        Spot::Elsewhere => line("spot-elsewhere"),
    }
}
