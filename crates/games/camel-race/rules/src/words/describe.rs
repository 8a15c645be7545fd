//! The table in sentences, for whoever cannot or does not want to look at it.

use tabletop::{Message, Seat, Speak, Value};

use crate::view::{PlayerView, View};
use crate::{Camel, CamelSet, Command, Space};

/// An offer, with the value of the ticket that it would take, and shorter where there are many of its kind.
pub(crate) fn offer(view: &View, command: &Command) -> Message {
    match command {
        Command::TakeLegTicket { camel } => match view.top_ticket(*camel) {
            Some(value) => {
                Message::new("offer-leg-ticket").with("camel", camel.message()).with("value", value)
            }
            None => command.message(),
        },
        Command::PlaceDesertTile { space, side } => {
            Message::new("offer-desert-tile").with("space", space.0).with("side", side.message())
        }
        Command::Roll | Command::LayRaceCard { .. } => command.message(),
    }
}

/// What this viewer sees, most important first.
pub(crate) fn describe(view: &View) -> Vec<Message> {
    let mut lines = vec![match view.over {
        true => Message::new("view-over"),
        false => Message::new("view-turn").with("seat", view.turn).with("leg", view.leg),
    }];
    lines.extend(track(view));
    lines.push(dice(view));
    lines.extend(tickets(view));
    lines.extend(view.players.iter().map(|(seat, player)| self::player(seat, player)));
    if !view.winner_pile.is_empty() || !view.loser_pile.is_empty() {
        let count = |pile: &[Seat]| Value::Int(i64::try_from(pile.len()).unwrap_or(i64::MAX));
        let piles = Message::new("view-piles");
        lines.push(piles.with("winner", count(&view.winner_pile)).with("loser", count(&view.loser_pile)));
    }
    if let Some(own) = view.own.as_ref().filter(|_| !view.over) {
        lines.push(match own.held.is_empty() {
            true => Message::new("view-own-cards-none"),
            false => Message::new("view-own-cards").with("camels", names(own.held)),
        });
    }
    lines
}

/// Stacks and tiles from the front to the back.
fn track(view: &View) -> Vec<Message> {
    let mut lines = Vec::new();
    for space in Space::all().chain([Space::BEYOND]).rev() {
        let stack = view.track.stack(space);
        if !stack.is_empty() {
            let camels: Value = stack.iter().rev().map(Speak::message).collect();
            lines.push(match space {
                Space::BEYOND => Message::new("view-finished").with("camels", camels),
                _ => Message::new("view-stack").with("space", space.0).with("camels", camels),
            });
        }
        if let Some(tile) = view.track.tile(space) {
            let line = Message::new("view-tile").with("space", space.0).with("side", tile.side.message());
            lines.extend(tile.owner.map(|owner| line.with("seat", owner)));
        }
    }
    lines
}

fn dice(view: &View) -> Message {
    let out: Value = view
        .rolled
        .iter()
        .map(|die| Message::new("view-die").with("camel", die.camel.message()).with("pips", die.pips))
        .collect();
    match (view.rolled.is_empty(), view.pyramid.is_empty()) {
        (true, _) => Message::new("view-dice-all"),
        (false, true) => Message::new("view-dice-none").with("out", out),
        (false, false) => Message::new("view-dice").with("left", names(view.pyramid)).with("out", out),
    }
}

fn tickets(view: &View) -> Option<Message> {
    let left: Vec<Message> = Camel::ALL
        .into_iter()
        .filter_map(|camel| Some((camel, view.top_ticket(camel)?)))
        .map(|(camel, value)| Message::new("view-ticket").with("camel", camel.message()).with("value", value))
        .collect();
    if view.over || left.is_empty() {
        return None;
    }
    Some(Message::new("view-tickets").with("tickets", left.into_iter().collect::<Value>()))
}

fn player(seat: Seat, player: &PlayerView) -> Message {
    let tickets: Value = player
        .leg_tickets
        .iter()
        .map(|ticket| {
            Message::new("view-ticket").with("camel", ticket.camel.message()).with("value", ticket.value)
        })
        .collect();
    let id = if player.leg_tickets.is_empty() { "view-player" } else { "view-player-tickets" };
    let line = Message::new(id)
        .with("seat", seat)
        .with("figure", player.figure.message())
        .with("coins", player.purse)
        .with("pyramid", player.pyramid_tickets);
    if player.leg_tickets.is_empty() { line } else { line.with("tickets", tickets) }
}

fn names(camels: CamelSet) -> Value {
    camels.iter().map(|camel| camel.message()).collect()
}
