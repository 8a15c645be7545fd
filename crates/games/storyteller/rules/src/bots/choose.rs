//! Giving and voting: by closeness to the hint, with noise.

use tabletop::{Dice, Level};

use super::closeness::{closeness, thoughts, weight};
use crate::{Card, Command, Gift, Hint, Tag, View, cards_given, lexicon};

/// How sharply the best eye tells a good card from a poor one: see [`weight`].
pub(super) const SHARPEST: u32 = 14;

fn sharpness(level: Level) -> u32 {
    match level {
        Level::Easy => 3,
        Level::Medium => 8,
        Level::Hard => SHARPEST,
    }
}

/// Gives the cards that suit the hint; a hard bot the closest, the others such as come to their mind.
pub(super) fn give(level: Level, view: &View, dice: &mut Dice) -> Command {
    let words = words(view);
    let mut hand = view.own.as_ref().map(|own| own.hand.clone()).unwrap_or_default();
    dice.shuffle(&mut hand);
    let mut gifts = Vec::new();
    for _ in 0..cards_given(view.config.seats) {
        let place = match level {
            Level::Hard => closest(&hand, &words),
            Level::Easy | Level::Medium => drawn(level, &hand, &words, dice),
        };
        if let Some(card) = place.filter(|place| *place < hand.len()).map(|place| hand.remove(place)) {
            gifts.push(Gift { card, because: reasons(card, view.hint.as_ref()) });
        }
    }
    Command::Give { gifts }
}

/// Votes for a card of others, the likelier the better it suits the hint.
pub(super) fn vote(level: Level, view: &View, dice: &mut Dice) -> Command {
    let own = view.own.as_ref().map(|own| own.places.as_slice()).unwrap_or_default();
    let others = (1..).zip(&view.show).filter(|(place, _)| !own.contains(place));
    let others = others.map(|(place, shown)| (place, shown.card)).collect::<Vec<(u8, Card)>>();
    let cards = others.iter().map(|(_, card)| *card).collect::<Vec<_>>();
    let chosen = drawn(level, &cards, &words(view), dice).and_then(|index| others.get(index));
    let (place, card) = chosen.copied().unwrap_or((1, Card(0)));
    Command::Vote { place, because: reasons(card, view.hint.as_ref()) }
}

/// What the hint speaks of; nothing where it was given aloud, since a bot hears nothing.
fn words(view: &View) -> Vec<Tag> {
    view.hint.as_ref().map(lexicon::understand).unwrap_or_default()
}

fn reasons(card: Card, hint: Option<&Hint>) -> Vec<Tag> {
    hint.map(|hint| thoughts(card, hint)).unwrap_or_default()
}

/// The place of the closest card.
fn closest(cards: &[Card], words: &[Tag]) -> Option<usize> {
    (0..cards.len()).max_by_key(|place| closeness(cards[*place], words))
}

/// The place of a card drawn in proportion to how well it suits.
fn drawn(level: Level, cards: &[Card], words: &[Tag], dice: &mut Dice) -> Option<usize> {
    let weights = cards.iter().map(|card| weight(sharpness(level), closeness(*card, words)));
    let weights = weights.collect::<Vec<_>>();
    let mut at = dice.below(weights.iter().sum());
    weights.iter().position(|weight| {
        let is_here = at < *weight;
        at = at.saturating_sub(*weight);
        is_here
    })
}
