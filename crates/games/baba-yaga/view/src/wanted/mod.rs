//! Every piece as it should be: the ground, the array, the spell beside it, the mats.

mod buttons;
mod forest;
mod ground;
mod mats;
mod path;
mod rooms;
mod spell;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use table::board::{Scene, Slot, Wishes};

use crate::BabaYagaView;
use crate::piece::{Key, Spot};
use crate::places::Places;

pub(crate) use mats::card_of;

type List = Wishes<Key, Spot>;

/// Inks of this game.
mod ink {
    use bevy::prelude::Color;

    /// What is seen through.
    pub const VEIL: Color = Color::srgba(1.0, 1.0, 1.0, 0.5);
}

/// All pieces.
pub fn wanted(scene: &Scene<BabaYagaView>) -> List {
    let places = Places::of(scene.spread, scene.view);
    let mut list = List::default();
    ground::add(scene, &mut list);
    path::add(scene, &places, &mut list);
    forest::add(scene, &places, &mut list);
    spell::add(scene, &places, &mut list);
    mats::add(scene, &mut list);
    list
}

/// A place that answers to a touch, as large as this.
fn spot(scene: &Scene<BabaYagaView>, spot: Spot, legal: bool, slot: Slot, z: f32, list: &mut List) {
    list.spot(Key::Spot(spot), scene.touch(spot, legal), "mat-glow", slot.at, slot.size, z);
}

/// Something square.
fn square(at: Vec2, side: f32) -> Slot {
    Slot::new(at, Vec2::splat(side))
}
