//! What a person wrote.

use serde::{Deserialize, Serialize};
use tabletop::{Answer, Form};

/// Written words: 1 to 400 characters, trimmed, on one or more lines. Whatever makes them has checked them, a file included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Written(String);

impl Written {
    /// The most characters, enough for any poem of the book.
    pub const MOST: u32 = 400;
    /// The form of any of them.
    pub(crate) const FORM: Form = Form::Text { least: 1, most: Self::MOST, lines: true };

    /// The words, if they are not too few or too many.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim().to_owned();
        Self::FORM.check(&Answer::Text(text.clone())).ok().map(|()| Self(text))
    }

    /// As they were written.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Written {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::new(&text).ok_or("written words have 1 to 400 characters")
    }
}
