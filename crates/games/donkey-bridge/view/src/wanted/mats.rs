//! The mats: figure, name, score pile with its stop tiles, stories on their slots, and the tiles of the story that is
//! guessed.
//!
//! Everything is placed in the owner's directions and turned with the mat. What lies face down shows its back: a view has
//! no words for it. The own tile shows its face to its holder alone.

use bevy::prelude::*;
use donkey_bridge::{Phase, PileTile, Word};
use table::board::{Mat, MatForm, Scene, Slot, fitted, ink};
use tabletop::Seat;

use super::List;
use super::rooms::Rooms;
use crate::names;
use crate::piece::{Key, Spot, layer};
use crate::places::Places;
use crate::touch::is_person;
use crate::{DonkeyBridgeView, SIGNS};

/// How small a name may become before it is cut, in parts of its size.
const SMALLEST: f32 = 0.64;

/// Where a story lies on a mat.
pub(crate) fn slot_of(mat: &Mat, number: u8, slots: u8) -> Slot {
    let rooms = Rooms::of(mat);
    let slot = if rooms.slots.is_empty() { rooms.pile() } else { rooms.slot(number, slots) };
    Slot::new(mat.point(slot.at), slot.size)
}

/// Where the score pile lies on a mat.
pub(crate) fn pile_of(mat: &Mat) -> Slot {
    let slot = Rooms::of(mat).pile();
    Slot::new(mat.point(slot.at), slot.size)
}

/// Where the first tile of the story that is guessed lies on a mat.
pub(crate) fn hand_of(mat: &Mat) -> Slot {
    let slot = Rooms::of(mat).hand(0, 1);
    Slot::new(mat.point(slot.at), slot.size)
}

pub(super) fn add(scene: &Scene<DonkeyBridgeView>, places: &Places, list: &mut List) {
    for (seat, mat) in scene.spread.mats.iter() {
        let rooms = Rooms::of(mat);
        frame(scene, seat, mat, list);
        person(scene, seat, mat, &rooms, list);
        pile(scene, seat, mat, &rooms, list);
        slots(scene, places, (seat, mat, &rooms), list);
        hand(scene, seat, mat, &rooms, list);
    }
}

/// Whom the table waits for.
fn acts(scene: &Scene<DonkeyBridgeView>) -> Option<Seat> {
    let view = scene.view;
    match (view.phase, &view.guessing) {
        (Phase::Over, _) => None,
        (Phase::Guessing, Some(guessing)) => Some(guessing.turn),
        _ => Some(view.teller),
    }
}

fn frame(scene: &Scene<DonkeyBridgeView>, seat: Seat, mat: &Mat, list: &mut List) {
    let unit = mat.size.y.max(60.0);
    list.sheet(Key::Mat(seat), "mat-night", mat.at, mat.size, layer::MAT, unit).turned(mat.turn);
    if acts(scene) == Some(seat) {
        let glow = mat.size + Vec2::splat(mat.size.y * 0.14);
        list.sheet(Key::MatGlow(seat), "mat-glow", mat.at, glow, layer::MAT - 1.0, unit).turned(mat.turn);
    }
}

