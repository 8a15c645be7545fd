//! The cross, the steps that are left on it, and the witch.
//!
//! Nine tiles lie in the cross. A short flight has one less, a long one one more, at the end opposite her start; a tile that
//! is not in the cross lies beside the board.

use baba_yaga::{PathEnd, Phase, Witch};
use bevy::prelude::*;
use core::f32::consts::FRAC_PI_2;
use table::board::{Scene, Slot};

use super::{List, ink, spot, square};
use crate::BabaYagaView;
use crate::piece::{Key, Spot, layer};
use crate::places::{Places, opposite};

/// The cells of the cross: the column, then the rest of the row.
pub(crate) const CROSS: [(i8, i8); 9] =
    [(2, 0), (2, 1), (2, 2), (2, 3), (2, 4), (0, 2), (1, 2), (3, 2), (4, 2)];

pub(super) fn add(scene: &Scene<BabaYagaView>, places: &Places, list: &mut List) {
    tiles(scene, places, list);
    ends(scene, places, list);
    if let Some(witch) = scene.view.witch {
        marks(scene, places, witch, list);
        fly(places, witch, list);
    }
}

fn tiles(scene: &Scene<BabaYagaView>, places: &Places, list: &mut List) {
    let witch = scene.view.witch;
    let size = Vec2::splat(places.unit);
    let missing = witch.filter(|witch| witch.tiles < 5).map(|witch| opposite(witch.start).cell(0));
    for (number, cell) in (0..).zip(CROSS) {
        let is_missing = missing == Some(cell);
        let sprite = match cell {
            (2, 2) => "path-crossing",
            _ if PathEnd::ALL.iter().any(|end| end.cell(0) == cell) => "path-end",
            _ => "path",
        };
        let (at, size) = if is_missing {
            (places.spare.at + Vec2::new(-0.12, 0.12) * places.unit, places.spare.size)
        } else {
            (places.cell(cell), size)
        };
        list.paper(Key::Path(number), sprite, at, size, layer::PATH).turned(turn(cell));
    }
    let spare = match witch.filter(|witch| witch.tiles > 5) {
        Some(witch) => (places.path(witch.start, 5), size, turn(witch.start.cell(5))),
        None => (places.spare.at, places.spare.size, 0.0),
    };
    let (at, size, turn) = spare;
    list.paper(Key::Path(9), "path-spare", at, size, layer::PATH + 0.5).turned(turn);
}

/// How far a path tile that was drawn for the western arm is turned.
fn turn((column, row): (i8, i8)) -> f32 {
    match (column - 2, row - 2) {
        (1.., _) => 2.0 * FRAC_PI_2,
        (_, ..=-1) => -FRAC_PI_2,
        (_, 1..) => FRAC_PI_2,
        _ => 0.0,
    }
}

/// Where the witch may be put, each end with a shadow of her.
fn ends(scene: &Scene<BabaYagaView>, places: &Places, list: &mut List) {
    let view = scene.view;
    if view.phase != Phase::Witch || view.tiles.is_empty() || view.turn == 0 {
        return;
    }
    let legal = super::mats::is_person(scene, view.left());
    for end in PathEnd::ALL {
        spot(scene, Spot::End(end), legal, square(places.path(end, 0), places.unit), layer::HELD, list);
    }
}

/// A lantern for each step, on the tile where it leads: on one side on the way out, on the other on the way back.
fn marks(scene: &Scene<BabaYagaView>, places: &Places, witch: Witch, list: &mut List) {
    let flies = scene.view.flight.is_some();
    let ahead = (places.path(witch.start, 1) - places.path(witch.start, 0)).normalize_or_zero();
    let aside = ahead.perp() * places.unit * 0.3;
    let far = witch.tiles - 1;
    for number in 1..=witch.all_steps() {
        let back = number > far;
        let tile = if back { witch.all_steps() - number } else { number };
        let offset = match () {
            () if number == far => Vec2::ZERO,
            () if back => -aside,
            () => aside,
        };
        let is_left = number > witch.steps;
        let sprite = if is_left { "step" } else { "step-spent" };
        let at = places.path(witch.start, tile) + offset;
        let tint = if flies { Color::WHITE } else { ink::VEIL };
        let size = Vec2::splat(places.unit * 0.28);
        list.paper(Key::Mark(number), sprite, at, size, layer::MARK).tinted(tint);
    }
}

/// The witch in her mortar. She was drawn flying to the right.
fn fly(places: &Places, witch: Witch, list: &mut List) {
    let Slot { at, size } = witch_at(places, witch);
    let faces_left = match witch.start {
        PathEnd::West | PathEnd::North => witch.steps >= witch.tiles - 1,
        PathEnd::East | PathEnd::South => witch.steps < witch.tiles - 1,
    };
    let shadow = at - Vec2::new(0.0, size.y * 0.46);
    let shadow_size = Vec2::new(0.78, 0.234) * places.unit;
    list.paper(Key::WitchShadow, "witch-shadow", shadow, shadow_size, layer::TILE + 12.0);
    list.paper(Key::Witch, "witch", at, size, layer::WITCH).flipped(faces_left);
}

/// Where she is.
pub(crate) fn witch_at(places: &Places, witch: Witch) -> Slot {
    let at = places.path(witch.start, witch.tile());
    Slot::new(at + Vec2::new(0.0, 0.14) * places.unit, Vec2::new(120.0, 140.0) / 120.0 * 0.95 * places.unit)
}
