//! Between the lines: the characters that were entered, those that are known to be wrong, and the painter's hint.

use bevy::prelude::*;
use table::board::{Scene, Slot, ink};
use tabletop::Seat;
use verse_and_painting::{Entry, Mode};

use super::List;
use super::mats::figure;
use crate::VerseView;
use crate::fit::block;
use crate::piece::{Key, layer};
use crate::places::Places;

pub(super) fn add(scene: &Scene<VerseView>, places: &Places, list: &mut List) {
    let view = scene.view;
    if view.config.mode != Mode::Between || view.turn.is_none() {
        return;
    }
    let room = places.entered;
    let side = (room.height() * 0.3).min(room.width() / 3.2);
    let shown: Vec<(Option<Seat>, String)> = if view.entries.values().any(Option::is_some) {
        let entries = view.entries.iter().filter_map(|(seat, entry)| Some((Some(seat), written((*entry)?))));
        entries.collect()
    } else {
        view.wrong.iter().map(|c| (None, c.to_string())).collect()
    };
    for (index, (seat, character)) in (0_u8..).zip(&shown) {
        let (row, column) = (index / 3, index % 3);
        let x = room.min.x + side * (f32::from(column) * 1.06 + 0.5);
        let y = room.max.y - side * (f32::from(row) * 1.12 + 0.62);
        token(Vec2::new(x, y), side, index, (*seat, character), list);
    }
    hint(scene, places, list);
}

fn written(entry: Entry) -> String {
    match entry {
        Entry::Blank => String::new(),
        Entry::Character(c) => c.to_string(),
    }
}

fn token(at: Vec2, side: f32, index: u8, (seat, character): (Option<Seat>, &str), list: &mut List) {
    let z = layer::TOKEN;
    let size = side * 0.92;
    list.paper(Key::Token(index), "verse-token", at, Vec2::splat(size), z);
    list.words(Key::TokenGlyph(index), character, at, size * 0.56, ink::NIGHT, z + 1.0)
        .in_title()
        .within(Vec2::splat(size));
    match seat {
        Some(seat) => {
            let corner = at + Vec2::new(0.34, 0.34) * size;
            let small = Vec2::splat(size * 0.46);
            list.paper(Key::TokenFigure(index), figure(seat), corner, small, z + 2.0);
        }
        None => {
            list.paper(Key::TokenSlash(index), "verse-token-wrong", at, Vec2::splat(size), z + 2.0);
        }
    }
}

fn hint(scene: &Scene<VerseView>, places: &Places, list: &mut List) {
    let Some(hint) = &scene.view.hint else { return };
    let room = places.entered;
    let slot = Slot::new(
        Vec2::new(room.center().x, room.min.y + room.height() * 0.2),
        Vec2::new(room.width(), room.height() * 0.4),
    );
    list.sheet(Key::HintPaper, "verse-hint", slot.at, slot.size, layer::TOKEN, places.unit);
    let inner = slot.size - Vec2::new(slot.size.x * 0.2, slot.size.y * 0.3);
    let size = block(hint.text(), (places.unit * 0.24, 8.0), inner.x, inner.y);
    list.words(Key::HintText, hint.text(), slot.at, size, ink::NIGHT, layer::TOKEN + 1.0)
        .wrapped(inner.x)
        .within(inner);
}
