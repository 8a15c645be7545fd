//! The words of the picture tiles, and what is known of each (RULES 1.2, 9).
//!
//! A [`Word`] is a number; its names, other names and picture are data in `content/words.ron`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// A picture tile, by the number of its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Word(u8);

/// The languages that the words have names in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Language {
    /// Traditional Chinese.
    ZhHant,
    /// Simplified Chinese.
    ZhHans,
    /// English.
    En,
}

/// What a word is, for the sentences that it can stand in (RULES 3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Something to hold or look at.
    Thing,
    /// An animal.
    Animal,
    /// Somewhere to go.
    Place,
    /// Somebody with a trade: *the pirate*.
    Person,
    /// Somebody with a name: *Snow White*.
    Hero,
    /// Something that happens.
    Event,
    /// Something that cannot be touched.
    Idea,
    /// A number.
    Number,
}

#[derive(Deserialize)]
struct Entry {
    id: String,
    kind: Kind,
    motif: String,
    names: [String; 3],
    also: [Vec<String>; 3],
    /// The message that names it, made from `id`.
    #[serde(skip)]
    message: String,
}

static ENTRIES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let mut entries: Vec<Entry> = ron::from_str(include_str!("../content/words.ron")).unwrap_or_default();
    for entry in &mut entries {
        entry.message = format!("tile-{}", entry.id);
    }
    entries
});

impl Word {
    /// How many there are (RULES 1.2).
    pub const COUNT: u8 = 180;

    /// The word with this number, counted from 0.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        (number < Self::COUNT).then_some(Self(number))
    }

    /// All words, in their order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// The word with this short name.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::all().find(|word| word.id() == id)
    }

    /// Its number, from 0.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its short name in files: `trafficjam`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.entry().map_or("", |entry| &entry.id)
    }

    /// What it is.
    #[must_use]
    pub fn kind(self) -> Kind {
        self.entry().map_or(Kind::Thing, |entry| entry.kind)
    }

    /// The name of its picture: those of the emoji sets have the sets' names.
    #[must_use]
    pub fn motif(self) -> &'static str {
        self.entry().map_or("", |entry| &entry.motif)
    }

    /// What it is called.
    #[must_use]
    pub fn name(self, language: Language) -> &'static str {
        self.entry().map_or("", |entry| &entry.names[language as usize])
    }

    /// All names that count as the word in this language, its own first.
    pub fn names(self, language: Language) -> impl Iterator<Item = &'static str> {
        let also = self.entry().into_iter().flat_map(move |entry| &entry.also[language as usize]);
        core::iter::once(self.name(language)).chain(also.map(String::as_str))
    }

    /// The identifier of the message that names it: `tile-trafficjam`.
    #[must_use]
    pub fn message_id(self) -> &'static str {
        self.entry().map_or("", |entry| &entry.message)
    }

    fn entry(self) -> Option<&'static Entry> {
        ENTRIES.get(usize::from(self.0))
    }
}

impl Language {
    /// All of them, the source first.
    pub const ALL: [Self; 3] = [Self::ZhHant, Self::ZhHans, Self::En];
}

impl From<Word> for u8 {
    fn from(word: Word) -> Self {
        word.0
    }
}

impl TryFrom<u8> for Word {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("there is no word with this number")
    }
}
