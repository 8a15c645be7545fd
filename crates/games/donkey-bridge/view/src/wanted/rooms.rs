//! The rooms of a mat: for the figure, the name, the score pile, the stories, and the tiles of the story that is guessed.

use bevy::prelude::*;
use table::board::{Mat, MatForm, Slot};

use crate::names::TILE;

/// Rooms of a mat, from its middle, in the owner's directions.
pub struct Rooms {
    /// The figure.
    pub medallion: Slot,
    /// Where the name begins, its width, its size; no width where there is no room for one.
    pub name: (Vec2, f32, f32),
    /// The score pile, its count and its stop tiles.
    pub pile: Rect,
    /// The slots of the board; empty where there is no room for them.
    pub slots: Rect,
    /// Tiles of the story that is guessed.
    pub hand: Rect,
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
        let margin = (half.x * 0.12).min(half.y * 0.18);
        let figure = (half.x * 0.46).min(half.y * 0.68);
        let (left, right) = (-half.x + margin, half.x - margin);
        let top = half.y - margin;
        let text = left + figure + margin * 0.6;
        let low = top - figure - margin * 0.3;
        let floor = -half.y + margin * 1.25;
        let middle = floor + (low - floor) * 0.54;
        Self {
            medallion: Slot::new(Vec2::new(left + figure / 2.0, top - figure / 2.0), Vec2::splat(figure)),
            name: (Vec2::new(text, top - figure * 0.28), right - text, figure * 0.34),
            pile: Rect::new(text, top - figure * 1.04, right, top - figure * 0.54),
            slots: Rect::new(left, middle + margin * 0.3, right, low),
            hand: Rect::new(left + margin * 0.3, floor, right, middle),
        }
    }

    fn strip(half: Vec2) -> Self {
        let margin = half.y * 0.17;
        let figure = (half.y * 1.36).min(half.x * 0.4);
        let (left, right) = (-half.x + margin, half.x - margin);
        let text = left + figure + margin * 0.6;
        let side = half.x * 0.08;
        let name_width = side - margin * 0.5 - text;
        let top = half.y - margin;
        Self {
            medallion: Slot::new(Vec2::new(left + figure / 2.0, 0.0), Vec2::splat(figure)),
            name: (Vec2::new(text, half.y * 0.36), name_width, (half.y * 0.44).min(name_width / 4.3)),
            pile: Rect::new(text, -half.y * 0.72, side - margin * 0.5, half.y * 0.02),
            slots: Rect::new(side, top - half.y * 0.62, right, top),
            hand: Rect::new(side, -half.y + margin, right, top - half.y * 0.68),
        }
    }

    fn chip(half: Vec2) -> Self {
        let margin = (half.y * 0.16).min(half.x * 0.12);
        let figure = (half.y * 1.3).min(half.x * 0.8);
        let left = -half.x + margin;
        let text = left + figure + margin * 0.4;
        let right = half.x - margin;
        Self {
            medallion: Slot::new(Vec2::new(left + figure / 2.0, 0.0), Vec2::splat(figure)),
            name: (Vec2::ZERO, 0.0, 0.0),
            pile: Rect::new(text, half.y * 0.06, right, half.y - margin * 0.8),
            slots: Rect::default(),
            hand: Rect::new(text, -half.y + margin * 0.7, right, half.y * 0.02),
        }
    }

    /// A slot, from 1, of so many.
    pub fn slot(&self, number: u8, slots: u8) -> Slot {
        let pitch = self.slots.width() / f32::from(slots.max(1));
        let high = self.slots.height().min(pitch * 0.92 / TILE);
        let x = self.slots.min.x + pitch * (f32::from(number) - 0.5);
        Slot::new(Vec2::new(x, self.slots.center().y), Vec2::new(high * TILE, high))
    }

    /// The so-many-th of so many tiles of the story that is guessed; many overlap.
    pub fn hand(&self, index: u8, count: u8) -> Slot {
        let high = self.hand.height();
        let size = Vec2::new(high * TILE, high);
        let gaps = f32::from(count.saturating_sub(1)).max(1.0);
        let pitch = (size.x * 1.08).min((self.hand.width() - size.x) / gaps);
        let x = self.hand.min.x + size.x / 2.0 + pitch * f32::from(index);
        Slot::new(Vec2::new(x, self.hand.center().y), size)
    }

    /// The top of the score pile.
    pub fn pile(&self) -> Slot {
        let high = self.pile.height();
        let size = Vec2::new(high * TILE, high);
        Slot::new(Vec2::new(self.pile.min.x + size.x / 2.0, self.pile.center().y), size)
    }
}
