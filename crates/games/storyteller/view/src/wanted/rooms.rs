//! The rooms of a mat: for the figure, the name, the points, the cards, the lantern and the vote.

use bevy::prelude::*;
use table::board::{Mat, MatForm, Slot};

/// Rooms of a mat, from its middle, in the owner's directions.
pub struct Rooms {
    /// The figure.
    pub medallion: Slot,
    /// Where the name begins, its width, its size.
    pub name: (Vec2, f32, f32),
    /// The star before the points.
    pub star: Slot,
    /// Where the points begin, and their size.
    pub points: (Vec2, f32),
    /// Cards in hand.
    pub cards: Rect,
    /// The lantern of whoever tells.
    pub teller: Slot,
    /// What says that a choice is made.
    pub token: Slot,
}

/// A strip that is wider than so many times its height has room for one line alone.
const SLIM: f32 = 5.4;

impl Rooms {
    pub fn of(mat: &Mat) -> Self {
        let half = mat.size / 2.0;
        match mat.form {
            MatForm::Block => Self::block(half),
            MatForm::Strip if half.x > half.y * SLIM => Self::slim(half),
            MatForm::Strip => Self::strip(half),
            MatForm::Chip => Self::chip(half),
        }
    }

    fn block(half: Vec2) -> Self {
        let margin = (half.x * 0.16).min(half.y * 0.24);
        let figure = (half.x * 0.5).min(half.y * 0.62);
        let left = -half.x + margin;
        let top = half.y - margin;
        let text = left + figure + margin * 0.6;
        let star = figure * 0.34;
        let lower = Rect::new(left, -half.y + margin * 0.9, half.x - margin, top - figure - margin * 0.3);
        let token = lower.height().min(half.x * 0.42);
        Self {
            medallion: Slot::new(Vec2::new(left + figure / 2.0, top - figure / 2.0), Vec2::splat(figure)),
            name: (Vec2::new(text, top - figure * 0.26), half.x - margin - text, figure * 0.34),
            star: Slot::new(Vec2::new(text + star / 2.0, top - figure * 0.76), Vec2::splat(star)),
            points: (Vec2::new(text + star * 1.3, top - figure * 0.76), figure * 0.38),
            cards: Rect { max: Vec2::new(lower.max.x - token * 1.06, lower.max.y), ..lower },
            teller: Slot::new(
                Vec2::new(half.x * 0.94, half.y * 0.84),
                Vec2::new(60.0, 84.0) / 84.0 * half.y * 0.9,
            ),
            token: Slot::new(
                Vec2::new(lower.max.x - token / 2.0, lower.center().y),
                Vec2::splat(token * 0.86),
            ),
        }
    }

    fn strip(half: Vec2) -> Self {
        let margin = half.y * 0.2;
        let figure = (half.y * 1.3).min(half.x * 0.36);
        let left = -half.x + margin;
        let text = left + figure + margin * 0.6;
        let token = (half.y * 1.1).min(half.x * 0.26);
        let right = half.x - margin;
        let cards = Rect::new(half.x * 0.02, -half.y + margin, right - token * 1.1, half.y - margin);
        let width = cards.min.x - margin * 0.5 - text;
        let star = half.y * 0.42;
        Self {
            medallion: Slot::new(Vec2::new(left + figure / 2.0, 0.0), Vec2::splat(figure)),
            name: (Vec2::new(text, half.y * 0.34), width, (half.y * 0.44).min(width / 4.3)),
            star: Slot::new(Vec2::new(text + star / 2.0, -half.y * 0.36), Vec2::splat(star)),
            points: (Vec2::new(text + star * 1.25, -half.y * 0.36), half.y * 0.48),
            cards,
            teller: Slot::new(
                Vec2::new(left + figure * 0.06, half.y * 0.62),
                Vec2::new(60.0, 84.0) / 84.0 * half.y * 1.1,
            ),
            token: Slot::new(Vec2::new(right - token / 2.0, 0.0), Vec2::splat(token * 0.9)),
        }
    }

    /// All in one line: figure, name, points, cards, what was chosen.
    fn slim(half: Vec2) -> Self {
        let margin = half.y * 0.2;
        let figure = half.y * 1.62;
        let left = -half.x + margin * 2.2;
        let text = left + figure + margin * 1.4;
        let token = half.y * 1.3;
        let right = half.x - margin * 2.0;
        let cards = Rect::new(half.x * 0.34, -half.y + margin, right - token * 1.1, half.y - margin);
        let points = half.y * 0.7;
        let star = half.y * 0.72;
        let counted = cards.min.x - margin - points * 1.4;
        let name = counted - star * 1.7 - text;
        Self {
            medallion: Slot::new(Vec2::new(left + figure / 2.0, 0.0), Vec2::splat(figure)),
            name: (Vec2::new(text, 0.0), name, (half.y * 0.66).min(name / 4.3)),
            star: Slot::new(Vec2::new(counted - star * 0.85, 0.0), Vec2::splat(star)),
            points: (Vec2::new(counted, 0.0), points),
            cards,
            teller: Slot::new(
                Vec2::new(left - figure * 0.04, half.y * 0.62),
                Vec2::new(60.0, 84.0) / 84.0 * half.y * 1.3,
            ),
            token: Slot::new(Vec2::new(right - token / 2.0, 0.0), Vec2::splat(token * 0.9)),
        }
    }

    fn chip(half: Vec2) -> Self {
        let margin = (half.y * 0.16).min(half.x * 0.12);
        let figure = (half.y * 1.46).min(half.x * 0.86);
        let left = -half.x + margin;
        let text = left + figure + margin * 0.4;
        let right = half.x - margin;
        let star = (half.y * 0.5).min((right - text) * 0.36);
        let token = (half.y * 0.8).min((right - text) * 0.42);
        Self {
            medallion: Slot::new(Vec2::new(left + figure / 2.0, 0.0), Vec2::splat(figure)),
            name: (Vec2::ZERO, 0.0, 0.0),
            star: Slot::new(Vec2::new(text + star / 2.0, half.y * 0.42), Vec2::splat(star)),
            points: (Vec2::new(text + star * 1.2, half.y * 0.42), (half.y * 0.56).min((right - text) * 0.44)),
            cards: Rect::new(text, -half.y + margin, right - token, half.y * 0.06),
            teller: Slot::new(
                Vec2::new(left + figure * 0.02, half.y * 0.5),
                Vec2::new(60.0, 84.0) / 84.0 * half.y * 1.1,
            ),
            token: Slot::new(Vec2::new(right - token / 2.0, -half.y * 0.4), Vec2::splat(token)),
        }
    }

    /// The card of this index in a fan of so many in the room for cards: its place, and by how much it leans.
    pub fn card(&self, index: u8, count: u8) -> (Slot, f32) {
        let height = (self.cards.height() * 0.92).min(self.cards.width() * 0.9);
        let width = height * crate::places::CARD;
        let gaps = f32::from(count.max(2)) - 1.0;
        let pitch = ((self.cards.width() - width) / gaps).min(width * 0.62);
        let off = f32::from(index) - (f32::from(count) - 1.0) / 2.0;
        let lean = off / f32::from(count.max(2));
        let at = self.cards.center() + Vec2::new(off * pitch, -lean * lean * height * 0.2);
        (Slot::new(at, Vec2::new(width, height)), -lean * 0.22)
    }
}
