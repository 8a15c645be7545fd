//! Every piece as it should be: the study, the display, the open desk, the mats, and what lies over them.

mod card;
mod cost;
mod desk;
mod ground;
mod market;
mod mats;
mod page;
mod pay;
mod rooms;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use table::board::{Slot, Wishes};

use crate::piece::{Key, Spot, What};
use crate::places::Places;
use crate::scene::Desk;

pub(crate) type List = Wishes<Key, Spot>;

/// Inks of this game.
pub(crate) mod ink {
    use bevy::prelude::Color;

    /// On the paper of cards and pages.
    pub const INK: Color = Color::srgb(0.17, 0.1, 0.25);
    /// Beside the point, on paper.
    pub const SOFT: Color = Color::srgb(0.42, 0.3, 0.4);
    /// A tick on paper.
    pub const DONE: Color = Color::srgb(0.05, 0.5, 0.31);
    /// What is seen through.
    pub const VEIL: Color = Color::srgba(1.0, 1.0, 1.0, 0.5);
    /// Over all that a page lies on.
    pub const DUSK: Color = Color::srgba(0.07, 0.047, 0.157, 0.72);
}

/// All pieces.
pub fn wanted(scene: &Desk) -> List {
    let places = Places::of(scene.spread);
    let mut list = List::default();
    ground::add(scene, &mut list);
    market::add(scene, &places, &mut list);
    desk::add(scene, &places, &mut list);
    mats::add(scene, &places, &mut list);
    pay::add(scene, &places, &mut list);
    page::add(scene, &mut list);
    elsewhere(scene, &mut list);
    list
}

/// A place that answers to a touch. While a page is read, nothing below it does.
fn spot(scene: &Desk, spot: Spot, legal: bool, slot: Slot, z: f32, list: &mut List) {
    if !matches!(scene.question.what, What::Page(_)) {
        list.spot(Key::Spot(spot), scene.touch(spot, legal), "mat-glow", slot.at, slot.size, z);
    }
}

/// Beside an open question: to touch anything there, or to cancel, is to leave it.
fn elsewhere(scene: &Desk, list: &mut List) {
    let is_open = scene.question.what != What::Nothing || scene.question.desk.is_some();
    if is_open {
        let z = match scene.question.what {
            What::Page(_) => crate::piece::layer::PAGE + 1.0,
            _ => crate::piece::layer::ELSEWHERE,
        };
        let touch = scene.touch(Spot::Elsewhere, true);
        let window = scene.spread.layout.window;
        list.spot(Key::Spot(Spot::Elsewhere), touch, "mat-glow", Vec2::ZERO, window, z);
    }
}
