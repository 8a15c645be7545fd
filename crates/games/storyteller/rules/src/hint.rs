//! Hints (RULES 3.2 to 3.4).

use serde::{Deserialize, Serialize};
use tabletop::{Answer, AnswerError, Form, Message, Speak, Value};

use crate::{RuleError, Tag};

/// The most characters of a written hint, counted as Unicode scalar values (RULES 3.2).
pub const MOST_CHARACTERS: u32 = 400;

/// The most words of a hint out of word tiles, and of a reason (RULES 3.4).
pub const MOST_TAGS: usize = 3;

/// How a hint is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hint {
    /// In writing: a word, a sentence, a poem.
    Written(String),
    /// Aloud: a sound, a song, a gesture.
    Aloud,
    /// In word tiles, which each reader reads in the own language. Bots tell like this.
    Tiles {
        /// How the words are put.
        phrase: Phrase,
        /// The words, one to three.
        tags: Vec<Tag>,
    },
}

/// How the words of a hint are put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phrase {
    /// Just the words.
    Plain,
    /// Something about them.
    About,
    /// Dreamt of.
    Dream,
    /// Once upon a time.
    Once,
    /// Said softly.
    Softly,
    /// As a question.
    Perhaps,
}

impl Phrase {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Plain, Self::About, Self::Dream, Self::Once, Self::Softly, Self::Perhaps];
}

/// What a written hint has to look like (RULES 3.2).
pub(crate) const WRITTEN: Form = Form::Text { least: 1, most: MOST_CHARACTERS, lines: true };

impl Hint {
    /// The hint as it is kept, a written one without the blank edges.
    ///
    /// # Errors
    /// What is wrong with it (RULES 8.8, 8.9).
    pub(crate) fn checked(&self) -> Result<Self, RuleError> {
        match self {
            Self::Written(text) => Ok(Self::Written(checked_text(text)?)),
            Self::Aloud => Ok(Self::Aloud),
            Self::Tiles { phrase, tags } => {
                check_tags(tags, 1)?;
                Ok(Self::Tiles { phrase: *phrase, tags: tags.clone() })
            }
        }
    }
}

/// The text without blank edges, if it has 1 to 400 characters and none that cannot be shown.
pub(crate) fn checked_text(text: &str) -> Result<String, RuleError> {
    let text = text.trim();
    match WRITTEN.check(&Answer::Text(text.to_owned())) {
        Ok(()) => Ok(text.to_owned()),
        Err(AnswerError::TooFew { .. }) => Err(RuleError::EmptyText),
        Err(AnswerError::TooMany { found, most }) => Err(RuleError::LongText { found, most }),
        Err(_) => Err(RuleError::UnreadableText),
    }
}

/// Whether these are so many to three words of the deck, each once.
pub(crate) fn check_tags(tags: &[Tag], least: usize) -> Result<(), RuleError> {
    let each_once = tags.iter().enumerate().all(|(place, tag)| !tags[..place].contains(tag));
    let fits = (least..=MOST_TAGS).contains(&tags.len()) && each_once && tags.iter().all(|tag| tag.exists());
    if fits { Ok(()) } else { Err(RuleError::BadTiles) }
}

/// Words joined as the language joins a list.
pub(crate) fn list(tags: &[Tag]) -> Value {
    tags.iter().map(Speak::message).collect()
}

impl Speak for Hint {
    fn message(&self) -> Message {
        match self {
            Self::Written(text) => Message::new("hint-written").with("text", text.clone()),
            Self::Aloud => Message::new("hint-aloud"),
            Self::Tiles { phrase, tags } => Message::new(phrase.key()).with("words", list(tags)),
        }
    }
}

impl Phrase {
    fn key(self) -> &'static str {
        match self {
            Self::Plain => "hint-plain",
            Self::About => "hint-about",
            Self::Dream => "hint-dream",
            Self::Once => "hint-once",
            Self::Softly => "hint-softly",
            Self::Perhaps => "hint-perhaps",
        }
    }
}
