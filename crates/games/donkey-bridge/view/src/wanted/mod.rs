//! Every piece as it should be: the gorge, the bridge with the donkey, the bubble, the mats.

mod bridge;
mod bubble;
mod ground;
mod guessing;
mod lettering;
mod mats;
mod rooms;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use donkey_bridge::Word;
use table::board::{Scene, Slot, Wishes};
use tabletop::Speak;

use crate::DonkeyBridgeView;
use crate::names;
use crate::piece::{Key, Spot};
use crate::places::Places;

pub(crate) use mats::{hand_of, pile_of, slot_of};

type List = Wishes<Key, Spot>;

/// All pieces.
pub fn wanted(scene: &Scene<DonkeyBridgeView>) -> List {
    let places = Places::of(scene.spread, scene.view);
    let mut list = List::default();
    ground::add(scene, &mut list);
    bridge::add(scene, &places, &mut list);
    bubble::add(scene, &places, &mut list);
    guessing::add(scene, &places, &mut list);
    mats::add(scene, &places, &mut list);
    list
}

/// A picture tile, face up, with its word in the reader's language on its lower edge.
fn face_up(
    scene: &Scene<DonkeyBridgeView>,
    (key, label): (Key, Key),
    word: Word,
    slot: Slot,
    z: f32,
    tint: Color,
    list: &mut List,
) {
    list.paper(key, names::word(word), slot.at, slot.size, z).tinted(tint);
    let (text, size) = lettering::on_tile(&(scene.say)(&word.message()), slot.size, scene.letters);
    let at = slot.at - Vec2::new(0.0, slot.size.y * 0.348);
    let ink = table::board::ink::NIGHT.with_alpha(tint.alpha());
    list.words(label, text, at, size, ink, z + 0.4).within(slot.size * Vec2::new(0.95, 0.27));
}
