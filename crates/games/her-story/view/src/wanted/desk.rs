//! The open desk: research places, drafts, the book.

use bevy::prelude::*;
use her_story::Writer;
use table::board::{Slot, fitted};
use tabletop::Seat;

use super::card::{self, Lying, Telling};
use super::{List, market, mats, spot};
use crate::names;
use crate::piece::{Furniture, Key, Payment, Spot, What, layer};
use crate::places::Places;
use crate::scene::{self, Desk};
use crate::touch;

/// How far what is chosen to pay is raised, in parts of its height.
const RAISED: f32 = 0.04;

pub(super) fn add(scene: &Desk, places: &Places, list: &mut List) {
    let seat = scene::open(scene);
    let Some(writer) = scene::writer(scene, seat) else { return };
    let Slot { at, size } = places.desk;
    list.sheet(Key::Desk(Furniture::Top), "desk", at, size, layer::DESK, places.unit * 0.9);
    let Slot { at, size } = places.pages;
    list.sheet(Key::Desk(Furniture::Book), "open-page", at, size, layer::DESK + 1.0, places.unit);
    owner(scene, places, seat, writer, list);
    tiles(scene, places, writer, list);
    drafts(scene, places, writer, list);
    book(scene, places, writer, list);
}

/// Whose desk it is, and their points.
fn owner(scene: &Desk, places: &Places, seat: Seat, writer: &Writer, list: &mut List) {
    let z = layer::DESK + 2.0;
    let Some((left, wide, high)) = places.owner else {
        // On a phone the mat below says whose desk it is, unless it is another one.
        if seat != scene.spread.front {
            let rect = places.desk.rect();
            let corner = Vec2::new(rect.min.x + places.unit * 0.16, rect.max.y);
            let size = Vec2::splat(places.unit * 0.34);
            list.paper(Key::Desk(Furniture::Figure), mats::figure(seat), corner, size, layer::HELD);
        }
        return;
    };
    let figure = Vec2::splat(high * 1.25);
    let at = left + Vec2::new(high * 0.6, 0.0);
    list.paper(Key::Desk(Furniture::Figure), mats::figure(seat), at, figure, z);
    let (text, size) = fitted(&market::desk_of(scene, seat), high * 0.74, high * 0.5, wide * 0.66);
    let begin = left + Vec2::new(high * 1.4, 0.0);
    list.words(Key::Desk(Furniture::Owner), text, begin, size, table::board::ink::CREAM, z)
        .leftwards()
        .within(Vec2::new(wide * 0.7, high * 1.2));
    let star = left + Vec2::new(wide - high * 1.6, 0.0);
    list.paper(Key::Desk(Furniture::Star), "story-star", star, Vec2::splat(high * 1.1), z);
    let points = writer.points().to_string();
    let at = star + Vec2::new(high * 0.75, 0.0);
    list.words(Key::Desk(Furniture::Points), points, at, high * 0.9, table::board::ink::GOLD, z).leftwards();
}

fn tiles(scene: &Desk, places: &Places, writer: &Writer, list: &mut List) {
    let acts = scene::at_desk(scene).is_some();
    for (index, (slot, tile)) in (0_u8..).zip(places.places.into_iter().zip(writer.desk)) {
        list.paper(Key::Place(index), "socket", slot.at, slot.size, layer::PLACE);
        let Some(tile) = tile else { continue };
        let (legal, chosen) = match &scene.question.what {
            What::Discard(_) => (acts, false),
            What::Swap(own) => (acts, *own == tile),
            What::Pay(payment) => (touch::helps(scene, payment, tile), payment.tiles.contains(&tile)),
            What::Nothing | What::Page(_) => (acts && scene::may_swap(scene, tile), false),
        };
        let up = if chosen { Vec2::new(0.0, RAISED * slot.size.y) } else { Vec2::ZERO };
        let at = slot.at + up;
        let wish = list.paper(Key::Tile(tile), names::tile(tile), at, places.tiles[0].size, layer::TILE);
        wish.pose.scale = slot.size.x / places.tiles[0].size.x;
        let pays = matches!(scene.question.what, What::Pay(_));
        if pays && !legal {
            wish.tinted(super::ink::VEIL);
        }
        if chosen {
            list.sheet(Key::Held(1 + index), "mat-glow", at, slot.size * 1.24, layer::HELD, places.unit);
        }
        spot(
            scene,
            Spot::DeskTile(index),
            legal,
            Slot::new(slot.at, slot.size * 1.04),
            layer::TILE + 2.0,
            list,
        );
    }
}

fn drafts(scene: &Desk, places: &Places, writer: &Writer, list: &mut List) {
    let telling = if places.upright { Telling::Little } else { Telling::Most };
    for (index, (slot, chapter)) in (0_u8..).zip(places.drafts.into_iter().zip(writer.drafts)) {
        list.paper(Key::DraftPlace(index), "chapter-gap", slot.at, slot.size, layer::PLACE);
        let Some(chapter) = chapter else { continue };
        let lying = Lying { chapter, slot, turn: 0.0, z: layer::CARD, telling, exact: false };
        card::add(scene, places.unit, lying, list);
        let grown = Slot::new(slot.at, slot.size * 1.04);
        spot(scene, Spot::Drafted(index), true, grown, layer::CARD + 2.0, list);
        market::ready(scene, chapter, (5 + index, slot), places, list);
    }
}

fn book(scene: &Desk, places: &Places, writer: &Writer, list: &mut List) {
    for (index, slot) in (0_u8..).zip(places.book) {
        let Some(entry) = writer.book.get(usize::from(index)).copied() else {
            let gap = list.paper(Key::BookPlace(index), "chapter-gap", slot.at, slot.size, layer::PLACE);
            gap.tinted(Color::srgba(0.45, 0.3, 0.25, 0.55));
            continue;
        };
        // A favourite has been taken out to be read.
        if scene::is_scored(scene) && writer.favourite == Some(entry.chapter) {
            continue;
        }
        let payment = match &scene.question.what {
            What::Pay(payment) => Some(payment),
            _ => None,
        };
        let chosen = payment.is_some_and(|payment: &Payment| payment.cards.contains(&entry.chapter));
        let up = if chosen { Vec2::new(0.0, RAISED * slot.size.y * 0.6) } else { Vec2::ZERO };
        let lying = Lying {
            chapter: entry.chapter,
            slot: Slot::new(slot.at + up, slot.size),
            turn: 0.0,
            z: layer::CARD,
            telling: Telling::Little,
            exact: entry.exact,
        };
        card::add(scene, places.unit, lying, list);
        if chosen {
            let at = slot.at + up;
            list.sheet(
                Key::Held(10 + index),
                "mat-glow",
                at,
                slot.size * 1.2,
                layer::HELD,
                places.unit * 0.6,
            );
        }
        let legal = payment.is_none_or(|payment| touch::lends(scene, payment, entry.chapter));
        spot(scene, Spot::Bound(index), legal, Slot::new(slot.at, slot.size * 1.04), layer::CARD + 2.0, list);
    }
}
