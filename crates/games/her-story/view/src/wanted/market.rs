//! The display: chapters, tiles, the library card, bag and deck. Once the match is scored, favourites lie there to be read.

use bevy::prelude::*;
use her_story::{ChapterId, Command, Phase};
use table::board::{Slot, fitted};
use tabletop::{Message, Seat};

use super::card::{self, Lying, Telling};
use super::{List, spot};
use crate::names;
use crate::piece::{Key, Spot, What, layer};
use crate::places::Places;
use crate::scene::{self, Desk};

pub(super) fn add(scene: &Desk, places: &Places, list: &mut List) {
    if scene::is_scored(scene) {
        favourites(scene, places, list);
        heading(scene, places, list);
        return;
    }
    chapters(scene, places, list);
    tiles(scene, places, list);
    if !is_hidden(scene, places) {
        supplies(scene, places, list);
    }
    if matches!(scene::phase(scene), Phase::Another | Phase::Keep) {
        finish(scene, places, list);
    } else {
        library(scene, places, list);
    }
}

/// How much is told on a card of the display.
fn telling(places: &Places) -> Telling {
    if places.upright { Telling::Most } else { Telling::All }
}

fn chapters(scene: &Desk, places: &Places, list: &mut List) {
    for (index, (slot, chapter)) in (0..).zip(places.chapters.into_iter().zip(scene.view.table.chapters)) {
        list.paper(Key::Gap(index), "chapter-gap", slot.at, slot.size, layer::GAP);
        let Some(chapter) = chapter else { continue };
        let lying =
            Lying { chapter, slot, turn: 0.0, z: layer::CARD, telling: telling(places), exact: false };
        card::add(scene, places.unit, lying, list);
        let grown = Slot::new(slot.at, slot.size * 1.06);
        // All can be read at any time.
        spot(scene, Spot::ShownChapter(index), true, grown, layer::CARD + 2.0, list);
        ready(scene, chapter, (index, slot), places, list);
    }
}

/// A light around a chapter that can be completed now.
pub(super) fn ready(
    scene: &Desk,
    chapter: ChapterId,
    (index, slot): (u8, Slot),
    places: &Places,
    list: &mut List,
) {
    if scene.question.what == What::Nothing && scene::payment(scene, chapter).is_some() {
        let unit = places.unit * slot.size.x / places.chapters[0].size.x;
        list.sheet(Key::Ready(index), "mat-glow", slot.at, slot.size * 1.1, layer::CARD - 1.0, unit);
    }
}

/// Each favourite at the place of its seat, with the figure of whoever reads it.
fn favourites(scene: &Desk, places: &Places, list: &mut List) {
    for (seat, writer) in scene.view.table.writers.iter() {
        let Some(slot) = places.chapters.get(seat.index()).copied() else { continue };
        let index = seat.0;
        list.paper(Key::Gap(index), "chapter-gap", slot.at, slot.size, layer::GAP);
        let figure = Vec2::splat(places.unit * 0.4);
        let corner = slot.at + Vec2::new(0.0, -slot.size.y / 2.0 - figure.y * 0.32);
        let z = layer::HELD;
        list.paper(Key::Reader(index), super::mats::figure(seat), corner, figure, z);
        let Some(chapter) = writer.favourite else { continue };
        let lying =
            Lying { chapter, slot, turn: 0.0, z: layer::CARD, telling: telling(places), exact: false };
        card::add(scene, places.unit, lying, list);
        spot(scene, Spot::ShownChapter(index), true, slot, layer::CARD + 2.0, list);
    }
}

/// What is to be done now that the books are written.
fn heading(scene: &Desk, places: &Places, list: &mut List) {
    let id = if scene::phase(scene) == Phase::Favourites { "view-favourites" } else { "view-over" };
    let room = places.banner.size * Vec2::new(0.9, 0.5);
    let (text, size) = fitted(&scene.line(id), places.unit * 0.17, 10.0, room.x);
    // A paper of its own: behind it lies the edge of the table.
    let paper = Vec2::new(table::board::ems(&text) * size + size * 3.0, size * 2.2);
    let at = places.banner.at;
    list.sheet(Key::HeadingPaper, "panel-night", at, paper, layer::GAP, places.unit * 0.8);
    let wish = list.words(Key::Heading, text, at, size, table::board::ink::CREAM, layer::GAP + 1.0);
    wish.in_title().within(room);
}

