//! Cards are laid face down, shuffled and shown; votes are laid.

use bevy::prelude::*;
use table::board::Slot;
use table::{Ease, Pose, Sound, Tween, Via};
use tabletop::Seat;

use super::{Hand, places, view};
use crate::piece::{Key, layer};
use crate::places::mat;
use crate::wanted::mat_card;

/// Where a seat's cards come from: the open hand, or the mat.
fn from_hand(hand: &Hand, seat: Seat) -> Option<Slot> {
    let places = places(hand);
    if view(hand).viewer == Some(seat) && !places.hand.is_empty() {
        let height = places.hand.height() * 0.5;
        return Some(Slot::new(places.hand.center(), Vec2::new(height * crate::places::CARD, height)));
    }
    mat(hand.spread(), seat).as_ref().map(mat_card)
}

/// The storyteller's card is laid, and the hint is read from the scroll.
pub(super) fn told(hand: &mut Hand, seat: Seat) {
    laid(hand, seat, 0);
    unroll(hand);
    hand.sound(0.25, Sound::Page);
}

/// The scroll grows, and what is written on it with it, as one piece: nothing reaches out over its paper.
fn unroll(hand: &mut Hand) {
    const SMALL: f32 = 0.5;
    let Some(paper) = hand.pose(Key::Hint) else { return };
    for key in [Key::Hint, Key::HintWords, Key::Task, Key::Wick] {
        if let Some(pose) = hand.pose(key) {
            let at = paper.at + (pose.at - paper.at) * SMALL;
            let from = Pose { at, scale: pose.scale * SMALL, ..pose };
            hand.tween(key, Tween::new(0.45).after(0.25).from(from).eased(Ease::Out));
        }
    }
}

/// Decoys are laid beside the cards that lie there.
pub(super) fn given(hand: &mut Hand, seat: Seat, count: u8) {
    let lie: u8 = view(hand).players.values().map(|player| player.face_down).sum();
    for index in lie.saturating_sub(count)..lie {
        laid(hand, seat, index);
    }
}

fn laid(hand: &mut Hand, seat: Seat, index: u8) {
    let Some(from) = from_hand(hand, seat) else { return };
    for key in [Key::ShownShadow(index), Key::Shown(index)] {
        let Some(pose) = hand.pose(key) else { continue };
        let size = places(hand).shown(false, index, crate::on_show(view(hand).config.seats)).size;
        let scale = from.size.y / size.y.max(1.0);
        let start = Pose { at: from.at, scale, turn: 0.3, z: layer::FLYING };
        let start = if key == Key::Shown(index) { start } else { Pose { z: pose.z, ..start } };
        hand.tween(key, Tween::new(0.5).from(start).hop(24.0).eased(Ease::Out));
    }
    hand.sound(0.4, Sound::Tile);
}

/// They are gathered, shuffled and dealt out anew, face up.
pub(super) fn shown(hand: &mut Hand, count: usize) {
    let places = places(hand);
    let middle = places.middle.center();
    let count = u8::try_from(count).unwrap_or(u8::MAX);
    let wide = places.shown(true, 0, count).size.x;
    for index in 0..count {
        let Some(pose) = hand.pose(Key::Shown(index)) else { continue };
        let side = if index.is_multiple_of(2) { 1.0 } else { -1.0 };
        let stop = |off: f32, turn: f32| Via {
            pose: Pose { at: middle + Vec2::new(off * wide, 0.0), turn, z: layer::FLYING, scale: 0.9 },
            arc: 0.0,
        };
        let via = vec![stop(0.0, 0.06 * side), stop(0.3 * side, -0.1 * side), stop(0.0, 0.03 * side)];
        let tween = Tween::new(1.5).after(0.06 * f32::from(index)).through(via).eased(Ease::InOut);
        hand.turn(Key::Shown(index), tween);
        let shadow = Pose { scale: 0.0, ..pose };
        hand.tween(Key::ShownShadow(index), Tween::new(0.3).after(1.3).from(shadow));
        for key in [Key::Number(index), Key::NumberWords(index), Key::Own(index + 1)] {
            if let Some(pose) = hand.pose(key) {
                let tween = Tween::new(0.25).after(1.5 + 0.06 * f32::from(index));
                hand.tween(key, tween.from(Pose { scale: 0.0, ..pose }).eased(Ease::Over));
            }
        }
    }
    hand.sound(0.2, Sound::Shuffle);
    hand.sound(1.3, Sound::Flip);
}

/// A vote is laid with its back up.
pub(super) fn voted(hand: &mut Hand, seat: Seat) {
    for key in [Key::Vote(seat), Key::Mine] {
        let own = view(hand).viewer == Some(seat);
        let Some(pose) = hand.pose(key).filter(|_| key != Key::Mine || own) else { continue };
        let high = Pose { at: pose.at + Vec2::new(0.0, 40.0), scale: 1.8, ..pose };
        hand.tween(key, Tween::new(0.35).from(high).eased(Ease::In));
    }
    hand.sound(0.3, Sound::Vote);
}
