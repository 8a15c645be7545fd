//! Where things lie: a header, the paintings, the slips; between the lines the painting that is up.
//!
//! Slips are laid from right to left, as they are read.

use bevy::prelude::*;
use table::board::{Scene, Slot};
use tabletop::{BySeat, Seat};
use verse_and_painting::{Mode, Phase, View};

use crate::VerseView;
use crate::fit::block;
use crate::tongue::Tongue;

/// Where things lie.
#[derive(Clone, Debug, PartialEq)]
pub struct Places {
    /// The measure of the board: 120 on the table that edges were drawn for.
    pub unit: f32,
    /// The band at the top.
    pub header: Rect,
    /// Each player's painting.
    pub paintings: BySeat<Slot>,
    /// Slips, the first rightmost.
    pub slips: Vec<Slot>,
    /// The own line before those face down.
    pub own: Slot,
    /// The painting that is up, and room for what is entered and said of it.
    pub focus: Slot,
    pub entered: Rect,
}

/// What the arrangement depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Players.
    pub seats: u8,
    /// Slips.
    pub slips: u8,
    /// Whether there is a translation on them.
    pub translated: bool,
    /// Whether paintings hang above their slips, or all slips lie in one field.
    pub between: bool,
}

/// The silk at both ends of a slip together, in pixels of its paper.
const SILK: f32 = 36.0;
/// The most characters of a line, and how wide a slip is at least and at most for its characters.
const MOST: f32 = 7.3;
const NARROW: f32 = 1.5;
const WIDE: f32 = 2.2;
/// The largest part of a column that a character has, in parts of the board's measure.
const LARGEST: f32 = 0.34;
/// The largest slip with a translation, and the largest type of that, in parts of the board's measure.
const TRANSLATED: Vec2 = Vec2::new(2.1, 2.6);
const TYPE: f32 = 0.17;
/// A long translation.
const LONG: &str = "The spring wind of the second month is like scissors, and sharp";
/// The plate with the painter's name, in parts of a painting's height.
pub const PLATE: f32 = 0.2;

impl Places {
    /// For what is shown.
    pub fn of(scene: &Scene<VerseView>) -> Self {
        let view = scene.view;
        let plan = Plan {
            seats: view.config.seats,
            slips: count(view),
            translated: Tongue::of(scene).translates(),
            between: view.config.mode == Mode::Between,
        };
        Self::new(scene.spread.board, plan)
    }

    /// On this board.
    pub fn new(board: Rect, plan: Plan) -> Self {
        let unit = board.size().min_element() / 5.0;
        let gap = unit * 0.09;
        let high = (board.height() * 0.068).clamp(30.0, unit * 0.5);
        let wide = board.width() > board.height();
        // A wide table begins at the edge of the window.
        let top = board.max.y - if wide { gap * 0.6 } else { 0.0 };
        let header = Rect::new(board.min.x, top - high, board.max.x, top);
        let below = Rect::new(board.min.x, board.min.y + gap, board.max.x, header.min.y - gap);
        let share = match (wide, plan.seats) {
            (true, _) => 0.42,
            (false, 0..=3) => 0.3,
            (false, _) => 0.44,
        };
        let share = if plan.between && !wide { 0.46 } else { share };
        // Paintings that cannot be wider leave their height to the slips.
        let hangs = Rect::new(below.min.x, below.max.y - below.height() * share, below.max.x, below.max.y);
        let taken = if plan.between { hangs.height() } else { height(&hung(hangs, plan.seats, gap)) + gap };
        let middle = below.max.y - taken.min(hangs.height());
        let upper = Rect::new(below.min.x, middle, below.max.x, below.max.y);
        // Figures stand on the heads of slips, and at their feet.
        let figures = unit * 0.2;
        let lower = Rect::new(below.min.x, below.min.y + figures * 0.5, below.max.x, middle - gap - figures);
        let slip = SlipForm { translated: plan.translated, unit };
        let mut slips = grid(lower, plan.slips, slip, gap);
        let paintings = hung(upper, plan.seats, gap);
        if plan.between {
            below_paintings(&mut slips, &paintings);
        }
        let own = Slot::new(lower.center(), slip.size_in(lower.size()).1);
        let side = upper.height().min(upper.width() * 0.48);
        let focus = Slot::new(
            Vec2::new(upper.min.x + upper.width() * 0.5 - side * 0.52, upper.center().y),
            Vec2::splat(side),
        );
        let left = focus.at.x + side / 2.0 + gap;
        let entered = Rect::new(left, upper.min.y, upper.max.x.min(left + side * 1.5), upper.max.y);
        Self { unit, header, paintings, slips, own, focus, entered }
    }
}

/// How many slips lie there now.
pub fn count(view: &View) -> u8 {
    match view.config.mode {
        Mode::Between => view.config.seats,
        Mode::Competition => view.config.open_lines(),
        Mode::Together if matches!(view.phase, Phase::Ready | Phase::Paint) => verse_and_painting::LINES,
        Mode::Together => view.config.open_lines(),
    }
}

