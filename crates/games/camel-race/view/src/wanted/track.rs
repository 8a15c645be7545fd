//! The track: slabs with their numbers, the finish, camels in their stacks, desert tiles.

use bevy::prelude::*;
use camel_race::{Camel, Command, Space};
use table::board::Slot;

use super::{Scene, Wishes, figure, spot};
use crate::fold::waiting;
use crate::piece::{Key, Spot, ink, layer};
use crate::places::Places;
use crate::sprite_names as names;

pub(super) fn add(scene: &Scene, places: &Places, wishes: &mut Wishes) {
    for space in Space::all() {
        slab(scene, places, space, wishes);
    }
    let finish = places.finish;
    let depth = places.depth(finish.at.y - finish.size.y * 0.46);
    wishes.paper(Key::Finish, "finish", finish.at, finish.size, depth);
    camels(scene, places, wishes);
    tiles(scene, places, wishes);
}

fn slab(scene: &Scene, places: &Places, space: Space, wishes: &mut Wishes) {
    let slot = places.slab(space);
    let sprite = match space {
        Space::LAST => "slab-finish",
        Space(number) if number % 2 == 0 => "slab-b",
        Space(_) => "slab-a",
    };
    // The drawing has a rim of shadow.
    wishes.paper(Key::Slab(space.0), sprite, slot.at, slot.size * 1.08, layer::SLAB).turned(askew(space));
    let size = (slot.size.x * 0.18).max(13.0) * scene.letters.min(1.3);
    let colour = if scene.contrast { ink::NIGHT } else { ink::BROWN };
    let at = slot.at + Vec2::new(-slot.size.x * 0.34, -slot.size.y * 0.25);
    wishes
        .words(Key::SlabNumber(space.0), space.to_string(), at, size, colour, layer::SLAB + 1.0)
        .in_title()
        .within(slot.size * Vec2::new(0.32, 0.6));
    let legal = scene
        .commands()
        .any(|command| matches!(command, Command::PlaceDesertTile { space: there, .. } if *there == space));
    let room = Slot::new(slot.at, slot.size * 1.06);
    spot(scene, (Spot::Space(space.0), legal), room, layer::GLOW, wishes).turned(askew(space));
}

/// No slab lies quite straight.
fn askew(space: Space) -> f32 {
    0.014 * (f32::from(space.0) * 2.1).sin()
}

/// Camels in their stacks, each in the saddle of the one below it; those that set-up has not placed wait at their tents.
fn camels(scene: &Scene, places: &Places, wishes: &mut Wishes) {
    let waiting = waiting(scene.view);
    for (space, camel) in scene.view.track.standing() {
        if waiting.contains(camel) {
            at_its_tent(places, camel, wishes);
            continue;
        }
        let below = scene.view.track.stack(space).iter().take_while(|other| **other != camel);
        let under = below.filter(|other| !waiting.contains(**other)).count();
        stand(places, camel, space, under, wishes);
    }
}

fn stand(places: &Places, camel: Camel, space: Space, under: usize, wishes: &mut Wishes) {
    let scale = places.slab(space).size.x / places.unit;
    let size = Places::camel_size(places.slab(space)) / scale;
    let (at, z) = (places.camel(space, under), camel_depth(places, space, under));
    let flip = places.looks_left(space);
    wishes.paper(Key::Camel(camel), names::camel(camel), at, size, z).flipped(flip).pose.scale = scale;
    if under == 0 {
        let shadow = Vec2::new(size.x, size.x * 0.22);
        let foot = at - Vec2::new(0.0, size.y * scale * 0.47);
        wishes.paper(Key::Shadow(camel), "camel-shadow", foot, shadow, layer::TILE + 5.0).pose.scale = scale;
    }
}

/// The lower camel is in front: its saddle hides the legs of its rider.
pub(crate) fn camel_depth(places: &Places, space: Space, under: usize) -> f32 {
    let feet = places.camel(space, 0).y - Places::camel_size(places.slab(space)).y / 2.0;
    places.depth(feet) - 0.05 * f32::from(u8::try_from(under).unwrap_or(u8::MAX))
}

fn at_its_tent(places: &Places, camel: Camel, wishes: &mut Wishes) {
    let tent = places.tents[camel];
    let size = Vec2::new(tent.size.x, tent.size.x * 100.0 / 124.0) * 0.8;
    let at = tent.at + Vec2::new(tent.size.x * 0.2, -tent.size.y * 0.3);
    wishes.paper(Key::Camel(camel), names::camel(camel), at, size, places.depth(at.y - size.y / 2.0));
}

fn tiles(scene: &Scene, places: &Places, wishes: &mut Wishes) {
    for (space, tile) in scene.view.track.tiles() {
        let Some(owner) = tile.owner else { continue };
        let (at, size) = tile_on(places, space);
        let turn = if space.0 % 2 == 0 { 0.035 } else { -0.03 };
        wishes.paper(Key::Tile(owner), names::tile(tile.side), at, size, layer::TILE).turned(turn);
        let figure = names::figure(figure(scene.view, owner));
        let badge = figure_on_tile(at, size);
        wishes.paper(Key::TileFigure(owner), figure, badge.0, badge.1, layer::TILE + 1.0);
    }
}

/// Where a tile lies on a slab.
pub(crate) fn tile_on(places: &Places, space: Space) -> (Vec2, Vec2) {
    let slab = places.slab(space);
    let width = slab.size.x * 0.78;
    let size = Vec2::new(width, width * 70.0 / 108.0);
    (slab.at + Vec2::new(slab.size.x * 0.03, slab.size.y * 0.1), size)
}

/// Its owner's figure lies in the round window of the tile.
pub(crate) fn figure_on_tile(at: Vec2, size: Vec2) -> (Vec2, Vec2) {
    (at + Vec2::new(-size.x * 0.255, size.y * 0.04), Vec2::splat(size.x * 0.36))
}
