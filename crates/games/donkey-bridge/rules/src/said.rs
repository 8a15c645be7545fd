//! What a guesser says.

use serde::{Deserialize, Serialize};
use tabletop::{Answer, Form};

use crate::Word;

/// A written answer: 1 to [`Utterance::MOST`] characters on one line. Whatever makes one has checked it, a file included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Utterance(String);

impl Utterance {
    /// The most characters.
    pub const MOST: u32 = 40;
    /// What it has to look like.
    pub const FORM: Form = Form::Text { least: 1, most: Self::MOST, lines: false };

    /// The answer, if it is one.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim().to_owned();
        Self::FORM.check(&Answer::Text(text.clone())).ok().map(|()| Self(text))
    }

    /// Its text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Utterance {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::new(&text).ok_or("an answer has 1 to 40 characters")
    }
}

impl From<Utterance> for String {
    fn from(answer: Utterance) -> Self {
        answer.0
    }
}

/// What everybody heard or read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Said {
    /// A word of the game.
    Word(Word),
    /// A text.
    Text(Utterance),
}
