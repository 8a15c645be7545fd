//! The names of sprites. A test shows that the manifests have all of them.

use camel_race::{Camel, Figure, Pile, TileSide};

/// A name for each camel.
fn by_camel(camel: Camel, names: [&'static str; Camel::COUNT]) -> &'static str {
    names[camel.index()]
}

/// What a camel is called in the names of things.
pub(crate) fn colour(camel: Camel) -> &'static str {
    by_camel(camel, ["blue", "red", "green", "lilac", "yellow"])
}

macro_rules! per_camel {
    ($camel:expr, $before:literal, $after:literal) => {
        by_camel(
            $camel,
            [
                concat!($before, "blue", $after),
                concat!($before, "red", $after),
                concat!($before, "green", $after),
                concat!($before, "lilac", $after),
                concat!($before, "yellow", $after),
            ],
        )
    };
}

pub(crate) fn camel(camel: Camel) -> &'static str {
    per_camel!(camel, "camel-", "")
}

/// The mark on a camel's saddle cloth.
pub(crate) fn mark(camel: Camel) -> &'static str {
    by_camel(camel, ["mark-square", "mark-triangle", "mark-circle", "mark-diamond", "mark-star"])
}

pub(crate) fn tent(camel: Camel) -> &'static str {
    per_camel!(camel, "tent-", "")
}

pub(crate) fn race_card(camel: Camel) -> &'static str {
    per_camel!(camel, "race-card-", "")
}

pub(crate) const RACE_CARD_BACK: &str = "race-card-back";

pub(crate) fn ticket(camel: Camel, value: u8) -> &'static str {
    match value {
        5 => per_camel!(camel, "ticket-", "-5"),
        3 => per_camel!(camel, "ticket-", "-3"),
        _ => per_camel!(camel, "ticket-", "-2"),
    }
}

pub(crate) fn die(camel: Camel, pips: u8) -> &'static str {
    match pips {
        1 => per_camel!(camel, "die-", "-1"),
        2 => per_camel!(camel, "die-", "-2"),
        _ => per_camel!(camel, "die-", "-3"),
    }
}

/// The frames of a die that tumbles.
pub(crate) fn tumbling(camel: Camel) -> [&'static str; 3] {
    [
        per_camel!(camel, "die-", "-tumble-1"),
        per_camel!(camel, "die-", "-tumble-2"),
        per_camel!(camel, "die-", "-tumble-3"),
    ]
}

pub(crate) fn tile(side: TileSide) -> &'static str {
    match side {
        TileSide::Oasis => "tile-oasis",
        TileSide::Mirage => "tile-mirage",
    }
}

pub(crate) fn pile(pile: Pile) -> &'static str {
    match pile {
        Pile::Winner => "race-pile-winner",
        Pile::Loser => "race-pile-loser",
    }
}

pub(crate) fn figure(figure: Figure) -> &'static str {
    match figure {
        Figure::Fox => "figure-fox",
        Figure::Cat => "figure-cat",
        Figure::Owl => "figure-owl",
        Figure::Hare => "figure-hare",
        Figure::Crane => "figure-crane",
        Figure::Tortoise => "figure-tortoise",
        Figure::Lion => "figure-lion",
        Figure::Elephant => "figure-elephant",
    }
}
