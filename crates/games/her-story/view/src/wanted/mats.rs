//! The mats: a desk each in small, with figure, name, points, tiles, drafts and book. Of the desk that is open a mat tells how
//! many of each icon its owner has to pay with.
//!
//! Everything is placed in the owner's directions and turned with the mat.

use bevy::prelude::*;
use her_story::{Icon, Icons, Phase, Tile, Writer};
use table::board::{Mat, Slot, fitted, ink};
use tabletop::Seat;

use super::card::{self, Lying, Telling};
use super::rooms::Rooms;
use super::{List, spot};
use crate::SIGNS;
use crate::names;
use crate::piece::{Key, Spot, layer};
use crate::places::Places;
use crate::scene::{self, Desk};

/// How small a name may become before it is cut, in parts of its size.
const SMALLEST: f32 = 0.64;

/// The figure of a seat.
pub(super) fn figure(seat: Seat) -> &'static str {
    SIGNS.get(seat.index()).map_or("figure-owl", |sign| sign.sprite)
}

pub(super) fn add(scene: &Desk, places: &Places, list: &mut List) {
    for (seat, mat) in scene.spread.mats.iter() {
        let Some(writer) = scene::writer(scene, seat) else { continue };
        let rooms = Rooms::of(mat);
        frame(scene, seat, mat, list);
        person(scene, seat, mat, &rooms, list);
        points(seat, writer, mat, &rooms, list);
        if rooms.is_roomy() {
            if seat == scene::open(scene) {
                ways(seat, writer, mat, &rooms, list);
            } else {
                holding(scene, places, seat, (mat, &rooms), list);
            }
        }
        let slot = Slot::new(mat.at, mat.size);
        spot(scene, Spot::Mat(seat), true, slot, layer::MAT + 20.0, list);
        turn_last(mat.turn, list);
    }
}

/// What was put down last is turned with the mat.
fn turn_last(turn: f32, list: &mut List) {
    if let Some(last) = list.0.last_mut() {
        last.turned(turn);
    }
}

fn frame(scene: &Desk, seat: Seat, mat: &Mat, list: &mut List) {
    let unit = mat.size.y.max(60.0);
    list.sheet(Key::Mat(seat), "mat-night", mat.at, mat.size, layer::MAT, unit).turned(mat.turn);
    let acts = match scene::phase(scene) {
        Phase::Over => false,
        Phase::Favourites => {
            scene::writer(scene, seat).is_some_and(|own| own.favourite.is_none() && !own.book.is_empty())
        }
        Phase::Turn | Phase::Research | Phase::Another | Phase::Keep => scene.view.table.turn == seat,
    };
    if acts {
        let glow = mat.size + Vec2::splat(mat.size.y * 0.14);
        list.sheet(Key::MatGlow(seat), "mat-glow", mat.at, glow, layer::MAT - 1.0, unit).turned(mat.turn);
    }
}

fn person(scene: &Desk, seat: Seat, mat: &Mat, rooms: &Rooms, list: &mut List) {
    let z = layer::MAT + 2.0;
    let Slot { at, size } = rooms.medallion;
    list.paper(Key::Medallion(seat), figure(seat), mat.point(at), size, z).turned(mat.turn);
    let Some((at, width, size)) = rooms.name else { return };
    let name = scene.names.get(seat).map(String::as_str).unwrap_or_default();
    let wish = size * scene.letters.min(1.3);
    let (text, size) = fitted(name, wish, wish * SMALLEST, width);
    list.words(Key::Name(seat), text, mat.point(at), size, ink::CREAM, z)
        .leftwards()
        .turned(mat.turn)
        .within(Vec2::new(width, mat.size.y));
}

/// The points; on a chip also how far the book is.
fn points(seat: Seat, writer: &Writer, mat: &Mat, rooms: &Rooms, list: &mut List) {
    let z = layer::MAT + 2.0;
    let mut pair = |keys: (Key, Key), sprite: &'static str, (at, side): (Vec2, f32), words: String, tint| {
        list.paper(keys.0, sprite, mat.point(at), Vec2::splat(side), z).turned(mat.turn);
        let beside = mat.point(at + Vec2::new(side * 0.66, 0.0));
        list.words(keys.1, words, beside, side * 0.86, tint, z).leftwards().turned(mat.turn);
    };
    let keys = (Key::Star(seat), Key::Points(seat));
    pair(keys, "story-star", rooms.points, writer.points().to_string(), ink::GOLD);
    if let Some(place) = rooms.count {
        let keys = (Key::BoundIcon(seat), Key::Bound(seat));
        pair(keys, "gift-drafted", place, writer.book.len().to_string(), ink::CREAM);
    }
}

/// How many of each icon there are to pay with: those of the tiles on the desk, and those that chapters lend.
fn ways(seat: Seat, writer: &Writer, mat: &Mat, rooms: &Rooms, list: &mut List) {
    let z = layer::MAT + 2.0;
    let tiles: Icons = writer.held().map(Tile::icons).sum();
    let all = tiles.plus(writer.permanent().map(|(_, icons)| icons).sum());
    for (index, icon) in (0_u8..).zip(Icon::ALL) {
        let Slot { at, size } = rooms.way(index);
        list.paper(Key::Way(seat, index), names::way(icon), mat.point(at), size, z).turned(mat.turn);
        let beside = mat.point(at + Vec2::new(size.x * 0.64, 0.0));
        let count = all.of(icon).to_string();
        list.words(Key::WayCount(seat, index), count, beside, size.x * 0.66, ink::CREAM, z)
            .leftwards()
            .turned(mat.turn);
    }
}

/// Tiles, drafts and chapters, in small.
fn holding(scene: &Desk, places: &Places, seat: Seat, (mat, rooms): (&Mat, &Rooms), list: &mut List) {
    let Some(writer) = scene::writer(scene, seat) else { return };
    let z = layer::MAT + 3.0;
    let faint = Color::srgba(1.0, 1.0, 1.0, 0.4);
    for (index, tile) in (0_u8..).zip(writer.desk) {
        let slot = rooms.tile(index);
        let Some(tile) = tile else {
            let key = Key::MatPlace(seat, index);
            let gap = list.paper(key, "socket", mat.point(slot.at), slot.size, z - 0.5);
            gap.turned(mat.turn).tinted(faint);
            continue;
        };
        let own = places.tiles[0].size;
        let wish = list.paper(Key::Tile(tile), names::tile(tile), mat.point(slot.at), own, z);
        wish.turned(mat.turn);
        wish.pose.scale = slot.size.x / own.x;
    }
    let is_read = |chapter| scene::is_scored(scene) && writer.favourite == Some(chapter);
    let bound = |index: u8| writer.book.get(usize::from(index)).map(|entry| entry.chapter);
    let drafts = (0_u8..).zip(writer.drafts).map(|(index, chapter)| (index, rooms.draft(index), chapter));
    let book = (0..8)
        .map(|index| (2 + index, rooms.chapter(index), bound(index).filter(|chapter| !is_read(*chapter))));
    for (index, slot, chapter) in drafts.chain(book) {
        let slot = Slot::new(mat.point(slot.at), slot.size);
        let Some(chapter) = chapter else {
            let key = Key::MatGap(seat, index);
            let gap = list.paper(key, "chapter-gap", slot.at, slot.size, z - 0.5);
            gap.turned(mat.turn).tinted(faint);
            continue;
        };
        let telling = Telling::Least;
        let lying = Lying { chapter, slot, turn: mat.turn, z, telling, exact: false };
        card::add(scene, places.unit, lying, list);
    }
}
