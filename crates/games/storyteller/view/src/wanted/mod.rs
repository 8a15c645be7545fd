//! Every piece as it should be: the ground, the rabbits' way, the hint, the cards, the hands, the mats.
//!
//! A face is wished for only where it is on show, or out of [`storyteller::Own`] of whoever looks: nothing here knows
//! more than a view.

mod ground;
mod hand;
mod hint;
mod mats;
mod rooms;
mod shown;
#[cfg(test)]
mod tests;
mod track;

use bevy::prelude::*;
use table::board::{Scene, Wishes};
use tabletop::{Player, Seat};

use crate::piece::{Key, Spot};
use crate::places::Places;
use crate::{SIGNS, StorytellerView};

pub(crate) use mats::mat_card;
pub(crate) use track::rabbit_at;

type List = Wishes<Key, Spot>;

/// What is written on small papers.
const WRITTEN: Color = Color::srgb(0.24, 0.13, 0.25);

/// All pieces.
pub fn wanted(scene: &Scene<StorytellerView>) -> List {
    let places = Places::of(scene.spread, scene.view);
    let mut list = List::default();
    ground::add(scene, &places, &mut list);
    track::add(scene, &places, &mut list);
    hint::add(scene, &places, &mut list);
    shown::add(scene, &places, &mut list);
    mats::add(scene, &places, &mut list);
    hand::add(scene, &places, &mut list);
    list
}

/// Whether a person sits there.
fn is_person(scene: &Scene<StorytellerView>, seat: Seat) -> bool {
    scene.players.get(seat).is_some_and(|player| *player == Player::Person)
}

/// The figure of a seat.
pub(crate) fn figure(seat: Seat) -> &'static str {
    SIGNS.get(seat.index()).map_or("figure-fox", |sign| sign.sprite)
}
