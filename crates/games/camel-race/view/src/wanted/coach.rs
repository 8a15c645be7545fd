//! The coach: exact odds at tents and piles.

use bevy::prelude::*;
use camel_race::{Camel, Outlook, Pile};

use super::Scene;
use crate::piece::{Key, Wishes, ink, layer};

pub(super) fn add(scene: &Scene, wishes: &mut Wishes) {
    let Some(outlook) = scene.coach else { return };
    for camel in Camel::ALL {
        leg(scene, outlook, camel, wishes);
        race(scene, outlook, camel, wishes);
    }
}

fn part(chance: f64) -> f32 {
    chance.clamp(0.0, 1.0) as f32
}

/// At its tent: how likely a camel ends the leg first, and second.
fn leg(scene: &Scene, outlook: &Outlook, camel: Camel, wishes: &mut Wishes) {
    let slot = scene.places.tickets[camel];
    let width = slot.size.x * 1.12;
    let size = (slot.size.x * 0.3).max(11.0);
    let high = (slot.size.y * 0.07).max(3.0);
    let left = slot.at.x - width / 2.0;
    let y = slot.rect().min.y + high * 0.6;
    let plate =
        Rect::new(left, y - high * 1.3, left + width, y + high * 1.3 + size * 1.1).inflate(high * 0.4);
    wishes.sheet(Key::Bar(camel, 0), "chip", plate.center(), plate.size(), layer::COACH, scene.places.unit);
    // Inside the rounded corners of the plate.
    let (left, width) = (left + width * 0.1, width * 0.8);
    let rank = outlook.leg.rank[camel];
    let bars = [(1, rank[0], ink::GOLD, 0.55), (2, rank[1], ink::CREAM, -0.55)];
    for (index, chance, tint, step) in bars {
        let long = (width * part(chance)).max(1.0);
        let at = Vec2::new(left + long / 2.0, y + (step + 0.5) * high);
        wishes.fill(Key::Bar(camel, index), tint, at, Vec2::new(long, high * 0.9), layer::COACH + 1.0);
    }
    let text = format!("{:.0}%", part(rank[0]) * 100.0);
    let at = Vec2::new(slot.at.x, y + high * 1.2 + size * 0.5);
    wishes.words(Key::BarText(camel), text, at, size, ink::CREAM, layer::COACH + 2.0).within(plate.size());
}

/// At the piles: how likely a camel wins the race, or loses it.
fn race(scene: &Scene, outlook: &Outlook, camel: Camel, wishes: &mut Wishes) {
    for pile in Pile::ALL {
        let slot = scene.places.pile(pile);
        let chance = match pile {
            Pile::Winner => outlook.race.win[camel],
            Pile::Loser => outlook.race.lose[camel],
        };
        let width = slot.size.x / 5.4;
        let high = (slot.size.y * part(chance)).max(2.0);
        let step = f32::from(u8::try_from(camel.index()).unwrap_or(0)) - 2.0;
        let at = Vec2::new(slot.at.x + step * width, slot.rect().min.y - slot.size.y * 0.04 + high / 2.0);
        let bar = Vec2::new(width * 0.82, high);
        wishes.fill(Key::PileBar(pile, camel), ink::of(camel), at, bar, layer::COACH + 1.0);
        let edge = Vec2::splat(width * 0.16);
        wishes.fill(Key::PileBarEdge(pile, camel), ink::CREAM, at, bar + edge, layer::COACH);
    }
}
