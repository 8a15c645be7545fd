//! Coins: from tiles, and at the end of a leg ticket by ticket.

use camel_race::Camel;
use table::{Sound, Tween};
use tabletop::Seat;

use super::{Stager, coins};
use crate::piece::Key;
use crate::places::Places;

/// A tile that was landed on pays its owner.
pub(super) fn tile(stager: &mut Stager, places: &Places, seat: Seat, paid: u8) {
    let high = places.unit * 0.1;
    for key in [Key::Tile(seat), Key::TileFigure(seat)] {
        stager.tween(key, Tween::new(0.3).hop(high));
    }
    let paid = i16::from(paid);
    if let Some(pose) = stager.pose(Key::Tile(seat)).filter(|_| stager.moves()) {
        coins::float(stager, places, paid, pose.at, 0.0);
        coins::fly_from(stager, places, pose.at, (seat, paid), 0.05);
        coins::land(stager, seat, paid, 0.45);
    }
}

/// The first two camels show themselves.
pub(super) fn leg_ended(stager: &mut Stager, places: &Places, ranking: [Camel; Camel::COUNT]) {
    stager.sound(0.0, Sound::Payout);
    let high = places.unit;
    stager.tween(Key::Camel(ranking[0]), Tween::new(0.5).hop(high * 0.35));
    stager.tween(Key::Camel(ranking[1]), Tween::new(0.4).after(0.45).hop(high * 0.2));
}

/// A ticket is lifted, and what it is worth rises from it.
pub(super) fn ticket(
    stager: &mut Stager,
    places: &Places,
    seat: Seat,
    (camel, value): (Camel, u8),
    worth: i16,
) {
    let key = Key::Ticket(camel, value);
    let high = places.unit * 0.16;
    stager.tween(key, Tween::new(0.45).hop(high));
    let Some(pose) = stager.pose(key).filter(|_| stager.moves()) else { return };
    coins::float(stager, places, worth, pose.at, 0.1);
    coins::fly(stager, places, seat, worth, 0.15);
}

pub(super) fn pyramid_tickets(stager: &mut Stager, places: &Places, seat: Seat, tickets: u8) {
    let high = places.unit * 0.14;
    for index in 0..tickets {
        stager.tween(Key::Earned(seat, index), Tween::new(0.4).after(0.08 * f32::from(index)).hop(high));
    }
    let worth = i16::from(tickets);
    let Some(pose) = stager.pose(Key::Earned(seat, 0)).filter(|_| stager.moves()) else { return };
    coins::float(stager, places, worth, pose.at, 0.1);
    coins::fly(stager, places, seat, worth, 0.15);
}

/// The purse is what it is now.
pub(super) fn purse(stager: &mut Stager, places: &Places, seat: Seat) {
    for key in [Key::PurseCoin(seat), Key::Purse(seat)] {
        stager.tween(key, Tween::new(0.35).hop(places.unit * 0.08));
    }
}
