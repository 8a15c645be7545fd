//! The active player's spell, large beside the forest: what it asks for, what has been found, its power, the candle that
//! burns down, and the powers in force.

use baba_yaga::{Flight, Phase, Power};
use bevy::prelude::*;
use table::board::{Scene, Slot};

use super::{List, ink, spot};
use crate::BabaYagaView;
use crate::names;
use crate::piece::{Key, Spot, layer};
use crate::places::Places;

/// Where the ingredients lie on a card of 110 by 154, from its upper left corner, and how large each is.
const BITS: [Vec2; 4] =
    [Vec2::new(30.0, 44.0), Vec2::new(80.0, 44.0), Vec2::new(30.0, 94.0), Vec2::new(80.0, 94.0)];
const BIT: f32 = 44.0;
/// Where the power lies, and how large it is.
const POWER: (Vec2, f32) = (Vec2::new(55.0, 132.0), 30.0);
/// The card that these are on.
const CARD: Vec2 = Vec2::new(110.0, 154.0);

/// A point of a card, as it lies here.
fn on(card: Slot, point: Vec2) -> Vec2 {
    let part = point / CARD - Vec2::splat(0.5);
    card.at + Vec2::new(part.x, -part.y) * card.size
}

pub(super) fn add(scene: &Scene<BabaYagaView>, places: &Places, list: &mut List) {
    let view = scene.view;
    match (&view.flight, view.phase) {
        (Some(flight), _) => {
            open(scene, places, flight, list);
            candle(scene, places, list);
            forces(scene, places, flight, list);
        }
        (None, Phase::Witch | Phase::Spell) if view.turn > 0 => face_down(scene, places, list),
        (None, Phase::Preview) => {
            let Slot { at, size } = places.spell;
            list.paper(Key::Look, "icon-eye", at, Vec2::splat(size.x * 0.8), layer::SPELL);
            list.paper(Key::Candle, names::candle(5), places.candle.at, places.candle.size, layer::SPELL);
        }
        (None, Phase::Expert) => {
            list.paper(Key::Candle, names::candle(5), places.candle.at, places.candle.size, layer::SPELL);
        }
        (None, _) => {}
    }
}

/// The top spell of the active player's stack, waiting to be turned up.
fn face_down(scene: &Scene<BabaYagaView>, places: &Places, list: &mut List) {
    let Slot { at, size } = places.spell;
    list.paper(Key::Spell, "spell-back", at, size, layer::SPELL);
    if scene.view.phase == Phase::Spell {
        let legal = super::mats::is_person(scene, scene.view.active);
        let slot = Slot::new(at, size * 1.06);
        spot(scene, Spot::Spell, legal, slot, layer::SPELL + 6.0, list);
    }
}

fn open(scene: &Scene<BabaYagaView>, places: &Places, flight: &Flight, list: &mut List) {
    let card = places.spell;
    let scale = card.size.x / CARD.x;
    list.paper(Key::Spell, "spell-face", card.at, card.size, layer::SPELL);
    let tile = |place: baba_yaga::Place| scene.view.tiles.get(place.index());
    let found = |wanted| {
        let lies = |place| tile(place).is_some_and(|tile| tile.ingredient == Some(wanted));
        flight.found.iter().any(|found| lies(found.place))
    };
    for (index, (ingredient, point)) in (0..).zip(flight.spell.ingredients().into_iter().zip(BITS)) {
        let (at, size) = (on(card, point), Vec2::splat(BIT * scale));
        let is_found = found(ingredient);
        let tint = if is_found { ink::VEIL } else { Color::WHITE };
        list.paper(Key::Bit(index), names::bit(ingredient), at, size, layer::SPELL + 1.0).tinted(tint);
        if is_found {
            let check = Color::srgb(0.5, 1.0, 0.62);
            list.paper(Key::Crossed(index), "icon-check", at, size * 0.8, layer::SPELL + 2.0).tinted(check);
        }
    }
    asked(card, scale, flight, list);
    if flight.powers {
        let (point, side) = POWER;
        let emblem = names::power(flight.spell.power());
        list.paper(Key::Emblem, emblem, on(card, point), Vec2::splat(side * scale), layer::SPELL + 1.0);
    }
}

/// A dot for each ingredient that is asked for; those that are found are lit.
fn asked(card: Slot, scale: f32, flight: &Flight, list: &mut List) {
    let middle = (f32::from(flight.required) - 1.0) / 2.0;
    for index in 0..flight.required {
        let x = CARD.x / 2.0 + (f32::from(index) - middle) * 18.0;
        let lit = index < flight.matches();
        let tint = if lit { Color::srgb(1.0, 0.8, 0.35) } else { Color::srgb(0.44, 0.38, 0.5) };
        let at = on(card, Vec2::new(x, 16.0));
        list.paper(Key::Asked(index), "mark-circle", at, Vec2::splat(14.0 * scale), layer::SPELL + 1.0)
            .tinted(tint);
    }
}

/// The candle burns down as the witch flies.
fn candle(scene: &Scene<BabaYagaView>, places: &Places, list: &mut List) {
    let Some(witch) = scene.view.witch else { return };
    let (left, all) = (u16::from(witch.steps_left()), u16::from(witch.all_steps()));
    let burns = u8::try_from((5 * left).div_ceil(all.max(1))).unwrap_or(5);
    list.paper(Key::Candle, names::candle(burns), places.candle.at, places.candle.size, layer::SPELL);
}

/// The powers that are in force.
fn forces(scene: &Scene<BabaYagaView>, places: &Places, flight: &Flight, list: &mut List) {
    let tiles = scene.view.witch.map_or(5, |witch| witch.tiles);
    let all = [
        (tiles > 5, Power::LongFlight),
        (tiles < 5, Power::ShortFlight),
        (flight.fingers, Power::Fingers),
        (flight.chin, Power::ChinOnFist),
    ];
    let here = all.into_iter().filter(|(is, _)| *is).map(|(_, power)| power);
    for (index, power) in (0_u8..).zip(here) {
        let down = Vec2::new(0.0, -1.06) * places.force.size.y * f32::from(index);
        let key = if power == Power::ChinOnFist { Key::Chin } else { Key::Force(index) };
        list.paper(key, names::power(power), places.force.at + down, places.force.size, layer::SPELL);
    }
}
