//! Chapter cards: who they are about, and what they are in the game.

mod content;
mod kind;
mod power;
mod years;

pub use content::Content;
pub use kind::{Era, Field, Region};
pub use power::{Family, Power};
pub use years::{Year, Years};

use serde::{Deserialize, Serialize};

use crate::{Icon, Icons};

/// A chapter card, by its number in the order of the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ChapterId(pub u8);

impl ChapterId {
    /// How many there are (RULES 1.4).
    pub const COUNT: usize = 120;

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..120).map(Self)
    }

    /// The card; `None` where there is no such chapter.
    #[must_use]
    pub fn chapter(self) -> Option<&'static Chapter> {
        Content::get().chapters.get(usize::from(self.0))
    }

    /// The card with this key.
    #[must_use]
    pub fn named(key: &str) -> Option<Self> {
        Self::all().find(|id| id.chapter().is_some_and(|chapter| chapter.key == key))
    }

    /// What it costs.
    #[must_use]
    pub fn cost(self) -> Icons {
        self.chapter().map_or(Icons::NONE, |chapter| chapter.cost)
    }

    /// Its printed points.
    #[must_use]
    pub fn points(self) -> u16 {
        self.chapter().map_or(0, |chapter| u16::from(chapter.points))
    }

    /// What it does once it is in a book.
    #[must_use]
    pub fn power(self) -> Power {
        self.chapter().map_or(Power::Plain, |chapter| chapter.power)
    }

    /// The icons that it lends to later chapters (RULES 5.2).
    #[must_use]
    pub fn permanent(self) -> Icons {
        match self.power() {
            Power::Permanent(icons) => icons,
            _ => Icons::NONE,
        }
    }

    /// Whether its cost has this icon at least twice (RULES 6.6).
    #[must_use]
    pub fn leans_on(self, icon: Icon) -> bool {
        self.cost().of(icon) >= 2
    }
}

/// A text in all languages of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tongues {
    /// Traditional Chinese.
    pub hant: String,
    /// Simplified Chinese.
    pub hans: String,
    /// English.
    pub en: String,
}

/// The picture on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Emblem {
    /// Figures to be arranged, the main one first, by their ids in the picture press's set.
    pub motifs: Vec<String>,
}

/// A woman of history, as a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chapter {
    /// Its name in files and notation, such as `ada-lovelace`.
    pub key: String,
    /// What she is called.
    pub name: Tongues,
    /// When she lived.
    pub years: Years,
    /// Where.
    pub region: Region,
    /// What she did.
    pub field: Field,
    /// Two or three sentences about her.
    pub story: Tongues,
    /// Titles of works in which the sentences can be checked.
    pub sources: Vec<String>,
    /// Its picture.
    pub emblem: Emblem,
    /// The icons that complete it, 3 to 8.
    pub cost: Icons,
    /// Its printed points.
    pub points: u8,
    /// What it does once it is in a book.
    pub power: Power,
}

impl Chapter {
    /// The age she belongs to.
    #[must_use]
    pub fn era(&self) -> Era {
        Era::of(self.years.last())
    }
}