fn person(scene: &Scene<DonkeyBridgeView>, seat: Seat, mat: &Mat, rooms: &Rooms, list: &mut List) {
    let view = scene.view;
    let z = layer::MAT + 2.0;
    let Slot { at, size } = rooms.medallion;
    let sprite = SIGNS.get(seat.index()).map_or("figure-fox", |sign| sign.sprite);
    list.paper(Key::Medallion(seat), sprite, mat.point(at), size, z).turned(mat.turn);
    if seat == view.teller && view.phase != Phase::Over {
        let corner = at + size * Vec2::new(-0.3, 0.38);
        let bubble = size * Vec2::new(0.52, 0.42);
        list.paper(Key::Teller(seat), "speech", mat.point(corner), bubble, z + 1.0).turned(mat.turn);
        // Full stops are narrow in every face; they stand at the foot of their line, and so are lifted.
        let letters = bubble.y * 0.9;
        let dots = mat.point(corner + Vec2::new(0.0, letters * 0.28));
        list.words(Key::TellerWords(seat), "...", dots, letters, ink::BROWN, z + 1.2).turned(mat.turn);
    }
    if view.guessing.as_ref().is_some_and(|guessing| guessing.guessers[seat].out) {
        let corner = mat.point(at + size * Vec2::new(0.34, -0.34));
        list.paper(Key::Out(seat), "mark-wrong", corner, size * 0.44, z + 1.0).turned(mat.turn);
    }
    let (at, width, size) = rooms.name;
    if width <= 0.0 {
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

/// The score pile: what lies on top, how many there are, how many of them are stop tiles.
fn pile(scene: &Scene<DonkeyBridgeView>, seat: Seat, mat: &Mat, rooms: &Rooms, list: &mut List) {
    let Some(player) = scene.view.players.get(seat) else { return };
    let z = layer::MAT + 3.0;
    let Slot { at, size } = rooms.pile();
    let below = u8::try_from(player.pile.len().saturating_sub(1)).unwrap_or(u8::MAX).min(2);
    for index in 0..below {
        let aside = Vec2::new(-0.05, -0.05) * size.y * f32::from(below - index);
        let z = z + f32::from(index) * 0.1;
        list.paper(Key::PileBelow(seat, index), names::BACK, mat.point(at + aside), size, z).turned(mat.turn);
    }
    if let Some(top) = player.pile.last() {
        let sprite = if *top == PileTile::Stop { names::STOP } else { names::BACK };
        list.paper(Key::Pile(seat), sprite, mat.point(at), size, z + 0.5).turned(mat.turn);
    }
    let letters = size.y * if mat.form == MatForm::Chip { 0.74 } else { 0.7 };
    let count = at + Vec2::new(size.x * 0.68, 0.0);
    let text = player.pile.len().to_string();
    let next =
        count + Vec2::new(letters * 0.62 * if text.len() > 1 { 2.0 } else { 1.0 } + size.y * 0.26, 0.0);
    list.words(Key::PileCount(seat), text, mat.point(count), letters, ink::GOLD, z)
        .leftwards()
        .turned(mat.turn);
    let stops = player.pile.iter().filter(|tile| **tile == PileTile::Stop).count();
    let room = rooms.pile.max.x - next.x;
    if stops == 0 || room < size.y * 0.5 {
        return;
    }
    let side = Vec2::splat(size.y * 0.72);
    let badge = next + Vec2::new(side.x * 0.42, 0.0);
    list.paper(Key::Stops(seat), "stop-badge", mat.point(badge), side, z).turned(mat.turn);
    if room > size.y * 1.2 {
        let number = badge + Vec2::new(side.x * 0.62, 0.0);
        let text = stops.to_string();
        list.words(Key::StopsCount(seat), text, mat.point(number), letters * 0.8, ink::CREAM, z)
            .leftwards()
            .turned(mat.turn);
    }
}

/// The slots with what lies on them, face down.
fn slots(
    scene: &Scene<DonkeyBridgeView>,
    places: &Places,
    (seat, mat, rooms): (Seat, &Mat, &Rooms),
    list: &mut List,
) {
    let view = scene.view;
    let Some(player) = view.players.get(seat).filter(|_| !rooms.slots.is_empty()) else { return };
    let slots = view.config.rounds.slots();
    let z = layer::MAT + 3.0;
    for (number, tiles) in (1_u8..).zip(&player.stacks) {
        let Slot { at, size } = rooms.slot(number, slots);
        list.paper(Key::Slot(seat, number), "slot", mat.point(at), size, z).turned(mat.turn);
        if *tiles == 0 {
            let text = number.to_string();
            list.words(
                Key::SlotNumber(seat, number),
                text,
                mat.point(at),
                size.y * 0.44,
                ink::CREAM,
                z + 0.1,
            )
            .turned(mat.turn);
        }
        for index in 0..*tiles {
            let aside = Vec2::new(0.05, 0.035) * size.y * (f32::from(index) - f32::from(*tiles) / 2.0);
            let key = Key::Story(seat, number, index);
            // As large as it was in the bubble, and made smaller: so it can be turned over on its way.
            let large = places.tile(usize::from(index), usize::from(*tiles)).size;
            let z = z + 0.2 + f32::from(index) * 0.05;
            let tile = list.paper(key, names::BACK, mat.point(at + aside), large, z).turned(mat.turn);
            tile.pose.scale = size.y * 0.9 / large.y.max(1.0);
        }
    }
}

/// Tiles of the story that is guessed: the own one, then what was won; before the storyteller what nobody was dealt.
fn hand(scene: &Scene<DonkeyBridgeView>, seat: Seat, mat: &Mat, rooms: &Rooms, list: &mut List) {
    let view = scene.view;
    let Some(guessing) = &view.guessing else { return };
    let z = layer::MAT + 6.0;
    if seat == view.teller {
        for index in 0..guessing.spares {
            let Slot { at, size } = rooms.hand(index, guessing.spares);
            let z = z + f32::from(index) * 0.1;
            list.paper(Key::Spare(seat, index), names::BACK, mat.point(at), size, z).turned(mat.turn);
        }
        sheet(scene, seat, mat, rooms, list);
        return;
    }
    let guesser = &guessing.guessers[seat];
    let won = u8::try_from(guesser.won.len()).unwrap_or(u8::MAX);
    let count = won + u8::from(guesser.has_tile);
    if guesser.has_tile {
        let Slot { at, size } = rooms.hand(0, count);
        let sprite = own_word(scene, seat).map_or(names::BACK.into(), names::word);
        list.paper(Key::Hand(seat), sprite, mat.point(at), size, z).turned(mat.turn);
        if is_person(scene, seat) {
            let touch = scene.touch(Spot::Own(seat), scene.actor == Some(seat) && view.viewer.is_none());
            let large = size.max(Vec2::splat(40.0));
            list.spot(Key::Spot(Spot::Own(seat)), touch, "mat-glow", mat.point(at), large, z + 4.0)
                .turned(mat.turn);
        }
    }
    for (index, word) in (0_u8..).zip(&guesser.won) {
        let Slot { at, size } = rooms.hand(index + u8::from(guesser.has_tile), count);
        let z = z + 1.0 + f32::from(index) * 0.1;
        list.paper(Key::Won(seat, index), names::word(*word), mat.point(at), size, z).turned(mat.turn);
    }
}

/// The word of a seat's own tile, where its holder looks alone, or holds the mat.
fn own_word(scene: &Scene<DonkeyBridgeView>, seat: Seat) -> Option<Word> {
    let own = |view: &donkey_bridge::View| {
        let is_own = view.viewer == Some(seat);
        view.own.as_ref().and_then(|own| own.tile).filter(|_| is_own)
    };
    let peeks = scene.peeks.iter().find(|(who, _)| *who == seat);
    own(scene.view).or_else(|| peeks.and_then(|(_, view)| own(view)))
}

/// Where several share the screen, the storyteller looks at the own story first.
fn sheet(scene: &Scene<DonkeyBridgeView>, seat: Seat, mat: &Mat, rooms: &Rooms, list: &mut List) {
    let shared = scene.view.viewer.is_none();
    if !(shared && is_person(scene, seat) && crate::touch::judges(scene.view)) {
        return;
    }
    let touch = scene.touch(Spot::Sheet(seat), scene.caught_up);
    let Slot { at, size } = rooms.medallion;
    list.spot(Key::Spot(Spot::Sheet(seat)), touch, "glow-round", mat.point(at), size * 1.2, layer::MAT + 9.0)
        .turned(mat.turn);
}
