//! Where things lie: the bridge with the donkey above, and below it the bubble with all that is thought of.

use bevy::prelude::*;
use donkey_bridge::{Phase, View};
use table::Shape;
use table::board::{Slot, Spread};

use crate::names::TILE;

/// The sprite of the bridge, and where the middle of its deck is, from its upper edge.
const BRIDGE: Vec2 = Vec2::new(860.0, 280.0);
const CROWN: f32 = 30.0;

/// How the deck runs on that sprite: the points of its curve, from the crown's middle, upwards.
const DECK: [Vec2; 4] =
    [Vec2::new(-420.0, -60.0), Vec2::new(-244.0, 20.0), Vec2::new(244.0, 20.0), Vec2::new(420.0, -60.0)];

/// How far the line within the bubble's paper lies from the edge of its sprite: at the top and the sides, and at the bottom,
/// where the shadow is.
const RIM: Vec2 = Vec2::new(22.0, 27.0);

/// By how much the edges of the bubble's paper grow with it, which is [`BUBBLE_UNIT`] parts of its height.
fn sheet_scale(height: f32) -> f32 {
    (height / BUBBLE_UNIT / 120.0).max(1.0)
}

/// The unit of the bubble's paper, in parts of its height.
pub const BUBBLE_UNIT: f32 = 3.6;

/// How far apart the middles of tiles may lie, in parts of a tile.
const APART: f32 = 1.16;

/// Where things lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Places {
    /// The bridge.
    pub bridge: Slot,
    /// How much smaller than its sprite it is.
    scale: f32,
    rounds: u8,
    /// The height of the donkey.
    pub donkey: f32,
    /// The bubble.
    pub bubble: Rect,
    /// What it is about: the room of its line.
    pub head: Rect,
    /// The clock, at its corner.
    pub clock: Slot,
    /// Tiles.
    pub tiles: Rect,
    /// A button below them, where there is one.
    pub button: Slot,
    /// How high a tile may be.
    largest: f32,
}

impl Places {
    /// For what is shown.
    pub fn of(spread: &Spread, view: &View) -> Self {
        let buttons = matches!(view.phase, Phase::Guessing | Phase::Judging);
        Self::new(spread, view.config.rounds.count(), buttons)
    }

    /// For so many rounds, with a button below the tiles or without.
    pub fn new(spread: &Spread, rounds: u8, buttons: bool) -> Self {
        let board = spread.board;
        let tall = spread.layout.shape == Shape::Portrait;
        let strip = board.height() * if tall { 0.165 } else { 0.26 };
        let wide = board.width().min(strip * 5.8);
        let scale = wide / BRIDGE.x;
        let donkey = (strip - 84.0 * scale).clamp(strip * 0.4, strip * 0.66);
        let crown = board.max.y - donkey;
        let middle = Vec2::new(board.center().x, crown + (CROWN - BRIDGE.y / 2.0) * scale);
        let bridge = Slot::new(middle, BRIDGE * scale);

        let top = crown - 78.0 * scale;
        let bubble = Rect::new(board.min.x, board.min.y + 2.0, board.max.x, top);
        let inset = (bubble.size() * 0.035).max(Vec2::splat(9.0));
        let rim = RIM * sheet_scale(bubble.height());
        let line = (bubble.height() * 0.1).clamp(26.0, 110.0);
        let upper = bubble.max.y - inset.y.max(rim.x);
        // As high as the line that it stands beside.
        let side = line + inset.y * 0.5;
        let corner = Vec2::new(bubble.max.x - inset.x - side * 0.6, upper - line / 2.0);
        let clock = Slot::new(corner, Vec2::splat(side));
        let head = Rect::new(
            bubble.min.x + (inset.x * 1.6).max(rim.x + 11.0),
            upper - line,
            corner.x - side * 0.62,
            upper,
        );
        let high = if buttons { (bubble.height() * 0.105).clamp(44.0, 120.0) } else { 0.0 };
        let floor = bubble.min.y + inset.y.max(rim.y);
        let low = floor + if buttons { high + inset.y * 0.4 } else { 0.0 };
        let side = inset.x.max(rim.x);
        let tiles = Rect::new(bubble.min.x + side, low, bubble.max.x - side, head.min.y - inset.y * 0.3);
        let button = Slot::new(
            Vec2::new(bubble.center().x, floor + high / 2.0),
            Vec2::new((bubble.width() * 0.5).min(high * 5.4), high),
        );
        let largest = bubble.height() * if tall { 0.42 } else { 0.5 };
        Self { bridge, scale, rounds, donkey, bubble, head, clock, tiles, button, largest }
    }

    /// A point of the deck at this round, from 1.
    pub fn deck(&self, round: u8) -> Vec2 {
        let last = f32::from(self.rounds.saturating_sub(1)).max(1.0);
        let t = 0.1 + 0.8 * f32::from(round.saturating_sub(1)) / last;
        let [a, b, c, d] = DECK;
        let back = 1.0 - t;
        let at = a * back.powi(3) + b * (3.0 * t * back * back) + c * (3.0 * t * t * back) + d * t.powi(3);
        let crown = self.bridge.at + Vec2::new(0.0, (BRIDGE.y / 2.0 - CROWN) * self.scale);
        crown + at * self.scale
    }

    /// The stone of a round.
    pub fn stone(&self, round: u8) -> Slot {
        let side = (52.0 * self.scale).max(22.0);
        Slot::new(self.deck(round) - Vec2::new(0.0, side * 0.42), Vec2::splat(side))
    }

    /// The donkey at a round.
    pub fn donkey(&self, round: u8) -> Slot {
        let side = self.donkey;
        Slot::new(self.deck(round) + Vec2::new(0.0, side * 0.4), Vec2::splat(side))
    }

    /// The so-many-th of so many tiles in the bubble.
    pub fn tile(&self, index: usize, count: usize) -> Slot {
        let room = self.tiles.size();
        let gap = 1.05;
        let fits = |columns: usize| {
            let (columns, rows) = (number(columns), number(count.div_ceil(columns)));
            let high = (room.y / rows / gap).min(room.x / columns / gap / TILE);
            high.min(self.largest)
        };
        // Full rows are worth a little size.
        let worth = |columns: usize| fits(columns) * if count.is_multiple_of(columns) { 1.05 } else { 1.0 };
        let columns = (1..=count.max(1)).max_by(|a, b| worth(*a).total_cmp(&worth(*b))).unwrap_or(1);
        let high = fits(columns);
        let size = Vec2::new(high * TILE, high);
        let rows = count.max(1).div_ceil(columns);
        let (column, row) = (index % columns, index / columns);
        // A last row that is not full stands in the middle.
        let here = if row + 1 == rows { count - row * columns } else { columns };
        // What room is left over lies between them.
        let pitch = |size: f32, room: f32, count| (room / number(count)).clamp(size * gap, size * APART);
        let x = (number(column) - (number(here) - 1.0) / 2.0) * pitch(size.x, room.x, columns);
        let y = ((number(rows) - 1.0) / 2.0 - number(row)) * pitch(size.y, room.y, rows);
        Slot::new(self.tiles.center() + Vec2::new(x, y), size)
    }
}

fn number(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX))
}
