//! How good a bot is. The figures are data: `data/bots.ron`.

use std::sync::LazyLock;

use serde::Deserialize;
use tabletop::{Dice, Level};

/// What sets the levels apart.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct Skills {
    /// For how many further sightings a tile that was seen is remembered, at least and at most.
    pub hold: (u32, u32),
    /// How often, in percent, it notices what others turn up. Its own tiles it always sees.
    pub notices: u32,
    /// How often, in percent, it reads the pictures of the forest when it chooses a tile.
    pub reads_clues: u32,
    /// How long it takes to choose and to reach for a tile, at least and at most, in milliseconds.
    pub reaction: (u32, u32),
}

#[derive(Deserialize)]
struct Table {
    easy: Skills,
    medium: Skills,
    hard: Skills,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    ron::from_str(include_str!("../../data/bots.ron")).unwrap_or_else(|error| panic!("bots.ron: {error}"))
});

impl Skills {
    pub fn of(level: Level) -> Self {
        match level {
            Level::Easy => TABLE.easy,
            Level::Medium => TABLE.medium,
            Level::Hard => TABLE.hard,
        }
    }
}

/// A number between these, both included.
pub(super) fn between((least, most): (u32, u32), dice: &mut Dice) -> u32 {
    least + dice.below(most.saturating_sub(least) + 1)
}
