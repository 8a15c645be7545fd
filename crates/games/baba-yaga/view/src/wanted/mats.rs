//! The mats: figure, name, level, spells broken and to be broken, what awaits, and the buttons that move the witch.
//!
//! Everything is placed in the owner's directions and turned with the mat.

use baba_yaga::{Hand, Phase, Power, Skill, Steps};
use bevy::prelude::*;
use table::board::{Mat, MatForm, Scene, Slot, fitted, ink};
use tabletop::{Player, Seat};

use super::List;
use crate::names;
use crate::piece::{Key, Spot, layer};
use crate::{BabaYagaView, SIGNS};

/// Spells that make a winner.
const SPELLS: u8 = 3;
/// A card's width for its height.
const CARD: f32 = 110.0 / 154.0;

/// Whether a person sits there.
pub(super) fn is_person(scene: &Scene<BabaYagaView>, seat: Seat) -> bool {
    scene.players.get(seat).is_some_and(|player| *player == Player::Person)
}

/// The figure of a seat.
pub(super) fn figure(_: &Scene<BabaYagaView>, seat: Seat) -> &'static str {
    SIGNS.get(seat.index()).map_or("figure-fox", |sign| sign.sprite)
}

/// Rooms of a mat, from its middle, in the owner's directions.
struct Rooms {
    medallion: Slot,
    /// Where the name begins, its width, its size.
    name: (Vec2, f32, f32),
    /// Where the level's stars begin, and how large each is.
    pips: (Vec2, f32),
    /// Stack and broken spells.
    cards: Rect,
    /// Buttons.
    buttons: Rect,
}

impl Rooms {
    fn of(mat: &Mat) -> Self {
        let half = mat.size / 2.0;
        match mat.form {
            MatForm::Block => Self::block(half),
            MatForm::Strip => Self::strip(half),
            MatForm::Chip => Self::chip(half),
        }
    }

    fn block(half: Vec2) -> Self {
        let margin = half.x * 0.12;
        let figure = (half.x * 0.5).min(half.y * 0.72);
        let left = -half.x + margin;
        let top = half.y - margin;
        let text = left + figure + margin * 0.6;
        let lower = Rect::new(left, -half.y + margin, half.x - margin, top - figure - margin * 0.35);
        Self {
            medallion: Slot::new(Vec2::new(left + figure / 2.0, top - figure / 2.0), Vec2::splat(figure)),
            name: (Vec2::new(text, top - figure * 0.28), half.x - margin - text, figure * 0.36),
            pips: (Vec2::new(text, top - figure * 0.78), figure * 0.27),
            cards: lower,
            buttons: Rect { min: lower.min - Vec2::new(0.0, margin * 0.5), ..lower },
        }
    }

    fn strip(half: Vec2) -> Self {
        let margin = half.y * 0.2;
        let figure = (half.y * 1.4).min(half.x * 0.42);
        let left = -half.x + margin;
        let text = left + figure + margin * 0.6;
        let right = Rect::new(half.x * 0.08, -half.y + margin, half.x - margin, half.y - margin);
        Self {
            medallion: Slot::new(Vec2::new(left + figure / 2.0, 0.0), Vec2::splat(figure)),
            name: (Vec2::new(text, half.y * 0.34), right.min.x - margin * 0.5 - text, half.y * 0.44),
            pips: (Vec2::new(text, -half.y * 0.34), half.y * 0.34),
            cards: right,
            buttons: right,
        }
    }

    fn chip(half: Vec2) -> Self {
        let margin = (half.y * 0.16).min(half.x * 0.12);
        let figure = (half.y * 1.5).min(half.x * 0.9);
        let left = -half.x + margin;
        let text = left + figure + margin * 0.4;
        let right = half.x - margin;
        Self {
            medallion: Slot::new(Vec2::new(left + figure / 2.0, 0.0), Vec2::splat(figure)),
            name: (Vec2::ZERO, 0.0, 0.0),
            pips: (Vec2::new(text, half.y * 0.52), (half.y * 0.4).min((right - text) / 3.2)),
            cards: Rect::new(text, -half.y + margin, right, half.y * 0.24),
            buttons: Rect::new(-half.x, -half.y, half.x, half.y),
        }
    }

