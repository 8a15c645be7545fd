//! The mats: figure, name, level, spells broken and to be broken, and what awaits.
//!
//! Everything is placed in the owner's directions and turned with the mat.

use baba_yaga::{Phase, Power, Skill};
use bevy::prelude::*;
use table::board::{Mat, MatForm, Scene, Slot, fitted, ink};
use tabletop::{Player, Seat};

use super::rooms::Rooms;
use super::{List, buttons};
use crate::names;
use crate::piece::{Key, layer};
use crate::{BabaYagaView, SIGNS};

/// How small a name may become before it is cut, in parts of its size.
const SMALLEST: f32 = 0.64;

/// Spells that make a winner.
const SPELLS: u8 = 3;

/// Whether a person sits there.
pub(super) fn is_person(scene: &Scene<BabaYagaView>, seat: Seat) -> bool {
    scene.players.get(seat).is_some_and(|player| *player == Player::Person)
}

/// The figure of a seat.
pub(super) fn figure(_: &Scene<BabaYagaView>, seat: Seat) -> &'static str {
    SIGNS.get(seat.index()).map_or("figure-fox", |sign| sign.sprite)
}

/// Where a broken spell lies on a mat: cards fly here.
pub(crate) fn card_of(mat: &Mat, index: u8) -> Slot {
    let slot = Rooms::of(mat).card(index);
    Slot::new(mat.point(slot.at), slot.size)
}

pub(super) fn add(scene: &Scene<BabaYagaView>, list: &mut List) {
    for (seat, mat) in scene.spread.mats.iter() {
        let rooms = Rooms::of(mat);
        frame(scene, seat, mat, list);
        let hands = buttons::hands(scene, seat);
        let is_free = hands.is_empty() || mat.form != MatForm::Chip;
        person(scene, seat, mat, &rooms, is_free, list);
        if is_free {
            level(scene, seat, mat, &rooms, list);
        }
        // On a small mat the buttons of a bot only show whose step it is: they take the place of its level.
        let is_aside = mat.form == MatForm::Chip && !is_person(scene, seat);
        if hands.is_empty() || is_aside {
            cards(scene, seat, mat, &rooms, list);
        }
        buttons::add(scene, seat, mat, &rooms, &hands, list);
    }
}

fn frame(scene: &Scene<BabaYagaView>, seat: Seat, mat: &Mat, list: &mut List) {
    let unit = mat.size.y.max(60.0);
    list.sheet(Key::Mat(seat), "mat-night", mat.at, mat.size, layer::MAT, unit).turned(mat.turn);
    let acts = match scene.view.phase {
        Phase::Witch => scene.view.left(),
        _ => scene.view.active,
    };
    if scene.view.turn > 0 && scene.view.phase != Phase::Over && acts == seat {
        let glow = mat.size + Vec2::splat(mat.size.y * 0.14);
        list.sheet(Key::MatGlow(seat), "mat-glow", mat.at, glow, layer::MAT - 1.0, unit).turned(mat.turn);
    }
}

/// Figure and name; on a small mat buttons take the place of the name.
fn person(scene: &Scene<BabaYagaView>, seat: Seat, mat: &Mat, rooms: &Rooms, is_free: bool, list: &mut List) {
    let z = layer::MAT + 2.0;
    let Slot { at, size } = rooms.medallion;
    list.paper(Key::Medallion(seat), figure(scene, seat), mat.point(at), size, z).turned(mat.turn);
    if !is_person(scene, seat) {
        let shoulder = mat.point(at + size * Vec2::new(0.34, -0.34));
        let mark = Vec2::splat((size.x * 0.44).max(13.0));
        list.paper(Key::BotDisc(seat), "seat-lilac", shoulder, mark, z + 0.4).turned(mat.turn);
        list.paper(Key::Bot(seat), "icon-bot", shoulder, mark * 0.8, z + 0.5)
            .tinted(ink::NIGHT)
            .turned(mat.turn);
    }
    let (at, width, size) = rooms.name;
    if width <= 0.0 || !is_free {
        return;
    }
    let name = scene.names.get(seat).map(String::as_str).unwrap_or_default();
    let wish = size * scene.letters.min(1.3);
    let (text, size) = fitted(name, wish, wish * SMALLEST, width);
    list.words(Key::Name(seat), text, mat.point(at), size, ink::CREAM, z)
        .leftwards()
        .turned(mat.turn)
        .within(Vec2::new(width, mat.size.y));
}

