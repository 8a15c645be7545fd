//! Guessing: tiles are dealt, named, lost into the gorge, and put on score piles.

use bevy::prelude::*;
use donkey_bridge::{Failure, Said, Word};
use table::{Ease, Pose, Sound, Tween, Via};
use tabletop::Seat;

use super::{Hand, mat, places, turned_up};
use crate::names;
use crate::piece::{Key, layer};
use crate::wanted::{hand_of, pile_of, slot_of};

/// The bubble fills, tile after tile.
pub(super) fn began(hand: &mut Hand) {
    let count = hand.view().guessing.as_ref().map_or(0, |guessing| {
        if guessing.board.is_empty() {
            guessing.tiles
        } else {
            u8::try_from(guessing.board.len()).unwrap_or(0)
        }
    });
    for index in 0..count {
        let delay = 0.04 * f32::from(index);
        for key in [Key::TileShadow(index), Key::Tile(index), Key::TileWord(index)] {
            let Some(pose) = hand.pose(key) else { continue };
            hand.tween(key, Tween::new(0.3).after(delay).from(pose.scaled(0.0)).eased(Ease::Over));
        }
        if index % 3 == 0 {
            hand.sound(delay, Sound::Tile);
        }
    }
}

/// A tile of the old story slides to a guesser, face down.
pub(super) fn dealt(hand: &mut Hand, seat: Seat) {
    let view = hand.view();
    let (teller, slots) = (view.teller, view.config.rounds.slots());
    let slot = view.guessing.as_ref().map_or(1, |guessing| guessing.slot);
    let Some(mat) = mat(hand, teller) else { return };
    let from = slot_of(&mat, slot, slots).at;
    slide(hand, Key::Hand(seat), from);
    hand.sound(0.25, Sound::Tile);
}

fn slide(hand: &mut Hand, key: Key, from: Vec2) {
    let Some(pose) = hand.pose(key) else { return };
    let from = Pose { at: from, z: pose.z + 200.0, ..pose };
    hand.tween(key, Tween::new(0.45).from(from).hop(26.0).eased(Ease::InOut));
}

/// A guesser without a tile takes the first guesser's.
pub(super) fn taken_over(hand: &mut Hand, seat: Seat, from: Seat) {
    let Some(mat) = mat(hand, from) else { return };
    slide(hand, Key::Hand(seat), hand_of(&mat).at);
    hand.sound(0.2, Sound::Tile);
}

/// The own tile does not count.
pub(super) fn own_said(hand: &mut Hand, seat: Seat) {
    shake(hand, Key::Hand(seat), 6.0);
    hand.sound(0.0, Sound::Mismatch);
}

/// The tile turns up before whoever remembered it, and the bubble knows.
pub(super) fn named(hand: &mut Hand, seat: Seat, word: Word, from: Seat) {
    let Some(guessing) = &hand.view().guessing else { return };
    let index = u8::try_from(guessing.guessers[seat].won.len().saturating_sub(1)).unwrap_or(0);
    let on_board = guessing.board.iter().position(|tile| tile.word == word);
    let told = guessing.named.iter().position(|named| *named == word);
    let in_bubble = on_board.or(told).and_then(|at| u8::try_from(at).ok());
    if let Some(at) = in_bubble {
        let high = places(hand).bubble.height() * 0.05;
        hand.tween(Key::Tile(at), Tween::new(0.4).hop(high));
        if let Some(mark) = hand.pose(Key::Mark(at)) {
            let grows = Tween::new(0.3).after(0.15).from(mark.scaled(0.0)).eased(Ease::Over);
            hand.tween(Key::Mark(at), grows);
        }
    }
    let (Some(holder), Some(winner)) = (mat(hand, from), mat(hand, seat)) else { return };
    let key = Key::Won(seat, index);
    if let Some(pose) = hand.pose(key) {
        let size = hand_of(&winner).size;
        let start = Pose { at: hand_of(&holder).at, z: pose.z + 300.0, ..pose };
        let high = Pose { at: start.at.lerp(pose.at, 0.5), scale: 2.4, z: pose.z + 300.0, turn: 0.0 };
        let via = vec![Via { pose: high, arc: 0.0 }];
        let tween = Tween::new(0.9).from(start).through(via).eased(Ease::InOut);
        turned_up(hand, key, word, size, tween);
    }
    hand.sound(0.0, Sound::Match);
}

/// A mistake: the tile in the bubble shakes its head.
pub(super) fn failed(hand: &mut Hand, seat: Seat, failure: &Failure) {
    if let (Failure::Wrong(Some(Said::Word(word))), Some(guessing)) = (failure, &hand.view().guessing) {
        let at = guessing.board.iter().position(|tile| tile.word == *word);
        if let Some(at) = at.and_then(|at| u8::try_from(at).ok()) {
            shake(hand, Key::Tile(at), 7.0);
        }
    }
    if let Some(out) = hand.pose(Key::Out(seat)) {
        hand.tween(Key::Out(seat), Tween::new(0.35).from(out.scaled(2.4)).eased(Ease::In));
    }
    hand.sound(0.0, Sound::Mismatch);
}

