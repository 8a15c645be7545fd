//! Coins in the air, and what they come to.

use bevy::prelude::*;
use table::{Ease, Sound, Tween};
use tabletop::Seat;

use super::Stager;
use crate::piece::{Key, ink};
use crate::places::Places;
use crate::wanted::purse_of;

/// What a number of coins is written as over the table.
fn signed(coins: i16) -> String {
    if coins < 0 { format!("−{}", coins.unsigned_abs()) } else { format!("+{coins}") }
}

/// How many they are rises from a point.
pub(super) fn float(stager: &mut Stager, places: &Places, coins: i16, at: Vec2, delay: f32) {
    let colour = if coins < 0 { ink::CREAM } else { ink::GOLD };
    stager.float(signed(coins), at, colour, places.unit, delay);
}

/// They fly between the bank, which is the pyramid, and a purse; for a debt the other way.
pub(super) fn fly(stager: &mut Stager, places: &Places, seat: Seat, coins: i16, delay: f32) {
    let bank = places.pyramid;
    let door = bank.at - Vec2::new(bank.size.x * 0.16, bank.size.y * 0.36);
    fly_from(stager, places, door, (seat, coins), delay);
}

/// They fly between a place and a purse; for a debt the other way.
pub(super) fn fly_from(
    stager: &mut Stager,
    places: &Places,
    place: Vec2,
    (seat, coins): (Seat, i16),
    delay: f32,
) {
    let Some(mat) = places.spread.mats.get(seat) else { return };
    let purse = purse_of(mat);
    let (from, to) = if coins > 0 { (place, purse) } else { (purse, place) };
    let size = Vec2::splat((places.unit * 0.2).max(16.0));
    let count = coins.unsigned_abs().min(8);
    for index in 0..count {
        let wait = delay + 0.06 * f32::from(index);
        let tween = Tween::new(0.4).after(wait).hop(places.unit * 0.5).eased(Ease::InOut);
        let sprite = stager.picture("coin-1", size);
        stager.fly(sprite, from, to, tween);
    }
    if count > 0 {
        stager.sound(delay + 0.35, if count > 1 { Sound::Coins } else { Sound::Coin });
    }
}

/// The number in a purse changes when they have landed. From an empty purse who knows what was not paid.
pub(super) fn land(stager: &mut Stager, seat: Seat, coins: i16, delay: f32) {
    let purse = i32::from(stager.view().players[seat].purse);
    let before = purse - i32::from(coins);
    if before < 0 || (purse == 0 && coins < 0) {
        return;
    }
    stager.says_until(Key::Purse(seat), before.to_string(), delay);
}
