//! The deck: 84 pictures, each with what it shows and the tags by which bots and descriptions see it.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tabletop::{Message, Speak};

use crate::{Facet, Tag};

/// A picture card, by its place in `content/deck.ron`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// How many there are (RULES 1.2).
    pub const COUNT: u8 = 84;

    /// All cards, in the order of the deck's list.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// Its picture; `None` where there is no such card, since a file may name any number.
    #[must_use]
    pub fn picture(self) -> Option<&'static Picture> {
        PICTURES.get(self.index())
    }

    /// Its place among all cards.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its tags, motifs first.
    pub fn tags(self) -> impl Iterator<Item = Tag> {
        self.picture().into_iter().flat_map(|picture| picture.tags.iter().map(|(tag, _)| *tag))
    }

    /// What it shows, in a sentence or two: for whoever cannot see it.
    #[must_use]
    pub fn alt(self) -> Message {
        Message::new(self.picture().map_or("picture-unknown", |picture| picture.alt_key.as_str()))
    }
}

/// Its title.
impl Speak for Card {
    fn message(&self) -> Message {
        Message::new(self.picture().map_or("picture-unknown", |picture| picture.title_key.as_str()))
    }
}

/// How a picture is composed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Composition {
    /// Two sides and what joins them.
    Bridge,
    /// Something small bears something large.
    Carrier,
    /// A threshold with another world behind it.
    Doorway,
    /// One being fills the picture, people are crumbs.
    Giant,
    /// One thing alone amid emptiness.
    Island,
    /// One thing on its way to become another.
    Metamorphosis,
    /// All turns about a middle.
    Orbit,
    /// A line of many on their way.
    Procession,
    /// Above and below a mirror.
    Reflection,
    /// A shadow that says something else than its owner.
    Shadow,
    /// A winding path that leads the eye inward.
    Spiral,
    /// One motif many times.
    Swarm,
    /// Threads, roots or ropes that tie things together.
    Tangle,
    /// A tiny hero under a vast sky.
    Tiny,
    /// Upward, storey on storey.
    Tower,
    /// Above and below have changed places, or master and servant.
    Upside,
    /// A scene inside the shape of a thing.
    Vessel,
    /// A frame within the frame.
    Window,
}

/// The colours a picture is cut from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Palette {
    /// Copper, chestnut, leaf gold.
    AutumnCopper,
    /// Teal to black-green, lamp yellow.
    DeepSea,
    /// Hard yellow, ochre, white.
    DesertGold,
    /// Ink black, teal, paper.
    InkTeal,
    /// Midnight blue, silver, bone.
    MoonSilver,
    /// Rose, plum, peach.
    RoseDusk,
    /// Sand, jade, olive.
    SandJade,
    /// Ice, slate, blue.
    SnowBlue,
    /// Mint, spring green, cream.
    SpringMint,
    /// Night violet, ember, gold.
    VioletEmber,
}

/// What lies on the paper layers, back to front: for whoever makes the picture.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layers {
    /// Sky or back wall.
    pub far: String,
    /// Between the back and the hero.
    pub middle: String,
    /// The one impossible thing.
    pub hero: String,
    /// The front edge, with the second look.
    pub near: String,
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Its name in files, such as `whale-over-village`.
    pub id: String,
    /// The one impossible thing about it.
    pub wonder: String,
    /// How it is composed.
    pub composition: Composition,
    /// Its colours.
    pub palette: Palette,
    /// What lies where.
    pub layers: Layers,
    /// Two or three readings that a hint can hang on.
    pub readings: Vec<String>,
    /// Its tags with what each says of it, motifs first and the hero foremost.
    pub tags: Vec<(Tag, Facet)>,
    title_key: String,
    alt_key: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Brief {
    id: String,
    wonder: String,
    kind: Composition,
    palette: Palette,
    layers: Layers,
    readings: Vec<String>,
    tags: BriefTags,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BriefTags {
    motifs: Vec<String>,
    place: String,
    actions: Vec<String>,
    moods: Vec<String>,
}

/// A deck that cannot be read would be empty; a test holds that it is whole.
static PICTURES: LazyLock<Vec<Picture>> = LazyLock::new(|| {
    let briefs: Vec<Brief> = ron::from_str(include_str!("../content/deck.ron")).unwrap_or_default();
    briefs.into_iter().map(Picture::from).collect()
});

impl From<Brief> for Picture {
    fn from(brief: Brief) -> Self {
        let BriefTags { motifs, place, actions, moods } = brief.tags;
        let facets = [
            (motifs, Facet::Motif),
            (vec![place], Facet::Place),
            (actions, Facet::Action),
            (moods, Facet::Mood),
        ];
        let named = |(ids, facet): (Vec<String>, Facet)| {
            ids.into_iter().filter_map(move |id| Some((Tag::named(&id)?, facet))).collect::<Vec<_>>()
        };
        Self {
            title_key: format!("picture-{}", brief.id),
            alt_key: format!("picture-{}-alt", brief.id),
            tags: facets.into_iter().flat_map(named).collect(),
            id: brief.id,
            wonder: brief.wonder,
            composition: brief.kind,
            palette: brief.palette,
            layers: brief.layers,
            readings: brief.readings,
        }
    }
}
