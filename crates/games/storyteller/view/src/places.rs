//! Where things lie on the rug: the rabbits' way, the hint, the cards in the middle, the open hand.
//!
//! All follows from the free space, from what is shown, and from nothing else: who stages a beat finds the same places as
//! who wishes for pieces.

use bevy::prelude::*;
use storyteller::{Hint, Phase, View};
use table::Shape;
use table::board::{Mat, MatForm, Slot, Spread};
use tabletop::{BySeat, Seat};

/// A card's width for its height.
pub const CARD: f32 = 2.0 / 3.0;

/// The last step of the way: 30 points.
pub const GOAL: u16 = 30;

/// How much below a card in the middle is kept for ribbon and paper, in parts of its height.
const FOOT: f32 = 0.3;
/// The same on a narrow table, whose cards are small: two lines that can be read.
const TALL_FOOT: f32 = 0.37;
/// There, before anything is said below a card.
const BARE_FOOT: f32 = 0.05;

/// How high the mat at the lower edge of a phone is, in logical pixels at most: figure, name and points in one line.
const SLIM: f32 = 52.0;

/// How high the deck is, in parts of the way's height.
const DECK: f32 = 0.8;

/// Where things lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Places {
    /// Everything below lies within.
    pub board: Rect,
    /// About as wide as a letter on the board, in logical pixels: grows with it.
    pub unit: f32,
    /// The rabbits' way.
    pub track: Track,
    /// The scroll with the hint.
    pub hint: Slot,
    /// For the cards in the middle.
    pub middle: Rect,
    /// For the open hand; empty while it lies on the mat.
    pub hand: Rect,
    /// For buttons.
    pub buttons: Rect,
    /// Below each card on show, in heights.
    foot: f32,
}

impl Places {
    /// For what is shown.
    pub fn of(spread: &Spread, view: &View) -> Self {
        let board = board(spread);
        let tall = spread.layout.shape == Shape::Portrait;
        let (width, height) = (board.width(), board.height());
        let unit = (width / 46.0).min(height / 26.0).clamp(13.0, 64.0);
        let track_height = if tall { unit * 5.2 } else { unit * 3.1 };
        let hint_height = (height * hint_share(view)).max(unit * if tall { 5.8 } else { 5.0 });
        let button_height = (unit * 2.7).max(46.0);
        let gap = unit * 0.5;
        let track = Rect::new(board.min.x, board.max.y - track_height, board.max.x, board.max.y);
        let hint_top = track.min.y - gap * 0.5;
        let hint_width = width.min(unit * 46.0) * 0.98;
        let hint = Slot::new(
            Vec2::new(board.center().x, hint_top - hint_height / 2.0),
            Vec2::new(hint_width, hint_height),
        );
        // The rug's border stays free.
        let edge = if tall { Vec2::new(gap, gap) } else { Vec2::new(unit * 1.4, unit * 1.2) };
        let low = board.min + edge;
        let rest = Rect::from_corners(low, Vec2::new(board.max.x - edge.x, hint_top - hint_height - gap));
        let buttons = Rect::from_corners(low, Vec2::new(rest.max.x, low.y + button_height));
        // On a narrow table buttons lie over the lower edge of a hand; what is on show lies free of them.
        let foot = if tall && view.show.is_empty() { 0.0 } else { button_height + gap };
        let (middle, hand) = if hand_is_open(view) {
            // What lies face down needs little room, and none before anything does.
            let share = if tall { 0.17 } else { 0.26 };
            let down = if view.phase == Phase::Give { rest.height() * share } else { 0.0 };
            let split = rest.max.y - down;
            let middle = Rect::new(rest.min.x, split, rest.max.x, rest.max.y);
            (middle, Rect::new(rest.min.x, rest.min.y + foot, rest.max.x, split - gap * 0.5))
        } else {
            // Face down, nothing may lie below what asks for whoever chooses.
            let foot = button_height + gap;
            (Rect { min: rest.min + Vec2::new(0.0, foot), ..rest }, Rect::EMPTY)
        };
        let below = match (tall, is_told_of(view)) {
            (true, true) => TALL_FOOT,
            (true, false) => BARE_FOOT,
            (false, _) => FOOT,
        };
        Self { board, unit, track: Track::new(track, tall), hint, middle, hand, buttons, foot: below }
    }