    /// The so-many-th of four cards: the stack, then three that are broken or will be.
    fn card(&self, index: u8) -> Slot {
        let pitch = self.cards.width() / 4.0;
        let height = self.cards.height().min(pitch * 0.92 / CARD);
        let x = self.cards.min.x + pitch * (f32::from(index) + 0.5);
        Slot::new(Vec2::new(x, self.cards.center().y), Vec2::new(height * CARD, height))
    }
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
        person(scene, seat, mat, &rooms, list);
        level(scene, seat, mat, &rooms, list);
        let hands = hands(scene, seat);
        if hands.is_empty() || mat.form == MatForm::Chip {
            cards(scene, seat, mat, &rooms, list);
        }
        buttons(scene, seat, mat, &rooms, &hands, list);
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

fn person(scene: &Scene<BabaYagaView>, seat: Seat, mat: &Mat, rooms: &Rooms, list: &mut List) {
    let z = layer::MAT + 2.0;
    let Slot { at, size } = rooms.medallion;
    list.paper(Key::Medallion(seat), figure(scene, seat), mat.point(at), size, z).turned(mat.turn);
    let (at, width, size) = rooms.name;
    if width <= 0.0 {
        return;
    }
    let name = scene.names.get(seat).map(String::as_str).unwrap_or_default();
    let (text, size) = fitted(name, size * scene.letters.min(1.3), width);
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
        let emblem = super::spell::emblem_of(*spell);
        list.paper(Key::Broken(seat, index), "spell-face", mat.point(at), size, z).turned(mat.turn);
        list.paper(Key::BrokenEmblem(seat, index), emblem, mat.point(at), Vec2::splat(size.x * 0.7), z + 0.5)
            .turned(mat.turn);
    }
}

/// The buttons that this seat has in this flight. Those of bots are there to see whose step it is.
fn hands(scene: &Scene<BabaYagaView>, seat: Seat) -> Vec<Option<Hand>> {
    let view = scene.view;
    let by_hand = matches!(view.flight.as_ref().map(|flight| flight.steps), Some(Steps::ByHand { .. }));
    match () {
        () if !by_hand || seat == view.active => Vec::new(),
        () if view.config.seats == 2 => vec![Some(Hand::Left), Some(Hand::Right)],
        () => vec![None],
    }
}

fn buttons(
    scene: &Scene<BabaYagaView>,
    seat: Seat,
    mat: &Mat,
    rooms: &Rooms,
    hands: &[Option<Hand>],
    list: &mut List,
) {
    let z = layer::MAT + 8.0;
    let next = match scene.view.flight.as_ref().map(|flight| flight.steps) {
        Some(Steps::ByHand { seat, hand, .. }) => Some((seat, hand)),
        _ => None,
    };
    let count = f32::from(u8::try_from(hands.len()).unwrap_or(1)).max(1.0);
    let width = rooms.buttons.width() / count;
    for (index, hand) in (0_u8..).zip(hands) {
        let x = rooms.buttons.min.x + width * (f32::from(index) + 0.5);
        let middle = Vec2::new(x, rooms.buttons.center().y);
        let room = Vec2::new(width, rooms.buttons.height());
        let legal = next == Some((seat, *hand));
        let side = room.min_element() * if legal { 1.16 } else { 0.92 };
        let tint = if legal { Color::WHITE } else { super::ink::VEIL };
        let at = mat.point(middle);
        // On a chip the figure stays in sight.
        let at = if mat.form == MatForm::Chip { mat.point(middle + Vec2::new(room.x * 0.26, 0.0)) } else { at };
        list.paper(Key::Step(seat, *hand), names::tap(*hand), at, Vec2::splat(side), z)
            .tinted(tint)
            .turned(mat.turn);
        if !is_person(scene, seat) {
            continue;
        }
        if mat.form != MatForm::Chip && scene.spread.layout.window.x >= 700.0 {
            let letter = crate::keys::letter(seat, *hand);
            let corner = mat.point(middle + Vec2::new(side * 0.62, -side * 0.3));
            list.words(Key::StepKey(seat, *hand), letter, corner, room.y * 0.22, ink::CREAM, z + 1.0)
                .turned(mat.turn);
        }
        let spot = Spot::Step(seat, *hand);
        let touch = scene.touch(spot, legal);
        list.spot(Key::Spot(spot), touch, "mat-glow", mat.point(middle), room, z + 2.0).turned(mat.turn);
    }
}
