//! What can be stamped, by name. How it looks is for the raster; what it may mean is for the game.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tabletop::{Message, Speak};

/// A motif, by its number from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Motif(pub u8);

/// What a motif is called.
#[derive(Debug)]
struct Entry {
    id: String,
    message: String,
}

static MOTIFS: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let ids: Vec<String> = ron::from_str(include_str!("../content/motifs.ron")).unwrap_or_default();
    ids.into_iter().map(|id| Entry { message: format!("motif-{id}"), id }).collect()
});

impl Motif {
    /// All motifs, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..u8::try_from(MOTIFS.len()).unwrap_or(u8::MAX)).map(Self)
    }

    /// The motif with this name in files.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::all().find(|motif| motif.id() == Some(id))
    }

    /// Its name in files, such as `fishing-rod`; `None` for a number that no motif has.
    #[must_use]
    pub fn id(self) -> Option<&'static str> {
        MOTIFS.get(usize::from(self.0)).map(|entry| entry.id.as_str())
    }
}

impl Speak for Motif {
    fn message(&self) -> Message {
        Message::new(MOTIFS.get(usize::from(self.0)).map_or("motif-unknown", |entry| entry.message.as_str()))
    }
}
