//! The yard: pyramid and dice, tents and tickets, piles of race cards.

use bevy::prelude::*;
use camel_race::{Camel, Command, Pile, TICKET_VALUES};
use table::board::Slot;

use super::{Scene, Wishes, figure, spot};
use crate::piece::{Key, Spot, ink, layer};
use crate::places::Places;
use crate::sprite_names as names;
use crate::touch::lays_on;

pub(super) fn add(scene: &Scene, places: &Places, wishes: &mut Wishes) {
    pyramid(scene, places, wishes);
    dice(scene, places, wishes);
    for camel in Camel::ALL {
        tickets(scene, places, camel, wishes);
    }
    pyramid_tickets(scene, places, wishes);
    for pile in Pile::ALL {
        cards(scene, places, pile, wishes);
    }
}

fn pyramid(scene: &Scene, places: &Places, wishes: &mut Wishes) {
    let slot = places.pyramid;
    let depth = places.depth(slot.rect().min.y);
    let shadow = Vec2::new(slot.size.x * 1.16, slot.size.x * 0.27);
    let foot = slot.at - Vec2::new(0.0, slot.size.y * 0.44);
    wishes.paper(Key::PyramidShadow, "pyramid-shadow", foot, shadow, layer::YARD - 10.0);
    wishes.paper(Key::Pyramid, "pyramid", slot.at, slot.size, depth);
    let lid = Vec2::new(64.0, 60.0) * slot.size.x / 256.0;
    let top = Vec2::new(slot.at.x, slot.rect().max.y - lid.y * 0.2);
    wishes.paper(Key::Lid, "pyramid-lid", top, lid, depth + 0.5);
    let legal = scene.may(&Command::Roll);
    let room = Slot::new(slot.at, slot.size * 1.06);
    spot(scene, (Spot::Pyramid, legal), room, layer::YARD - 5.0, wishes);
}

/// Where a die lies that is the so-many-th to come out.
fn dice(scene: &Scene, places: &Places, wishes: &mut Wishes) {
    for (index, slot) in (0..).zip(places.dice) {
        let size = slot.size * 0.9;
        let tint = Color::WHITE.with_alpha(0.5);
        wishes.paper(Key::Socket(index), "socket", slot.at, size, layer::YARD).tinted(tint);
    }
    for (slot, die) in places.dice.iter().zip(&scene.view.rolled) {
        let turn = 0.09 * (f32::from(die.pips) - 2.0);
        let sprite = names::die(die.camel, die.pips);
        wishes.paper(Key::Die(die.camel), sprite, slot.at, slot.size, layer::YARD + 8.0).turned(turn);
    }
}

fn tickets(scene: &Scene, places: &Places, camel: Camel, wishes: &mut Wishes) {
    let (tent, slot) = (places.tents[camel], places.tickets[camel]);
    let left = usize::from(scene.view.tickets[camel]);
    wishes.paper(Key::Tent(camel), names::tent(camel), tent.at, tent.size, layer::YARD + 1.0);
    // Of those that are left the lowest value lies undermost, each a little higher than the one below it.
    let lift = slot.size.y * 0.045;
    let lying = TICKET_VALUES.iter().skip(TICKET_VALUES.len() - left).rev();
    for (step, value) in (0_u8..).zip(lying) {
        let height = f32::from(step);
        let at = slot.at + Vec2::new(-lift * 0.5, lift) * (height - 1.0);
        let z = layer::YARD + 10.0 + height;
        wishes.paper(Key::Ticket(camel, *value), names::ticket(camel, *value), at, slot.size, z);
    }
    let legal = scene.may(&Command::TakeLegTicket { camel });
    let room = slot.rect().union(tent.rect());
    let glow = slot.size * 1.3;
    let grown = Vec2::new(glow.x.max(44.0), glow.y.max(44.0));
    let slot = Slot::new(slot.at, grown.min(room.size() * 1.4));
    spot(scene, (Spot::Ticket(camel), legal), slot, layer::YARD + 9.0, wishes);
}

fn pyramid_tickets(scene: &Scene, places: &Places, wishes: &mut Wishes) {
    let slot = places.pyramid_tickets;
    let taken: u8 = scene.view.players.values().map(|player| player.pyramid_tickets).sum();
    let lift = slot.size.y * 0.04;
    for step in 0..5_u8.saturating_sub(taken) {
        let at = slot.at + Vec2::new(-lift * 0.5, lift) * f32::from(step);
        let z = layer::YARD + 10.0 + f32::from(step);
        wishes.paper(Key::PyramidTicket(step), "pyramid-ticket", at, slot.size, z);
    }
}

/// Where the so-many-th card on a pile lies: a little askew, so that their number is seen.
fn card_on_pile(slot: Slot, index: u8) -> (Vec2, f32) {
    let step = f32::from(index.min(12));
    let at = slot.at + Vec2::new(0.0, -slot.size.y * 0.1 + slot.size.y * 0.022 * step);
    (at, 0.07 * ((f32::from(index) * 2.4).sin()))
}

fn cards(scene: &Scene, places: &Places, pile: Pile, wishes: &mut Wishes) {
    let slot = places.pile(pile);
    wishes.paper(Key::PileBase(pile), names::pile(pile), slot.at, slot.size, layer::YARD + 1.0);
    let width = slot.size.x * 0.56;
    let size = Vec2::new(width, width * 92.0 / 64.0);
    let turned_up = scene.view.shown.as_ref().map(|shown| match pile {
        Pile::Winner => &shown.winner,
        Pile::Loser => &shown.loser,
    });
    for (index, owner) in (0_u8..).zip(scene.view.pile(pile)) {
        let (at, turn) = card_on_pile(slot, index);
        let z = layer::YARD + 10.0 + f32::from(index) * 0.3;
        let face = turned_up.and_then(|cards| cards.get(usize::from(index)));
        let sprite = face.map_or(names::RACE_CARD_BACK, |camel| names::race_card(*camel));
        wishes.paper(Key::Card(pile, index), sprite, at, size, z).turned(turn);
        let figure = names::figure(figure(scene.view, *owner));
        let badge = Vec2::splat(width * 0.62);
        wishes.paper(Key::CardOwner(pile, index), figure, at, badge, z + 0.1).turned(turn);
    }
    let count = scene.view.pile(pile).len();
    if count > 0 {
        let at = slot.at + Vec2::new(slot.size.x * 0.4, slot.size.y * 0.42);
        let text = format!("{count}");
        wishes
            .words(
                Key::PileCount(pile),
                text,
                at,
                (slot.size.x * 0.24).max(12.0) * scene.letters.min(1.3),
                ink::NIGHT,
                layer::YARD + 18.0,
            )
            .within(slot.size * 0.5);
    }
    let room = Slot::new(slot.at, slot.size * Vec2::new(1.1, 1.16));
    spot(scene, (Spot::Pile(pile), lays_on(scene, pile)), room, layer::YARD, wishes);
}
