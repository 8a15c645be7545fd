//! The rooms of a mat, and how tickets and cards lie in them. All in the owner's directions, from the middle of the mat.

use bevy::prelude::*;
use table::board::{Mat, MatForm};

/// Rooms of a mat, from its middle, in the owner's directions.
pub(super) struct Rooms {
    pub medallion: (Vec2, f32),
    pub name: (Vec2, f32, f32),
    pub purse: (Vec2, f32),
    /// Whether there is room for a coin beside the number.
    pub coin: bool,
    pub takings: Rect,
    pub cards: Option<Rect>,
    pub tile: Option<Rect>,
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
        let figure = (half.x * 0.56).min(half.y * 0.8);
        let left = -half.x + margin;
        let top = half.y - margin;
        let text = left + figure + margin * 0.7;
        let lower = Rect::new(left, -half.y + margin * 1.1, half.x - margin, top - figure - margin * 0.4);
        let fan = lower.max.x - lower.width() * 0.26;
        let split = fan - lower.width() * 0.3;
        Self {
            medallion: (Vec2::new(left + figure / 2.0, top - figure / 2.0), figure),
            name: (Vec2::new(text, top - figure * 0.25), half.x - margin - text, figure * 0.36),
            purse: (Vec2::new(text, top - figure * 0.76), figure * 0.42),
            coin: true,
            takings: Rect::new(lower.min.x, lower.min.y, split - margin * 0.5, lower.max.y),
            cards: Some(Rect::new(fan, lower.min.y, lower.max.x, lower.max.y)),
            tile: Some(Rect::new(split, lower.min.y, fan - margin * 0.3, lower.max.y)),
        }
    }

    fn strip(half: Vec2) -> Self {
        let margin = half.y * 0.22;
        let figure = half.y * 1.4;
        let left = -half.x + margin;
        let text = left + figure + margin * 0.6;
        let fan = half.x - margin - (half.y * 1.25).min(half.x * 0.3);
        let split = fan - (half.y * 1.45).min(half.x * 0.3);
        // As much as long names need, while some room for tickets is left.
        let text_width = (half.y * 2.9).min((split - text) * 0.62).min(half.x * 2.0 - figure - margin * 3.0);
        let rest = text + text_width + margin * 0.5;
        Self {
            medallion: (Vec2::new(left + figure / 2.0, 0.0), figure),
            name: (Vec2::new(text, half.y * 0.36), text_width, (half.y * 0.46).min(text_width / 4.4)),
            purse: (Vec2::new(text, -half.y * 0.32), half.y * 0.56),
            coin: true,
            takings: Rect::new(
                rest,
                -half.y + margin,
                (split - margin * 0.6).max(rest + 1.0),
                half.y - margin,
            ),
            cards: Some(Rect::new(fan, -half.y + margin, half.x - margin, half.y - margin)),
            tile: Some(Rect::new(split, -half.y + margin, fan - margin * 0.5, half.y - margin)),
        }
    }

    fn chip(half: Vec2) -> Self {
        let margin = (half.y * 0.16).min(half.x * 0.12);
        let figure = (half.y * 1.5).min(half.x * 0.95);
        let left = -half.x + margin;
        let text = left + figure + margin * 0.4;
        let coin = half.x - text > half.y * 1.5;
        let number = if coin { half.y * 0.62 } else { (half.y * 0.62).min((half.x - margin - text) / 1.2) };
        Self {
            medallion: (Vec2::new(left + figure / 2.0, 0.0), figure),
            name: (Vec2::ZERO, 0.0, 0.0),
            purse: (Vec2::new(text, half.y * 0.42), number),
            coin,
            takings: Rect::new(text, -half.y + margin, half.x - margin, half.y * 0.02),
            cards: None,
            tile: None,
        }
    }
}

/// Where the purse is: coins fly from and to here.
pub(crate) fn purse_of(mat: &Mat) -> Vec2 {
    mat.point(Rooms::of(mat).purse.0)
}

