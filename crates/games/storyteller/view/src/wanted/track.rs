//! The rabbits' way: from the burrow over thirty stones to the moon.

use bevy::prelude::*;
use storyteller::View;
use table::board::{Scene, Spread, ink};
use tabletop::Seat;

use super::List;
use crate::StorytellerView;
use crate::names;
use crate::piece::{Key, layer};
use crate::places::{GOAL, Places};

pub(super) fn add(scene: &Scene<StorytellerView>, places: &Places, list: &mut List) {
    stones(places, list);
    rabbits(scene, places, list);
    deck(scene, places, list);
}

fn stones(places: &Places, list: &mut List) {
    let pitch = places.track.pitch();
    for number in 0..=GOAL {
        let at = places.track.step(number);
        let (sprite, size, lift) = match number {
            0 => ("burrow", Vec2::new(54.0, 44.0) / 34.0 * pitch, 0.34),
            GOAL => ("stone-goal", Vec2::new(54.0, 62.0) / 34.0 * pitch * 0.84, 0.34),
            _ if number.is_multiple_of(5) => ("stone-five", Vec2::new(34.0, 22.0) / 34.0 * pitch, 0.0),
            _ => ("stone", Vec2::new(34.0, 22.0) / 34.0 * pitch, 0.0),
        };
        let index = u8::try_from(number).unwrap_or(0);
        let z = layer::TRACK + f32::from(index) * 0.01;
        list.paper(Key::Stone(index), sprite, at + Vec2::new(0.0, size.y * lift), size, z);
        if number > 0 && number.is_multiple_of(5) && pitch >= 20.0 {
            let size = (pitch * 0.46).max(10.5);
            let on = at + Vec2::new(0.0, pitch * 0.05);
            list.words(Key::StoneNumber(index), number.to_string(), on, size, super::WRITTEN, z + 0.5);
        }
    }
}

/// Where a rabbit with so many points sits, how large it is, and how far over the others.
pub(crate) fn rabbit_at(spread: &Spread, view: &View, seat: Seat, points: u16) -> (Vec2, f32, f32) {
    let places = Places::of(spread, view);
    let pitch = places.track.pitch();
    let (step, lap) = places.track.of_points(points);
    let same = |other: &Seat| view.players[*other].points == points;
    let seats = Seat::all(view.config.seats);
    let (all, before) = (
        seats.clone().filter(|other| *other == seat || same(other)).count(),
        seats.filter(|other| other.index() < seat.index() && same(other)).count(),
    );
    let off = number(before) - (number(all) - 1.0) / 2.0;
    let spread_out = Vec2::new(off * pitch * 0.5, -off * pitch * 0.08);
    let side = pitch * 1.36;
    let mut at = places.track.step(step);
    // However many sit together, none leaves the table.
    let reach = (number(all) - 1.0) / 2.0 * pitch * 0.5 + side * 0.5;
    at.x = at.x.max(places.track.area.min.x + reach);
    let at = at + spread_out + Vec2::new(0.0, side * 0.42);
    (at, side, number(before) + f32::from(lap) * 0.1)
}

fn number(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX))
}

fn rabbits(scene: &Scene<StorytellerView>, places: &Places, list: &mut List) {
    for (seat, player) in scene.view.players.iter() {
        let (at, side, order) = rabbit_at(scene.spread, scene.view, seat, player.points);
        let z = layer::TRACK + 2.0 + order;
        let foot = at - Vec2::new(0.0, side * 0.4);
        list.paper(Key::RabbitShadow(seat), "shadow-round", foot, Vec2::new(0.8, 0.3) * side, z - 0.5);
        list.paper(Key::Rabbit(seat), names::rabbit(seat), at, Vec2::splat(side), z);
        let (_, lap) = places.track.of_points(player.points);
        if lap > 0 {
            let said = format!("+{}", lap * GOAL);
            let above = at + Vec2::new(0.0, side * 0.62);
            list.words(Key::Lap(seat), said, above, side * 0.36, ink::GOLD, z + 0.5);
        }
    }
}

/// The deck lies at the end of the way.
fn deck(scene: &Scene<StorytellerView>, places: &Places, list: &mut List) {
    let slot = places.deck();
    let left = scene.view.deck;
    let high = left.div_ceil(20).min(4);
    for index in 0..high {
        let up = Vec2::new(0.03, 0.03) * slot.size.y * f32::from(index);
        let z = layer::TRACK + 5.0 + f32::from(index) * 0.1;
        list.paper(Key::Deck(index), names::BACK, slot.at + up, slot.size, z);
    }
    if left > 0 && slot.size.y >= 34.0 {
        let side = (slot.size.y * 0.5).max(22.0);
        let at = slot.at + Vec2::new(-slot.size.x * 0.5, -slot.size.y * 0.5 + side * 0.42);
        let z = layer::TRACK + 6.0;
        list.paper(Key::DeckDisc, "number-disc", at, Vec2::splat(side), z);
        let size = side * if left < 100 { 0.5 } else { 0.4 };
        list.words(Key::DeckCount, left.to_string(), at, size, super::WRITTEN, z + 0.5);
    }
}
