//! Where things lie: the array of forest and path, and what lies beside it.
//!
//! All is measured in the pitch of the array. A path that is a tile longer makes room for it: the array shrinks a little and
//! moves over.

use baba_yaga::{PathEnd, Place, View, Witch};
use bevy::prelude::*;
use table::board::{Slot, Spread};

/// How wide the panel beside the array is, and how high above it, in pitches.
const BESIDE: f32 = 1.9;
const ABOVE: f32 = 1.95;
/// How much of its cell a tile fills.
const TILE: f32 = 0.94;

/// Where things lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Places {
    /// The pitch of the array, in logical pixels.
    pub unit: f32,
    /// The middle of its cell A1.
    origin: Vec2,
    /// All cells, the added one included.
    pub array: Rect,
    /// The open spell.
    pub spell: Slot,
    /// The candle.
    pub candle: Slot,
    /// The first power in force; the others follow below.
    pub force: Slot,
    /// The house beside the board.
    pub house: Slot,
    /// The path tile beside the board.
    pub spare: Slot,
}

impl Places {
    /// For what is shown.
    pub fn of(spread: &Spread, view: &View) -> Self {
        Self::new(spread.board, view.witch.and_then(added))
    }

    /// For this board, with a path tile added at an end or without.
    pub fn new(board: Rect, added: Option<PathEnd>) -> Self {
        let wide = matches!(added, Some(PathEnd::East | PathEnd::West));
        let high = matches!(added, Some(PathEnd::North | PathEnd::South));
        let (columns, rows) = (if wide { 6.0 } else { 5.0 }, if high { 6.0 } else { 5.0 });
        let beside = (board.height() / rows).min(board.width() / (columns + BESIDE));
        let above = (board.width() / columns).min(board.height() / (rows + ABOVE));
        let is_beside = beside >= above;
        let unit = beside.max(above);
        let cells = Vec2::new(columns, rows) * unit;
        let (array, panel) = if is_beside {
            // In the middle, where that leaves enough for the panel.
            let rightmost = board.max.x - BESIDE * unit - cells.x / 2.0;
            let leftmost = board.min.x + cells.x / 2.0;
            let slack = (rightmost - leftmost) / 2.0;
            let middle = board.center().x.min(rightmost - slack.min(unit * 0.1));
            let array = Rect::from_center_size(Vec2::new(middle, board.center().y), cells);
            let panel = Vec2::new(array.max.x + BESIDE * unit / 2.0, board.center().y);
            (array, Rect::from_center_size(panel, Vec2::new(BESIDE * unit, cells.y.min(5.2 * unit))))
        } else {
            let top = board.center().y + (cells.y + ABOVE * unit) / 2.0;
            let panel = Vec2::new(board.center().x, top - ABOVE * unit / 2.0);
            let array = Vec2::new(board.center().x, top - ABOVE * unit - cells.y / 2.0);
            let panel = Rect::from_center_size(panel, Vec2::new(board.width(), ABOVE * unit));
            (Rect::from_center_size(array, cells), panel)
        };
        let west = if added == Some(PathEnd::West) { unit } else { 0.0 };
        let north = if added == Some(PathEnd::North) { unit } else { 0.0 };
        let origin = Vec2::new(array.min.x + west + unit / 2.0, array.max.y - north - unit / 2.0);
        let [spell, candle, force, house, spare] =
            if is_beside { column(panel, unit) } else { row(panel, unit) };
        Self { unit, origin, array, spell, candle, force, house, spare }
    }

    /// The middle of a cell of the array, column and row.
    pub fn cell(&self, (column, row): (i8, i8)) -> Vec2 {
        self.origin + Vec2::new(f32::from(column), -f32::from(row)) * self.unit
    }

    /// A forest tile.
    pub fn tile(&self, place: Place) -> Slot {
        let (column, row) = place.cell();
        let at = self.cell((column.cast_signed(), row.cast_signed()));
        Slot::new(at, Vec2::splat(self.unit * TILE))
    }

    /// The cell of the path so many tiles from an end.
    pub fn path(&self, end: PathEnd, tile: u8) -> Vec2 {
        self.cell(end.cell(tile))
    }
}

/// The end at which this path has a tile more than five.
fn added(witch: Witch) -> Option<PathEnd> {
    (witch.tiles > 5).then(|| opposite(witch.start))
}

/// The other end.
pub fn opposite(end: PathEnd) -> PathEnd {
    match end {
        PathEnd::North => PathEnd::South,
        PathEnd::East => PathEnd::West,
        PathEnd::South => PathEnd::North,
        PathEnd::West => PathEnd::East,
    }
}

/// A card's width for its height.
const CARD: f32 = 110.0 / 154.0;

/// Beside the array: the spell above, house and spare tile below.
fn column(panel: Rect, unit: f32) -> [Slot; 5] {
    let middle = panel.center().x;
    let at = |x: f32, from_top: f32| Vec2::new(middle + x * unit, panel.max.y - from_top * unit);
    let low = |x: f32| Vec2::new(middle + x * unit, panel.min.y + 0.55 * unit);
    [
        Slot::new(at(0.0, 1.22), Vec2::new(2.36 * CARD, 2.36) * unit),
        Slot::new(at(-0.45, 3.2), Vec2::new(48.0, 90.0) / 90.0 * 1.3 * unit),
        Slot::new(at(0.42, 2.74), Vec2::splat(0.46 * unit)),
        Slot::new(low(-0.46), Vec2::new(0.86, 0.93) * unit),
        Slot::new(low(0.46), Vec2::splat(0.8 * unit)),
    ]
}

/// Above the array, all in a row.
fn row(panel: Rect, unit: f32) -> [Slot; 5] {
    let at = |x: f32, y: f32| panel.center() + Vec2::new(x, y) * unit;
    [
        Slot::new(at(-1.75, 0.0), Vec2::new(1.86 * CARD, 1.86) * unit),
        Slot::new(at(-0.68, 0.0), Vec2::new(48.0, 90.0) / 90.0 * 1.3 * unit),
        Slot::new(at(0.08, 0.56), Vec2::splat(0.46 * unit)),
        Slot::new(at(0.95, -0.1), Vec2::new(0.86, 0.93) * unit),
        Slot::new(at(1.95, -0.15), Vec2::splat(0.8 * unit)),
    ]
}
