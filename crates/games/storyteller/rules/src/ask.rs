//! What a player may do, and what is asked for (RULES 3).

use serde::{Deserialize, Serialize};
use tabletop::{Answer, AnswerError, Dice, Form, Message, Offer, OfferOf, Prompt, Seat, Speak};

use crate::hint::WRITTEN;
use crate::round::cards_given;
use crate::state::State;
use crate::{Card, Command, Facet, Gift, Hint, MOST_TAGS, Phase, Phrase, Storyteller, Tag, Why, lexicon};

/// The prompts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// A written hint for this card (RULES 3.2).
    Written {
        /// The card.
        card: Card,
    },
    /// A hint in word tiles for this card (RULES 3.4).
    Tiles {
        /// The card.
        card: Card,
    },
    /// Which cards to give (RULES 3.5).
    Give {
        /// The hand.
        hand: Vec<Card>,
        /// How many.
        count: u8,
    },
    /// Which card to vote for (RULES 3.7).
    Vote {
        /// All cards on show, so that the first thing to pick is number 1.
        show: Vec<Card>,
        /// The numbers of the own cards, which the rules refuse (RULES 8.11).
        own: Vec<u8>,
    },
    /// Why it was this card (RULES 3.9).
    Why {
        /// The card.
        card: Card,
    },
}

/// All that this seat may do now.
pub(crate) fn offers(state: &State, seat: Seat) -> Vec<OfferOf<Storyteller>> {
    if !state.movers().contains(seat) {
        return Vec::new();
    }
    if state.chosen().contains(seat) {
        return vec![Offer::Exact(Command::Retract)];
    }
    let hand = &state.hands[seat];
    match state.phase {
        Phase::Tell => tell_offers(hand),
        Phase::Give => {
            vec![Offer::Ask(Ask::Give { hand: hand.clone(), count: cards_given(state.seats()) })]
        }
        Phase::Vote => {
            let show = state.show.iter().map(|shown| shown.card).collect();
            vec![Offer::Ask(Ask::Vote { show, own: state.own_places(seat) })]
        }
        Phase::Reveal => {
            let why = state.tale.iter().map(|tale| Offer::Ask(Ask::Why { card: tale.card }));
            core::iter::once(Offer::Exact(Command::GoOn { why: None })).chain(why).collect()
        }
        Phase::Over => Vec::new(),
    }
}

/// In writing, aloud, in word tiles, each with every card of the hand.
fn tell_offers(hand: &[Card]) -> Vec<OfferOf<Storyteller>> {
    let written = hand.iter().map(|card| Offer::Ask(Ask::Written { card: *card }));
    let aloud = hand.iter().map(|card| Offer::Exact(Command::Tell { card: *card, hint: Hint::Aloud }));
    let tiles = hand.iter().map(|card| Offer::Ask(Ask::Tiles { card: *card }));
    written.chain(aloud).chain(tiles).collect()
}

/// The words that people choose from: what can be felt and what happens. Names of things would give a card away.
fn tiles() -> Vec<Tag> {
    let of = |wanted| Tag::all().filter(move |tag| tag.facet() == Some(wanted));
    of(Facet::Mood).chain(of(Facet::Action)).collect()
}

fn size<T>(things: &[T]) -> u32 {
    u32::try_from(things.len()).unwrap_or(u32::MAX)
}

/// The number on show, from 1, of the thing with this index.
fn number(index: usize) -> Option<u8> {
    u8::try_from(index).ok()?.checked_add(1)
}

fn picked<T: Clone>(things: &[T], items: &[u32]) -> Vec<T> {
    items.iter().filter_map(|item| things.get(*item as usize).cloned()).collect()
}

impl Prompt<Command> for Ask {
    fn form(&self) -> Form {
        match self {
            Self::Written { .. } | Self::Why { .. } => WRITTEN,
            Self::Tiles { .. } => {
                let most = u32::try_from(MOST_TAGS).unwrap_or(1);
                Form::Pick { from: size(&tiles()), least: 1, most }
            }
            Self::Give { hand, count } => {
                Form::Pick { from: size(hand), least: u32::from(*count), most: u32::from(*count) }
            }
            Self::Vote { show, .. } => Form::Pick { from: size(show), least: 1, most: 1 },
        }
    }

    fn message(&self) -> Message {
        match self {
            Self::Written { card } => Message::new("ask-written").with("card", card.message()),
            Self::Tiles { card } => Message::new("ask-tiles").with("card", card.message()),
            Self::Give { count, .. } => Message::new("ask-give").with("count", *count),
            Self::Vote { .. } => Message::new("ask-vote"),
            Self::Why { card } => Message::new("ask-why").with("card", card.message()),
        }
    }

    fn item(&self, index: u32) -> Option<Message> {
        let described =
            |id, card: &Card| Message::new(id).with("card", card.message()).with("alt", card.alt());
        let index = index as usize;
        match self {
            Self::Written { .. } | Self::Why { .. } => None,
            Self::Tiles { .. } => tiles().get(index).map(Speak::message),
            Self::Give { hand, .. } => hand.get(index).map(|card| described("item-card", card)),
            Self::Vote { show, own } => {
                let place = number(index)?;
                let id = if own.contains(&place) { "item-own" } else { "item-card" };
                Some(described(id, show.get(index)?))
            }
        }
    }

    fn command(&self, answer: &Answer) -> Result<Command, AnswerError> {
        self.form().check(answer)?;
        match (self, answer) {
            (Self::Written { card }, Answer::Text(text)) => {
                Ok(Command::Tell { card: *card, hint: Hint::Written(text.trim().to_owned()) })
            }
            (Self::Tiles { card }, Answer::Items(items)) => {
                let tags = picked(&tiles(), items);
                Ok(Command::Tell { card: *card, hint: Hint::Tiles { phrase: Phrase::Plain, tags } })
            }
            (Self::Give { hand, .. }, Answer::Items(items)) => {
                Ok(Command::Give { gifts: picked(hand, items).into_iter().map(Gift::plain).collect() })
            }
            (Self::Vote { .. }, Answer::Items(items)) => {
                let place = items.first().and_then(|item| number(*item as usize));
                Ok(Command::Vote { place: place.ok_or(AnswerError::WrongForm)?, because: Vec::new() })
            }
            (Self::Why { .. }, Answer::Text(text)) => {
                Ok(Command::GoOn { why: Some(Why::Written(text.trim().to_owned())) })
            }
            _ => Err(AnswerError::WrongForm),
        }
    }

    fn sample(&self, dice: &mut Dice) -> Answer {
        let is_own = |item: &u32| match self {
            Self::Vote { own, .. } => number(*item as usize).is_none_or(|place| own.contains(&place)),
            _ => false,
        };
        match self.form() {
            Form::Pick { from, least, most } => {
                let mut items = (0..from).filter(|item| !is_own(item)).collect::<Vec<_>>();
                dice.shuffle(&mut items);
                items.truncate((least + dice.below(most - least + 1)) as usize);
                Answer::Items(items)
            }
            _ => Answer::Text(some_text(dice)),
        }
    }
}

/// One to six words that people might write.
fn some_text(dice: &mut Dice) -> String {
    let words = (0..dice.roll(6)).filter_map(|_| lexicon::some_word(dice)).collect::<Vec<_>>();
    words.join(" ")
}
