//! Events in words. The log names no ingredient: what was seen is for each player to remember (RULES 9.2).

use tabletop::{Message, Speak};

use crate::event::FlightEnd;
use crate::{Event, House, Place, Power};

impl Speak for Event {
    fn message(&self) -> Message {
        let at = |id, place: &Place| Message::new(id).with("place", place.message());
        match self {
            Self::FirstPlayerChosen { seat } => Message::new("event-first-player").with("seat", *seat),
            Self::ForestLaid { .. } => Message::new("event-forest-laid"),
            Self::SpellsDealt { each } => Message::new("event-spells-dealt").with("count", *each),
            Self::PreviewBegan { .. } => Message::new("event-preview-began"),
            Self::PreviewEnded => Message::new("event-preview-ended"),
            Self::TurnBegan { seat, .. } => Message::new("event-turn").with("seat", *seat),
            Self::WitchPlaced { seat, start, tiles } => Message::new("event-witch-placed")
                .with("seat", *seat)
                .with("end", start.message())
                .with("tiles", *tiles),
            Self::FlightBegan { seat, .. } => Message::new("event-flight-began").with("seat", *seat),
            Self::HouseLifted { seat, place, .. } => at("event-house-lifted", place).with("seat", *seat),
            Self::TileTurned { seat, place, .. } => at("event-tile-turned", place).with("seat", *seat),
            Self::TileShown { place, matches: true, found, .. } => {
                at("event-match", place).with("count", *found)
            }
            Self::TileShown { place, matches: false, .. } => at("event-mismatch", place),
            Self::MismatchMayGo { place, .. } => at("event-mismatch-may-go", place),
            Self::TileTurnedBack { seat, place, .. } => {
                at("event-tile-turned-back", place).with("seat", *seat)
            }
            Self::TileCovered { place, .. } => at("event-tile-covered", place),
            Self::HouseReturned { place, .. } => at("event-house-returned", place),
            Self::HouseKept { place } => at("event-house-kept", place),
            Self::StepOpened { seat, .. } => Message::new("event-step-opened").with("seat", *seat),
            Self::WitchStepped { seat: Some(seat), tapped, left, .. } => {
                let id = if *tapped { "event-witch-moved" } else { "event-witch-moved-late" };
                Message::new(id).with("seat", *seat).with("left", *left)
            }
            Self::WitchStepped { seat: None, left, .. } => {
                Message::new("event-witch-flew").with("left", *left)
            }
            Self::FlightEnded { end, found, required, .. } => {
                let id = match end {
                    FlightEnd::Witch => "event-witch-is-back",
                    FlightEnd::Matches => "event-all-found",
                };
                Message::new(id).with("found", *found).with("required", *required)
            }
            Self::SpellBroken { seat, broken, .. } => {
                Message::new("event-spell-broken").with("seat", *seat).with("count", *broken)
            }
            Self::SpellReturned { seat } => Message::new("event-spell-returned").with("seat", *seat),
            Self::PowerCast { power, on: Some(on), .. } => {
                let id = match power {
                    Power::LongFlight => "event-power-long-flight",
                    Power::ShortFlight => "event-power-short-flight",
                    Power::Fingers => "event-power-fingers",
                    Power::ChinOnFist => "event-power-chin-on-fist",
                    Power::House | Power::Swap => "event-power",
                };
                Message::new(id).with("seat", *on).with("power", power.message())
            }
            Self::PowerCast { seat, power, on: None } => {
                Message::new("event-power").with("seat", *seat).with("power", power.message())
            }
            Self::PowerLapsed { power, on, .. } => {
                Message::new("event-power-lapsed").with("seat", *on).with("power", power.message())
            }
            Self::HousePlaced { seat, place, from } => {
                let id = match from {
                    House::Beside => "event-house-placed",
                    House::On(_) | House::Lifted(_) => "event-house-moved",
                };
                at(id, place).with("seat", *seat)
            }
            Self::TilesSwapped { seat, one, other } => Message::new("event-tiles-swapped")
                .with("seat", *seat)
                .with("one", one.message())
                .with("other", other.message()),
            Self::ExpertAsked { seat, .. } => Message::new("event-expert-asked").with("seat", *seat),
            Self::HouseLeft { seat, lapsed } => {
                let id = if *lapsed { "event-house-left-late" } else { "event-house-left" };
                Message::new(id).with("seat", *seat)
            }
            Self::MatchEnded { winner: Some(seat) } => Message::new("event-match-won").with("seat", *seat),
            Self::MatchEnded { winner: None } => Message::new("event-match-ended"),
        }
    }
}
