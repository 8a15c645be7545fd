//! The cards in the middle: face down as they are laid, then numbered on show, with what the reveal says of each.

use bevy::prelude::*;
use storyteller::{Phase, ShownCard};
use table::board::{Scene, Slot, fitted, ink};
use tabletop::{Message, Seat, Speak, Value};

use super::hint::{text_height, type_size};
use super::{List, WRITTEN, figure};
use crate::StorytellerView;
use crate::names;
use crate::piece::{Key, Spot, layer};
use crate::places::Places;

pub(super) fn add(scene: &Scene<StorytellerView>, places: &Places, list: &mut List) {
    let view = scene.view;
    if view.show.is_empty() {
        let down: u8 = view.players.values().map(|player| player.face_down).sum();
        for index in 0..down {
            // Room is kept for those that are still to come.
            let slot = places.shown(false, index, crate::on_show(view.config.seats));
            card(index, names::BACK.into(), slot, list);
        }
        return;
    }
    let count = u8::try_from(view.show.len()).unwrap_or(u8::MAX);
    for (index, shown) in (0..).zip(&view.show) {
        let slot = places.shown(true, index, count);
        card(index, names::face(shown.card), slot, list);
        number(index, slot, list);
        spot(scene, index, shown, slot, list);
        if let Some(owner) = shown.owner {
            owned(scene, (index, owner), slot, places.foot(count).x, list);
        }
        note(scene, (index, shown), slot, places.foot(count), list);
    }
    votes(scene, places, count, list);
    own(scene, places, count, list);
}

fn card(index: u8, sprite: std::borrow::Cow<'static, str>, slot: Slot, list: &mut List) {
    let z = layer::SHOWN + f32::from(index);
    let shadow = slot.size * 1.16;
    let below = slot.at - Vec2::new(0.0, slot.size.y * 0.02);
    list.paper(Key::ShownShadow(index), "shadow-card", below, shadow, layer::SHOWN - 1.0);
    list.paper(Key::Shown(index), sprite, slot.at, slot.size, z);
}

/// The number, on the upper left corner.
fn number(index: u8, slot: Slot, list: &mut List) {
    let side = (slot.size.x * 0.26).clamp(24.0, 64.0);
    let at = slot.at + Vec2::new(-slot.size.x, slot.size.y) / 2.0 + Vec2::new(side, -side) * 0.28;
    let z = layer::SHOWN + 20.0;
    list.paper(Key::Number(index), "number-disc", at, Vec2::splat(side), z);
    list.words(Key::NumberWords(index), (index + 1).to_string(), at, side * 0.54, WRITTEN, z + 0.5);
}

fn spot(scene: &Scene<StorytellerView>, index: u8, shown: &ShownCard, slot: Slot, list: &mut List) {
    let view = scene.view;
    let place = index + 1;
    let z = layer::SHOWN + 30.0;
    let frame = slot.size + Vec2::splat(slot.size.x * 0.1);
    let unit = slot.size.x.max(60.0);
    if shown.owner.is_some_and(|owner| owner == view.teller) {
        list.sheet(Key::TaleGlow(index), "mat-glow", slot.at, frame * 1.04, layer::SHOWN - 0.5, unit);
    }
    if scene.question.place == Some(place) {
        list.sheet(Key::Frame(index), "mat-glow", slot.at, frame * 1.06, layer::SHOWN - 0.4, unit);
    }
    let touch = scene.touch(Spot::Shown(place), true);
    list.spot(Key::Spot(Spot::Shown(place)), touch, "mat-glow", slot.at, slot.size, z + 1.0);
}

/// A ribbon over the lower edge: whose card it was.
fn owned(scene: &Scene<StorytellerView>, (index, owner): (u8, Seat), slot: Slot, room: f32, list: &mut List) {
    let is_tale = owner == scene.view.teller;
    let sprite = if is_tale { "tale-ribbon" } else { "owner-ribbon" };
    // Long names may reach out over a small card.
    let wide = room.clamp(slot.size.x * 1.04, slot.size.x * if slot.size.x < 120.0 { 1.4 } else { 1.04 });
    let size = Vec2::new(wide, (slot.size.x * 0.24).clamp(24.0, 60.0));
    let at = slot.at - Vec2::new(0.0, slot.size.y / 2.0 - size.y * 0.1);
    let z = layer::SHOWN + 24.0;
    list.sheet(Key::Owner(index), sprite, at, size, z, size.y * 3.0);
    let face = size.y * 1.06;
    let left = at.x - size.x / 2.0 + face * 0.6;
    list.paper(Key::OwnerFigure(index), figure(owner), Vec2::new(left, at.y), Vec2::splat(face), z + 1.0);
    let name = scene.names.get(owner).map(String::as_str).unwrap_or_default();
    let room = size.x - face * 1.3 - size.y * 0.2;
    let wish = size.y * 0.5;
    let (text, type_size) = fitted(name, wish, wish * 0.6, room);
    let from = Vec2::new(left + face * 0.58, at.y + size.y * 0.03);
    list.words(Key::OwnerName(index), text, from, type_size, ink::CREAM, z + 1.0)
        .leftwards()
        .within(Vec2::new(room, size.y));
}

