//! Names of sprites.

use std::borrow::Cow;

use storyteller::Card;
use tabletop::Seat;

/// The colours by which rabbits and votes are told apart, each with its symbol.
const COLOURS: usize = 6;
const RABBITS: [&str; COLOURS] =
    ["rabbit-blue", "rabbit-red", "rabbit-green", "rabbit-lilac", "rabbit-yellow", "rabbit-sand"];
const VOTES: [&str; COLOURS] =
    ["vote-blue", "vote-red", "vote-green", "vote-lilac", "vote-yellow", "vote-sand"];

/// The back of every card.
pub const BACK: &str = "card-back";

/// The picture on a card, as large as it lies on the table.
pub fn face(card: Card) -> Cow<'static, str> {
    Cow::Borrowed(sprite(card))
}

/// The same, where a name lasts.
pub fn sprite(card: Card) -> &'static str {
    card.picture().map_or(BACK, |picture| picture.id.as_str())
}

/// The file of the same picture as large as a screen.
pub fn large(card: Card) -> String {
    format!("pictures/storyteller-large.{}.webp", face(card))
}

/// A seat's rabbit.
pub fn rabbit(seat: Seat) -> &'static str {
    RABBITS[seat.index() % COLOURS]
}

/// A seat's vote, face up.
pub fn vote(seat: Seat) -> &'static str {
    VOTES[seat.index() % COLOURS]
}
