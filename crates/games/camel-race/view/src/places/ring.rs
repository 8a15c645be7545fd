//! The track: sixteen slabs around the yard, anticlockwise from the finish line at the lower edge.

use bevy::prelude::*;
use table::Shape;
use table::board::Slot;

/// Height of a slab by its width.
const ASPECT: f32 = 110.0 / 146.0;

pub(super) struct Ring {
    pub slabs: [Slot; 16],
    pub unit: f32,
    pub horizon: f32,
    pub inside: Rect,
    pub finish: Slot,
}

/// How many columns and rows.
fn grid(shape: Shape) -> (u8, u8) {
    match shape {
        Shape::Landscape => (6, 4),
        Shape::Portrait => (4, 6),
    }
}

/// Column and row of a slab, rows from the front.
fn cell(index: usize, shape: Shape) -> (u8, u8) {
    let (columns, rows) = grid(shape);
    let along = u8::try_from(index % 16).unwrap_or(0);
    // Space 1 is the second from the left in the front row.
    let (right, up) = (columns - 2, rows - 1);
    if along <= right {
        (1 + along, 0)
    } else if along <= right + up {
        (columns - 1, along - right)
    } else if along <= right + up + (columns - 1) {
        (columns - 1 - (along - right - up), rows - 1)
    } else {
        (0, rows - 1 - (along - right - up - (columns - 1)))
    }
}

/// Whether camels on this slab look to the left: those in the back row, and those on their way down the left side.
pub(super) fn looks_left(index: usize, shape: Shape) -> bool {
    let (_, rows) = grid(shape);
    let (column, row) = cell(index, shape);
    row == rows - 1 && column > 0
}

/// How large the slabs of a row are.
fn row_scale(row: u8, rows: u8, shape: Shape) -> f32 {
    let back = match shape {
        Shape::Landscape => 0.80,
        Shape::Portrait => 0.92,
    };
    let far = f32::from(row) / f32::from(rows - 1);
    1.0 + (back - 1.0) * far
}

/// How much of the height above the far row is left to camels that stand there, and to the sky.
pub(super) fn sky(shape: Shape) -> f32 {
    match shape {
        Shape::Landscape => 0.18,
        Shape::Portrait => 0.1,
    }
}

pub(super) fn ring(area: Rect, shape: Shape) -> Ring {
    let (columns, rows) = grid(shape);
    let head = area.height() * sky(shape);
    let high: f32 = (0..rows).map(|row| row_scale(row, rows, shape)).sum();
    let wide = f32::from(columns);
    let unit = (area.width() / (wide * 1.05 - 0.05)).min((area.height() - head) / (high * ASPECT * 1.08));
    let spread = (area.width() / (wide * unit)).clamp(1.05 - 0.05 / wide, 1.2);
    let pitch = ((area.height() - head) / (high * ASPECT * unit)).clamp(1.07, 1.42);
    let mut bottom = area.min.y;
    let heights: Vec<f32> = (0..rows)
        .map(|row| {
            let height = unit * ASPECT * pitch * row_scale(row, rows, shape);
            bottom += height;
            bottom - height / 2.0
        })
        .collect();
    let place = |column: u8, row: u8| {
        let scale = row_scale(row, rows, shape);
        let x = (f32::from(column) - (wide - 1.0) / 2.0) * unit * spread * scale;
        let y = heights.get(usize::from(row)).copied().unwrap_or_default();
        Slot::new(Vec2::new(area.center().x + x, y), Vec2::new(unit, unit * ASPECT) * scale)
    };
    let slabs = core::array::from_fn(|index| {
        let (column, row) = cell(index, shape);
        place(column, row)
    });
    let (front, back) = (place(0, 0), place(0, rows - 1));
    let side = place(0, rows - 2);
    let half = area.center().x - side.rect().max.x - unit * 0.06;
    let inside = Rect::new(
        area.center().x - half,
        front.rect().max.y + unit * 0.03,
        area.center().x + half,
        back.rect().min.y - unit * 0.03,
    );
    let gate = (place(0, 0).at + place(1, 0).at) / 2.0;
    // It stands behind the track, so that it hides no camel.
    let gate_size = Vec2::new(116.0, 122.0) * (unit / 146.0);
    let finish = Slot::new(Vec2::new(gate.x, front.rect().max.y + gate_size.y * 0.36), gate_size);
    Ring { slabs, unit, horizon: back.rect().max.y + unit * 0.12, inside, finish }
}
