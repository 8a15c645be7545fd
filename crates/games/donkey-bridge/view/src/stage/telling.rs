//! Stories: tiles are drawn, told and put away; the donkey walks on.

use donkey_bridge::Word;
use table::{Ease, Pose, Sound, Tween};
use tabletop::Seat;

use super::{Hand, places, turned_up};
use crate::piece::Key;

/// A tile goes from the donkey's bag to a score pile.
pub(super) fn first_tile(hand: &mut Hand, seat: Seat) {
    let Some(pose) = hand.pose(Key::Pile(seat)) else { return };
    let donkey = places(hand).donkey(hand.view().round);
    let from = Pose { at: donkey.at, scale: 1.6, ..pose };
    hand.tween(Key::Pile(seat), Tween::new(0.5).from(from).hop(30.0).eased(Ease::InOut));
    hand.sound(0.35, Sound::Tile);
}

/// The donkey trots to the next stone.
pub(super) fn walked(hand: &mut Hand) {
    let high = places(hand).donkey * 0.3;
    hand.tween(Key::Donkey, Tween::new(0.8).hop(high).eased(Ease::InOut));
    hand.tween(Key::DonkeyShadow, Tween::new(0.8).eased(Ease::InOut));
    hand.sound(0.0, Sound::Hop);
    hand.sound(0.4, Sound::Hop);
}

/// Tiles come out of the donkey's bag, one after the other, and turn up.
pub(super) fn drawn(hand: &mut Hand, seat: Seat, words: &[Word], slot: u8) {
    let places = places(hand);
    let donkey = places.donkey(hand.view().round).at;
    for (index, word) in (0_u8..).zip(words) {
        let key = Key::Story(seat, slot, index);
        let Some(pose) = hand.pose(key) else { continue };
        let delay = 0.16 * f32::from(index);
        let size = places.tile(usize::from(index), words.len()).size;
        let from = Pose { at: donkey, scale: 0.3, ..pose };
        let tween = Tween::new(0.6).after(delay).from(from).hop(size.y * 0.3).eased(Ease::Out);
        turned_up(hand, key, *word, size, tween);
        if let Some(shadow) = hand.pose(Key::StoryShadow(index)) {
            let grows = Tween::new(0.2).after(delay + 0.5).from(shadow.scaled(0.0));
            hand.tween(Key::StoryShadow(index), grows);
        }
        if let Some(label) = hand.pose(Key::StoryWord(index)) {
            let shows = Tween::new(0.2).after(delay + 0.55).from(label.scaled(0.0)).eased(Ease::Over);
            hand.tween(Key::StoryWord(index), shows);
        }
        hand.sound(delay + 0.3, Sound::Flip);
    }
}

/// The tiles turn over and lie down on their slot.
pub(super) fn told(hand: &mut Hand, seat: Seat, slot: u8, tiles: u8) {
    let places = places(hand);
    for index in 0..tiles {
        let key = Key::Story(seat, slot, index);
        let Some(pose) = hand.pose(key) else { continue };
        let before = places.tile(usize::from(index), usize::from(tiles));
        let from = Pose { at: before.at, scale: 1.0, turn: 0.0, z: pose.z + 300.0 };
        let tween = Tween::new(0.7).after(0.1 * f32::from(index)).from(from).hop(before.size.y * 0.2);
        hand.turn(key, tween.eased(Ease::InOut));
    }
    hand.sound(0.1, Sound::Flip);
    hand.sound(0.75, Sound::Stack);
}
