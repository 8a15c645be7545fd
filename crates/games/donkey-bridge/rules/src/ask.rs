//! What a seat is asked for in writing: a story (RULES 3.2), an answer (RULES 5.3).

use serde::{Deserialize, Serialize};
use tabletop::{Answer, AnswerError, Dice, Form, Message, Prompt, Speak};

use crate::{Command, Language, Story, StoryText, Utterance, Word};

/// The prompts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// A story; [`crate::lacking`] tells which words a draft still lacks.
    Story {
        /// The words of the tiles.
        words: Vec<Word>,
    },
    /// An answer.
    Answer {
        /// Words that would be refused: the own tile's, and those named already.
        barred: Vec<Word>,
    },
}

impl Prompt<Command> for Ask {
    fn form(&self) -> Form {
        match self {
            Self::Story { .. } => StoryText::FORM,
            Self::Answer { .. } => Utterance::FORM,
        }
    }

    fn message(&self) -> Message {
        match self {
            Self::Story { words } => {
                let words = words.iter().map(Speak::message).collect::<tabletop::Value>();
                Message::new("ask-story").with("words", words)
            }
            Self::Answer { .. } => Message::new("ask-answer"),
        }
    }

    fn item(&self, _index: u32) -> Option<Message> {
        None
    }

    fn command(&self, answer: &Answer) -> Result<Command, AnswerError> {
        self.form().check(answer)?;
        let Answer::Text(text) = answer else { return Err(AnswerError::WrongForm) };
        match self {
            Self::Story { .. } => {
                let story = StoryText::new(text).ok_or(AnswerError::BadCharacter)?;
                Ok(Command::Tell(Story::Typed(story)))
            }
            Self::Answer { .. } => Utterance::new(text).map(Command::Say).ok_or(AnswerError::BadCharacter),
        }
    }

    fn sample(&self, dice: &mut Dice) -> Answer {
        let language = Language::ALL[dice.index(Language::ALL.len())];
        Answer::Text(match self {
            Self::Story { words } => {
                words.iter().map(|word| word.name(language)).collect::<Vec<_>>().join(" … ")
            }
            Self::Answer { barred } => {
                let free = Word::all().filter(|word| !barred.contains(word)).collect::<Vec<_>>();
                // One answer in six names no word at all.
                let word = dice.pick(&free).copied().filter(|_| dice.roll(6) > 1);
                word.map_or("?", |word| word.name(language)).to_owned()
            }
        })
    }
}
