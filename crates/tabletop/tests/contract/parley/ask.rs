//! What a seat may do, and what it is asked for.

use serde::{Deserialize, Serialize};
use tabletop::{Answer, AnswerError, Dice, Form, Message, Offer, OfferOf, Prompt, Seat, SeatSet};

use super::{Card, Choice, Command, Hint, Parley, Phase, Sketch, State, Told};

/// The prompts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// RULES 4.
    Hint,
    /// RULES 5.
    Sketch,
    /// RULES 6.
    Vote {
        /// Whose sketches there are to vote for.
        of: Vec<Seat>,
    },
    /// RULES 7.
    Sort {
        /// The hand.
        hand: Vec<Card>,
    },
}

/// All that this seat may do now.
pub fn offers(state: &State, seat: Seat) -> Vec<OfferOf<Parley>> {
    if !state.movers().contains(seat) {
        return Vec::new();
    }
    if state.choices[seat].is_some() {
        return vec![Offer::Exact(Command::Retract)];
    }
    match state.phase {
        Phase::Lay => state.hands[seat].iter().map(|card| Offer::Exact(Command::Lay(*card))).collect(),
        Phase::Roll => vec![Offer::Exact(Command::Roll)],
        Phase::Tell => vec![Offer::Ask(Ask::Hint), Offer::Exact(Command::Tell(Told::Mimed))],
        Phase::Sketch => vec![Offer::Ask(Ask::Sketch)],
        Phase::Vote => vec![Offer::Ask(Ask::Vote { of: state.candidates(seat).iter().collect() })],
        Phase::Sort => vec![Offer::Ask(Ask::Sort { hand: state.hands[seat].clone() })],
        Phase::Over => Vec::new(),
    }
}

impl Prompt<Command> for Ask {
    fn form(&self) -> Form {
        match self {
            Self::Hint => Hint::FORM,
            Self::Sketch => Sketch::FORM,
            Self::Vote { of } => {
                let from = u32::try_from(of.len()).unwrap_or(0);
                Form::Pick { from, least: 1, most: from.min(2) }
            }
            Self::Sort { hand } => Form::Order { of: u32::try_from(hand.len()).unwrap_or(0) },
        }
    }

    fn message(&self) -> Message {
        Message::new(match self {
            Self::Hint => "ask-hint",
            Self::Sketch => "ask-sketch",
            Self::Vote { .. } => "ask-vote",
            Self::Sort { .. } => "ask-sort",
        })
    }

    fn item(&self, index: u32) -> Option<Message> {
        let index = index as usize;
        match self {
            Self::Hint | Self::Sketch => None,
            Self::Vote { of } => of.get(index).map(|seat| Message::new("sketch-of").with("seat", *seat)),
            Self::Sort { hand } => hand.get(index).map(|card| Message::new("card").with("number", card.0)),
        }
    }

    fn command(&self, answer: &Answer) -> Result<Command, AnswerError> {
        self.form().check(answer)?;
        match (self, answer) {
            (Self::Hint, Answer::Text(text)) => {
                let hint = Hint::new(text).ok_or(AnswerError::BadCharacter)?;
                Ok(Command::Tell(Told::Words(hint)))
            }
            (Self::Sketch, Answer::Drawing(bytes)) => {
                let sketch = Sketch::new(bytes.clone()).ok_or(AnswerError::WrongForm)?;
                Ok(Command::Choose(Choice::Sketch(sketch)))
            }
            (Self::Vote { of }, Answer::Items(items)) => {
                let seats = named(of, items).collect::<SeatSet>();
                Ok(Command::Choose(Choice::Vote(seats)))
            }
            (Self::Sort { hand }, Answer::Items(items)) => {
                Ok(Command::Choose(Choice::Sort(named(hand, items).collect())))
            }
            _ => Err(AnswerError::WrongForm),
        }
    }

    fn sample(&self, dice: &mut Dice) -> Answer {
        match self {
            Self::Hint => Answer::Text("駱".repeat(1 + dice.index(40))),
            Self::Sketch => {
                let size = 1 + dice.index(64);
                Answer::Drawing((0..size).map(|_| dice.roll(255)).collect())
            }
            Self::Vote { of } => {
                let mut items = order(of.len(), dice);
                items.truncate(1 + dice.index(of.len().min(2)));
                Answer::Items(items)
            }
            Self::Sort { hand } => Answer::Items(order(hand.len(), dice)),
        }
    }
}

fn named<'a, T: Copy>(things: &'a [T], items: &'a [u32]) -> impl Iterator<Item = T> + 'a {
    items.iter().filter_map(|item| things.get(*item as usize).copied())
}

fn order(len: usize, dice: &mut Dice) -> Vec<u32> {
    let mut items = (0..).take(len).collect::<Vec<_>>();
    dice.shuffle(&mut items);
    items
}
