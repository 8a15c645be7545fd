//! The coach: exact odds as a board, a column for each camel, each line with its name.

use bevy::prelude::*;
use camel_race::{Camel, Outlook};
use table::Shape;
use table::board::fitted;

use super::{Scene, Wishes};
use crate::piece::{Key, ink, layer};
use crate::places::{BOARD_LINES, BOARD_PAD, Places};
use crate::sprite_names as names;

/// What the lines tell, each with its message: the leg's first and second, the race's first and last.
const ODDS: [&str; 4] = ["coach-leg-first", "coach-leg-second", "coach-race-first", "coach-race-last"];

/// How much of the width the names of the lines take.
const NAMES: f32 = 0.3;

/// Lays the odds where the spread leaves room for them.
pub(crate) fn odds(scene: &Scene, outlook: &Outlook, wishes: &mut Wishes) {
    let places = Places::of(scene.spread);
    let Some(board) = places.coach else { return };
    // In the sky the camels of the far row stand before it; a phone keeps room for it.
    let z = if places.shape() == Shape::Landscape { layer::COACH } else { layer::COACH_ABOVE };
    let line = board.height() / (BOARD_LINES + BOARD_PAD);
    wishes.sheet(Key::CoachBoard, "mat-night", board.center(), board.size(), z, places.unit);
    let inner =
        Rect::from_center_size(board.center(), board.size() - Vec2::new(line * 2.2, line * BOARD_PAD));
    let column = inner.width() * (1.0 - NAMES) / 5.0;
    let letters = scene.letters.min(1.15);
    for (index, (name, height)) in (0_u8..).zip(ODDS.into_iter().zip(heights(inner, line))) {
        let wide = inner.width() * NAMES - line * 0.4;
        let (text, size) = fitted(&scene.line(name), line * 0.74 * letters, line * 0.5, wide);
        wishes
            .words(Key::CoachLine(index), text, Vec2::new(inner.min.x, height), size, ink::CREAM, z + 1.0)
            .leftwards()
            .within(Vec2::new(wide, line * 1.3));
    }
    for camel in Camel::ALL {
        let step = f32::from(u8::try_from(camel.index()).unwrap_or(0)) + 0.5;
        let x = inner.max.x - inner.width() * (1.0 - NAMES) + column * step;
        let head = Vec2::new(line * 2.0, line * 2.0 * 100.0 / 124.0);
        let top = Vec2::new(x, inner.max.y - line * 0.66);
        wishes.paper(Key::CoachCamel(camel), names::camel(camel), top, head, z + 1.0);
        let chances = chances(outlook, camel);
        for (index, (chance, height)) in (0_u8..).zip(chances.into_iter().zip(heights(inner, line))) {
            let cell =
                Cell { at: Vec2::new(x, height), line, column, leads: leads(outlook, camel, index), z };
            number(camel, index, chance, &cell, letters, wishes);
        }
    }
}

/// The middles of the four lines below the camels.
fn heights(inner: Rect, line: f32) -> [f32; 4] {
    let mut below = 2.0;
    core::array::from_fn(|index| {
        // The race stands a little apart from the leg.
        below += if index == 2 { 0.3 } else { 0.0 };
        let at = inner.max.y - line * below;
        below += 1.0;
        at
    })
}

/// In the order of [`ODDS`].
fn chances(outlook: &Outlook, camel: Camel) -> [f64; 4] {
    let rank = outlook.leg.rank[camel];
    [rank[0], rank[1], outlook.race.win[camel], outlook.race.lose[camel]]
}

/// Whether no other camel's chance is better.
fn leads(outlook: &Outlook, camel: Camel, line: u8) -> bool {
    let of = |camel: Camel| chances(outlook, camel)[usize::from(line)];
    Camel::ALL.into_iter().all(|other| of(other) <= of(camel))
}

struct Cell {
    at: Vec2,
    line: f32,
    column: f32,
    leads: bool,
    z: f32,
}

/// A chance in words, and as a bar before which it stands.
fn number(camel: Camel, index: u8, chance: f64, cell: &Cell, letters: f32, wishes: &mut Wishes) {
    let z = cell.z;
    let part = chance.clamp(0.0, 1.0) as f32;
    let room = Vec2::new(cell.column * 0.9, cell.line * 0.86);
    let left = cell.at.x - room.x / 2.0;
    let long = (room.x * part).max(1.0);
    let bar = Vec2::new(left + long / 2.0, cell.at.y);
    let ground = Color::srgba(1.0, 1.0, 1.0, 0.07);
    wishes.fill(Key::CoachCell(camel, index), ground, cell.at, room, z + 1.0);
    let tint = ink::of(camel).mix(&ink::NIGHT, 0.35);
    wishes.fill(Key::CoachBar(camel, index), tint, bar, Vec2::new(long, room.y), z + 2.0);
    let text = format!("{:.0}%", part * 100.0);
    let colour = if cell.leads { ink::GOLD } else { ink::CREAM };
    wishes
        .words(Key::CoachNumber(camel, index), text, cell.at, cell.line * 0.74 * letters, colour, z + 3.0)
        .within(Vec2::new(cell.column, cell.line * 1.3));
}
