//! The buttons by which the others fly the witch: large, each on its owner's mat, with the key that does the same.

use baba_yaga::{Hand, Steps};
use bevy::prelude::*;
use table::board::{Mat, MatForm, Scene, ink};
use tabletop::Seat;

use super::List;
use super::mats::is_person;
use super::rooms::Rooms;
use crate::BabaYagaView;
use crate::names;
use crate::piece::{Key, Spot, layer};

/// The buttons that this seat has in this flight. Those of bots are there to see whose step it is.
pub fn hands(scene: &Scene<BabaYagaView>, seat: Seat) -> Vec<Option<Hand>> {
    let view = scene.view;
    let by_hand = matches!(view.flight.as_ref().map(|flight| flight.steps), Some(Steps::ByHand { .. }));
    match () {
        () if !by_hand || seat == view.active => Vec::new(),
        () if view.config.seats == 2 => vec![Some(Hand::Left), Some(Hand::Right)],
        () => vec![None],
    }
}

pub fn add(
    scene: &Scene<BabaYagaView>,
    seat: Seat,
    mat: &Mat,
    rooms: &Rooms,
    hands: &[Option<Hand>],
    list: &mut List,
) {
    let z = layer::MAT + 8.0;
    let next = match scene.view.flight.as_ref().map(|flight| flight.steps) {
        Some(Steps::ByHand { seat, hand, .. }) => Some((seat, hand)),
        _ => None,
    };
    let count = f32::from(u8::try_from(hands.len()).unwrap_or(1)).max(1.0);
    let room = if is_person(scene, seat) { rooms.buttons } else { rooms.aside };
    let width = room.width() / count;
    for (index, hand) in (0_u8..).zip(hands) {
        let x = room.min.x + width * (f32::from(index) + 0.5);
        let middle = Vec2::new(x, room.center().y);
        let room = Vec2::new(width, room.height());
        let legal = next == Some((seat, *hand));
        let full = room.min_element();
        let side = full * if legal { 1.0 } else { 0.8 };
        let tint = if legal { Color::WHITE } else { super::ink::VEIL };
        let at = mat.point(middle);
        // On a chip the figure stays in sight.
        let aside = mat.form == MatForm::Chip && is_person(scene, seat);
        let at = if aside { mat.point(middle + Vec2::new(room.x * 0.26, 0.0)) } else { at };
        list.paper(Key::Step(seat, *hand), names::tap(*hand), at, Vec2::splat(side), z)
            .tinted(tint)
            .turned(mat.turn);
        if !is_person(scene, seat) {
            continue;
        }
        if mat.form != MatForm::Chip && scene.spread.layout.window.x >= 700.0 {
            let letter = crate::keys::letter(seat, *hand);
            // Where the round button leaves the corner of its room free.
            let corner = mat.point(middle + full * Vec2::new(0.43, -0.32));
            list.words(Key::Letter(seat, *hand), letter, corner, room.y * 0.2, ink::CREAM, z + 1.0)
                .turned(mat.turn);
        }
        let spot = Spot::Step(seat, *hand);
        let touch = scene.touch(spot, legal);
        list.spot(Key::Spot(spot), touch, "mat-glow", mat.point(middle), room, z + 2.0).turned(mat.turn);
    }
}
