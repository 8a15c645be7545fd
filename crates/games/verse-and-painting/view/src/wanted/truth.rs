//! What is shown once it is: who removed a line, who painted it, who guessed it, and whether that was right.

use bevy::prelude::*;
use table::board::{Scene, Slot};
use tabletop::Seat;
use verse_and_painting::{LineId, Mode};

use super::List;
use super::mats::figure;
use crate::VerseView;
use crate::piece::{Key, Slip, layer};

/// On a slip: its painter at the head, who removed it at the foot, and whether that was right.
pub(super) fn on_slip(scene: &Scene<VerseView>, slip: Slip, line: LineId, slot: Slot, list: &mut List) {
    let view = scene.view;
    let side = (slot.size.x * 0.64).min(slot.size.y * 0.18);
    let z = layer::SLIP + 9.0;
    guessed(scene, line, slot, (side * 0.82, z), list);
    let painter = view.known.iter().find(|(_, known)| **known == Some(line)).map(|(seat, _)| seat);
    if let Some(painter) = painter {
        let head = slot.at + Vec2::new(0.0, slot.size.y * 0.5 + side * 0.04);
        list.paper(Key::Whose(slip, true), figure(painter), head, Vec2::splat(side), z);
    }
    let Some(removal) = view.removed.iter().find(|removal| removal.line == line) else { return };
    let foot = slot.at - Vec2::new(0.0, slot.size.y * 0.5);
    list.paper(Key::Whose(slip, false), figure(removal.seat), foot, Vec2::splat(side), z);
    if view.known.values().any(Option::is_some) {
        let sprite = if painter.is_some() { "verse-seal-wrong" } else { "verse-seal-right" };
        list.paper(Key::Seal(slip), sprite, slot.at, Vec2::splat(side), z);
    }
}

/// At the foot of a slip: who thinks that it was painted.
fn guessed(scene: &Scene<VerseView>, line: LineId, slot: Slot, (side, z): (f32, f32), list: &mut List) {
    let guesses = scene.view.guesses.iter();
    let here = guesses.filter(|(_, guess)| guess.is_some_and(|guess| guess.line == line));
    for (place, (seat, _)) in (0_u8..).zip(here) {
        let x = slot.size.x * 0.5 - side * 0.4 - side * 0.7 * f32::from(place);
        let foot = slot.at + Vec2::new(x, -slot.size.y * 0.5);
        list.paper(Key::GuessAt(seat), figure(seat), foot, Vec2::splat(side), z + f32::from(place));
    }
}

/// On a masked line that was guessed: whether it was found.
pub(super) fn on_laid(scene: &Scene<VerseView>, seat: Seat, slot: Slot, list: &mut List) {
    let side = (slot.size.x * 0.64).min(slot.size.y * 0.18);
    let head = slot.at + Vec2::new(0.0, slot.size.y * 0.5 + side * 0.04);
    list.paper(Key::Whose(Slip::Laid(seat), true), figure(seat), head, Vec2::splat(side), layer::SLIP + 9.0);
    if let Some(found) = scene.view.found[seat] {
        let sprite = if found { "verse-seal-right" } else { "verse-seal-wrong" };
        let foot = slot.at - Vec2::new(0.0, slot.size.y * 0.5);
        list.paper(Key::Seal(Slip::Laid(seat)), sprite, foot, Vec2::splat(side), layer::SLIP + 9.0);
    }
}

/// On a painting: who guessed it, and whether they were right.
pub(super) fn on_painting(scene: &Scene<VerseView>, painter: Seat, slot: Slot, list: &mut List) {
    let view = scene.view;
    if view.config.mode != Mode::Competition {
        return;
    }
    let side = slot.size.y * 0.24;
    let guessers = view.guesses.iter().filter_map(|(seat, guess)| Some((seat, (*guess)?)));
    let here = guessers.filter(|(_, guess)| guess.painter == painter);
    for (place, (seat, guess)) in (0_u8..).zip(here) {
        let x = slot.size.x * 0.5 - side * (0.4 + 1.02 * f32::from(place));
        let at = slot.at + Vec2::new(x, slot.size.y * 0.5 - side * 0.3);
        let z = layer::PAINTING + 6.0 + f32::from(place);
        list.paper(Key::Guesser(seat), figure(seat), at, Vec2::splat(side), z);
        if let Some(truth) = view.known[painter] {
            let sprite = if guess.line == truth { "verse-seal-right" } else { "verse-seal-wrong" };
            let corner = at - Vec2::new(-side * 0.2, side * 0.62);
            list.paper(Key::GuessSeal(seat), sprite, corner, Vec2::splat(side * 0.66), z + 0.5);
        }
    }
}
