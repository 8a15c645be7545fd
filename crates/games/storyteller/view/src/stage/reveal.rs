//! The reveal: votes are turned up and go to their cards, then each card says whose it was, then points go to the rabbits.

use bevy::prelude::*;
use storyteller::{Card, Tally};
use table::{Ease, Pose, Sound, Tween, Via};
use tabletop::{BySeat, Seat};

use super::{Hand, places, view};
use crate::piece::{Key, layer};
use crate::places::mat;
use crate::wanted::{mat_card, rabbit_at};

/// All votes fly from their mats to their cards and turn on the way.
pub(super) fn votes(hand: &mut Hand, votes: &BySeat<Option<u8>>) {
    let voters: Vec<Seat> = votes.iter().filter(|(_, vote)| vote.is_some()).map(|(seat, _)| seat).collect();
    for (order, seat) in (0_u8..).zip(voters) {
        let Some(pose) = hand.pose(Key::Vote(seat)) else { continue };
        let Some(mat) = mat(hand.spread(), seat) else { continue };
        let from = Pose { at: mat_card(&mat).at, z: layer::FLYING, ..pose };
        let delay = 0.16 * f32::from(order);
        hand.turn(Key::Vote(seat), Tween::new(0.75).after(delay).from(from).hop(70.0).eased(Ease::InOut));
        hand.sound(delay + 0.7, Sound::Vote);
    }
}

/// Somebody says what a card made them think of: the paper comes up.
pub(super) fn explained(hand: &mut Hand, card: Card) {
    let place = view(hand).show.iter().position(|shown| shown.card == card);
    if let Some(index) = place.and_then(|place| u8::try_from(place).ok()) {
        note(hand, index, 0.0);
    }
}

fn note(hand: &mut Hand, index: u8, delay: f32) {
    for key in [Key::Note(index), Key::NoteWords(index)] {
        if let Some(pose) = hand.pose(key) {
            let low = Pose { at: pose.at - Vec2::new(0.0, 12.0), scale: pose.scale * 0.7, ..pose };
            hand.tween(key, Tween::new(0.3).after(delay).from(low).eased(Ease::Over));
        }
    }
    hand.sound(delay, Sound::Page);
}

/// The card is lifted for a moment, and the ribbon with its owner's name unrolls.
pub(super) fn turned_out(hand: &mut Hand, place: u8, is_tale: bool) {
    let Some(index) = place.checked_sub(1) else { return };
    if let Some(pose) = hand.pose(Key::Shown(index)) {
        let scale = if is_tale { 1.12 } else { 1.05 };
        // Over its neighbours, but below its number, its votes and its ribbon.
        let up = Via { pose: Pose { scale, z: layer::SHOWN + 19.0, ..pose }, arc: 0.0 };
        hand.tween(Key::Shown(index), Tween::new(0.6).through(vec![up]).eased(Ease::InOut));
    }
    for key in [Key::Owner(index), Key::OwnerFigure(index), Key::OwnerName(index), Key::TaleGlow(index)] {
        if let Some(pose) = hand.pose(key) {
            let small = Pose { scale: pose.scale * 0.2, ..pose };
            hand.tween(key, Tween::new(0.35).after(0.15).from(small).eased(Ease::Over));
        }
    }
    if hand.pose(Key::Note(index)).is_some() && !is_tale {
        note(hand, index, 0.5);
    }
    hand.sound(0.1, if is_tale { Sound::Tale } else { Sound::Flip });
}

/// Stars fly from the cards to the rabbits, who hop as many steps.
pub(super) fn scored(hand: &mut Hand, tally: &Tally, points: &BySeat<u16>) {
    let gained: Vec<(Seat, u16, u16)> = tally
        .gains
        .iter()
        .filter(|(_, gain)| gain.points() > 0)
        .map(|(seat, gain)| (seat, u16::from(gain.points()), points[seat]))
        .collect();
    for (order, (seat, gain, now)) in (0_u8..).zip(gained) {
        let delay = 0.12 * f32::from(order);
        stars(hand, seat, gain, delay);
        hop(hand, seat, (now - gain, now), delay + 0.7);
    }
}

/// From where this seat's points come: its own card on show, or the storyteller's.
fn source(hand: &Hand, seat: Seat) -> Vec2 {
    let view = view(hand);
    let places = places(hand);
    let count = u8::try_from(view.show.len()).unwrap_or(u8::MAX);
    let of = |owner| view.show.iter().position(|shown| shown.owner == Some(owner));
    let index = of(seat).or_else(|| of(view.teller)).and_then(|index| u8::try_from(index).ok());
    index.map_or(places.middle.center(), |index| places.shown(true, index, count).at)
}

fn stars(hand: &mut Hand, seat: Seat, gain: u16, delay: f32) {
    let from = source(hand, seat);
    let now = view(hand).players.get(seat).map_or(0, |player| player.points);
    let (to, side, _) = rabbit_at(hand.spread(), view(hand), seat, now.saturating_sub(gain));
    for star in 0..gain.min(6) {
        let picture = hand.picture("point", Vec2::splat(side * 0.8));
        let end = Pose { at: to, z: layer::FLYING, turn: 1.4, scale: 0.5 };
        let delay = delay + 0.1 * f32::from(u8::try_from(star).unwrap_or(0));
        hand.scrap(picture, from, end, Tween::new(0.7).after(delay).hop(50.0).eased(Ease::InOut));
    }
}

fn hop(hand: &mut Hand, seat: Seat, (before, now): (u16, u16), delay: f32) {
    let Some(pose) = hand.pose(Key::Rabbit(seat)) else { return };
    let at = |points| rabbit_at(hand.spread(), view(hand), seat, points).0;
    let side = rabbit_at(hand.spread(), view(hand), seat, now).1;
    let from = Pose { at: at(before), ..pose };
    let via = |points| Via { pose: Pose { at: at(points), z: pose.z + 20.0, ..pose }, arc: side * 0.7 };
    let stops: Vec<Via> = (before + 1..now).map(via).collect();
    let start = at(before);
    let steps = f32::from(now - before);
    let tween = Tween::new(0.26 * steps).after(delay).from(from).hop(side * 0.7).through(stops);
    hand.tween(Key::Rabbit(seat), tween);
    if let Some(shadow) = hand.pose(Key::RabbitShadow(seat)) {
        let from = Pose { at: start - Vec2::new(0.0, side * 0.4), ..shadow };
        hand.tween(Key::RabbitShadow(seat), Tween::new(0.26 * steps).after(delay).from(from));
    }
    for step in 1..=now - before {
        hand.sound(delay + 0.26 * f32::from(step), Sound::Point);
    }
}
