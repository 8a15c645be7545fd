//! Where things lie: the display above, the tiles below it, and the open desk of whoever looks.
//!
//! All is measured in the width of a chapter card. On a wide table five chapters lie in a row; on a phone three and two, and
//! what else the table needs lies in the place of the sixth.

use bevy::prelude::*;
use her_story::{BOOK, DESK, DRAFTS, SHOWN_CHAPTERS, SHOWN_TILES};
use table::Shape;
use table::board::{Slot, Spread};

/// A card's height for its width.
pub const TALL: f32 = 168.0 / 120.0;

/// Where things lie.
#[derive(Clone, Debug, PartialEq)]
pub struct Places {
    /// The width of a chapter of the display, in logical pixels.
    pub unit: f32,
    /// Whether this is a phone.
    pub upright: bool,
    /// The display of chapters.
    pub chapters: [Slot; SHOWN_CHAPTERS],
    /// The display of tiles.
    pub tiles: [Slot; SHOWN_TILES],
    /// The library card, or the button that ends a turn.
    pub library: Slot,
    /// The bag.
    pub bag: Slot,
    /// The deck.
    pub deck: Slot,
    /// The strip over the tiles.
    pub banner: Slot,
    /// The open desk.
    pub desk: Slot,
    /// Where its owner is named: the left end, the width, the height of the line. Not on a phone.
    pub owner: Option<(Vec2, f32, f32)>,
    /// Its research places.
    pub places: [Slot; DESK],
    /// Its draft places.
    pub drafts: [Slot; DRAFTS],
    /// The open book, and its places.
    pub pages: Slot,
    pub book: [Slot; BOOK],
}

/// So many slots of one size from left to right; the first is the point.
fn row<const N: usize>(first: Vec2, pitch: f32, size: Vec2) -> [Slot; N] {
    core::array::from_fn(|index| Slot::new(first + Vec2::new(pitch * number(index), 0.0), size))
}

