//! All that a seat may do now, in a stable order.

use tabletop::{Offer, OfferOf, Seat};

use crate::flight::{Air, Flight, Steps};
use crate::state::State;
use crate::{Ask, BabaYaga, Command, House, PathEnd, Phase, Place};

/// The offers of this seat; none where it may not act.
pub(crate) fn offers(state: &State, seat: Seat) -> Vec<OfferOf<BabaYaga>> {
    if !state.to_act().seats.contains(seat) {
        return Vec::new();
    }
    let houses = || Place::all().map(|place| Command::PlaceHouse { place });
    match state.phase {
        Phase::Witch => exact(PathEnd::ALL.into_iter().map(|end| Command::PlaceWitch { end })),
        Phase::Spell => exact([Command::TurnSpell]),
        Phase::Flight => state.flight.as_ref().map_or(Vec::new(), |flight| in_flight(state, flight, seat)),
        Phase::House => exact(houses()),
        Phase::Swap => {
            let clues = state.forest.iter().map(|ingredient| state.config.clues.clue(*ingredient));
            vec![Offer::Ask(Ask::Swap { clues: clues.collect() })]
        }
        Phase::Expert => exact(core::iter::once(Command::LeaveHouse).chain(houses())),
        Phase::Preview | Phase::Over => Vec::new(),
    }
}

fn exact(commands: impl IntoIterator<Item = Command>) -> Vec<OfferOf<BabaYaga>> {
    commands.into_iter().map(Offer::Exact).collect()
}

fn in_flight(state: &State, flight: &Flight, seat: Seat) -> Vec<OfferOf<BabaYaga>> {
    if seat != state.active {
        return match flight.steps {
            Steps::ByHand { hand, .. } => exact([Command::Step { hand }]),
            Steps::Calm { .. } | Steps::ByTile => Vec::new(),
        };
    }
    let back = match flight.air {
        Air::Mismatch { place, .. } => Some(Command::TurnBack { place }),
        _ => None,
    };
    let down = Place::all().filter(|place| !flight.shows(*place)).map(|place| {
        if state.house == House::On(place) { Command::LiftHouse { place } } else { Command::Turn { place } }
    });
    exact(back.into_iter().chain(down))
}
