//! In which script verses are set, and whether they are translated.

use table::board::Scene;
use verse_and_painting::{Line, Masked, Tongues};

use crate::VerseView;

/// A script of verses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tongue {
    /// Traditional characters.
    Hant,
    /// Simplified characters.
    Hans,
    /// Traditional characters with a translation.
    En,
}

impl Tongue {
    /// As the texts of the player's language have it.
    pub fn of(scene: &Scene<VerseView>) -> Self {
        match scene.line("verse-script").as_str() {
            "hans" => Self::Hans,
            "en" => Self::En,
            _ => Self::Hant,
        }
    }

    /// Characters of something that there is in all languages.
    pub fn characters(self, of: &Tongues) -> &str {
        if self == Self::Hans { &of.hans } else { &of.hant }
    }

    /// The same in the player's language.
    pub fn words(self, of: &Tongues) -> &str {
        match self {
            Self::Hant => &of.hant,
            Self::Hans => &of.hans,
            Self::En => &of.en,
        }
    }

    /// A line with its mask.
    pub fn masked(self, masked: &Masked) -> &str {
        if self == Self::Hans { &masked.hans } else { &masked.hant }
    }

    /// A whole poem with its punctuation.
    pub fn poem(self, line: &Line) -> &str {
        if self == Self::Hans { &line.poem_hans } else { &line.poem }
    }

    /// Whether slips have a translation beside the characters.
    pub fn translates(self) -> bool {
        self == Self::En
    }
}
