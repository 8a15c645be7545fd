//! The hints that a picture allows: any one of its tags, or any two.

use crate::{Card, Tag};

/// A hint that might be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    pub card: Card,
    pub tags: Vec<Tag>,
}

/// All hints of one and of two words for the cards of a hand.
pub(super) fn candidates(hand: &[Card]) -> Vec<Candidate> {
    hand.iter().flat_map(|card| of_card(*card)).collect()
}

fn of_card(card: Card) -> Vec<Candidate> {
    let tags = card.tags().collect::<Vec<_>>();
    let single = tags.iter().map(|tag| vec![*tag]);
    let pairs = tags
        .iter()
        .enumerate()
        .flat_map(|(place, one)| tags[place + 1..].iter().map(move |other| vec![*one, *other]));
    single.chain(pairs).map(|tags| Candidate { card, tags }).collect()
}
