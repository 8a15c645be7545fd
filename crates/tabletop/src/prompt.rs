//! Prompts: what cannot be offered as a list of exact commands.
//!
//! A hint, a drawing, a choice of three out of twenty: a seat answers in a [`Form`], and the game turns the
//! answer into a command. The shell knows the few forms and can therefore run every prompt of every game.

use serde::{Deserialize, Serialize};

use crate::{Data, Dice, Message};

/// What a prompt asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Form {
    /// Words.
    Text {
        /// Fewest characters, counted as Unicode scalar values after trimming.
        least: u32,
        /// Most characters.
        most: u32,
        /// Whether it may have several lines.
        lines: bool,
    },
    /// A drawing, as the bytes of the game's own stroke format.
    Drawing {
        /// Fewest bytes: 1 where an empty drawing is refused.
        least: u32,
        /// Most bytes.
        most: u32,
    },
    /// Some of these things, in any order.
    Pick {
        /// How many things there are; an answer names them by index. [`Prompt::item`] says what each is.
        from: u32,
        /// Fewest to pick.
        least: u32,
        /// Most to pick.
        most: u32,
    },
    /// All of these things, in an order.
    Order {
        /// How many things there are.
        of: u32,
    },
}

/// What a seat answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// To [`Form::Text`].
    Text(String),
    /// To [`Form::Drawing`].
    Drawing(Vec<u8>),
    /// To [`Form::Pick`] (indices, each once) and [`Form::Order`] (all indices, each once).
    Items(Vec<u32>),
}

/// Why an answer does not fit its form. Whether a fitting answer is *legal* is for the rules to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AnswerError {
    /// A text where a drawing was asked for, and the like.
    WrongForm,
    /// Fewer characters or things than asked for.
    TooFew {
        /// What was given.
        found: u32,
        /// What is asked for.
        least: u32,
    },
    /// More characters, bytes or things than allowed.
    TooMany {
        /// What was given.
        found: u32,
        /// What is allowed.
        most: u32,
    },
    /// An index that names nothing.
    NoSuchItem {
        /// That index.
        item: u32,
    },
    /// A thing named twice.
    Twice {
        /// Its index.
        item: u32,
    },
    /// A line break where one line is asked for, or a control character.
    BadCharacter,
}

impl core::fmt::Display for AnswerError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl core::error::Error for AnswerError {}

impl Form {
    /// Whether the answer fits.
    ///
    /// # Errors
    /// The first thing about it that does not.
    pub fn check(&self, answer: &Answer) -> Result<(), AnswerError> {
        match (self, answer) {
            (Self::Text { least, most, lines }, Answer::Text(text)) => {
                within(text.trim().chars().count(), *least, *most)?;
                let fits = |c: char| !c.is_control() || (*lines && c == '\n');
                if text.chars().all(fits) { Ok(()) } else { Err(AnswerError::BadCharacter) }
            }
            (Self::Drawing { least, most }, Answer::Drawing(bytes)) => within(bytes.len(), *least, *most),
            (Self::Pick { from, least, most }, Answer::Items(items)) => {
                within(items.len(), *least, *most)?;
                each_once(items, *from)
            }
            (Self::Order { of }, Answer::Items(items)) => {
                within(items.len(), *of, *of)?;
                each_once(items, *of)
            }
            _ => Err(AnswerError::WrongForm),
        }
    }
}

fn within(found: usize, least: u32, most: u32) -> Result<(), AnswerError> {
    let found = u32::try_from(found).unwrap_or(u32::MAX);
    if found < least {
        return Err(AnswerError::TooFew { found, least });
    }
    if found > most {
        return Err(AnswerError::TooMany { found, most });
    }
    Ok(())
}

fn each_once(items: &[u32], of: u32) -> Result<(), AnswerError> {
    for (place, item) in items.iter().enumerate() {
        if *item >= of {
            return Err(AnswerError::NoSuchItem { item: *item });
        }
        if items[..place].contains(item) {
            return Err(AnswerError::Twice { item: *item });
        }
    }
    Ok(())
}

/// A game's own prompts: which form each has, what its things are called, and what an answer means.
pub trait Prompt<Command>: Data {
    /// What it asks for.
    fn form(&self) -> Form;
    /// What is asked, in words.
    fn message(&self) -> Message;
    /// What the thing with this index is, in words; `None` where the form has no such thing.
    fn item(&self, index: u32) -> Option<Message>;
    /// The command that a fitting answer stands for. Called only after [`Form::check`] has passed.
    ///
    /// # Errors
    /// When the answer does not fit after all.
    fn command(&self, answer: &Answer) -> Result<Command, AnswerError>;
    /// Some answer that the rules accept: for bots without a better idea, and for random play.
    fn sample(&self, dice: &mut Dice) -> Answer;
}

/// The prompts of a game that has none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoPrompt {}

impl<Command> Prompt<Command> for NoPrompt {
    fn form(&self) -> Form {
        match *self {}
    }
    fn message(&self) -> Message {
        match *self {}
    }
    fn item(&self, _: u32) -> Option<Message> {
        match *self {}
    }
    fn command(&self, _: &Answer) -> Result<Command, AnswerError> {
        match *self {}
    }
    fn sample(&self, _: &mut Dice) -> Answer {
        match *self {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(s: &str) -> Answer {
        Answer::Text(s.into())
    }

    #[test]
    fn a_text_is_counted_in_characters_not_bytes() {
        let form = Form::Text { least: 1, most: 3, lines: false };
        assert_eq!(form.check(&text("駱駝隊")), Ok(()));
        assert_eq!(form.check(&text("駱駝商隊")), Err(AnswerError::TooMany { found: 4, most: 3 }));
        assert_eq!(form.check(&text("  ")), Err(AnswerError::TooFew { found: 0, least: 1 }));
        assert_eq!(form.check(&text("a\nb")), Err(AnswerError::BadCharacter));
        assert_eq!(form.check(&Answer::Drawing(vec![])), Err(AnswerError::WrongForm));
    }

    #[test]
    fn a_pick_names_each_thing_once() {
        let form = Form::Pick { from: 4, least: 2, most: 2 };
        assert_eq!(form.check(&Answer::Items(vec![3, 0])), Ok(()));
        assert_eq!(form.check(&Answer::Items(vec![3])), Err(AnswerError::TooFew { found: 1, least: 2 }));
        assert_eq!(form.check(&Answer::Items(vec![3, 3])), Err(AnswerError::Twice { item: 3 }));
        assert_eq!(form.check(&Answer::Items(vec![3, 4])), Err(AnswerError::NoSuchItem { item: 4 }));
    }

    #[test]
    fn an_order_names_all() {
        let form = Form::Order { of: 3 };
        assert_eq!(form.check(&Answer::Items(vec![2, 0, 1])), Ok(()));
        assert_eq!(form.check(&Answer::Items(vec![2, 0])), Err(AnswerError::TooFew { found: 2, least: 3 }));
    }

    #[test]
    fn a_drawing_has_a_cap() {
        let form = Form::Drawing { least: 1, most: 4 };
        assert_eq!(form.check(&Answer::Drawing(vec![])), Err(AnswerError::TooFew { found: 0, least: 1 }));
        assert_eq!(form.check(&Answer::Drawing(vec![0; 5])), Err(AnswerError::TooMany { found: 5, most: 4 }));
    }
}