fn tiles(scene: &Desk, places: &Places, list: &mut List) {
    for (index, (slot, tile)) in (0..).zip(places.tiles.into_iter().zip(scene.view.table.tiles)) {
        list.paper(Key::Socket(index), "socket", slot.at, slot.size, layer::GAP);
        let Some(tile) = tile else { continue };
        list.paper(Key::Tile(tile), names::tile(tile), slot.at, slot.size, layer::TILE);
        let held = matches!(scene.question.what, What::Discard(held) if held == tile);
        if held {
            list.sheet(Key::Held(0), "mat-glow", slot.at, slot.size * 1.3, layer::HELD, places.unit);
        }
        let legal = match scene.question.what {
            What::Swap(own) => scene::offers(
                scene,
                |command| matches!(command, Command::Swap { own: given, shown } if *given == own && *shown == tile),
            ),
            _ => scene::may_take(scene, tile),
        };
        if super::pay::covers(scene) {
            continue;
        }
        let grown = Slot::new(slot.at, slot.size * 1.06);
        spot(scene, Spot::ShownTile(index), legal, grown, layer::TILE + 2.0, list);
    }
}

/// Whether the strip lies over what is beside the tiles, too; on a phone it does not.
fn is_hidden(scene: &Desk, places: &Places) -> bool {
    !places.upright && super::pay::covers(scene)
}

/// The bag and the deck, each with how much is in it.
fn supplies(scene: &Desk, places: &Places, list: &mut List) {
    let (bag, deck) = (places.bag, places.deck);
    list.paper(Key::Bag, "satchel", bag.at, bag.size, layer::GAP);
    list.paper(Key::Deck, "chapter-back", deck.at, deck.size, layer::GAP);
    let size = (places.unit * 0.115).max(11.0);
    let low = (bag.at.y - bag.size.y / 2.0).min(deck.at.y - deck.size.y / 2.0) - size * 0.55;
    for (key, x, count) in
        [(Key::BagCount, bag.at.x, scene.view.bag), (Key::DeckCount, deck.at.x, scene.view.deck)]
    {
        list.words(
            key,
            count.to_string(),
            Vec2::new(x, low),
            size,
            table::board::ink::CREAM,
            layer::GAP + 1.0,
        );
    }
}

/// The library card of the open desk: a mark for each visit.
fn library(scene: &Desk, places: &Places, list: &mut List) {
    if is_hidden(scene, places) {
        return;
    }
    let slot = places.library;
    list.paper(Key::Library, "library-card", slot.at, slot.size, layer::GAP + 1.0);
    let Some(writer) = scene::writer(scene, scene::open(scene)) else { return };
    let left = writer.visits_left();
    let all = left.saturating_add(writer.visited);
    let side = slot.size.x * 0.2;
    for index in 0..all.min(4) {
        let sprite = if index < left { "visit" } else { "visit-used" };
        // Up to two in a line.
        let (column, line) = (f32::from(index % 2), f32::from(index / 2));
        let rows = if all > 2 { 0.5 } else { 0.0 };
        let at = slot.at
            + Vec2::new(
                (0.14 + 0.22 * column) * slot.size.x,
                (rows * 0.62 - line * 0.3 - 0.08) * slot.size.y,
            );
        list.paper(Key::Visit(index), sprite, at, Vec2::splat(side), layer::GAP + 2.0);
    }
    if left > 0 {
        spent_for(scene, slot, list);
    }
    let legal = scene::offers(scene, |command| *command == Command::VisitLibrary);
    spot(scene, Spot::Library, legal, Slot::new(slot.at, slot.size * 1.04), layer::GAP + 3.0, list);
}

/// What a visit brings, and that it is spent, on the band at the head of the card.
fn spent_for(scene: &Desk, slot: Slot, list: &mut List) {
    let room = Vec2::new(slot.size.x * 0.86, slot.size.y * 0.25);
    let (text, size) = fitted(&scene.line("short-visit"), room.y * 0.66, room.y * 0.34, room.x);
    let at = slot.at + Vec2::new(0.0, slot.size.y * 0.36);
    list.words(Key::LibraryWords, text, at, size, table::board::ink::CREAM, layer::GAP + 2.0).within(room);
}

/// The button that leaves what a power allows.
fn finish(scene: &Desk, places: &Places, list: &mut List) {
    if !scene::offers(scene, |command| *command == Command::Finish) {
        library(scene, places, list);
        return;
    }
    let slot = places.library;
    // Over the strip with the tiles of which one may come back.
    let z = layer::BANNER + 3.0;
    list.sheet(Key::Finish, "button-ember", slot.at, slot.size, z, places.unit);
    let wide = slot.size.x * 0.84;
    let (text, size) = fitted(&scene.line("act-finish"), places.unit * 0.13, 9.0, wide);
    let at = slot.at + Vec2::new(0.0, slot.size.y * 0.04);
    list.words(Key::FinishWords, text, at, size, table::board::ink::CREAM, z + 1.0)
        .within(Vec2::new(wide * 1.1, slot.size.y));
    spot(scene, Spot::Finish, true, slot, z + 2.0, list);
}

/// Whose desk this is, in words.
pub(super) fn desk_of(scene: &Desk, seat: Seat) -> String {
    (scene.say)(&Message::new("desk-of").with("seat", seat))
}
