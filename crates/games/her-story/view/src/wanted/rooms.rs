//! The rooms of a mat, from its middle, in the owner's directions.

use bevy::prelude::*;
use table::board::{Mat, MatForm, Slot};

use crate::places::TALL;

/// Rooms of a mat.
pub struct Rooms {
    /// The figure.
    pub medallion: Slot,
    /// Where the name begins, its width, its size; none on a chip.
    pub name: Option<(Vec2, f32, f32)>,
    /// The star beside the points, and how large it is.
    pub points: (Vec2, f32),
    /// What a chip has instead of the book: how many chapters are in it.
    pub count: Option<(Vec2, f32)>,
    tiles: Rect,
    drafts: Rect,
    book: Rect,
}

impl Rooms {
    pub fn of(mat: &Mat) -> Self {
        let half = mat.size / 2.0;
        match mat.form {
            MatForm::Block => Self::block(half),
            MatForm::Strip => Self::strip(half),
            MatForm::Chip => Self::chip(half),
        }
    }

    fn block(half: Vec2) -> Self {
        let margin = half.x * 0.13;
        let figure = half.y * 0.56;
        let (left, right, top) = (-half.x + margin, half.x - margin, half.y - margin);
        let text = left + figure + margin * 0.5;
        let low = -half.y + margin;
        let rest = top - figure - margin * 0.1;
        let middle = low + (rest - low) * 0.52;
        let drafts = Rect::new(right - figure * 1.3, rest, right, top + margin * 0.1);
        Self {
            medallion: Slot::new(Vec2::new(left + figure / 2.0, top - figure / 2.0), Vec2::splat(figure)),
            name: Some((Vec2::new(text, top - figure * 0.26), drafts.min.x - text, figure * 0.36)),
            points: (Vec2::new(text + figure * 0.2, top - figure * 0.74), figure * 0.42),
            count: None,
            tiles: Rect::new(left, middle, right, rest),
            drafts,
            book: Rect::new(left, low, right, middle),
        }
    }

    fn strip(half: Vec2) -> Self {
        let margin = half.y * 0.2;
        let figure = (half.y * 1.3).min(half.x * 0.34);
        let left = -half.x + margin;
        let text = left + figure + margin * 0.5;
        let (split, right) = (half.x * -0.02, half.x - margin);
        let width = split - text - margin * 0.4;
        Self {
            medallion: Slot::new(Vec2::new(left + figure / 2.0, 0.0), Vec2::splat(figure)),
            name: Some((Vec2::new(text, half.y * 0.34), width, (half.y * 0.36).min(width / 5.2))),
            points: (Vec2::new(text + half.y * 0.2, -half.y * 0.32), half.y * 0.44),
            count: None,
            tiles: Rect::new(split, half.y * 0.06, right - half.y * 1.3, half.y - margin),
            drafts: Rect::new(right - half.y * 1.2, half.y * 0.02, right, half.y - margin * 0.8),
            book: Rect::new(split, -half.y + margin, right, 0.0),
        }
    }

    fn chip(half: Vec2) -> Self {
        let margin = (half.y * 0.16).min(half.x * 0.12);
        let figure = (half.y * 1.5).min(half.x * 0.9);
        let left = -half.x + margin;
        let text = left + figure + margin * 0.4;
        let side = (half.y * 0.56).min((half.x - margin - text) * 0.42);
        Self {
            medallion: Slot::new(Vec2::new(left + figure / 2.0, 0.0), Vec2::splat(figure)),
            name: None,
            points: (Vec2::new(text + side * 0.5, half.y * 0.42), side),
            count: Some((Vec2::new(text + side * 0.5, -half.y * 0.42), side)),
            tiles: Rect::default(),
            drafts: Rect::default(),
            book: Rect::default(),
        }
    }

    /// Whether there is room for tiles and chapters.
    pub fn is_roomy(&self) -> bool {
        self.count.is_none()
    }

    /// The so-many-th of seven tiles.
    pub fn tile(&self, index: u8) -> Slot {
        let Slot { at, size } = along(self.tiles, 7.0, index, 1.0);
        Slot::new(at, Vec2::splat(size.x.min(size.y)))
    }

    /// The so-many-th of two drafts.
    pub fn draft(&self, index: u8) -> Slot {
        along(self.drafts, 2.0, index, TALL)
    }

    /// The so-many-th of eight chapters.
    pub fn chapter(&self, index: u8) -> Slot {
        along(self.book, 8.0, index, TALL)
    }

    /// The so-many-th of the four ways of working, for the desk that is open.
    pub fn way(&self, index: u8) -> Slot {
        let all = Rect { min: self.book.min, max: Vec2::new(self.book.max.x, self.tiles.max.y) };
        // Beside each there are two figures at most, and the last ones keep clear of the edge.
        let pitch = all.width() * 0.97 / 4.0;
        let side = (pitch * 0.5).min(all.height() * 0.6);
        let x = all.min.x + pitch * (f32::from(index) + 0.27);
        Slot::new(Vec2::new(x, all.center().y), Vec2::splat(side))
    }
}

/// The so-many-th of things of one form side by side in a room: as large as it allows.
fn along(room: Rect, count: f32, index: u8, tall: f32) -> Slot {
    let pitch = room.width() / count;
    let high = (pitch * 0.94 * tall).min(room.height() * 0.94);
    let x = room.min.x + pitch * (f32::from(index) + 0.5);
    Slot::new(Vec2::new(x, room.center().y), Vec2::new(high / tall, high))
}