/// A small paper below, in a room of this size: what the card made bots think of, as far as they have said so.
fn note(
    scene: &Scene<StorytellerView>,
    (index, shown): (u8, &ShownCard),
    slot: Slot,
    room: Vec2,
    list: &mut List,
) {
    let lines = reasons(scene, index, shown);
    if lines.is_empty() {
        return;
    }
    let ribbon = (slot.size.x * 0.24).clamp(24.0, 60.0) * 0.36;
    // It lies below its card and over no other.
    let most = (room.y - ribbon).clamp(slot.size.y * 0.16, slot.size.y * 0.6);
    let wide = room.x.clamp(slot.size.x * 1.05, slot.size.x * 1.5);
    let inner = Vec2::new(wide - slot.size.x * 0.14, most - slot.size.x * 0.1);
    let largest = (slot.size.x * 0.115).clamp(13.0, 40.0);
    let named = lines.join("\n");
    let size = type_size(&named, inner, largest);
    // Where names leave no room to read, words stand alone; who thought of them is told with the card seen large.
    let (text, size) = if size >= LEGIBLE.min(largest) {
        (named, size)
    } else {
        let words = words(scene, index, shown);
        let size = type_size(&words, inner, largest);
        (words, size)
    };
    let high = (text_height(&text, inner.x, size) + slot.size.x * 0.12).min(most);
    let top = slot.at.y - slot.size.y / 2.0 - ribbon;
    let at = Vec2::new(slot.at.x, top - high / 2.0 + slot.size.y * 0.01);
    let z = layer::SHOWN + 22.0;
    list.sheet(Key::Note(index), "note-paper", at, Vec2::new(wide, high), z, high.min(wide * 0.4) * 2.0);
    let room = Vec2::new(inner.x, high);
    list.words(Key::NoteWords(index), text, at, size, WRITTEN, z + 1.0).wrapped(inner.x).within(room);
}

/// Words of a paper are not smaller than this while there is another way, in logical pixels.
const LEGIBLE: f32 = 12.5;

/// What the card made anybody think of, each word once.
fn words(scene: &Scene<StorytellerView>, index: u8, shown: &ShownCard) -> String {
    let view = scene.view;
    let voted = view.votes.iter().filter(|(_, vote)| **vote == Some(index + 1));
    let voted = voted.filter_map(|(seat, _)| view.vote_reasons.get(seat));
    let own = shown.owner.map(|_| &shown.because);
    let mut all: Vec<storyteller::Tag> = Vec::new();
    for tag in own.into_iter().chain(voted).flatten() {
        if !all.contains(tag) {
            all.push(*tag);
        }
    }
    let said = all.iter().map(|tag| (scene.say)(&tag.message()));
    said.collect::<Vec<_>>().join(" · ")
}

/// What the card made its owner and its voters think of, a line each.
pub(crate) fn reasons(scene: &Scene<StorytellerView>, index: u8, shown: &ShownCard) -> Vec<String> {
    let view = scene.view;
    let said = |seat: Seat, because: &[storyteller::Tag]| {
        let words: Value = because.iter().map(Speak::message).collect();
        (scene.say)(&Message::new("note-reason").with("seat", seat).with("words", words))
    };
    let own = shown.owner.filter(|_| !shown.because.is_empty()).map(|owner| said(owner, &shown.because));
    let voted = view.votes.iter().filter(|(_, vote)| **vote == Some(index + 1));
    let voted = voted.filter_map(|(seat, _)| {
        let because = view.vote_reasons.get(seat)?;
        (!because.is_empty()).then(|| said(seat, because))
    });
    own.into_iter().chain(voted).collect()
}

/// Votes that have been turned up, in a row on their cards.
fn votes(scene: &Scene<StorytellerView>, places: &Places, count: u8, list: &mut List) {
    let view = scene.view;
    for (seat, place) in view.votes.iter().filter_map(|(seat, vote)| Some((seat, (*vote)?))) {
        let slot = places.shown(true, place - 1, count);
        let voters: Vec<Seat> =
            view.votes.iter().filter(|(_, vote)| **vote == Some(place)).map(|(seat, _)| seat).collect();
        let order = voters.iter().position(|voter| *voter == seat).unwrap_or(0);
        let (order, all) = (number_of(order), number_of(voters.len()));
        let side = (slot.size.x * 0.3).min(slot.size.x * 0.98 / all).max(18.0);
        let x = (order - (all - 1.0) / 2.0) * side;
        let at = slot.at + Vec2::new(x, -slot.size.y * 0.5 + slot.size.x * 0.34);
        let z = layer::SHOWN + 26.0 + order * 0.1;
        list.paper(Key::Vote(seat), names::vote(seat), at, Vec2::splat(side), z);
    }
}

/// Which cards are the viewer's own, and which has the viewer's vote: known to the viewer alone before the reveal.
fn own(scene: &Scene<StorytellerView>, places: &Places, count: u8, list: &mut List) {
    let (view, Some(own)) = (scene.view, &scene.view.own) else { return };
    let Some(me) = view.viewer else { return };
    let is_open = view.phase == Phase::Vote && view.votes.values().all(Option::is_none);
    for place in own.places.iter().filter(|_| is_open) {
        let slot = places.shown(true, place - 1, count);
        let side = slot.size.x * 0.34;
        let at = slot.at + Vec2::new(slot.size.x / 2.0 - side * 0.42, -slot.size.y / 2.0 + side * 0.4);
        list.paper(Key::Own(*place), names::rabbit(me), at, Vec2::splat(side), layer::SHOWN + 26.0);
    }
    if let Some(place) = own.vote.filter(|_| is_open) {
        let slot = places.shown(true, place - 1, count);
        let side = slot.size.x * 0.36;
        let at = slot.at + Vec2::new(slot.size.x / 2.0 - side * 0.4, -slot.size.y / 2.0 + side * 0.4);
        list.paper(Key::Mine, names::vote(me), at, Vec2::splat(side), layer::SHOWN + 26.0);
    }
}

fn number_of(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX))
}
