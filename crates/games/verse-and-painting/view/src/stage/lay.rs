//! The beginning of a round: slips are laid, the die is rolled, lines are dealt.

use bevy::prelude::*;
use table::{Ease, Pose, Sound, Tween};
use tabletop::Seat;
use verse_and_painting::LineId;

use super::{Hand, is_between};
use crate::piece::{Key, Slip};

/// The most characters of a line.
const MOST: u8 = 7;

/// What lies on a slip, its paper included.
fn of_slip(slip: Slip) -> impl Iterator<Item = Key> {
    let glyphs = (0..MOST).map(move |index| Key::Glyph(slip, index));
    glyphs.chain([Key::Slip(slip), Key::English(slip), Key::Window(slip), Key::Whose(slip, true)])
}

/// A slip slides in from above, all that is on it with it.
fn slide(hand: &mut Hand, slip: Slip, delay: f32) {
    let far = hand.spread().board.height() * 0.5;
    for key in of_slip(slip) {
        let Some(pose) = hand.pose(key) else { continue };
        let from = Pose { at: pose.at + Vec2::new(0.0, far), ..pose };
        hand.tween(key, Tween::new(0.45).after(delay).from(from).eased(Ease::Out));
    }
}

/// Each slip is written from its first character to its last.
fn written(hand: &mut Hand, slip: Slip, delay: f32) {
    for index in 0..MOST {
        let key = Key::Glyph(slip, index);
        let Some(pose) = hand.pose(key) else { continue };
        let delay = delay + 0.05 * f32::from(index);
        hand.tween(key, Tween::new(0.22).after(delay).from(pose.scaled(0.01)).eased(Ease::Over));
    }
}

pub(super) fn round(hand: &mut Hand) {
    if let Some(pose) = hand.pose(Key::Plaque) {
        hand.tween(Key::Plaque, Tween::new(0.35).from(pose.scaled(0.6)).eased(Ease::Over));
    }
    hand.sound(0.0, Sound::Page);
}

pub(super) fn open(hand: &mut Hand, lines: &[LineId]) {
    for (index, line) in (0_u8..).zip(lines) {
        let delay = 0.05 * f32::from(index);
        slide(hand, Slip::Open(*line), delay);
        hand.sound(delay + 0.2, Sound::Tile);
    }
}

pub(super) fn down(hand: &mut Hand, count: u8) {
    for index in 0..count {
        let delay = 0.04 * f32::from(index);
        slide(hand, Slip::Down(index), delay);
        if index % 3 == 0 {
            hand.sound(delay + 0.2, Sound::Tile);
        }
    }
}

pub(super) fn die(hand: &mut Hand) {
    let Some(pose) = hand.pose(Key::Die) else { return };
    let middle = hand.spread().board.center();
    let from = Pose { at: middle, scale: 2.4, turn: 5.0, z: pose.z + 400.0 };
    hand.tween(Key::Die, Tween::new(0.7).from(from).hop(40.0).eased(Ease::InOut));
    hand.sound(0.0, Sound::Roll);
    hand.sound(0.5, Sound::Die);
}

/// A card flies to whoever is dealt it; whoever looks sees their own line come up.
pub(super) fn dealt(hand: &mut Hand, seat: Seat, own: bool) {
    if own && hand.pose(Key::Slip(Slip::Own)).is_some() {
        slide(hand, Slip::Own, 0.0);
    }
    let Some(mat) = hand.spread().mats.get(seat).copied() else { return };
    if !is_between(hand) {
        let size = Vec2::new(26.0, 64.0);
        let card = hand.picture(crate::names::SLIP_BACK, size);
        let from = hand.spread().board.center();
        hand.fly(card, from, mat.at, Tween::new(0.4).hop(20.0).eased(Ease::InOut));
    }
    hand.sound(0.0, Sound::Ticket);
}

pub(super) fn laid(hand: &mut Hand, seat: Seat) {
    slide(hand, Slip::Laid(seat), 0.0);
    written(hand, Slip::Laid(seat), 0.3);
    hand.sound(0.2, Sound::Tile);
}