fn shake(hand: &mut Hand, key: Key, far: f32) {
    let Some(pose) = hand.pose(key) else { return };
    let aside = |x: f32| Via { pose: Pose { at: pose.at + Vec2::new(x, 0.0), ..pose }, arc: 0.0 };
    hand.tween(key, Tween::new(0.4).through(vec![aside(-far), aside(far), aside(-far * 0.6)]));
}

/// What is lost falls into the gorge; a stop tile on top holds the rest.
pub(super) fn lost(hand: &mut Hand, seat: Seat, face_up: &[Word], from_pile: u8, stopped: bool) {
    let Some(mat) = mat(hand, seat) else { return };
    let (tiles, pile) = (hand_of(&mat), pile_of(&mat));
    let mut index = 0;
    for word in face_up {
        let picture = hand.picture(&names::word(*word), tiles.size);
        fall(hand, picture, tiles.at, index);
        index += 1;
    }
    for _ in 0..from_pile {
        let picture = hand.picture(names::BACK, pile.size);
        fall(hand, picture, pile.at, index);
        index += 1;
    }
    if index > 0 {
        hand.sound(0.1, Sound::Lost);
    }
    if stopped && let Some(pose) = hand.pose(Key::Pile(seat)) {
        let grows = Tween::new(0.5).after(0.2).from(pose.scaled(1.7)).eased(Ease::Over);
        hand.tween(Key::Pile(seat), grows);
        hand.sound(0.2, Sound::Stack);
    }
}

fn fall(hand: &mut Hand, picture: Sprite, from: Vec2, index: u8) {
    let window = hand.spread().layout.window;
    let aside = if from.x > 0.0 { -1.0 } else { 1.0 };
    let far = Vec2::new(aside * window.x * (0.1 + 0.02 * f32::from(index)), -window.y * 0.2);
    let over = Pose::new(from + Vec2::new(far.x * 0.4, window.y * 0.06), layer::FLYING).scaled(1.5);
    let end =
        Pose { at: Vec2::new(from.x + far.x, -window.y * 0.62), turn: aside * -2.6, ..over.scaled(0.7) };
    let via = vec![Via { pose: over, arc: 0.0 }];
    hand.scrap(
        picture,
        from,
        end,
        Tween::new(0.9).after(0.1 * f32::from(index)).through(via).eased(Ease::In),
    );
}

/// Words that nobody named are shown once more and leave the game.
pub(super) fn closed(hand: &mut Hand, left: &[Word]) {
    let places = places(hand);
    let down = Vec2::new(0.0, hand.spread().layout.window.y * 0.75);
    for (index, word) in (0_u8..).zip(left) {
        let slot = places.tile(usize::from(index), left.len());
        let picture = hand.picture(&names::word(*word), slot.size);
        let shown = Pose::new(slot.at, layer::FLYING).scaled(0.7);
        let stays = Via { pose: shown.scaled(0.72), arc: 0.0 };
        let end = Pose { at: slot.at - down, turn: 1.4, ..shown };
        let via = vec![Via { pose: shown, arc: 0.0 }, stays];
        hand.scrap(picture, slot.at, end, Tween::new(1.5).through(via).eased(Ease::In));
    }
    if !left.is_empty() {
        hand.sound(0.9, Sound::Lost);
    }
}

/// What a seat has remembered goes onto its score pile, face down.
pub(super) fn scored(hand: &mut Hand, seat: Seat, words: &[Word]) {
    let Some(mat) = mat(hand, seat) else { return };
    let (tiles, pile) = (hand_of(&mat), pile_of(&mat));
    let back = hand.picture(names::BACK, pile.size);
    for (index, word) in (0_u8..).zip(words) {
        let from = tiles.at + Vec2::from_angle(mat.turn) * tiles.size.x * f32::from(index);
        let picture = hand.picture(&names::word(*word), tiles.size);
        let end = Pose::new(pile.at, layer::FLYING).turned(mat.turn);
        let tween = Tween::new(0.5).after(0.08 * f32::from(index)).hop(20.0).flip(back.clone());
        hand.scrap(picture, from, end, tween.eased(Ease::InOut));
        hand.sound(0.08 * f32::from(index) + 0.35, Sound::Tile);
    }
}

/// Nobody failed: a stop tile comes out of the bubble.
pub(super) fn stop_tile(hand: &mut Hand, seat: Seat) {
    let places = places(hand);
    let Some(mat) = mat(hand, seat) else { return };
    let pile = pile_of(&mat);
    let large = places.tile(0, 1).size;
    let picture = hand.picture(names::STOP, large);
    let middle = Pose::new(places.tiles.center(), layer::FLYING);
    let end = Pose::new(pile.at, layer::FLYING).scaled(pile.size.y / large.y.max(1.0)).turned(mat.turn);
    let via = vec![Via { pose: middle, arc: 0.0 }];
    let from = middle.at - Vec2::new(0.0, large.y * 0.3);
    hand.scrap(picture, from, end, Tween::new(1.0).through(via).eased(Ease::InOut));
    hand.sound(0.0, Sound::Broken);
}
