//! Tags: what can be seen and felt in the pictures, each with a name in every language.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tabletop::{Message, Speak};

/// A tag of the deck, by its place in `content/tags.ron`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tag(pub u16);

/// What a tag says of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Facet {
    /// A thing or being that it shows.
    Motif,
    /// Where it plays.
    Place,
    /// What happens.
    Action,
    /// What it feels like or speaks of.
    Mood,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Lists {
    motifs: Vec<String>,
    places: Vec<String>,
    actions: Vec<String>,
    moods: Vec<String>,
}

#[derive(Debug)]
struct Entry {
    key: String,
    facet: Facet,
}

/// A list that cannot be read would be empty; a test holds that it is whole.
static TAGS: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let lists: Lists = ron::from_str(include_str!("../content/tags.ron")).unwrap_or_default();
    let of =
        |ids: Vec<String>, facet| ids.into_iter().map(move |id| Entry { key: format!("tag-{id}"), facet });
    let (motifs, places) = (of(lists.motifs, Facet::Motif), of(lists.places, Facet::Place));
    motifs.chain(places).chain(of(lists.actions, Facet::Action)).chain(of(lists.moods, Facet::Mood)).collect()
});

impl Tag {
    /// All tags, in their order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::count()).map(Self)
    }

    /// How many there are.
    #[must_use]
    pub fn count() -> u16 {
        u16::try_from(TAGS.len()).unwrap_or(u16::MAX)
    }

    /// The tag with this name, such as `whale`.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        let place = TAGS.iter().position(|entry| entry.key.strip_prefix("tag-") == Some(id))?;
        u16::try_from(place).ok().map(Self)
    }

    /// Its name in files; empty where there is no such tag.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.entry().map_or("", |entry| entry.key.trim_start_matches("tag-"))
    }

    /// What it says of a picture; `None` where there is no such tag.
    #[must_use]
    pub fn facet(self) -> Option<Facet> {
        self.entry().map(|entry| entry.facet)
    }

    /// Whether there is such a tag: a file may name any number.
    #[must_use]
    pub fn exists(self) -> bool {
        self.entry().is_some()
    }

    /// Its place among all tags.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    fn entry(self) -> Option<&'static Entry> {
        TAGS.get(self.index())
    }
}

impl Speak for Tag {
    fn message(&self) -> Message {
        Message::new(self.entry().map_or("tag-unknown", |entry| entry.key.as_str()))
    }
}