/// Between the lines each player's slip lies below the painting, where there is room for that.
fn below_paintings(slips: &mut [Slot], paintings: &BySeat<Slot>) {
    slips.reverse();
    let fits = slips.iter().zip(paintings.values()).all(|(slip, painting)| slip.size.x <= painting.size.x);
    if fits && in_a_row(slips.iter()) && in_a_row(paintings.values()) {
        for (slip, painting) in slips.iter_mut().zip(paintings.values()) {
            slip.at.x = painting.at.x;
        }
    }
}

/// Whether all lie at one height.
fn in_a_row<'a>(mut slots: impl Iterator<Item = &'a Slot>) -> bool {
    let first = slots.next().map(|slot| slot.at.y);
    slots.all(|slot| Some(slot.at.y) == first)
}

fn number(count: u8) -> f32 {
    f32::from(count)
}

/// What slips are like.
#[derive(Clone, Copy)]
struct SlipForm {
    translated: bool,
    unit: f32,
}

impl SlipForm {
    /// How well a slip in this room can be read, and how large it is there.
    fn size_in(self, room: Vec2) -> (f32, Vec2) {
        if self.translated {
            let size = room.min(TRANSLATED * self.unit);
            let written = translation(size, self.unit);
            return (block(LONG, (TYPE * self.unit, 4.0), written.x, written.y), size);
        }
        let silk = silk(room.x, self.unit);
        let part = ((room.y - silk) / MOST).min(room.x / NARROW).min(LARGEST * self.unit);
        (part, Vec2::new(room.x.min(part * WIDE), room.y.min(part * (MOST + 0.2) + silk)))
    }
}

/// The part of a slip's width that its column of characters has beside a translation.
pub fn column_part(size: Vec2) -> f32 {
    if size.x < size.y { 0.32 } else { 0.22 }
}

/// The measure of a slip's paper: the edges of a narrow one are narrower than on the table that they were drawn for.
pub fn sheet_unit(width: f32, unit: f32) -> f32 {
    unit.min(width * 2.4)
}

/// The silk at both ends of a slip so wide, in logical pixels.
pub fn silk(width: f32, unit: f32) -> f32 {
    SILK * (sheet_unit(width, unit) / 120.0).max(1.0)
}

/// The room for a translation on a slip of this size.
pub fn translation(size: Vec2, unit: f32) -> Vec2 {
    Vec2::new(size.x * (0.9 - column_part(size)), size.y - silk(size.x, unit))
}

/// Slips in rows, so that they can be read as well as may be, from the right.
fn grid(field: Rect, count: u8, form: SlipForm, gap: f32) -> Vec<Slot> {
    let count = count.max(1);
    let cell = |rows: u8| {
        let columns = count.div_ceil(rows);
        let gap = if columns > 8 { gap * 0.5 } else { gap };
        let room = Vec2::new(
            (field.width() - gap * number(columns - 1)) / number(columns),
            (field.height() - gap * number(rows - 1)) / number(rows),
        );
        let (read, size) = form.size_in(room);
        (read, size, size + Vec2::splat(gap))
    };
    let rows = (1..=6).max_by(|one, other| cell(*one).0.total_cmp(&cell(*other).0)).unwrap_or(1);
    let columns = count.div_ceil(rows);
    let (_, size, pitch) = cell(rows);
    (0..count)
        .map(|index| {
            let (row, column) = (index / columns, index % columns);
            let here = columns.min(count - row * columns);
            let x = (number(here) - 1.0) / 2.0 - number(column);
            let y = (number(rows) - 1.0) / 2.0 - number(row);
            Slot::new(field.center() + Vec2::new(x * pitch.x, y * pitch.y), size)
        })
        .collect()
}

/// How high hung paintings are, with their plates.
fn height(paintings: &BySeat<Slot>) -> f32 {
    let tops = paintings.values().map(|slot| slot.at.y + slot.size.y / 2.0);
    let feet = paintings.values().map(|slot| slot.at.y - slot.size.y * (0.5 + PLATE));
    tops.fold(f32::MIN, f32::max) - feet.fold(f32::MAX, f32::min)
}

/// Paintings with their plates, in the order of seats from the left.
fn hung(field: Rect, seats: u8, gap: f32) -> BySeat<Slot> {
    let side = |rows: u8| {
        let columns = seats.div_ceil(rows);
        let wide = (field.width() - gap * number(columns - 1)) / number(columns.max(1));
        let high = (field.height() - gap * number(rows - 1)) / number(rows) / (1.0 + PLATE);
        wide.min(high)
    };
    let rows = if side(2) > side(1) { 2 } else { 1 };
    let (side, columns) = (side(rows), seats.div_ceil(rows));
    let pitch = Vec2::new(side + gap, side * (1.0 + PLATE) + gap);
    BySeat::new(seats, |seat: Seat| {
        let (row, column) = (seat.0 / columns, seat.0 % columns);
        let here = columns.min(seats - row * columns);
        let x = number(column) - (number(here) - 1.0) / 2.0;
        let y = (number(rows) - 1.0) / 2.0 - number(row);
        let at = field.center() + Vec2::new(x * pitch.x, y * pitch.y + side * PLATE / 2.0);
        Slot::new(at, Vec2::splat(side))
    })
}