/// Cards of this many in a room: size of each, first middle, step.
pub(super) fn spread(room: Rect, aspect: f32, count: usize) -> (Vec2, Vec2, Vec2) {
    let height = room.height().min(room.width() / aspect.min(1.0));
    let size = Vec2::new(height * aspect, height);
    let size = if size.x > room.width() { size * (room.width() / size.x) } else { size };
    let gaps = f32::from(u16::try_from(count.saturating_sub(1)).unwrap_or(u16::MAX));
    let step = if gaps > 0.0 { (size.x * 1.06).min((room.width() - size.x) / gaps) } else { 0.0 };
    (size, Vec2::new(room.min.x + size.x / 2.0, room.center().y), Vec2::new(step, 0.0))
}

/// How far the next ticket lies at least, in parts of its size: its neighbours' numbers stay in sight.
const APART: Vec2 = Vec2::new(0.76, 0.54);

/// So many tickets in a room, as large as they can be while each one's number is seen: their size and middles.
pub(super) fn ranks(room: Rect, aspect: f32, count: usize) -> (Vec2, Vec<Vec2>) {
    let number = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
    let height = |rows: usize| {
        let columns = number(count.div_ceil(rows));
        let wide = room.width() / (1.0 + (columns - 1.0) * APART.x) / aspect;
        wide.min(room.height() / (1.0 + (number(rows) - 1.0) * APART.y))
    };
    let rows = (1..=3).max_by(|one, other| height(*one).total_cmp(&height(*other))).unwrap_or(1);
    let columns = count.div_ceil(rows).max(1);
    let size = Vec2::new(aspect, 1.0) * height(rows);
    let free = (room.size() - size).max(Vec2::ZERO);
    let gap = |most: f32, free: f32, count: usize| {
        if count > 1 { most.min(free / number(count - 1)) } else { 0.0 }
    };
    let step = Vec2::new(gap(size.x * 1.06, free.x, columns), gap(size.y * 1.04, free.y, rows));
    let top = room.center().y + step.y * (number(rows) - 1.0) / 2.0;
    let middle = |index: usize| {
        let (column, row) = (number(index % columns), number(index / columns));
        Vec2::new(room.min.x + size.x / 2.0 + column * step.x, top - row * step.y)
    };
    (size, (0..count).map(middle).collect())
}

/// The so-many-th of some cards held in a fan: middle, size, turn.
pub(super) fn fanned(room: Rect, index: u8, count: u8) -> (Vec2, Vec2, f32) {
    let height = (room.height() * 0.7).min(room.width() * 0.68);
    let size = Vec2::new(height * 64.0 / 92.0, height);
    let step = f32::from(index) - (f32::from(count) - 1.0) / 2.0;
    let turn = -0.16 * step;
    // They turn about a point below them, as in a hand.
    let grip = room.center() - Vec2::new(0.0, height * 0.95);
    (grip + Vec2::from_angle(turn).rotate(Vec2::new(0.0, height)), size, turn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tickets_keep_to_their_room_and_leave_each_others_numbers_in_sight() {
        for (wide, high) in [(85.0, 50.0), (60.0, 60.0), (140.0, 40.0), (30.0, 24.0)] {
            let room = Rect::new(10.0, -5.0, 10.0 + wide, high - 5.0);
            for count in 1..=15 {
                let (size, at) = ranks(room, 64.0 / 88.0, count);
                assert_eq!(at.len(), count);
                for (index, middle) in at.iter().enumerate() {
                    let lies = Rect::from_center_size(*middle, size);
                    let grown = room.inflate(0.01);
                    assert!(
                        grown.contains(lies.min) && grown.contains(lies.max),
                        "{count} in {room:?}: {lies:?}"
                    );
                    for later in &at[index + 1..] {
                        let apart = (*later - *middle).abs() / size;
                        let seen = apart.x > APART.x - 0.01 || apart.y > APART.y - 0.01;
                        assert!(seen, "{count} in {room:?}: {index} is hidden, {apart}");
                    }
                }
            }
        }
    }
}
