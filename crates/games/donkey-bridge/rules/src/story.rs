//! A story around the drawn tiles, and the words that it lacks (RULES 3.2).

use serde::{Deserialize, Serialize};
use tabletop::{Answer, Form};

use crate::{Language, Tale, Word};

/// How a story was told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Story {
    /// By voice; the table did not hear it.
    Aloud,
    /// In writing.
    Typed(StoryText),
    /// Put together from the stock of sentences.
    Woven(Tale),
}

/// A written story: 1 to [`StoryText::MOST`] characters, several lines allowed. Whatever makes one has checked it, a file
/// included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct StoryText(String);

impl StoryText {
    /// The most characters.
    pub const MOST: u32 = 600;
    /// What it has to look like.
    pub const FORM: Form = Form::Text { least: 1, most: Self::MOST, lines: true };

    /// The story, if it is one.
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

impl TryFrom<String> for StoryText {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::new(&text).ok_or("a story has 1 to 600 characters")
    }
}

impl From<StoryText> for String {
    fn from(story: StoryText) -> Self {
        story.0
    }
}

/// Those of the words that a text does not have yet, in their order; a shell shows them while somebody types.
///
/// A word counts by any of its names in any language. Names in Latin letters count as whole words, with or without the
/// *s* of a plural; names in Han characters wherever they stand.
#[must_use]
pub fn lacking(text: &str, words: &[Word]) -> Vec<Word> {
    let (folded, pieces) = (han::fold(text), latin(text));
    let has = |word: Word| {
        let mut names = Language::ALL.into_iter().flat_map(|language| word.names(language)).map(han::fold);
        names.any(|name| if name.is_ascii() { has_latin(&pieces, &name) } else { folded.contains(&name) })
    };
    words.iter().copied().filter(|word| !has(*word)).collect()
}

/// The words in Latin letters and digits of a text, folded.
fn latin(text: &str) -> Vec<String> {
    let parted = text.split(|c: char| !c.is_alphanumeric());
    let folded = parted.map(han::fold).collect::<Vec<_>>();
    let pieces = folded.iter().flat_map(|piece| piece.split(|c: char| !c.is_ascii()));
    pieces.filter(|piece| !piece.is_empty()).map(str::to_owned).collect()
}

/// Whether some pieces in a row are the name, or its plural.
fn has_latin(pieces: &[String], name: &str) -> bool {
    let is_name =
        |joined: &str| joined.strip_prefix(name).is_some_and(|ending| ["", "s", "es"].contains(&ending));
    (0..pieces.len()).any(|from| {
        let mut joined = String::new();
        for piece in &pieces[from..] {
            joined += piece;
            if is_name(&joined) || joined.len() > name.len() + 2 {
                break;
            }
        }
        is_name(&joined)
    })
}
