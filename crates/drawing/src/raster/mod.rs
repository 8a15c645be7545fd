//! The pixels of drawings: smooth strokes as wide as they were pressed, and motifs cut from paper.
//!
//! A [`Canvas`] takes marks one by one and holds ink alone, so that a board can lay it over any paper and add to it;
//! [`raster`], [`raster_upto`] and [`png`] paint a whole drawing on paper of its own. The same drawing has the same
//! pixels each time. Bytes that are no drawing are an empty sheet.

mod canvas;
mod colours;
mod curve;
mod cuts;
mod path;

pub use canvas::{Canvas, Patch};
pub use colours::{INKS, PAPER};

use crate::{Drawing, Mark};

/// The drawing on paper: RGBA of eight bits each, opaque, `side` by `side` pixels row by row from the top.
///
/// `side` is held between 1 and [`Canvas::MOST`].
#[must_use]
pub fn raster(drawing: &Drawing, side: u32) -> Vec<u8> {
    raster_upto(drawing, side, 1.0)
}

/// The drawing as far as it was done at this share of its making, 0 to 1: played from 0 to 1 it is drawn again.
#[must_use]
pub fn raster_upto(drawing: &Drawing, side: u32, share: f32) -> Vec<u8> {
    painted(drawing, side, share).on_paper()
}

/// The drawing on paper as the bytes of a PNG file; `None` where it could not be written.
#[must_use]
pub fn png(drawing: &Drawing, side: u32) -> Option<Vec<u8>> {
    painted(drawing, side, 1.0).png()
}

fn painted(drawing: &Drawing, side: u32, share: f32) -> Canvas {
    let mut canvas = Canvas::new(side);
    let marks = drawing.sheet().marks;
    let all: f32 = marks.iter().map(labour).sum();
    let mut left = share.clamp(0.0, 1.0) * all;
    for mark in &marks {
        let needs = labour(mark);
        if left <= 0.0 {
            break;
        }
        canvas.put_upto(mark, left / needs);
        left -= needs;
    }
    canvas
}

/// How much work a mark is: about as many points as it has.
fn labour(mark: &Mark) -> f32 {
    match mark {
        Mark::Stroke(stroke) => 2.0 + f32::from(u16::try_from(stroke.samples.len()).unwrap_or(u16::MAX)),
        Mark::Stamp(_) => 12.0,
    }
}

#[cfg(test)]
mod tests;
