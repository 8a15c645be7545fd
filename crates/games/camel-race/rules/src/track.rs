//! The track: where the camels stand, where the desert tiles lie, and who is ahead.
//!
//! A [`Track`] is always whole and lawful: five camels, each once, tiles only where the rules page lets them lie.
//! [`Track::advance`] moves a camel and returns all that a picture of the move needs. Whose turn it is, which dice are
//! left and who earns what is the business of the match.

mod advance;
mod space;
mod tile;

pub use advance::{Advance, Placement};
pub use space::Space;
pub use tile::{DesertTile, TileError, TileSide};

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::{Camel, CamelSet};

/// How many spaces the track has.
const SPACES: usize = Space::LAST.0 as usize;

/// Five camels on sixteen spaces, and the desert tiles out.
///
/// Equal tracks have equal serialised forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "TrackForm", into = "TrackForm")]
pub struct Track {
    /// From the rearmost to the first, hence each stack from bottom to top.
    camels: [Camel; Camel::COUNT],
    /// The space of each of `camels`; never falls from one to the next.
    spaces: [Space; Camel::COUNT],
    /// The tile on each space, that of space 1 first.
    tiles: [Option<DesertTile>; SPACES],
}

impl Track {
    /// A track without tiles. `standing` lists the camels with their spaces, those on one space from bottom to top:
    /// for set-up rolls, the rolls in their order.
    ///
    /// # Errors
    /// A camel that is missing, stands twice, or stands on no space. [`Space::BEYOND`] is allowed.
    pub fn new(standing: impl IntoIterator<Item = (Space, Camel)>) -> Result<Self, TrackError> {
        let mut seen = CamelSet::EMPTY;
        let mut line = [(Space::FIRST, Camel::Blue); Camel::COUNT];
        for (space, camel) in standing {
            if seen.contains(camel) {
                return Err(TrackError::CamelTwice(camel));
            }
            if !space.is_on_track() && space != Space::BEYOND {
                return Err(TrackError::CamelOutside { camel, space });
            }
            line[seen.len()] = (space, camel);
            seen = seen.with(camel);
        }
        if let Some(camel) = Camel::ALL.into_iter().find(|camel| !seen.contains(*camel)) {
            return Err(TrackError::CamelMissing(camel));
        }
        line.sort_by_key(|(space, _)| *space); // stable: the order within a stack stays
        Ok(Self {
            camels: line.map(|(_, camel)| camel),
            spaces: line.map(|(space, _)| space),
            tiles: [None; SPACES],
        })
    }

    /// All camels with their spaces, from the rearmost to the first.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = (Space, Camel)> + ExactSizeIterator {
        self.spaces.into_iter().zip(self.camels)
    }

    /// The camels on `space`, bottom to top; empty for a space that is none.
    #[must_use]
    pub fn stack(&self, space: Space) -> &[Camel] {
        let bottom = self.spaces.partition_point(|at| *at < space);
        let top = self.spaces.partition_point(|at| *at <= space);
        &self.camels[bottom..top]
    }

    /// Where `camel` stands; [`Space::BEYOND`] once it has crossed the finish line.
    #[must_use]
    pub fn space_of(&self, camel: Camel) -> Space {
        self.spaces[self.slot_of(camel)]
    }

    /// The camels from first to last: further is ahead, and in a stack higher is ahead (rules, *Movement*).
    #[must_use]
    pub fn ranking(&self) -> [Camel; Camel::COUNT] {
        let mut ranking = self.camels;
        ranking.reverse();
        ranking
    }

    /// Whether a camel has crossed the finish line, which ends the race.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.spaces[Camel::COUNT - 1] == Space::BEYOND
    }

    /// How many camels `camel` is ahead of.
    fn slot_of(&self, camel: Camel) -> usize {
        self.camels.iter().take_while(|other| **other != camel).count()
    }
}

/// Why camels and tiles make no track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrackError {
    /// This camel stands nowhere.
    CamelMissing(Camel),
    /// This camel stands in two places.
    CamelTwice(Camel),
    /// This camel stands on a space that there is not.
    CamelOutside {
        /// The camel.
        camel: Camel,
        /// Where it was said to stand.
        space: Space,
    },
    /// A tile cannot lie here.
    Tile {
        /// Where it was said to lie.
        space: Space,
        /// What is against it.
        error: TileError,
    },
}

impl fmt::Display for TrackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CamelMissing(camel) => write!(f, "camel {camel} is missing"),
            Self::CamelTwice(camel) => write!(f, "camel {camel} stands in two places"),
            Self::CamelOutside { camel, space } => {
                write!(f, "camel {camel} stands on {space}, which is no space")
            }
            Self::Tile { space, error } => write!(f, "no tile can lie on {space}: {error}"),
        }
    }
}

impl core::error::Error for TrackError {}

/// What a [`Track`] is written as; reading it checks everything.
#[derive(Serialize, Deserialize)]
struct TrackForm {
    camels: Vec<(Space, Camel)>,
    tiles: Vec<(Space, DesertTile)>,
}

impl From<Track> for TrackForm {
    fn from(track: Track) -> Self {
        Self { camels: track.standing().collect(), tiles: track.tiles().collect() }
    }
}

impl TryFrom<TrackForm> for Track {
    type Error = TrackError;
    fn try_from(form: TrackForm) -> Result<Self, TrackError> {
        Self::new(form.camels)?.with_tiles(form.tiles)
    }
}
