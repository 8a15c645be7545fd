//! What is thought of while a story is guessed: sixteen words to pick from, or the tiles of the story, of which each viewer
//! sees only what is named, what is their own, and as its storyteller all of it.

use bevy::prelude::*;
use donkey_bridge::{GuessingView, Mark, Phase, Word};
use table::board::{Scene, Slot, ink};
use tabletop::Message;

use super::{List, face_up, lettering};
use crate::DonkeyBridgeView;
use crate::names;
use crate::piece::{Key, Spot, layer};
use crate::places::Places;
use crate::touch::{is_person, judges};

/// What lies back.
const FAINT: Color = Color::srgba(1.0, 1.0, 1.0, 0.38);

pub(super) fn add(scene: &Scene<DonkeyBridgeView>, places: &Places, list: &mut List) {
    let Some(guessing) = &scene.view.guessing else { return };
    if guessing.board.is_empty() {
        story(scene, places, guessing, list);
    } else {
        board(scene, places, guessing, list);
    }
    buttons(scene, places, guessing, list);
}

fn shadow(index: u8, slot: Slot, list: &mut List) {
    let at = slot.at + Vec2::new(0.02, -0.04) * slot.size.y;
    list.sheet(Key::TileShadow(index), "shadow-card", at, slot.size * 1.06, layer::SHADOW, slot.size.y);
}

fn badge(index: u8, sprite: &'static str, slot: Slot, list: &mut List) {
    let at = slot.at + Vec2::new(0.36 * slot.size.x, 0.38 * slot.size.y);
    let side = slot.size.y * 0.3;
    list.paper(Key::Mark(index), sprite, at, Vec2::splat(side), layer::TILE + 12.0);
}

/// Sixteen words (RULES 5.2). Which of them is the own tile's only its holder sees, and which are of the story only its
/// storyteller.
fn board(scene: &Scene<DonkeyBridgeView>, places: &Places, guessing: &GuessingView, list: &mut List) {
    let own = scene.view.own.as_ref().and_then(|own| own.tile);
    let told = scene.view.own.as_ref().map(|own| own.story.as_slice()).unwrap_or_default();
    let guesses = scene.view.phase == Phase::Guessing && scene.actor == Some(guessing.turn);
    let person = is_person(scene, guessing.turn);
    for (index, tile) in (0_u8..).zip(&guessing.board) {
        let slot = places.tile(usize::from(index), guessing.board.len());
        let is_own = own == Some(tile.word);
        let tint = if tile.mark == Mark::Open { Color::WHITE } else { FAINT };
        if tile.mark == Mark::Open {
            shadow(index, slot, list);
        }
        let keys = (Key::Tile(index), Key::TileWord(index));
        face_up(scene, keys, tile.word, slot, layer::TILE, tint, list);
        match tile.mark {
            Mark::Named => badge(index, "mark-right", slot, list),
            Mark::Wrong => badge(index, "mark-wrong", slot, list),
            Mark::Open if is_own => badge(index, "mark-own", slot, list),
            Mark::Open if told.contains(&tile.word) => badge(index, "round-stone-now", slot, list),
            Mark::Open => {}
        }
        if person {
            let spot = Spot::Pick(index);
            let touch = scene.touch(spot, guesses && tile.mark == Mark::Open && !is_own);
            list.spot(Key::Spot(spot), touch, "mat-glow", slot.at, slot.size, layer::TILE + 14.0);
        }
    }
}

/// The tiles of the story, where nobody picks (RULES 5.3, 5.5).
fn story(scene: &Scene<DonkeyBridgeView>, places: &Places, guessing: &GuessingView, list: &mut List) {
    let own = scene.view.own.as_ref();
    let mine = own.and_then(|own| own.tile);
    let told = own.map(|own| own.story.as_slice()).unwrap_or_default();
    let open = told.iter().copied().filter(|word| !guessing.named.contains(word));
    let seen: Vec<Word> = guessing.named.iter().copied().chain(mine).chain(open).collect();
    let judges = judges(scene.view) && is_person(scene, scene.view.teller);
    let known = own.and_then(|own| own.guessers_tile);
    for index in 0..guessing.tiles {
        let slot = places.tile(usize::from(index), usize::from(guessing.tiles));
        shadow(index, slot, list);
        let Some(word) = seen.get(usize::from(index)).copied() else {
            list.paper(Key::Tile(index), names::BACK, slot.at, slot.size, layer::TILE);
            continue;
        };
        let keys = (Key::Tile(index), Key::TileWord(index));
        face_up(scene, keys, word, slot, layer::TILE, Color::WHITE, list);
        if guessing.named.contains(&word) {
            badge(index, "mark-right", slot, list);
        } else if mine == Some(word) || known == Some(word) {
            badge(index, "mark-own", slot, list);
        } else if judges {
            let spot = Spot::Accept(word);
            let touch = scene.touch(spot, scene.caught_up);
            list.spot(Key::Spot(spot), touch, "mat-glow", slot.at, slot.size * 1.1, layer::TILE + 14.0);
        }
    }
}

/// To give up, or to take no answer.
fn buttons(scene: &Scene<DonkeyBridgeView>, places: &Places, guessing: &GuessingView, list: &mut List) {
    let view = scene.view;
    let told = view.own.as_ref().is_some_and(|own| !own.story.is_empty());
    let spot = match view.phase {
        Phase::Guessing | Phase::Judging if judges(view) && told && is_person(scene, view.teller) => {
            Spot::Reject
        }
        Phase::Guessing if scene.actor == Some(guessing.turn) => Spot::DontKnow,
        _ => return hint(scene, places, guessing, list),
    };
    let Slot { at, size } = places.button;
    let z = layer::TILE + 20.0;
    list.sheet(Key::Button(spot), "button-ember", at, size, z, size.y * 2.2);
    let touch = scene.touch(spot, scene.caught_up);
    let (letters, _) = lettering::in_room(&touch.label, size * Vec2::new(0.84, 0.66));
    let text = touch.label.clone();
    list.words(
        Key::ButtonWords(spot),
        text,
        at + Vec2::new(0.0, size.y * 0.03),
        letters,
        ink::CREAM,
        z + 1.0,
    )
    .in_title()
    .within(size);
    list.spot(Key::Spot(spot), touch, "mat-glow", at, size * 1.02, z + 2.0);
}

/// While others think: what is found, and what is left.
fn hint(scene: &Scene<DonkeyBridgeView>, places: &Places, guessing: &GuessingView, list: &mut List) {
    let named = u8::try_from(guessing.named.len()).unwrap_or(u8::MAX);
    let said = Message::new("board-found").with("named", named).with("tiles", guessing.tiles);
    let text = (scene.say)(&said);
    let room = Vec2::new(places.tiles.width(), places.button.size.y);
    let (size, _) = lettering::in_room(&text, room * Vec2::new(0.9, 0.62));
    list.words(Key::Found, text, places.button.at, size, ink::BROWN, layer::TILE).in_title().within(room);
}
