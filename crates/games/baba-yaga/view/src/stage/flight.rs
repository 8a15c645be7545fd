//! In a flight: nothing here holds anything up. A tile turns for as long as the rules say, at any speed.

use baba_yaga::Place;
use bevy::prelude::*;
use table::board::ink;
use table::{Ease, Pose, Sound, Tween, Via};

use super::{Hand, places};
use crate::piece::Key;

/// The spell turns up, and what it asks for comes out of it.
pub(super) fn began(hand: &mut Hand) {
    hand.turn(Key::Spell, Tween::new(0.45).hop(14.0));
    let small = |index: u8| [Key::Bit(index), Key::Asked(index)];
    for key in (0..4).flat_map(small).chain([Key::Emblem]) {
        let Some(pose) = hand.pose(key) else { continue };
        hand.tween(key, Tween::new(0.3).after(0.42).from(pose.scaled(0.0)).eased(Ease::Over));
    }
    if let Some(pose) = hand.pose(Key::Candle) {
        hand.tween(Key::Candle, Tween::new(0.3).after(0.3).from(pose.scaled(0.0)).eased(Ease::Over));
    }
    powers(hand);
    hand.sound(0.1, Sound::Page);
    hand.sound(0.55, Sound::LastSteps);
}

/// The powers in force show themselves before the forest, then go beside it.
fn powers(hand: &mut Hand) {
    let middle = places(hand).array.center();
    for (number, key) in (0_u8..).zip([Key::Force(0), Key::Force(1), Key::Force(2), Key::Chin]) {
        let Some(pose) = hand.pose(key) else { continue };
        let aside = Vec2::new(pose.scale * 60.0 * (f32::from(number) - 1.5), 0.0);
        let large = Pose { at: middle + aside, z: pose.z + 400.0, ..pose.scaled(3.2) };
        let stop = Via { pose: large, arc: 0.0 };
        let from = large.scaled(0.2);
        hand.tween(key, Tween::new(0.85).from(from).through(vec![stop]).eased(Ease::InOut));
    }
}

/// A piece of card is turned: lifted, squashed through its edge, put down, and its shadow with it.
pub(super) fn turned(hand: &mut Hand, place: Place, millis: u64) {
    let secs = f32::from(u16::try_from(millis).unwrap_or(u16::MAX)) / 1_000.0;
    let secs = hand.real(secs);
    let lift = places(hand).unit * 0.16;
    if let Some(pose) = hand.pose(Key::Tile(place)) {
        let high = Pose { z: pose.z + 40.0, ..pose.scaled(1.13) };
        let via = vec![Via { pose: high, arc: lift }];
        hand.turn(Key::Tile(place), Tween::new(secs).hop(lift * 0.4).through(via));
    }
    if let Some(pose) = hand.pose(Key::Shadow(place)) {
        let low = Pose { at: pose.at + Vec2::new(lift * 0.5, -lift), scale: pose.scale * 0.94, ..pose };
        let via = vec![Via { pose: low, arc: 0.0 }];
        hand.squeeze(Key::Shadow(place), Tween::new(secs).through(via));
    }
    hand.sound(0.0, Sound::Flip);
}

/// A match hops and shines, a mismatch shakes its head.
pub(super) fn shown(hand: &mut Hand, place: Place, matches: bool, found: u8) {
    let Some(pose) = hand.pose(Key::Tile(place)) else { return };
    let unit = places(hand).unit;
    if !matches {
        let aside = |x: f32| Via { pose: Pose { at: pose.at + Vec2::new(x * unit, 0.0), ..pose }, arc: 0.0 };
        let shake = Tween::new(hand.real(0.34)).through(vec![aside(-0.07), aside(0.07), aside(-0.04)]);
        hand.tween(Key::Tile(place), shake);
        hand.sound(0.0, Sound::Mismatch);
        return;
    }
    let hop = Tween::new(hand.real(0.36)).hop(unit * 0.2);
    hand.tween(Key::Tile(place), hop);
    if let Some(glow) = hand.pose(Key::Glow(place)) {
        hand.tween(Key::Glow(place), Tween::new(hand.real(0.4)).from(glow.scaled(0.3)).eased(Ease::Over));
    }
    let dot = found.saturating_sub(1);
    if let Some(asked) = hand.pose(Key::Asked(dot)) {
        let spark = hand.picture("mark-circle", Vec2::splat(unit * 0.3));
        let spark = Sprite { color: ink::GOLD, ..spark };
        hand.fly(spark, pose.at, asked.at, Tween::new(0.45).hop(unit * 0.5).eased(Ease::InOut));
        hand.tween(Key::Asked(dot), Tween::new(0.3).after(0.4).from(asked.scaled(1.9)).eased(Ease::Over));
    }
    hand.sound(0.0, Sound::Match);
}

/// The witch glides on one tile; the last steps are heard.
pub(super) fn stepped(hand: &mut Hand, left: u8) {
    let arc = places(hand).unit * 0.1;
    let glide = Tween::new(hand.real(0.46)).eased(Ease::InOut);
    hand.tween(Key::Witch, glide.clone().hop(arc));
    hand.tween(Key::WitchShadow, glide);
    hand.sound(0.0, Sound::Step);
    if left < 3 {
        hand.sound(0.08, Sound::LastSteps);
    }
}

/// The house hops to where it belongs now.
pub(super) fn house(hand: &mut Hand) {
    let arc = places(hand).unit * 0.5;
    let hop = Tween::new(hand.real(0.32)).hop(arc);
    hand.tween(Key::House, hop);
    hand.sound(0.0, Sound::Tile);
}