fn number(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

impl Places {
    /// For what is shown.
    pub fn of(spread: &Spread) -> Self {
        Self::new(spread.board, spread.layout.shape)
    }

    /// For this board.
    pub fn new(board: Rect, shape: Shape) -> Self {
        match shape {
            Shape::Landscape => Self::wide(board),
            Shape::Portrait => Self::upright(board),
        }
    }

    fn wide(board: Rect) -> Self {
        const WIDE: f32 = 5.5;
        const HIGH: f32 = 3.84;
        let unit = (board.width() / WIDE).min(board.height() / HIGH);
        let middle = board.center().x;
        // What is left is shared: a little above, a little between.
        let slack = (board.height() - HIGH * unit).max(0.0).min(unit * 0.6);
        let top = board.center().y + (HIGH * unit + slack) / 2.0;
        let card = Vec2::new(unit, unit * TALL);
        let left = middle - 2.18 * unit;
        let chapters = row(Vec2::new(left, top - card.y / 2.0 - slack * 0.15), 1.09 * unit, card);
        let line = top - card.y - unit * 0.38 - slack * 0.5;
        let tile = Vec2::splat(unit * 0.56);
        let tiles = row(Vec2::new(middle - 1.5 * unit, line), 0.6 * unit, tile);
        let banner = Slot::new(Vec2::new(middle, line), Vec2::new(5.45, 0.72) * unit);
        let high = 1.66 * unit;
        let desk = Slot::new(
            Vec2::new(middle, top - HIGH * unit - slack + high / 2.0 + unit * 0.02),
            Vec2::new(5.45 * unit, high),
        );
        let inner = desk.at + Vec2::new(-desk.size.x / 2.0 + unit * 0.17, high / 2.0 - unit * 0.14);
        let owner = (inner - Vec2::new(0.0, unit * 0.09), 3.5 * unit, unit * 0.2);
        let place = Vec2::splat(unit * 0.49);
        let places = row(inner + Vec2::new(place.x / 2.0, -unit * 0.45), 0.512 * unit, place);
        let page = Vec2::new(0.395, 0.395 * TALL) * unit;
        let book_line = inner - Vec2::new(0.0, unit * 1.07);
        let pages = Slot::new(book_line + Vec2::new(1.79 * unit, 0.0), Vec2::new(3.66, 0.7) * unit);
        let book = row(book_line + Vec2::new(0.06 * unit + page.x / 2.0, 0.0), 0.44 * unit, page);
        let draft = Vec2::new(0.7, 0.7 * TALL) * unit;
        let drafts = row(desk.at + Vec2::new(1.42 * unit, -unit * 0.12), 0.78 * unit, draft);
        Self {
            unit,
            upright: false,
            chapters,
            tiles,
            library: Slot::new(
                Vec2::new(middle - 2.26 * unit, line),
                Vec2::new(92.0, 64.0) / 92.0 * 0.86 * unit,
            ),
            bag: Slot::new(Vec2::new(middle + 2.06 * unit, line), Vec2::splat(unit * 0.48)),
            deck: Slot::new(Vec2::new(middle + 2.52 * unit, line), Vec2::new(1.0, TALL) * 0.34 * unit),
            banner,
            desk,
            owner: Some(owner),
            places,
            drafts,
            pages,
            book,
        }
    }

    fn upright(board: Rect) -> Self {
        const WIDE: f32 = 3.15;
        const HIGH: f32 = 4.66;
        let unit = (board.width() / WIDE).min(board.height() / HIGH);
        let wide = board.width();
        let slack = (board.height() - HIGH * unit).max(0.0).min(unit * 0.4);
        let middle = board.center().x;
        let top = board.center().y + (HIGH * unit + slack) / 2.0;
        let card = Vec2::new(unit, unit * TALL);
        let first = Vec2::new(middle - 1.05 * unit, top - card.y / 2.0 - unit * 0.02);
        let second = first - Vec2::new(0.0, card.y + unit * 0.05 + slack * 0.2);
        let above: [Slot; 3] = row(first, 1.05 * unit, card);
        let below: [Slot; 2] = row(second, 1.05 * unit, card);
        let sixth = second + Vec2::new(2.1 * unit, 0.0);
        let pitch = (wide / 6.08).min(unit * 0.53);
        let tile = Vec2::splat(pitch * 0.94);
        let line = second.y - card.y / 2.0 - unit * 0.07 - slack * 0.3 - tile.y / 2.0;
        let tiles = row(Vec2::new(middle - 2.5 * pitch, line), pitch, tile);
        let banner = Slot::new(Vec2::new(middle, line), Vec2::new(wide, tile.y * 1.2));
        let high = 1.18 * unit;
        let desk =
            Slot::new(Vec2::new(middle, top - HIGH * unit - slack + high / 2.0), Vec2::new(wide, high));
        let inner = wide - 0.26 * unit;
        let place_pitch = (inner / 7.0).min(unit * 0.47);
        let place = Vec2::splat(place_pitch * 0.95);
        let row_y = desk.at.y + high / 2.0 - unit * 0.13 - place.y / 2.0;
        let places = row(Vec2::new(middle - 3.0 * place_pitch, row_y), place_pitch, place);
        let mini = (inner / 10.6).min(unit * 0.3);
        let page = Vec2::new(0.94, 0.94 * TALL) * mini;
        let page_y = desk.at.y - high / 2.0 + unit * 0.15 + page.y / 2.0;
        // Book and drafts end where the row of research places does.
        let left = middle - inner / 2.0 + mini / 2.0 + unit * 0.035;
        let draft_pitch = mini * 1.2;
        let first_draft = middle + inner / 2.0 - unit * 0.035 - page.x / 2.0 - draft_pitch;
        let pages = Slot::new(
            Vec2::new(left + 3.5 * mini, page_y),
            Vec2::new(8.0 * mini + unit * 0.05, page.y + unit * 0.07),
        );
        Self {
            unit,
            upright: true,
            chapters: [above[0], above[1], above[2], below[0], below[1]],
            tiles,
            library: Slot::new(
                sixth + Vec2::new(0.0, unit * 0.3),
                Vec2::new(92.0, 64.0) / 92.0 * 0.94 * unit,
            ),
            bag: Slot::new(sixth + Vec2::new(-unit * 0.24, -unit * 0.36), Vec2::splat(unit * 0.42)),
            deck: Slot::new(sixth + Vec2::new(unit * 0.24, -unit * 0.36), Vec2::new(1.0, TALL) * 0.32 * unit),
            banner,
            desk,
            owner: None,
            places,
            drafts: row(Vec2::new(first_draft, page_y), draft_pitch, page),
            pages,
            book: row(Vec2::new(left, page_y), mini, page),
        }
    }
}
