//! Cards come out of the deck, and those that were played leave.

use bevy::prelude::*;
use storyteller::Card;
use table::board::Slot;
use table::{Ease, Pose, Sound, Tween};
use tabletop::Seat;

use super::{Hand, places, view};
use crate::names;
use crate::piece::{Key, layer};
use crate::places::hand_is_open;

/// The latest cards of a hand come from the deck.
pub(super) fn drawn(hand: &mut Hand, seat: Seat, count: u8) {
    let deck = places(hand).deck();
    let held = view(hand).players.get(seat).map_or(0, |player| player.held);
    let own = view(hand).own.as_ref().filter(|_| view(hand).viewer == Some(seat));
    let keys: Vec<Key> = match own {
        Some(own) => own.hand.iter().map(|card| Key::Held(*card)).collect(),
        None => (0..held).map(|index| Key::Back(seat, index)).collect(),
    };
    let new = keys.len().saturating_sub(usize::from(count));
    for (order, key) in (0_u8..).zip(&keys[new..]) {
        fly_in(hand, *key, deck, 0.07 * f32::from(order));
    }
    hand.sound(0.05, Sound::Tile);
}

fn fly_in(hand: &mut Hand, key: Key, from: Slot, delay: f32) {
    let Some(pose) = hand.pose(key) else { return };
    let from = Pose { at: from.at, scale: 0.5, turn: 0.8, z: layer::FLYING };
    hand.tween(key, Tween::new(0.42).after(delay).from(from).hop(18.0).eased(Ease::Out));
    if let Key::Held(card) = key {
        let shadow = Pose { at: from.at, scale: 0.2, ..pose };
        hand.tween(Key::HeldShadow(card), Tween::new(0.42).after(delay).from(shadow));
    }
}

/// The lantern goes on to whoever tells now.
pub(super) fn began(hand: &mut Hand) {
    if hand.pose(Key::Teller).is_some() {
        hand.tween(Key::Teller, Tween::new(0.7).hop(60.0).eased(Ease::InOut));
    }
    hand.sound(0.1, Sound::Turn);
}

/// The cards on show fly off as a fan and are gone.
pub(super) fn left(hand: &mut Hand, cards: &[Card]) {
    let places = places(hand);
    let count = u8::try_from(cards.len()).unwrap_or(u8::MAX);
    let end = Vec2::new(places.board.center().x, places.board.max.y + places.board.height() * 0.3);
    for (index, card) in (0..).zip(cards) {
        let slot = places.shown(true, index, count);
        let picture = hand.picture(&names::face(*card), slot.size);
        let lean = (f32::from(index) - f32::from(count) / 2.0) * 0.14;
        let to = Pose { at: end, z: layer::FLYING, turn: lean, scale: 0.4 };
        hand.scrap(picture, slot.at, to, Tween::new(0.6).after(0.05 * f32::from(index)).eased(Ease::In));
    }
    // What was held at hand rises again.
    if hand_is_open(view(hand)) {
        hand.sound(0.3, Sound::Tile);
    }
    hand.sound(0.0, Sound::Page);
}