    /// Where the card of this index lies in the middle, of so many, open or face down.
    pub fn shown(&self, open: bool, index: u8, count: u8) -> Slot {
        self.row(open, count).slot(index)
    }

    /// How much room there is below each of so many cards on show, for ribbon and paper: its width and height.
    pub fn foot(&self, count: u8) -> Vec2 {
        let row = self.row(true, count);
        Vec2::new(row.across() - row.card.x * 0.04, row.below())
    }

    fn row(&self, open: bool, count: u8) -> Grid {
        let foot = if open { self.foot } else { 0.02 };
        // A narrow table is filled from above, a wide one from side to side.
        let (fewer, more) = if self.track.tall { (1.0, 0.9) } else { (0.9, 1.0) };
        Grid::new(self.middle, count.max(1), Spacing { pitch: 1.09, foot, widest: 1.5, fewer, more })
    }

    /// Where cards come from and go to: the deck beside the way.
    pub fn deck(&self) -> Slot {
        let height = self.track.area.height() * DECK;
        let at = Vec2::new(self.board.max.x - height * 0.5, self.track.area.center().y);
        Slot::new(at, Vec2::new(height * CARD, height))
    }

    /// Where the card of this index lies in the open hand of so many: its place, and by how much it leans.
    pub fn held(&self, index: u8, count: u8) -> (Slot, f32) {
        let grid = self.fan(count);
        let slot = grid.slot(index);
        let (column, columns) = grid.column(index);
        let off = f32::from(column) - (f32::from(columns) - 1.0) / 2.0;
        let fan = off / f32::from(columns.max(2));
        let sunk = fan * fan * slot.size.y * 0.1;
        (Slot::new(slot.at - Vec2::new(0.0, sunk), slot.size), -fan * 0.13)
    }

    /// How far a card of the open hand of so many rises when it is lifted, and whether nothing lies above it: where all are
    /// in a row it rises high, in several it rises over the buttons.
    pub fn rise(&self, slot: Slot, count: u8) -> (f32, bool) {
        let least = slot.size.y * 0.11;
        if self.fan(count).rows > 1 {
            let over = self.buttons.max.y - (slot.at.y - slot.size.y * 0.56);
            return (over.clamp(least, slot.size.y * 0.6), false);
        }
        let free = self.hand.max.y - (slot.at.y + slot.size.y * 0.57);
        (free.clamp(least, slot.size.y * 0.34), true)
    }

    fn fan(&self, count: u8) -> Grid {
        let (fewer, more) = if self.track.tall { (1.0, 0.85) } else { (0.82, 1.0) };
        Grid::new(self.hand, count.max(1), Spacing { fewer, more, ..FAN })
    }
}

/// Whether the votes lie open, so that something is said below each card.
fn is_told_of(view: &View) -> bool {
    view.votes.values().any(Option::is_some) || view.show.iter().any(|shown| shown.owner.is_some())
}

/// The mats. On a phone that of whoever looks is a slim one: the cards need the room more.
pub fn mats(spread: &Spread) -> BySeat<Mat> {
    spread.mats.map(|seat, mat| if is_slim(spread, seat) { slim(mat) } else { *mat })
}

/// The mat of a seat.
pub fn mat(spread: &Spread, seat: Seat) -> Option<Mat> {
    mats(spread).get(seat).copied()
}

/// What the mats leave.
fn board(spread: &Spread) -> Rect {
    let gained = spread.mats.get(spread.front).filter(|_| is_slim(spread, spread.front));
    let gained = gained.map_or(0.0, |mat| mat.size.y - slim(mat).size.y);
    Rect { min: spread.board.min - Vec2::new(0.0, gained), ..spread.board }
}

fn is_slim(spread: &Spread, seat: Seat) -> bool {
    spread.layout.shape == Shape::Portrait && seat == spread.front
}

