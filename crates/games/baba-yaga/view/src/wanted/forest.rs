//! The forest: sixteen tiles with their shadows, the house, the frames of what was tapped too early or is held.
//!
//! What lies behind a tile is in no wish unless the tile is up: a view has no field for it, and this module keeps nothing.

use baba_yaga::{Command, Face, House, Phase, Place};
use bevy::prelude::*;
use core::f32::consts::PI;
use table::board::{Scene, Slot, fitted, ink};

use super::{List, spot, square};
use crate::BabaYagaView;
use crate::names;
use crate::piece::{Key, Question, Spot, layer};
use crate::places::Places;

pub(super) fn add(scene: &Scene<BabaYagaView>, places: &Places, list: &mut List) {
    if scene.view.tiles.is_empty() {
        return;
    }
    for place in Place::all() {
        tile(scene, places, place, list);
    }
    house(scene, places, list);
    held(scene, places, list);
    token(scene, places, list);
    fingers(scene, places, list);
    button(scene, places, list);
}

fn tile(scene: &Scene<BabaYagaView>, places: &Places, place: Place, list: &mut List) {
    let view = scene.view;
    let Slot { at, size } = places.tile(place);
    let face = view.face(place);
    let sprite = match face {
        // It goes back to its forest side; what is still seen of it on the way is staged.
        Face::Down | Face::TurningBack { .. } => {
            names::forest(view.config.clues, view.tiles[place.index()].clue)
        }
        Face::Preview(ingredient)
        | Face::TurningUp { ingredient, .. }
        | Face::Match { ingredient, .. }
        | Face::Mismatch { ingredient, .. } => names::ingredient(ingredient),
    };
    let shadow = at + Vec2::new(0.03, -0.06) * places.unit;
    list.sheet(Key::Shadow(place), "shadow-card", shadow, size * 1.06, layer::SHADOW, places.unit);
    list.paper(Key::Tile(place), sprite, at, size, layer::TILE);
    if matches!(face, Face::Match { .. }) {
        list.paper(Key::Glow(place), "glow", at, Vec2::splat(places.unit * 1.36), layer::GLOW);
    }
    if matches!(face, Face::Mismatch { .. }) {
        let corner = at + Vec2::new(0.32, 0.32) * places.unit;
        list.paper(Key::Wrong, "cross-mark", corner, Vec2::splat(places.unit * 0.36), layer::TILE + 13.0);
    }
    let legal = is_legal(scene, place);
    let picks = matches!(view.phase, Phase::House | Phase::Swap | Phase::Expert);
    let touched = if picks { Spot::Pick(place) } else { Spot::Tile(place) };
    spot(scene, touched, legal, square(at, places.unit * 0.99), layer::TILE + 14.0, list);
}

/// Whether touching this tile does something now, be it a little later.
fn is_legal(scene: &Scene<BabaYagaView>, place: Place) -> bool {
    let view = scene.view;
    super::mats::is_person(scene, view.active)
        && match view.phase {
            Phase::Flight => !matches!(view.face(place), Face::Match { .. }) && view.flight.is_some(),
            Phase::House | Phase::Swap | Phase::Expert => true,
            Phase::Preview | Phase::Witch | Phase::Spell | Phase::Over => false,
        }
}

/// The house on its tile, lifted off it, or beside the board.
fn house(scene: &Scene<BabaYagaView>, places: &Places, list: &mut List) {
    let (sprite, slot) = match scene.view.house {
        House::On(place) => {
            let tile = places.tile(place);
            let size = Vec2::new(120.0, 130.0) / 120.0 * 0.86 * places.unit;
            ("house", Slot::new(tile.at + Vec2::new(0.0, 0.06) * places.unit, size))
        }
        House::Lifted(_) => ("house-lifted", places.house),
        House::Beside => ("house", places.house),
    };
    list.paper(Key::House, sprite, slot.at, slot.size, layer::HOUSE);
}

