//! What chapters are grouped by: field, region and era.

use serde::{Deserialize, Serialize};

/// What a woman did. A field has one palette on all its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Field {
    /// Mathematics, nature, the sky.
    Science,
    /// Healing and the science of it.
    Medicine,
    /// Machines, programs, bridges, buildings, looms.
    Engineering,
    /// Journeys by land, sea and air.
    Exploration,
    /// Poems, plays, novels, diaries.
    Letters,
    /// Painting, sculpture, clay.
    Art,
    /// Music, dance, theatre, film.
    Stage,
    /// Queens and heads of state.
    Rule,
    /// Against conquest, slavery, tyranny.
    Resistance,
    /// For the vote, for peace, for the land.
    Rights,
    /// Schools and those who founded them.
    Education,
    /// Running, swimming, racing, racquets.
    Sport,
    /// Philosophy and faith.
    Thought,
}

impl Field {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; 13] = [
        Self::Science,
        Self::Medicine,
        Self::Engineering,
        Self::Exploration,
        Self::Letters,
        Self::Art,
        Self::Stage,
        Self::Rule,
        Self::Resistance,
        Self::Rights,
        Self::Education,
        Self::Sport,
        Self::Thought,
    ];

    /// The tones of its emblems, by their name in the house's palette.
    #[must_use]
    pub const fn palette(self) -> &'static str {
        match self {
            Self::Science => "night",
            Self::Medicine => "jade",
            Self::Engineering => "slate",
            Self::Exploration => "sea",
            Self::Letters => "ink",
            Self::Art => "rose",
            Self::Stage => "plum",
            Self::Rule => "gold",
            Self::Resistance => "ember",
            Self::Rights => "teal",
            Self::Education => "sand",
            Self::Sport => "snow",
            Self::Thought => "dusk",
        }
    }
}

/// Where a woman lived or came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Region {
    /// From Carthage to the Cape.
    Africa,
    /// From Anatolia to Japan.
    Asia,
    /// With its islands.
    Europe,
    /// Mexico excepted.
    NorthAmerica,
    /// From Mexico and the Caribbean to Tierra del Fuego.
    LatinAmerica,
    /// Australia, New Zealand and the islands of the Pacific.
    Oceania,
}

impl Region {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Africa, Self::Asia, Self::Europe, Self::NorthAmerica, Self::LatinAmerica, Self::Oceania];
}

/// An age, by the last year that is known of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Era {
    /// Until 500.
    Antiquity,
    /// 501 to 1500.
    MiddleAges,
    /// 1501 to 1850.
    EarlyModern,
    /// 1851 to 1950.
    Modern,
    /// Since 1951.
    Recent,
}

impl Era {
    /// All of them, oldest first.
    pub const ALL: [Self; 5] =
        [Self::Antiquity, Self::MiddleAges, Self::EarlyModern, Self::Modern, Self::Recent];

    /// The age of a year (RULES 1.5).
    #[must_use]
    pub const fn of(year: i16) -> Self {
        match year {
            ..=500 => Self::Antiquity,
            501..=1500 => Self::MiddleAges,
            1501..=1850 => Self::EarlyModern,
            1851..=1950 => Self::Modern,
            1951.. => Self::Recent,
        }
    }
}
