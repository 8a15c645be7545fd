//! Bets: tickets, tiles, cards.

use camel_race::{Camel, Pile, TileSide};
use table::{Ease, Pose, Sound, Tween};
use tabletop::Seat;

use super::Stager;
use crate::piece::Key;
use crate::places::Places;
use crate::sprite_names as names;
use crate::touch::other;
use crate::wanted::tile_on;

/// A leg ticket flies from its tent to the mat.
pub(super) fn ticket(stager: &mut Stager, places: &Places, camel: Camel, value: u8) {
    stager.sound(0.0, Sound::Ticket);
    let high = places.unit * 0.4;
    stager.tween(Key::Ticket(camel, value), Tween::new(0.45).hop(high).eased(Ease::InOut));
}

/// A pyramid ticket goes from the stack to the mat.
pub(super) fn pyramid_ticket(stager: &mut Stager, places: &Places, seat: Seat) {
    stager.sound(0.0, Sound::Ticket);
    let last = stager.view().players[seat].pyramid_tickets.saturating_sub(1);
    let stack = places.pyramid_tickets;
    let Some(pose) = stager.pose(Key::Earned(seat, last)) else { return };
    let from = Pose { at: stack.at, turn: 0.0, ..pose };
    stager.tween(Key::Earned(seat, last), Tween::new(0.35).hop(places.unit * 0.3).from(from));
}

/// A tile is turned in the air to the side that will lie up.
pub(super) fn tile(stager: &mut Stager, places: &Places, seat: Seat, side: TileSide) {
    stager.sound(0.3, Sound::Tile);
    let high = places.unit * 0.5;
    let tween = Tween::new(0.45).hop(high).eased(Ease::InOut);
    let size = stager.view().track.tile_of(seat).map(|space| tile_on(places, space).1);
    if let Some(size) = size.filter(|_| stager.moves()) {
        let before = stager.picture(names::tile(other(side)), size);
        stager.turn_from(Key::Tile(seat), before, tween.clone());
    }
    stager.tween(Key::TileFigure(seat), tween);
}

/// A race card goes face down to its pile, always from the figure: where it was held would tell which it is.
pub(super) fn card(stager: &mut Stager, places: &Places, seat: Seat, pile: Pile) {
    stager.sound(0.3, Sound::Tile);
    let count = stager.view().pile(pile).len().saturating_sub(1);
    let index = u8::try_from(count).unwrap_or(u8::MAX);
    let home = stager.pose(Key::Medallion(seat));
    let high = places.unit * 0.4;
    for key in [Key::Card(pile, index), Key::CardOwner(pile, index)] {
        if let (Some(home), Some(pose)) = (home, stager.pose(key)) {
            let from = Pose { at: home.at, turn: home.turn, ..pose };
            stager.tween(key, Tween::new(0.45).hop(high).eased(Ease::InOut).from(from));
        }
    }
}
