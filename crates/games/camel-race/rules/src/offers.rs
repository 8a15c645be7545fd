//! All that a player may do (RULES 3), in a stable order: tickets, tiles, the roll, race cards.

use tabletop::{NoPrompt, Offer, Seat};

use crate::state::State;
use crate::turn::check_tile;
use crate::{Camel, Command, Pile, Space, TileSide};

/// The offers of this seat; none where it is not its turn.
pub(crate) fn offers(state: &State, seat: Seat) -> Vec<Offer<Command, NoPrompt>> {
    if state.over || seat != state.turn {
        return Vec::new();
    }
    let tickets = Camel::ALL
        .into_iter()
        .filter(|camel| state.top_ticket(*camel).is_some())
        .map(|camel| Command::TakeLegTicket { camel });
    let tiles = Space::all()
        .filter(|space| check_tile(state, seat, *space).is_ok())
        .flat_map(|space| TileSide::ALL.map(|side| Command::PlaceDesertTile { space, side }));
    let roll = (!state.pyramid.is_empty()).then_some(Command::Roll);
    let cards = state.players[seat]
        .cards
        .iter()
        .flat_map(|camel| Pile::ALL.map(|pile| Command::LayRaceCard { camel, pile }));
    tickets.chain(tiles).chain(roll).chain(cards).map(Offer::Exact).collect()
}