/// The frame around a tile that was tapped too early and will be turned, or that is held for an exchange.
fn held(scene: &Scene<BabaYagaView>, places: &Places, list: &mut List) {
    let mut held = Vec::new();
    match (scene.question, scene.early.of(scene.view.active)) {
        (Question::Swap(place), _) => held.push(*place),
        (Question::Both(one, other), _) => held.extend([*one, *other]),
        (
            Question::Nothing,
            Some(Command::Turn { place } | Command::TurnBack { place } | Command::LiftHouse { place }),
        ) if scene.view.flight.is_some() => held.push(*place),
        _ => {}
    }
    for place in held {
        let Slot { at, size } = places.tile(place);
        list.sheet(Key::Held(place), "mat-glow", at, size * 1.2, layer::HELD, places.unit);
    }
}

/// The figure of a bot that searches: it stands by the tile that it turned last, or waits at the crossing.
fn token(scene: &Scene<BabaYagaView>, places: &Places, list: &mut List) {
    let view = scene.view;
    let Some(flight) = view.flight.as_ref().filter(|_| !super::mats::is_person(scene, view.active)) else {
        return;
    };
    let last = flight.air.place().or_else(|| flight.found.last().map(|found| found.place));
    let at = match last {
        Some(place) => places.tile(place).at + Vec2::new(0.3, -0.3) * places.unit,
        None => places.cell((2, 2)) + Vec2::new(0.3, -0.3) * places.unit,
    };
    let sprite = super::mats::figure(scene, view.active);
    list.paper(Key::Token, sprite, at, Vec2::splat(places.unit * 0.42), layer::TOKEN);
}

/// The witch's fingers before the forest, for whoever searches.
fn fingers(scene: &Scene<BabaYagaView>, places: &Places, list: &mut List) {
    if !scene.view.flight.as_ref().is_some_and(|flight| flight.fingers) {
        return;
    }
    // Where nothing moves, and for those who only look on, they are a veil.
    let own = super::mats::is_person(scene, scene.view.active) && scene.motion;
    let tint = if own { Color::WHITE } else { super::ink::VEIL };
    // One comes from below, the other from above: their fingers meet in the middle.
    let whole = places.array.size();
    let size = Vec2::new(220.0, 320.0) / 320.0 * whole.y * 0.8;
    for (right, sprite, part, turn) in
        [(false, "hand-left", Vec2::new(-0.24, -0.17), 0.0), (true, "hand-right", Vec2::new(0.24, 0.17), PI)]
    {
        let at = places.array.center() + part * whole;
        list.paper(Key::Fingers(right), sprite, at, size, layer::FINGERS).tinted(tint).turned(turn);
    }
}

/// What an expert says instead of a tile, and what says that both tiles are chosen: a button at the crossing, with a word.
fn button(scene: &Scene<BabaYagaView>, places: &Places, list: &mut List) {
    if !super::mats::is_person(scene, scene.view.active) {
        return;
    }
    let (target, words) = match (scene.view.phase, scene.question) {
        (Phase::Expert, _) => (Spot::Leave, "button-leave-house"),
        (Phase::Swap, Question::Both(..)) => (Spot::Swap, "button-swap"),
        _ => return,
    };
    let slot = square(places.cell((2, 2)), places.unit * 0.94);
    let side = slot.size.x;
    list.sheet(Key::Leave, "button-ember", slot.at, slot.size, layer::TOKEN, places.unit);
    let above = slot.at + Vec2::new(0.0, 0.14 * side);
    list.paper(Key::LeaveIcon, "icon-check", above, slot.size * 0.42, layer::TOKEN + 1.0);
    let (text, size) = fitted(&scene.line(words), side * 0.24, side * 0.12, side * 0.8);
    let below = slot.at - Vec2::new(0.0, 0.26 * side);
    list.words(Key::LeaveWords, text, below, size, ink::CREAM, layer::TOKEN + 1.0);
    spot(scene, target, true, slot, layer::TOKEN + 2.0, list);
}
