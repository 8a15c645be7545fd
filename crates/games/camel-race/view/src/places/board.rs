//! The coach's board: a table of odds that lies where no piece does.

use bevy::prelude::*;
use table::{Layout, Shape};

/// Lines of the board: the camels, then four kinds of odds.
pub(crate) const LINES: f32 = 5.75;

/// Width of the board by the height of a line: names of the odds, and a column for each camel.
const WIDE: f32 = 29.0;

/// The room for the board, if it is wished for, and the room that is left to the track.
pub(super) fn room(board: Rect, layout: &Layout, wished: bool) -> (Option<Rect>, Rect) {
    if !wished {
        return (None, board);
    }
    let (width, most) = match layout.shape {
        // Between the buttons of the upper corners, in the sky: the far row's camels hide it if they must.
        Shape::Landscape => (
            (layout.window.x - 2.0 * CORNER).min(board.width()).max(board.width() * 0.5),
            board.height() * 0.19,
        ),
        Shape::Portrait => (board.width(), board.height() * 0.21),
    };
    let line = (width / WIDE).min(most / (LINES + PAD));
    let size = Vec2::new((line * WIDE).min(width), line * (LINES + PAD));
    let gap = line * 0.4;
    let rect = Rect::from_center_size(Vec2::new(board.center().x, board.max.y - gap - size.y / 2.0), size);
    // The track leaves sky above it anyway; where the board is higher than that, the track gives way.
    let sky = super::ring::sky(layout.shape);
    let high = board.height().min((rect.min.y - board.min.y) / (1.0 - sky));
    let left = Rect { max: Vec2::new(board.max.x, board.min.y + high), ..board };
    (Some(rect), left)
}

/// Above and below the lines, in lines.
pub(crate) const PAD: f32 = 1.9;

/// How wide the buttons of an upper corner are, with the space beside them.
const CORNER: f32 = 190.0;
