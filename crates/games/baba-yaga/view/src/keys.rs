//! The opponents' own keys: each moves the witch, all at the same time as the active player's hand.

use baba_yaga::Hand;
use bevy::prelude::*;
use table::board::Touched;
use table::{Overlay, TableSystems, in_match};
use tabletop::Seat;

use crate::BabaYagaView;
use crate::piece::Spot;

/// A key for each seat, and two for a single opponent.
const SEATS: [(KeyCode, &str); 5] = [
    (KeyCode::Digit1, "1"),
    (KeyCode::Digit2, "2"),
    (KeyCode::Digit3, "3"),
    (KeyCode::Digit4, "4"),
    (KeyCode::Digit5, "5"),
];
const HANDS: [(KeyCode, &str, Hand); 2] =
    [(KeyCode::KeyF, "F", Hand::Left), (KeyCode::KeyJ, "J", Hand::Right)];

/// What stands on the key of a button.
pub fn letter(seat: Seat, hand: Option<Hand>) -> &'static str {
    match hand {
        Some(hand) => HANDS.iter().find(|(_, _, of)| *of == hand).map_or("", |(_, letter, _)| letter),
        None => SEATS.get(seat.index()).map_or("", |(_, letter)| letter),
    }
}

fn press(
    keys: Res<ButtonInput<KeyCode>>,
    shown: Res<table::Shown<BabaYagaView>>,
    mut touched: MessageWriter<Touched<BabaYagaView>>,
) {
    let view = &shown.0;
    if view.config.seats == 2 {
        let seat = view.left();
        for (key, _, hand) in HANDS {
            if keys.just_pressed(key) {
                touched.write(Touched(Spot::Step(seat, Some(hand))));
            }
        }
        return;
    }
    for (seat, (key, _)) in Seat::all(view.config.seats).zip(SEATS) {
        if keys.just_pressed(key) {
            touched.write(Touched(Spot::Step(seat, None)));
        }
    }
}

pub fn plugin(app: &mut App) {
    let on = in_match::<BabaYagaView>.and_then(in_state(Overlay::None));
    app.add_systems(
        Update,
        press.before(TableSystems::Input).run_if(on.and_then(resource_exists::<ButtonInput<KeyCode>>)),
    );
}