/// As wide, less high, on the same lower edge.
fn slim(mat: &Mat) -> Mat {
    let high = mat.size.y.min(SLIM);
    let at = mat.at - Vec2::new(0.0, (mat.size.y - high) / 2.0);
    Mat { at, size: Vec2::new(mat.size.x, high), form: MatForm::Strip, ..*mat }
}

/// Whether the viewer's hand lies open before them, not on the mat.
pub fn hand_is_open(view: &View) -> bool {
    view.own.is_some() && matches!(view.phase, Phase::Tell | Phase::Give)
}

/// How much of the board's height the hint takes: a poem needs more than a word.
fn hint_share(view: &View) -> f32 {
    let long = match &view.hint {
        Some(Hint::Written(text)) => text.chars().count() + 12 * text.lines().count(),
        _ => 0,
    };
    match long {
        0..=60 => 0.135,
        61..=150 => 0.2,
        _ => 0.3,
    }
}

/// How closely cards lie.
#[derive(Clone, Copy, Debug)]
struct Spacing {
    /// From one card to the next, in widths.
    pitch: f32,
    /// Below a card, in heights.
    foot: f32,
    /// How far apart they lie where there is room, in widths.
    widest: f32,
    /// How large cards are at least, in parts of how large they could be, where that makes fewer rows.
    fewer: f32,
    /// The same where it makes more rows.
    more: f32,
}

/// How the cards of a hand lie.
const FAN: Spacing = Spacing { pitch: 0.86, foot: 0.06, widest: 1.09, fewer: 0.82, more: 1.0 };

/// Which part of what is free in a row lies above its cards.
const ABOVE: f32 = 0.45;

/// Cards in rows, as large as fits.
#[derive(Clone, Copy, Debug)]
struct Grid {
    area: Rect,
    count: u8,
    columns: u8,
    rows: u8,
    card: Vec2,
    spacing: Spacing,
}

impl Grid {
    fn new(area: Rect, count: u8, spacing: Spacing) -> Self {
        let fits = |rows: u8| {
            let columns = count.div_ceil(rows);
            let wide = area.width() / (1.0 + spacing.pitch * (f32::from(columns) - 1.0)) * 0.95;
            let high = area.height() / f32::from(rows) / (1.04 + spacing.foot);
            (columns, rows, (wide / CARD).min(high))
        };
        let most = (1..=count).map(fits).map(|(.., height)| height).fold(1.0, f32::max);
        let at_least = |part: f32| move |fit: &(u8, u8, f32)| fit.2 >= most * part;
        let fit = if spacing.more < 1.0 {
            (1..=count).rev().map(fits).find(at_least(spacing.more))
        } else {
            (1..=count).map(fits).find(at_least(spacing.fewer))
        };
        let (columns, rows, height) = fit.unwrap_or((1, 1, 1.0));
        // A few cards need not fill a large table.
        let height = height.min(area.width() * 0.42).max(1.0);
        Self { area, count, columns, rows, card: Vec2::new(height * CARD, height), spacing }
    }

    /// In which column this card lies, and how many there are in its row.
    fn column(&self, index: u8) -> (u8, u8) {
        let (row, column) = (index / self.columns, index % self.columns);
        let last = self.count - self.columns * (self.count.div_ceil(self.columns) - 1);
        (column, if row + 1 == self.rows { last } else { self.columns })
    }

    /// From one card of a row to the next: where there is room they lie side by side.
    fn across(&self) -> f32 {
        let gaps = f32::from(self.columns.max(2)) - 1.0;
        let free = (self.area.width() * 0.97 - self.card.x) / gaps / self.card.x;
        free.clamp(self.spacing.pitch, self.spacing.pitch.max(self.spacing.widest)) * self.card.x
    }

    /// What of a row's height no card needs.
    fn spare(&self) -> f32 {
        let high = self.area.height() / f32::from(self.rows);
        (high - self.card.y * (1.0 + self.spacing.foot)).max(0.0)
    }

    /// What is free below a card.
    fn below(&self) -> f32 {
        self.card.y * self.spacing.foot + self.spare() * (1.0 - ABOVE)
    }