/// Stars for the level, and the powers that await this seat.
fn level(scene: &Scene<BabaYagaView>, seat: Seat, mat: &Mat, rooms: &Rooms, list: &mut List) {
    let Some(player) = scene.view.players.get(seat) else { return };
    let z = layer::MAT + 2.0;
    let stars = match player.skill {
        Skill::Easy => 1,
        Skill::Normal => 2,
        Skill::Hard => 3,
    };
    let (start, side) = rooms.pips;
    let at = |index: u8| mat.point(start + Vec2::new(side * (f32::from(index) * 1.06 + 0.5), 0.0));
    for index in 0..stars {
        list.paper(Key::Pip(seat, index), "mark-star", at(index), Vec2::splat(side), z)
            .tinted(ink::GOLD)
            .turned(mat.turn);
    }
    if mat.form == MatForm::Chip {
        return;
    }
    let next = player.next;
    let all = [
        (next.long, Power::LongFlight),
        (next.short, Power::ShortFlight),
        (next.fingers, Power::Fingers),
        (next.chin, Power::ChinOnFist),
    ];
    let here = all.into_iter().filter(|(is, _)| *is).map(|(_, power)| power);
    for (index, power) in (0..).zip(here) {
        let x = side * (f32::from(stars) * 1.06 + 0.9 + f32::from(index) * 1.5);
        let at = mat.point(start + Vec2::new(x, 0.0));
        list.paper(Key::Awaits(seat, index), names::power(power), at, Vec2::splat(side * 1.45), z)
            .turned(mat.turn);
    }
}

/// The stack face down, and three places for broken spells.
fn cards(scene: &Scene<BabaYagaView>, seat: Seat, mat: &Mat, rooms: &Rooms, list: &mut List) {
    let Some(player) = scene.view.players.get(seat) else { return };
    let z = layer::MAT + 3.0;
    // The top card already lies beside the forest while it waits to be turned up.
    let waits = scene.view.turn > 0
        && seat == scene.view.active
        && matches!(scene.view.phase, Phase::Witch | Phase::Spell);
    let stack = player.stack.saturating_sub(u8::from(waits));
    let Slot { at, size } = rooms.card(0);
    for index in 0..stack {
        let at = at + Vec2::new(0.06, 0.05) * size.y * (f32::from(index) - 1.0);
        let z = z + f32::from(index) * 0.2;
        list.paper(Key::Stack(seat, index), "spell-back", mat.point(at), size, z).turned(mat.turn);
    }
    let broken = u8::try_from(player.broken.len()).unwrap_or(SPELLS);
    for index in 0..SPELLS {
        let Slot { at, size } = rooms.card(index + 1);
        if index >= broken {
            let gap = list.paper(Key::Gap(seat, index), "spell-back", mat.point(at), size, z);
            gap.turned(mat.turn).tinted(Color::srgba(0.7, 0.7, 0.9, 0.16));
        }
    }
    for (index, spell) in (0..).zip(&player.broken) {
        let Slot { at, size } = rooms.card(index + 1);
        let emblem = names::power(spell.power());
        list.paper(Key::Broken(seat, index), "spell-face", mat.point(at), size, z).turned(mat.turn);
        list.paper(Key::BrokenEmblem(seat, index), emblem, mat.point(at), Vec2::splat(size.x * 0.7), z + 0.5)
            .turned(mat.turn);
    }
}
