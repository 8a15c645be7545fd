//! The table in sentences, for whoever cannot or does not want to look at it.

use tabletop::{Message, Seat, Speak, Value};

use super::command::{title, titles};
use crate::view::{Own, ShownCard, View};
use crate::{Card, Phase};

/// What this viewer sees, most important first.
pub(crate) fn describe(view: &View) -> Vec<Message> {
    let mut lines = vec![headline(view)];
    lines.extend(view.hint.as_ref().map(|hint| Message::new("view-hint").with("hint", hint.message())));
    lines.extend((1..).zip(&view.show).map(|(place, shown)| on_show(view, place, shown)));
    let chosen = view.chosen();
    if !chosen.is_empty() {
        lines.push(Message::new("view-chosen").with("seats", chosen.iter().collect::<Value>()));
    }
    if let Some(own) = view.own.as_ref().filter(|_| view.phase != Phase::Over) {
        lines.extend(own_choices(view, own));
        lines.extend(own.hand.iter().map(|card| described("view-hand", *card)));
    }
    lines.push(Message::new("view-points").with("points", points(view)));
    lines.push(Message::new("view-deck").with("count", view.deck));
    lines
}

fn headline(view: &View) -> Message {
    let id = match view.phase {
        Phase::Tell => "view-tell",
        Phase::Give => "view-give",
        Phase::Vote => "view-vote",
        Phase::Reveal => "view-reveal",
        Phase::Over => return Message::new("view-over"),
    };
    Message::new(id).with("seat", view.teller).with("round", view.round).with("rounds", view.rounds)
}

/// A card on show, with whose it is and who voted for it once that is known.
fn on_show(view: &View, place: u8, shown: &ShownCard) -> Message {
    let line = |id| described(id, shown.card).with("number", place);
    let Some(owner) = shown.owner else { return line("view-shown") };
    let id = if owner == view.teller { "view-shown-tale" } else { "view-shown-decoy" };
    line(id).with("seat", owner).with("voters", shown.voters.iter().collect::<Value>())
}

fn own_choices(view: &View, own: &Own) -> Vec<Message> {
    let mut lines = Vec::new();
    lines.extend(own.told.map(|card| Message::new("view-own-tale").with("card", title(card))));
    if !own.given.is_empty() {
        lines.push(Message::new("view-own-given").with("cards", titles(&own.given)));
    }
    if view.phase == Phase::Vote && view.viewer != Some(view.teller) {
        let places = own.places.iter().copied().collect::<Value>();
        lines.push(Message::new("view-own-places").with("numbers", places));
    }
    lines.extend(own.vote.map(|place| Message::new("view-own-vote").with("number", place)));
    lines
}

fn described(id: &'static str, card: Card) -> Message {
    Message::new(id).with("card", title(card)).with("alt", card.alt())
}

fn points(view: &View) -> Value {
    let one =
        |(seat, points): (Seat, u16)| Message::new("standing").with("seat", seat).with("points", points);
    view.players.iter().map(|(seat, player)| one((seat, player.points))).collect()
}
