//! After a flight: tiles turn back, the spell is judged, its power is carried out.

use baba_yaga::{Place, Power, Spell};
use bevy::prelude::*;
use table::{Ease, Pose, Sound, Tween, Via};
use tabletop::Seat;

use super::{Hand, places};
use crate::names;
use crate::piece::{Key, layer};
use crate::wanted::card_of;

/// All that are up are seen for a moment, then turn back together.
pub(super) fn ended(hand: &mut Hand, up: &[Place], late: Option<Place>) {
    let arc = places(hand).unit * 0.12;
    for place in up.iter().copied().chain(late) {
        hand.turn(Key::Tile(place), Tween::new(0.34).after(0.7).hop(arc));
        hand.squeeze(Key::Shadow(place), Tween::new(0.34).after(0.7));
    }
    if !up.is_empty() {
        hand.sound(0.75, Sound::Flip);
    }
}

/// A stamp falls on the spell, and the card goes to its place on the mat.
pub(super) fn broken(hand: &mut Hand, seat: Seat, _: Spell, broken: u8) {
    stamp(hand, "stamp-broken");
    hand.sound(0.0, Sound::Broken);
    let Some(mat) = hand.spread().mats.get(seat).copied() else { return };
    let index = broken.saturating_sub(1);
    let places = places(hand);
    let to = card_of(&mat, index + 1);
    for (key, grows) in [(Key::Broken(seat, index), true), (Key::BrokenEmblem(seat, index), false)] {
        let Some(_) = hand.pose(key) else { continue };
        let scale = if grows { places.spell.size.y / to.size.y } else { 0.2 };
        let from = Pose { at: places.spell.at, scale, z: layer::SPELL - 1.0, turn: 0.0 };
        hand.tween(key, Tween::new(0.5).after(0.7).from(from).hop(24.0).eased(Ease::InOut));
    }
}

/// A stamp falls on the spell, and the card goes back under its stack.
pub(super) fn returned(hand: &mut Hand, seat: Seat) {
    stamp(hand, "stamp-lost");
    hand.sound(0.0, Sound::Lost);
    let Some(mat) = hand.spread().mats.get(seat).copied() else { return };
    let places = places(hand);
    let to = card_of(&mat, 0);
    let scale = places.spell.size.y / to.size.y;
    let from = Pose { at: places.spell.at, scale, z: layer::SPELL - 1.0, turn: 0.0 };
    hand.tween(Key::Stack(seat, 0), Tween::new(0.5).after(0.7).from(from).eased(Ease::InOut));
}

fn stamp(hand: &mut Hand, sprite: &'static str) {
    let spell = places(hand).spell;
    let side = spell.size.x * 0.86;
    let picture = hand.picture(sprite, Vec2::splat(side));
    let z = layer::FLYING;
    let rest = Pose::new(spell.at, z).turned(-0.2);
    let down = Via { pose: rest, arc: 0.0 };
    let stays = Via { pose: rest.scaled(1.02), arc: 0.0 };
    hand.scrap(
        picture,
        spell.at + Vec2::new(0.0, side * 0.7),
        rest,
        Tween::new(0.9).through(vec![down, stays]),
    );
}

/// The emblem grows and goes to whom it is meant for.
pub(super) fn cast(hand: &mut Hand, seat: Seat, power: Power, on: Option<Seat>) {
    let target = on.unwrap_or(seat);
    let Some(mat) = hand.spread().mats.get(target).copied() else { return };
    let places = places(hand);
    let picture = hand.picture(names::power(power), Vec2::splat(places.unit));
    let middle = Pose::new(places.array.center(), layer::FLYING).scaled(1.7);
    let end = Pose::new(mat.at, layer::FLYING).scaled(if on.is_some() { 0.4 } else { 0.0 });
    let stop = Via { pose: middle, arc: 0.0 };
    hand.scrap(picture, places.spell.at, end, Tween::new(0.95).through(vec![stop]).eased(Ease::InOut));
    hand.sound(0.1, Sound::Page);
}

/// The emblem falls and is nothing.
pub(super) fn lapsed(hand: &mut Hand, _: Seat, power: Power) {
    let places = places(hand);
    let picture = hand.picture(names::power(power), Vec2::splat(places.unit * 0.8));
    let end = Pose::new(places.spell.at - Vec2::new(0.0, places.unit * 1.4), layer::FLYING).scaled(0.1);
    hand.scrap(picture, places.spell.at, end, Tween::new(0.55).eased(Ease::In));
    hand.sound(0.1, Sound::Mismatch);
}

/// The house flies to its tile.
pub(super) fn house_placed(hand: &mut Hand) {
    let arc = places(hand).unit * 0.8;
    hand.tween(Key::House, Tween::new(0.55).hop(arc).eased(Ease::InOut));
    hand.sound(0.45, Sound::Tile);
}

/// Two tiles change places, forest side up.
pub(super) fn swapped(hand: &mut Hand, one: Place, other: Place) {
    let arc = places(hand).unit * 0.7;
    let keys = |place| [Key::Shadow(place), Key::Tile(place)];
    for ((here, there), arc) in [((one, other), arc), ((other, one), arc * 0.3)] {
        for (key, from) in keys(here).into_iter().zip(keys(there)) {
            let Some(from) = hand.pose(from) else { continue };
            let arc = if matches!(key, Key::Tile(_)) { arc } else { 0.0 };
            hand.tween(key, Tween::new(0.8).from(from).hop(arc).eased(Ease::InOut));
        }
    }
    hand.sound(0.1, Sound::Flip);
    hand.sound(0.7, Sound::Tile);
}
