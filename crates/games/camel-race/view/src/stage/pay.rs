//! Coins: from tiles, and at the end of a leg ticket by ticket.

use bevy::prelude::*;
use camel_race::Camel;
use table::{Sound, Tween};
use tabletop::Seat;

use super::stager::Stager;
use crate::piece::{Key, ink};

/// What a number of coins is written as over the table.
pub(super) fn signed(coins: i16) -> String {
    if coins < 0 { format!("−{}", coins.unsigned_abs()) } else { format!("+{coins}") }
}

pub(super) fn colour(coins: i16) -> Color {
    if coins < 0 { ink::EMBER } else { ink::GOLD }
}

/// A tile that was landed on pays its owner.
pub(super) fn tile(stager: &mut Stager, seat: Seat, coins: u8) {
    let high = stager.places.unit * 0.1;
    for key in [Key::Tile(seat), Key::TileFigure(seat)] {
        stager.tween(key, Tween::new(0.3).hop(high));
    }
    let coins = i16::from(coins);
    if let Some(pose) = stager.pose(Key::Tile(seat)).filter(|_| stager.moves()) {
        stager.float(signed(coins), pose.at, colour(coins), 0.0);
        stager.coins_from(pose.at, seat, coins, 0.05);
        stager.purse_waits(seat, coins, 0.45);
    }
}

/// The first two camels show themselves.
pub(super) fn leg_ended(stager: &mut Stager, ranking: [Camel; Camel::COUNT]) {
    stager.sound(0.0, Sound::Payout);
    let high = stager.places.unit;
    stager.tween(Key::Camel(ranking[0]), Tween::new(0.5).hop(high * 0.35));
    stager.tween(Key::Camel(ranking[1]), Tween::new(0.4).after(0.45).hop(high * 0.2));
}

/// A ticket is lifted, and what it is worth rises from it.
pub(super) fn ticket(stager: &mut Stager, seat: Seat, camel: Camel, value: u8, coins: i16) {
    let key = Key::Ticket(camel, value);
    let high = stager.places.unit * 0.16;
    stager.tween(key, Tween::new(0.45).hop(high));
    let Some(pose) = stager.pose(key).filter(|_| stager.moves()) else { return };
    stager.float(signed(coins), pose.at, colour(coins), 0.1);
    stager.coins(seat, coins, 0.15);
}

pub(super) fn pyramid_tickets(stager: &mut Stager, seat: Seat, tickets: u8) {
    let high = stager.places.unit * 0.14;
    for index in 0..tickets {
        stager.tween(Key::Earned(seat, index), Tween::new(0.4).after(0.08 * f32::from(index)).hop(high));
    }
    let coins = i16::from(tickets);
    let Some(pose) = stager.pose(Key::Earned(seat, 0)).filter(|_| stager.moves()) else { return };
    stager.float(signed(coins), pose.at, colour(coins), 0.1);
    stager.coins(seat, coins, 0.15);
}

/// The purse is what it is now.
pub(super) fn purse(stager: &mut Stager, seat: Seat) {
    for key in [Key::PurseCoin(seat), Key::Purse(seat)] {
        stager.tween(key, Tween::new(0.35).hop(stager.places.unit * 0.08));
    }
}
