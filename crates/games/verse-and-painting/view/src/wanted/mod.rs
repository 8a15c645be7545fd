//! Every piece as it should be: the terrace, the header, paintings, slips, what is entered, what is large, the mats.

mod entered;
mod ground;
mod header;
mod large;
mod mats;
mod paintings;
mod slips;
#[cfg(test)]
mod tests;
mod truth;

use bevy::prelude::*;
use table::board::{Scene, Slot, Wishes};
use tabletop::Seat;

use crate::VerseView;
use crate::piece::{Key, Spot};
use crate::places::Places;

type List = Wishes<Key, Spot>;

/// Inks of this game.
mod inks {
    use bevy::prelude::Color;

    /// What lies under something large.
    pub const VEIL: Color = Color::srgba(0.05, 0.07, 0.1, 0.8);
}

/// All pieces.
pub fn wanted(scene: &Scene<VerseView>) -> List {
    let places = Places::of(scene);
    let mut list = List::default();
    ground::add(scene, &mut list);
    header::add(scene, &places, &mut list);
    paintings::add(scene, &places, &mut list);
    slips::add(scene, &places, &mut list);
    entered::add(scene, &places, &mut list);
    mats::add(scene, &mut list);
    large::add(scene, &places, &mut list);
    list
}

/// Whether the viewer may see something of this player's painting.
pub fn has_painting(scene: &Scene<VerseView>, seat: Seat) -> bool {
    paintings::drawing(scene, seat).is_some()
}

/// A place that answers to a touch, as large as this. What lies below something large waits until that is put away.
fn spot(scene: &Scene<VerseView>, spot: Spot, legal: bool, slot: Slot, z: f32, list: &mut List) {
    if spot.plane() == 1 && large::is_open(scene) {
        return;
    }
    list.spot(Key::Spot(spot), scene.touch(spot, legal), "mat-glow", slot.at, slot.size, z);
}

/// Something square.
fn square(at: Vec2, side: f32) -> Slot {
    Slot::new(at, Vec2::splat(side))
}
