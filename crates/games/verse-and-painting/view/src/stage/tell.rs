//! What comes of it: paintings are handed in and shown, guesses and entries, the truth, hearts, poems.

use bevy::prelude::*;
use table::board::ink;
use table::{Ease, Pose, Sound, Tween, Via};
use tabletop::{Seat, SeatSet};
use verse_and_painting::LineId;

use super::Hand;
use crate::piece::{Key, Slip};

/// Comes up out of nothing.
fn pop(hand: &mut Hand, key: Key, delay: f32) {
    if let Some(pose) = hand.pose(key) {
        hand.tween(key, Tween::new(0.32).after(delay).from(pose.scaled(0.05)).eased(Ease::Over));
    }
}

/// Falls down from over the table.
fn stamp(hand: &mut Hand, key: Key, delay: f32) {
    let Some(pose) = hand.pose(key) else { return };
    let from = Pose { z: pose.z + 300.0, turn: pose.turn + 0.4, ..pose.scaled(2.6) };
    hand.tween(key, Tween::new(0.28).after(delay).from(from).eased(Ease::In));
}

pub(super) fn done(hand: &mut Hand, seat: Seat, sound: Sound) {
    pop(hand, Key::Does(seat), 0.0);
    hand.sound(0.0, sound);
}

/// A rolled painting comes from its painter.
pub(super) fn painted(hand: &mut Hand, seat: Seat) {
    pop(hand, Key::Does(seat), 0.0);
    if let (Some(pose), Some(mat)) = (hand.pose(Key::Waits(seat)), hand.spread().mats.get(seat).copied()) {
        let from = Pose { at: mat.at, scale: 0.4, ..pose };
        hand.tween(Key::Waits(seat), Tween::new(0.45).from(from).hop(30.0).eased(Ease::InOut));
    }
    hand.sound(0.2, Sound::Page);
}

/// Mounts unroll; what is on them paints itself.
pub(super) fn paintings(hand: &mut Hand) {
    for seat in Seat::all(hand.view().config.seats) {
        pop(hand, Key::Mount(seat), 0.06 * f32::from(seat.0));
    }
    hand.sound(0.0, Sound::Open);
}

pub(super) fn painting(hand: &mut Hand, seat: Seat) {
    pop(hand, Key::Mount(seat), 0.0);
    hand.sound(0.0, Sound::Open);
}

pub(super) fn guesses(hand: &mut Hand) {
    for seat in Seat::all(hand.view().config.seats) {
        let key = Key::Guesser(seat);
        let (Some(pose), Some(mat)) = (hand.pose(key), hand.spread().mats.get(seat).copied()) else {
            continue;
        };
        let delay = 0.12 * f32::from(seat.0);
        let from = Pose { at: mat.at, z: pose.z + 300.0, ..pose };
        hand.tween(key, Tween::new(0.5).after(delay).from(from).hop(36.0).eased(Ease::InOut));
        pop(hand, Key::GuessAt(seat), delay + 0.4);
        hand.sound(delay + 0.4, Sound::Ticket);
    }
}

/// Painters come to the heads of their slips, and guesses are sealed.
pub(super) fn truth(hand: &mut Hand) {
    let known: Vec<(Seat, LineId)> =
        hand.view().known.iter().filter_map(|(seat, line)| Some((seat, (*line)?))).collect();
    for (seat, line) in known {
        let delay = 0.14 * f32::from(seat.0);
        let key = Key::Whose(Slip::Open(line), true);
        if let (Some(pose), Some(painter)) = (hand.pose(key), hand.pose(Key::Painter(seat))) {
            let from = Pose { at: painter.at, z: pose.z + 300.0, ..pose };
            hand.tween(key, Tween::new(0.55).after(delay).from(from).hop(40.0).eased(Ease::InOut));
        }
        stamp(hand, Key::GuessSeal(seat), delay + 0.6);
        stamp(hand, Key::Seal(Slip::Open(line)), delay + 0.6);
        hand.sound(delay + 0.45, Sound::Hop);
    }
}