    fn slot(&self, index: u8) -> Slot {
        let (column, columns) = self.column(index);
        let row = index / self.columns;
        let pitch = Vec2::new(self.across(), self.area.height() / f32::from(self.rows));
        let x = self.area.center().x + (f32::from(column) - (f32::from(columns) - 1.0) / 2.0) * pitch.x;
        let top = self.area.max.y - pitch.y * f32::from(row);
        let y = top - self.spare() * ABOVE - self.card.y / 2.0;
        Slot::new(Vec2::new(x, y), self.card)
    }
}

/// The rabbits' way: a burrow, steps, and the moon at 30. On a narrow screen it turns back once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Track {
    /// What it takes.
    pub area: Rect,
    tall: bool,
}

impl Track {
    fn new(area: Rect, tall: bool) -> Self {
        Self { area, tall }
    }

    /// From one step to the next.
    pub fn pitch(&self) -> f32 {
        // The deck lies beside it.
        let deck = self.area.height() * DECK * CARD + 6.0;
        if self.tall { (self.area.width() - deck) / 16.2 } else { self.area.width() * 0.93 / 31.0 }
    }

    /// The step with this number, 0 to 30.
    pub fn step(&self, number: u16) -> Vec2 {
        let number = number.min(GOAL);
        let pitch = self.pitch();
        let wave = (f32::from(number) * 0.9).sin() * self.area.height() * if self.tall { 0.03 } else { 0.07 };
        if !self.tall {
            let x = self.area.min.x + pitch * (f32::from(number) + 0.75);
            return Vec2::new(x, self.area.min.y + self.area.height() * 0.4 + wave);
        }
        let (row, column) = if number <= 15 { (0, number) } else { (1, 30 - number) };
        let x = self.area.min.x + pitch * (f32::from(column) + 0.75);
        let y = self.area.max.y - self.area.height() * (if row == 0 { 0.44 } else { 0.86 });
        Vec2::new(x, y + wave)
    }

    /// The step on which a rabbit with so many points sits, and how often it has been round.
    pub fn of_points(&self, points: u16) -> (u16, u16) {
        if points <= GOAL { (points, 0) } else { ((points - 1) % GOAL + 1, (points - 1) / GOAL) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_of_a_row_lie_within_their_area_and_apart() {
        for (width, height) in [(820.0, 300.0), (380.0, 330.0), (2_600.0, 1_100.0)] {
            let area = Rect::from_center_size(Vec2::new(30.0, -20.0), Vec2::new(width, height));
            for count in 1..=7 {
                let grid = Grid::new(
                    area,
                    count,
                    Spacing { pitch: 1.09, foot: FOOT, widest: 1.5, fewer: 0.9, more: 1.0 },
                );
                let slots: Vec<Rect> = (0..count).map(|index| grid.slot(index).rect()).collect();
                for (index, slot) in slots.iter().enumerate() {
                    let wider = area.inflate(0.5);
                    assert!(wider.contains(slot.min) && wider.contains(slot.max), "{count}: {slot:?}");
                    for other in &slots[index + 1..] {
                        assert!(slot.intersect(*other).is_empty(), "{count}: {slot:?} and {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_hand_lies_in_one_row_where_its_cards_are_hardly_smaller_for_it() {
        let fan = |width, height| {
            let area = Rect::from_center_size(Vec2::ZERO, Vec2::new(width, height));
            Grid::new(area, 6, FAN)
        };
        assert_eq!(fan(760.0, 430.0).rows, 1);
        assert_eq!(fan(350.0, 270.0).rows, 2);
        assert!(fan(760.0, 430.0).card.y > 195.0);
    }

    #[test]
    fn thirty_points_are_once_round() {
        let track = Track::new(Rect::new(0.0, 0.0, 800.0, 50.0), false);
        assert_eq!(track.of_points(0), (0, 0));
        assert_eq!(track.of_points(30), (30, 0));
        assert_eq!(track.of_points(31), (1, 1));
        assert_eq!(track.of_points(61), (1, 2));
    }
}
