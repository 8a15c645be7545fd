//! A drawing as pixels.

use verse_and_painting::drawing::{Drawing, Ink, Mark, Stroke, Tool, Width};

/// RGBA, 8 bits each, of a square of `side` pixels; of the first so many marks, by their share of all of them.
pub fn pixels(drawing: &Drawing, side: u32, share: f32) -> Vec<u8> {
    let sheet = drawing.sheet();
    let mut canvas = vec![255; (side * side * 4) as usize];
    let count = (share.clamp(0.0, 1.0) * sheet.marks.len() as f32).ceil() as usize;
    for mark in sheet.marks.iter().take(count) {
        match mark {
            Mark::Stroke(stroke) => put_stroke(&mut canvas, side, stroke),
            Mark::Stamp(stamp) => {
                let at = (f32::from(stamp.at.x) / 65_535.0, f32::from(stamp.at.y) / 65_535.0);
                let hue = stamp.motif.0;
                disc(&mut canvas, side, at, f32::from(stamp.size) / 700.0, [hue.wrapping_mul(47), 120, 200 - hue]);
            }
        }
    }
    canvas
}

fn put_stroke(canvas: &mut [u8], side: u32, stroke: &Stroke) {
    let (colour, width) = match stroke.tool {
        Tool::Pen { ink, width } => (colour(ink), width),
        Tool::Eraser { width } => ([255; 3], width),
    };
    let radius = match width {
        Width::Fine => 0.004,
        Width::Medium => 0.01,
        Width::Broad => 0.03,
    };
    let at = |index: usize| {
        let point = stroke.samples[index].at;
        (f32::from(point.x) / 65_535.0, f32::from(point.y) / 65_535.0)
    };
    for index in 0..stroke.samples.len() {
        let (from, to) = (at(index.saturating_sub(1)), at(index));
        for step in 0..=40_u8 {
            let t = f32::from(step) / 40.0;
            disc(canvas, side, (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t), radius, colour);
        }
    }
}

fn colour(ink: Ink) -> [u8; 3] {
    match ink {
        Ink::Black => [30, 26, 32],
        Ink::Grey => [120, 118, 122],
        Ink::Red => [196, 60, 44],
        Ink::Yellow => [216, 164, 66],
        Ink::Green => [60, 140, 100],
        Ink::Blue => [44, 90, 160],
        Ink::Pink => [222, 140, 150],
        Ink::White => [250, 248, 240],
    }
}

fn disc(canvas: &mut [u8], side: u32, (x, y): (f32, f32), radius: f32, colour: [u8; 3]) {
    let scale = side as f32;
    let (x, y, radius) = (x * scale, y * scale, radius * scale);
    let bound = |v: f32| (v.max(0.0) as u32).min(side.saturating_sub(1));
    for row in bound(y - radius)..=bound(y + radius) {
        for column in bound(x - radius)..=bound(x + radius) {
            let (dx, dy) = (column as f32 - x, row as f32 - y);
            if dx * dx + dy * dy <= radius * radius {
                let at = ((row * side + column) * 4) as usize;
                canvas[at..at + 3].copy_from_slice(&colour);
            }
        }
    }
}
