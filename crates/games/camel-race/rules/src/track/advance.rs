//! Moving a camel with all that it carries (rules, *Movement*).

use serde::{Deserialize, Serialize};

use super::{DesertTile, Space, TileSide, Track};
use crate::Camel;

/// How a unit joins the camels on the space where it comes to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Placement {
    /// On top of them.
    OnTop,
    /// Underneath them, from a mirage.
    Underneath,
}

/// What happened when a camel moved.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Advance {
    /// The camel that was moved and those it carried, bottom to top.
    pub unit: Vec<Camel>,
    /// Where they stood.
    pub from: Space,
    /// Where the steps led them, before a tile took effect.
    pub landing: Space,
    /// The tile that they landed on, whose owner earns one coin.
    pub tile: Option<DesertTile>,
    /// Where they came to rest.
    pub to: Space,
    /// How they joined the camels there, even where there were none.
    pub placement: Placement,
}

impl Advance {
    /// Whether the unit crossed the finish line, which ends the race at once.
    #[must_use]
    pub fn crosses_line(&self) -> bool {
        self.to == Space::BEYOND
    }
}

impl Track {
    /// Moves `camel`, with all camels above it, `steps` spaces on.
    ///
    /// Nothing moves in a race that is over; there the result means nothing.
    pub fn advance(&mut self, camel: Camel, steps: u8) -> Advance {
        let bottom = self.slot_of(camel);
        let from = self.spaces[bottom];
        let top = self.spaces.partition_point(|space| *space <= from);
        let unit = self.camels[bottom..top].to_vec();

        let landing = from.ahead(steps);
        let tile = self.tile(landing);
        let (to, placement) = match tile.map(|tile| tile.side) {
            None => (landing, Placement::OnTop),
            Some(TileSide::Oasis) => (landing.ahead(1), Placement::OnTop),
            Some(TileSide::Mirage) => (landing.back(), Placement::Underneath),
        };
        self.carry(bottom, top, to, placement);
        Advance { unit, from, landing, tile, to, placement }
    }

    /// Lifts the camels in the slots from `bottom` until before `top`, and sets them down on `to`.
    fn carry(&mut self, bottom: usize, top: usize, to: Space, placement: Placement) {
        let size = top - bottom;
        let left = Camel::COUNT - size;
        self.camels[bottom..].rotate_left(size);
        self.spaces[bottom..].rotate_left(size);
        self.spaces[left..].fill(to);
        let slot = self.spaces[..left].partition_point(|space| match placement {
            Placement::OnTop => *space <= to,
            Placement::Underneath => *space < to,
        });
        self.camels[slot..].rotate_right(size);
        self.spaces[slot..].rotate_right(size);
    }
}
