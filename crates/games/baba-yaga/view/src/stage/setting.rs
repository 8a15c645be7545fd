//! Before a flight: the forest is laid, spells are dealt, the witch is put on her path.

use baba_yaga::Place;
use bevy::prelude::*;
use table::{Ease, Pose, Sound, Tween};
use tabletop::Seat;

use super::{Hand, places};
use crate::names;
use crate::piece::Key;
use crate::wanted::card_of;

/// Tiles fly to their places one after the other.
pub(super) fn forest(hand: &mut Hand) {
    let middle = places(hand).cell((2, 2));
    for place in Place::all() {
        let delay = 0.045 * f32::from(place.0);
        for key in [Key::Shadow(place), Key::Tile(place)] {
            let Some(pose) = hand.pose(key) else { continue };
            let from = Pose { at: middle, turn: 0.6, ..pose };
            hand.tween(key, Tween::new(0.42).after(delay).from(from).hop(26.0).eased(Ease::Out));
        }
        if place.0 % 2 == 0 {
            hand.sound(delay + 0.3, Sound::Tile);
        }
    }
}

/// Cards fly from the middle to the mats.
pub(super) fn spells(hand: &mut Hand, each: u8) {
    let places = places(hand);
    let middle = places.array.center();
    let seats = hand.view().config.seats;
    for seat in Seat::all(seats) {
        for index in 0..each {
            let key = Key::Stack(seat, index);
            let Some(pose) = hand.pose(key) else { continue };
            let delay = 0.06 * f32::from(index) + 0.05 * f32::from(seat.0);
            let from = Pose { at: middle, scale: 2.0, ..pose };
            hand.tween(key, Tween::new(0.38).after(delay).from(from).eased(Ease::Out));
        }
    }
    hand.sound(0.0, Sound::Page);
}

/// All tiles turn, up or back.
pub(super) fn turn_all(hand: &mut Hand) {
    for place in Place::all() {
        let (column, row) = place.cell();
        let delay = 0.03 * f32::from(column + row);
        hand.turn(Key::Tile(place), Tween::new(0.3).after(delay).hop(8.0));
    }
    hand.sound(0.1, Sound::Flip);
}

/// The candle burns down in so many milliseconds of match time.
pub(super) fn burn(hand: &mut Hand, millis: u64) {
    let size = places(hand).candle.size;
    let pictures: Vec<Sprite> = (0..=5).rev().map(|left| hand.picture(names::candle(left), size)).collect();
    let secs = f32::from(u16::try_from(millis).unwrap_or(u16::MAX)) / 1_000.0;
    let each = hand.real(secs / 6.0);
    hand.frames(Key::Candle, pictures, each, 0.0);
}

/// The top spell comes from the stack to its place beside the forest.
pub(super) fn turn_began(hand: &mut Hand, seat: Seat) {
    let Some(pose) = hand.pose(Key::Spell) else { return };
    let Some(mat) = hand.spread().mats.get(seat).copied() else { return };
    let stack = card_of(&mat, 0);
    let scale = stack.size.y / places(hand).spell.size.y;
    let from = Pose { at: stack.at, scale, turn: mat.turn, z: pose.z + 150.0 };
    hand.tween(Key::Spell, Tween::new(0.5).from(from).hop(20.0).eased(Ease::InOut));
    hand.sound(0.05, Sound::Page);
}

/// She comes down onto her tile.
pub(super) fn witch(hand: &mut Hand) {
    let Some(pose) = hand.pose(Key::Witch) else { return };
    let high = places(hand).unit * 1.6;
    let from = Pose { at: pose.at + Vec2::new(-high * 0.5, high), scale: 1.25, ..pose };
    hand.tween(Key::Witch, Tween::new(0.5).from(from).eased(Ease::Out));
    let Some(shadow) = hand.pose(Key::WitchShadow) else { return };
    hand.tween(Key::WitchShadow, Tween::new(0.5).from(shadow.scaled(0.2)));
    hand.sound(0.25, Sound::Step);
}
