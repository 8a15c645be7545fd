//! Each beat put on the table.
//!
//! One exhaustive match over the events: a new event does not compile until it is staged. When a beat is staged the pieces
//! already belong where it leaves them; staging says how they get there. What happens in a flight takes no time of its own:
//! the clock of the match does not wait for pictures. What comes between flights is looked at in peace.

mod after;
mod flight;
mod setting;

use baba_yaga::{Event, View};
use table::board::Stager;

use crate::BabaYagaView;
use crate::places::Places;
use crate::verdict;

type Hand<'w, 's> = Stager<'w, 's, BabaYagaView>;

/// How long an expert may think about the house, in milliseconds (RULES 5.4).
const EXPERT: u64 = 10_000;

/// For how long the open spell stays when the flight is over, in seconds at normal speed: until it has been judged.
pub const SPELL_STAYS: f32 = 2.0;

pub fn stage(hand: &mut Hand, event: &Event) {
    match event {
        Event::FirstPlayerChosen { .. } | Event::HouseLeft { .. } => {}
        Event::ForestLaid { .. } => setting::forest(hand),
        Event::SpellsDealt { each } => setting::spells(hand, *each),
        Event::PreviewBegan { until, .. } => {
            setting::turn_all(hand);
            setting::burn(hand, until.0);
        }
        Event::PreviewEnded => setting::turn_all(hand),
        Event::TurnBegan { seat, .. } => setting::turn_began(hand, *seat),
        Event::WitchPlaced { .. } => setting::witch(hand),
        Event::FlightBegan { .. } => flight::began(hand),
        Event::HouseLifted { .. } => flight::house(hand),
        Event::TileTurned { place, at, until, .. } => flight::turned(hand, *place, until.0 - at.0),
        Event::TileShown { place, matches, found, .. } => flight::shown(hand, *place, *matches, *found),
        Event::TileTurnedBack { place, at, until, .. } => flight::turned(hand, *place, until.0 - at.0),
        Event::MismatchMayGo { .. } | Event::TileCovered { .. } | Event::StepOpened { .. } => {}
        Event::WitchStepped { left, .. } => flight::stepped(hand, *left),
        Event::HouseReturned { .. } | Event::HouseKept { .. } => flight::house(hand),
        Event::FlightEnded { up, late, .. } => after::ended(hand, up, *late),
        Event::SpellBroken { seat, spell, broken } => {
            verdict::banner(hand, event);
            after::broken(hand, *seat, *spell, *broken);
        }
        Event::SpellReturned { seat } => {
            verdict::banner(hand, event);
            after::returned(hand, *seat);
        }
        Event::PowerCast { seat, power, on } => after::cast(hand, *seat, *power, *on),
        Event::PowerLapsed { seat, power, .. } => after::lapsed(hand, *seat, *power),
        Event::HousePlaced { .. } => after::house_placed(hand),
        Event::TilesSwapped { one, other, .. } => after::swapped(hand, *one, *other),
        Event::ExpertAsked { .. } => {
            setting::burn(hand, EXPERT);
            hand.sound(0.0, table::Sound::Turn);
        }
        Event::MatchEnded { .. } => hand.sound(0.2, table::Sound::Finish),
    }
}

/// How long a beat is looked at before the next, in seconds at normal speed. None in a flight.
pub fn seconds(event: &Event) -> f32 {
    match event {
        Event::HouseLifted { .. }
        | Event::TileTurned { .. }
        | Event::TileShown { .. }
        | Event::MismatchMayGo { .. }
        | Event::TileTurnedBack { .. }
        | Event::TileCovered { .. }
        | Event::HouseReturned { .. }
        | Event::HouseKept { .. }
        | Event::StepOpened { .. }
        | Event::WitchStepped { .. }
        | Event::PreviewBegan { .. }
        | Event::ExpertAsked { .. } => 0.0,
        Event::FirstPlayerChosen { .. } | Event::HouseLeft { .. } => 0.15,
        Event::ForestLaid { .. } => 1.3,
        Event::SpellsDealt { .. } | Event::PreviewEnded | Event::HousePlaced { .. } => 0.7,
        Event::TurnBegan { .. } => 0.6,
        Event::WitchPlaced { .. } | Event::PowerLapsed { .. } => 0.6,
        Event::FlightBegan { .. } => 0.9,
        Event::FlightEnded { .. } => 1.15,
        Event::SpellBroken { .. } | Event::SpellReturned { .. } => 1.6,
        Event::PowerCast { .. } | Event::TilesSwapped { .. } => 1.0,
        Event::MatchEnded { .. } => 1.4,
    }
}

/// How long what lies there is looked at before this beat: the last tile that was found and its tick, before all turn back.
pub fn seconds_before(event: &Event) -> f32 {
    if matches!(event, Event::FlightEnded { .. }) { 0.9 } else { 0.0 }
}

/// Where things lie for this view.
fn places(hand: &Hand) -> Places {
    Places::of(hand.spread(), view(hand))
}

fn view<'a>(hand: &'a Hand) -> &'a View {
    hand.view()
}