/// Seals fly to those who get points.
pub(super) fn scored(hand: &mut Hand, right: SeatSet, own: u8) {
    for seat in right.iter() {
        pop(hand, Key::PointsSeal(seat), 0.1);
        pop(hand, Key::Points(seat), 0.16);
    }
    hand.sound(0.1, if own > 0 { Sound::Match } else { Sound::Mismatch });
}

pub(super) fn removed(hand: &mut Hand, seat: Seat, line: LineId) {
    let slip = Slip::Open(line);
    if let Some(pose) = hand.pose(Key::Slash(slip)) {
        let from = Pose { at: pose.at + Vec2::new(30.0, 60.0), ..pose.scaled(0.2) };
        hand.tween(Key::Slash(slip), Tween::new(0.35).from(from).eased(Ease::Out));
    }
    if let (Some(pose), Some(mat)) =
        (hand.pose(Key::Whose(slip, false)), hand.spread().mats.get(seat).copied())
    {
        let from = Pose { at: mat.at, z: pose.z + 300.0, ..pose };
        hand.tween(Key::Whose(slip, false), Tween::new(0.45).from(from).hop(30.0).eased(Ease::InOut));
    }
    hand.sound(0.05, Sound::Flip);
}

/// Hearts that are lost fall off the table.
pub(super) fn hearts_lost(hand: &mut Hand, lost: u8, left: u8) {
    for index in left..left.saturating_add(lost) {
        let Some(pose) = hand.pose(Key::Heart(index)) else { continue };
        let heart = hand.picture("verse-heart", Vec2::splat(34.0));
        let down = pose.at - Vec2::new(20.0, hand.spread().board.height() * 0.7);
        let end = Pose::new(down, 700.0).turned(1.2).scaled(0.5);
        hand.scrap(heart, pose.at, end, Tween::new(0.9).eased(Ease::In));
    }
    hand.sound(0.0, if lost > 0 { Sound::Lost } else { Sound::Match });
}

pub(super) fn entries(hand: &mut Hand, right: bool) {
    for index in 0..6 {
        let delay = 0.1 * f32::from(index);
        for key in [Key::Token(index), Key::TokenGlyph(index), Key::TokenFigure(index)] {
            pop(hand, key, delay);
        }
    }
    hand.sound(0.3, if right { Sound::Match } else { Sound::Mismatch });
}

pub(super) fn hint(hand: &mut Hand, given: bool) {
    pop(hand, Key::HintPaper, 0.0);
    pop(hand, Key::HintText, 0.08);
    hand.sound(0.0, if given { Sound::Page } else { Sound::Tap });
}

/// The window opens, and the character is seen.
pub(super) fn mask(hand: &mut Hand, seat: Seat, found: bool) {
    let slip = Slip::Laid(seat);
    let index = hand.view().laid[seat].as_ref().map_or(0, |masked| masked.index);
    let key = Key::Glyph(slip, index);
    if let Some(pose) = hand.pose(key) {
        let high = Via { pose: Pose { z: pose.z + 200.0, ..pose.scaled(2.4) }, arc: 0.0 };
        hand.tween(key, Tween::new(0.9).from(pose.scaled(0.1)).through(vec![high]).eased(Ease::InOut));
    }
    stamp(hand, Key::Seal(slip), 0.7);
    hand.sound(0.1, Sound::Flip);
    hand.sound(0.9, if found { Sound::Broken } else { Sound::Mismatch });
}

pub(super) fn poem(hand: &mut Hand) {
    pop(hand, Key::Card, 0.0);
    for index in 0..16 {
        pop(hand, Key::CardVerse(index), 0.1 + 0.08 * f32::from(index));
    }
    hand.sound(0.0, Sound::Page);
}

/// A heart that was won back comes up.
pub(super) fn judged(hand: &mut Hand, right: bool, hearts: u8) {
    if right && let Some(index) = hearts.checked_sub(1) {
        if let Some(pose) = hand.pose(Key::Heart(index)) {
            let glow = hand.picture("glow-round", Vec2::splat(90.0));
            let glow = Sprite { color: ink::GOLD, ..glow };
            hand.fly(glow, pose.at, pose.at, Tween::new(0.6));
        }
        pop(hand, Key::Heart(index), 0.1);
    }
    hand.sound(0.0, if right { Sound::Broken } else { Sound::Mismatch });
}
