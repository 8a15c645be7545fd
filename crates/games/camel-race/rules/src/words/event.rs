//! Events in words.

use tabletop::{Message, Speak, Value};

use crate::{Advance, Camel, Event, TileSide};

impl Speak for Event {
    fn message(&self) -> Message {
        match self {
            Self::FirstPlayerChosen { seat } => Message::new("event-first-player").with("seat", *seat),
            Self::CamelPlaced { seat, camel, space, .. } => Message::new("event-camel-placed")
                .with("seat", *seat)
                .with("camel", camel.message())
                .with("space", space.0),
            Self::LegStarted { leg } => Message::new("event-leg-started").with("leg", *leg),
            Self::TurnBegan { seat } => Message::new("event-turn").with("seat", *seat),
            Self::LegTicketTaken { seat, camel, value } => Message::new("event-leg-ticket-taken")
                .with("seat", *seat)
                .with("camel", camel.message())
                .with("value", *value),
            Self::DesertTilePlaced { seat, space, side, from } => {
                let id = if from.is_some() { "event-desert-tile-moved" } else { "event-desert-tile-placed" };
                let placed =
                    Message::new(id).with("seat", *seat).with("space", space.0).with("side", side.message());
                match from {
                    Some(from) => placed.with("from", from.0),
                    None => placed,
                }
            }
            Self::PyramidTicketTaken { seat } => {
                Message::new("event-pyramid-ticket-taken").with("seat", *seat)
            }
            Self::DieRolled { seat, camel, pips } => Message::new("event-die-rolled")
                .with("seat", *seat)
                .with("camel", camel.message())
                .with("pips", *pips),
            Self::CamelMoved { advance } => moved(advance),
            Self::DesertTilePaid { seat, space, coins } => Message::new("event-tile-paid")
                .with("seat", *seat)
                .with("space", space.0)
                .with("coins", *coins),
            Self::RaceCardLaid { seat, pile, camel } => {
                let id = if camel.is_some() { "event-race-card-laid" } else { "event-race-card-laid-hidden" };
                let laid = Message::new(id).with("seat", *seat).with("pile", pile.message());
                match camel {
                    Some(camel) => laid.with("camel", camel.message()),
                    None => laid,
                }
            }
            Self::LegEnded { leg, ranking } => Message::new("event-leg-ended")
                .with("leg", *leg)
                .with("first", ranking[0].message())
                .with("second", ranking[1].message()),
            Self::LegTicketScored { seat, camel, value, place, coins } => {
                Message::new("event-leg-ticket-scored")
                    .with("seat", *seat)
                    .with("camel", camel.message())
                    .with("value", *value)
                    .with("place", *place)
                    .with("coins", *coins)
            }
            Self::PyramidTicketsScored { seat, tickets } => {
                Message::new("event-pyramid-tickets-scored").with("seat", *seat).with("tickets", *tickets)
            }
            Self::LegPaid { seat, net, purse } => {
                Message::new("event-leg-paid").with("seat", *seat).with("coins", *net).with("purse", *purse)
            }
            Self::RaceEnded { ranking } => Message::new("event-race-ended")
                .with("winner", ranking[0].message())
                .with("loser", ranking[Camel::COUNT - 1].message()),
            Self::RaceCardScored { seat, pile, camel, coins, purse } => {
                let id = if *coins > 0 { "event-race-card-right" } else { "event-race-card-wrong" };
                Message::new(id)
                    .with("seat", *seat)
                    .with("pile", pile.message())
                    .with("camel", camel.message())
                    .with("coins", *coins)
                    .with("purse", *purse)
            }
            Self::MatchEnded => Message::new("event-match-ended"),
        }
    }
}

/// A move, with what the tile did and where it ended.
fn moved(advance: &Advance) -> Message {
    let id = match (advance.tile.map(|tile| tile.side), advance.crosses_line()) {
        (_, true) => "event-camel-finished",
        (None, false) => "event-camel-moved",
        (Some(TileSide::Oasis), false) => "event-camel-moved-oasis",
        (Some(TileSide::Mirage), false) => "event-camel-moved-mirage",
    };
    let unit: Value = advance.unit.iter().map(Speak::message).collect();
    let moved = Message::new(id).with("camels", unit).with("from", advance.from.0);
    if advance.crosses_line() {
        return moved;
    }
    let moved = moved.with("to", advance.to.0);
    match advance.tile {
        Some(_) => moved.with("landing", advance.landing.0),
        None => moved,
    }
}
