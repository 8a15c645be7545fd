//! The players' mats along the edges, and what they leave for the board.

use bevy::prelude::*;
use tabletop::{BySeat, Seat, Side};

use crate::{Layout, Seating, Shape};

/// A place for something: its middle and its size.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Slot {
    /// Its middle, in logical pixels.
    pub at: Vec2,
    /// Its size, in logical pixels.
    pub size: Vec2,
}

impl Slot {
    /// Around a point.
    #[must_use]
    pub fn new(at: Vec2, size: Vec2) -> Self {
        Self { at, size }
    }

    /// As a rectangle.
    #[must_use]
    pub fn rect(self) -> Rect {
        Rect::from_center_size(self.at, self.size)
    }
}

/// Mats, and what they leave for the board.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Spread {
    /// The window and what panels leave of it.
    pub layout: Layout,
    /// Each seat's mat.
    pub mats: BySeat<Mat>,
    /// What the mats leave.
    pub board: Rect,
    /// Whose mat lies at the lower edge of a phone.
    pub front: Seat,
    /// How people share the screen.
    pub seating: Seating,
    /// Whether the coach is to be seen: then the board leaves room, if the game has one.
    pub coach: bool,
}

impl Spread {
    /// For this window and these seats.
    #[must_use]
    pub fn new(layout: &Layout, plan: &SeatPlan) -> Self {
        Self::above(layout, plan, 0.0)
    }

    /// The same, where so much of the lower edge is taken by what lies open, in logical pixels.
    #[must_use]
    pub fn above(layout: &Layout, plan: &SeatPlan, taken: f32) -> Self {
        let mut left = *layout;
        left.free.min.y += taken;
        let (mats, board) = around(&left, plan);
        Self { layout: *layout, mats, board, front: plan.front, seating: plan.seating, coach: false }
    }

    /// Drawing order of what stands at this height: nearer is later, 100 to 200.
    #[must_use]
    pub fn depth(&self, y: f32) -> f32 {
        let top = self.layout.window.y / 2.0;
        100.0 + 100.0 * ((top - y) / self.layout.window.y.max(1.0)).clamp(0.0, 1.0)
    }
}

/// Who sits where, as far as places depend on it.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatPlan {
    /// How people share the screen.
    pub seating: Seating,
    /// Each seat's side of it.
    pub sides: BySeat<Side>,
    /// Whose mat lies at the lower edge of a phone.
    pub front: Seat,
}

/// What a mat has room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatForm {
    /// About as high as half its width.
    Block,
    /// A strip along an edge.
    Strip,
    /// Figure and coins.
    Chip,
}

/// A player's mat. `size` is as its owner sees it; `turn` brings it to the owner's side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mat {
    /// Its middle, in logical pixels.
    pub at: Vec2,
    /// As its owner sees it, in logical pixels.
    pub size: Vec2,
    /// In radians, counter-clockwise.
    pub turn: f32,
    /// What it has room for.
    pub form: MatForm,
}

impl Mat {
    /// A point of the mat, from its middle, in the owner's directions.
    #[must_use]
    pub fn point(&self, local: Vec2) -> Vec2 {
        self.at + Vec2::from_angle(self.turn).rotate(local)
    }

    /// What it covers.
    #[must_use]
    pub fn rect(&self) -> Rect {
        let size = Vec2::from_angle(self.turn).rotate(self.size).abs();
        Rect::from_center_size(self.at, size)
    }
}

/// All mats, and the space that they leave.
fn around(layout: &Layout, plan: &SeatPlan) -> (BySeat<Mat>, Rect) {
    match (layout.shape, plan.seating) {
        (Shape::Portrait, _) => phone(layout.free, plan),
        (Shape::Landscape, Seating::Pass) => columns(layout.free, layout.corners, plan),
        (Shape::Landscape, Seating::Around) => sides(layout.free, plan),
    }
}

