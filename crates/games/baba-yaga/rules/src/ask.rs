//! The one thing that is no list of commands: which two tiles to exchange (RULES 6.7).

use serde::{Deserialize, Serialize};
use tabletop::{Answer, AnswerError, Dice, Form, Message, Prompt};

use crate::{Clue, Command, Place, words};

/// What a seat is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// Two tiles to exchange.
    Swap {
        /// What each shows, place by place.
        clues: Vec<Clue>,
    },
}

/// All places.
const PLACES: u32 = 16;

impl Prompt<Command> for Ask {
    fn form(&self) -> Form {
        match self {
            Self::Swap { .. } => Form::Pick { from: PLACES, least: 2, most: 2 },
        }
    }

    fn message(&self) -> Message {
        match self {
            Self::Swap { .. } => Message::new("ask-swap"),
        }
    }

    fn item(&self, index: u32) -> Option<Message> {
        let Self::Swap { clues } = self;
        let clue = *clues.get(index as usize)?;
        Some(words::tile(Place(u8::try_from(index).ok()?), clue))
    }

    fn command(&self, answer: &Answer) -> Result<Command, AnswerError> {
        self.form().check(answer)?;
        let Answer::Items(items) = answer else { return Err(AnswerError::WrongForm) };
        let place = |item: &u32| u8::try_from(*item).map(Place).map_err(|_| AnswerError::WrongForm);
        match &items[..] {
            [one, other] => Ok(Command::Swap { one: place(one)?, other: place(other)? }),
            _ => Err(AnswerError::WrongForm),
        }
    }

    fn sample(&self, dice: &mut Dice) -> Answer {
        let one = dice.below(PLACES);
        let other = (one + 1 + dice.below(PLACES - 1)) % PLACES;
        Answer::Items(vec![one, other])
    }
}
