//! The rooms of a mat: for the figure, the name, the level, the cards and the buttons.

use bevy::prelude::*;
use table::board::{Mat, MatForm, Slot};

/// A card's width for its height.
const CARD: f32 = 110.0 / 154.0;

/// The least room beside the figure of a small mat in which a name is worth reading, in logical pixels.
const NAMED: f32 = 56.0;

/// Rooms of a mat, from its middle, in the owner's directions.
pub struct Rooms {
    /// The figure.
    pub medallion: Slot,
    /// Where the name begins, its width, its size.
    pub name: (Vec2, f32, f32),
    /// Where the level's stars begin, and how large each is.
    pub pips: (Vec2, f32),
    /// Stack and broken spells.
    pub cards: Rect,
    /// Buttons.
    pub buttons: Rect,
    /// Those of a bot, which nobody presses.
    pub aside: Rect,
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
        let margin = half.x * 0.12;
        let figure = (half.x * 0.5).min(half.y * 0.72);
        let left = -half.x + margin;
        let top = half.y - margin;
        let text = left + figure + margin * 0.6;
        let lower = Rect::new(left, -half.y + margin, half.x - margin, top - figure - margin * 0.35);
        let buttons = Rect { min: lower.min - Vec2::new(0.0, margin * 0.5), ..lower };
        Self {
            medallion: Slot::new(Vec2::new(left + figure / 2.0, top - figure / 2.0), Vec2::splat(figure)),
            name: (Vec2::new(text, top - figure * 0.28), half.x - margin - text, figure * 0.36),
            pips: (Vec2::new(text, top - figure * 0.78), figure * 0.27),
            cards: lower,
            aside: buttons,
            buttons,
        }
    }

    fn strip(half: Vec2) -> Self {
        let margin = half.y * 0.2;
        let figure = (half.y * 1.4).min(half.x * 0.42);
        let left = -half.x + margin;
        let text = left + figure + margin * 0.6;
        let right = Rect::new(half.x * 0.08, -half.y + margin, half.x - margin, half.y - margin);
        let name_width = right.min.x - margin * 0.5 - text;
        Self {
            medallion: Slot::new(Vec2::new(left + figure / 2.0, 0.0), Vec2::splat(figure)),
            // Names of ordinary length must fit.
            name: (Vec2::new(text, half.y * 0.34), name_width, (half.y * 0.44).min(name_width / 4.3)),
            pips: (Vec2::new(text, -half.y * 0.34), half.y * 0.34),
            cards: right,
            aside: right,
            buttons: right,
        }
    }

    fn chip(half: Vec2) -> Self {
        let margin = (half.y * 0.16).min(half.x * 0.12);
        let figure = (half.y * 1.5).min(half.x * 0.9);
        let left = -half.x + margin;
        let text = left + figure + margin * 0.4;
        let right = half.x - margin;
        // Where few play there is room for a name, above smaller stars and cards.
        let is_named = right - text >= NAMED;
        let (pips, star, top) = if is_named { (0.1, 0.26, -0.08) } else { (0.52, 0.4, 0.24) };
        let name_width = if is_named { right - text } else { 0.0 };
        Self {
            medallion: Slot::new(Vec2::new(left + figure / 2.0, 0.0), Vec2::splat(figure)),
            name: (Vec2::new(text, half.y * 0.54), name_width, half.y * 0.48),
            pips: (Vec2::new(text, half.y * pips), (half.y * star).min((right - text) / 3.2)),
            cards: Rect::new(text, -half.y + margin, right, half.y * top),
            aside: Rect::new(text, half.y * 0.2, right, half.y * 0.92),
            buttons: Rect::new(-half.x, -half.y, half.x, half.y),
        }
    }

    /// The so-many-th of four cards: the stack, then three that are broken or will be.
    pub fn card(&self, index: u8) -> Slot {
        let pitch = self.cards.width() / 4.0;
        let height = self.cards.height().min(pitch * 0.92 / CARD);
        let x = self.cards.min.x + pitch * (f32::from(index) + 0.5);
        Slot::new(Vec2::new(x, self.cards.center().y), Vec2::new(height * CARD, height))
    }
}