fn number(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// Upright, clockwise: up the left side, down the right.
fn columns(free: Rect, corners: f32, plan: &SeatPlan) -> (BySeat<Mat>, Rect) {
    let seats = plan.sides.seats();
    let left = usize::from(seats.div_ceil(2));
    let gap = free.height() * 0.014;
    let width = (free.width() * 0.162).min(free.height() * 0.36);
    let room = (free.height() - corners - gap) / number(left.max(2)) - gap;
    let size = Vec2::new(width, room.min(width * 0.76));
    let mats = BySeat::new(seats, |seat| {
        let index = seat.index();
        let (x, from_below) = if index < left {
            (free.min.x + gap + width / 2.0, index)
        } else {
            (free.max.x - gap - width / 2.0, usize::from(seats) - 1 - index)
        };
        let y = free.min.y + gap + size.y / 2.0 + number(from_below) * (size.y + gap);
        Mat { at: Vec2::new(x, y), size, turn: 0.0, form: MatForm::Block }
    });
    let margin = width + gap * 2.4;
    (mats, Rect::new(free.min.x + margin, free.min.y + gap, free.max.x - margin, free.max.y))
}

/// Turned to the side where their owner sits.
fn sides(free: Rect, plan: &SeatPlan) -> (BySeat<Mat>, Rect) {
    let thick = (free.height() * 0.135).min(free.width() * 0.075);
    let gap = thick * 0.1;
    let sits = |side: Side| plan.sides.values().filter(|at| **at == side).count();
    let edge = |side: Side| if sits(side) > 0 { thick + gap * 1.6 } else { gap };
    let board = Rect::new(
        free.min.x + edge(Side::West),
        free.min.y + edge(Side::South),
        free.max.x - edge(Side::East),
        free.max.y - edge(Side::North),
    );
    let mats = BySeat::new(plan.sides.seats(), |seat| {
        let side = plan.sides[seat];
        let length = match side {
            Side::South | Side::North => free.width() * 0.86 - 2.0 * thick,
            Side::West | Side::East => free.height() - gap,
        };
        let count = number(sits(side));
        let before =
            plan.sides.iter().filter(|(other, at)| other.index() < seat.index() && **at == side).count();
        let long = (length / count - gap).min(thick * 4.2);
        let along = (number(before) - (count - 1.0) / 2.0) * (long + gap);
        let inset = gap * 0.5 + thick / 2.0;
        let middle = free.center();
        let at = match side {
            Side::South => Vec2::new(middle.x - along, free.min.y + inset),
            Side::West => Vec2::new(free.min.x + inset, middle.y + along),
            Side::North => Vec2::new(middle.x + along, free.max.y - inset),
            Side::East => Vec2::new(free.max.x - inset, middle.y - along),
        };
        Mat { at, size: Vec2::new(long, thick), turn: crate::turn(side), form: MatForm::Strip }
    });
    (mats, board)
}

/// The front seat below, the others as chips above.
fn phone(free: Rect, plan: &SeatPlan) -> (BySeat<Mat>, Rect) {
    let seats = plan.sides.seats();
    let gap = free.width() * 0.015;
    let others = usize::from(seats) - 1;
    let chip_room = (free.width() - gap) / number(others.max(3)) - gap;
    let chip = Vec2::new(chip_room, (free.height() * 0.08).max(chip_room.min(44.0)));
    let mat = Vec2::new(free.width() - 2.0 * gap, free.height() * 0.16);
    let mats = BySeat::new(seats, |seat| {
        if seat == plan.front {
            let at = Vec2::new(free.center().x, free.min.y + gap + mat.y / 2.0);
            return Mat { at, size: mat, turn: 0.0, form: MatForm::Strip };
        }
        // In the order of play from the front seat on.
        let order = (usize::from(seats) + seat.index() - plan.front.index()) % usize::from(seats) - 1;
        let x = (number(order) - (number(others) - 1.0) / 2.0) * (chip.x + gap);
        let at = Vec2::new(free.center().x + x, free.max.y - gap - chip.y / 2.0);
        Mat { at, size: chip, turn: 0.0, form: MatForm::Chip }
    });
    let board = Rect::new(
        free.min.x + gap,
        free.min.y + mat.y + 2.4 * gap,
        free.max.x - gap,
        free.max.y - chip.y - 2.0 * gap,
    );
    (mats, board)
}
