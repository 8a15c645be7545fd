//! Desert tiles: where one may lie, laying it, lifting it (rules, *A turn*, 2).
//!
//! Whether everybody has done nothing but move tiles is for the match to know.

use core::fmt;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::{Space, Track, TrackError};

/// Which side of a desert tile lies up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TileSide {
    /// Sends a unit one space on, on top of what stands there. Written `+`.
    Oasis,
    /// Sends a unit one space back, underneath what stands there. Written `-`.
    Mirage,
}

/// A desert tile on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DesertTile {
    /// The side that lies up.
    pub side: TileSide,
    /// Who earns a coin for every landing; nobody for a tile that only a position notation made.
    pub owner: Option<Seat>,
}

/// What is against laying a tile on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TileError {
    /// It is none of the sixteen spaces.
    OutsideTrack,
    /// It is space 1.
    FirstSpace,
    /// The owner's tile lies there already, and must go to a different space.
    SameSpace,
    /// A camel stands there.
    CamelThere,
    /// Another tile lies there.
    TileThere,
    /// Another tile lies next to it.
    NextToTile(Space),
    /// The seat has another tile out; only where all tiles are listed at once.
    SecondTile(Seat),
}

impl Track {
    /// The tile on `space`, if any.
    #[must_use]
    pub fn tile(&self, space: Space) -> Option<DesertTile> {
        self.tiles[space.index()?]
    }

    /// All tiles out, in the order of their spaces.
    pub fn tiles(&self) -> impl Iterator<Item = (Space, DesertTile)> {
        Space::all().zip(self.tiles).filter_map(|(space, tile)| Some((space, tile?)))
    }

    /// Where the tile of `owner` lies, if it is out.
    #[must_use]
    pub fn tile_of(&self, owner: Seat) -> Option<Space> {
        self.tiles().find(|(_, tile)| tile.owner == Some(owner)).map(|(space, _)| space)
    }

    /// Whether `owner` may lay a tile on `space`; one that they have out is lifted first.
    ///
    /// # Errors
    /// The first thing that is against it, in the order of [`TileError`].
    pub fn check_tile(&self, space: Space, owner: Option<Seat>) -> Result<(), TileError> {
        let lifted = owner.and_then(|owner| self.tile_of(owner));
        let lies = |at: Space| Some(at) != lifted && self.tile(at).is_some();
        if !space.is_on_track() {
            Err(TileError::OutsideTrack)
        } else if space == Space::FIRST {
            Err(TileError::FirstSpace)
        } else if lifted == Some(space) {
            Err(TileError::SameSpace)
        } else if !self.stack(space).is_empty() {
            Err(TileError::CamelThere)
        } else if lies(space) {
            Err(TileError::TileThere)
        } else if let Some(near) = [space.back(), space.ahead(1)].into_iter().find(|near| lies(*near)) {
            Err(TileError::NextToTile(near))
        } else {
            Ok(())
        }
    }

    /// Lays `tile` on `space`, lifting the one that its owner has out, and returns where that one lay.
    ///
    /// # Errors
    /// As [`Track::check_tile`]; the track is then as it was.
    pub fn lay_tile(&mut self, space: Space, tile: DesertTile) -> Result<Option<Space>, TileError> {
        self.check_tile(space, tile.owner)?;
        let lifted = tile.owner.and_then(|owner| self.lift_tile(owner));
        if let Some(index) = space.index() {
            self.tiles[index] = Some(tile);
        }
        Ok(lifted)
    }

    /// Lifts the tile of `owner`, if it is out, and returns where it lay.
    pub fn lift_tile(&mut self, owner: Seat) -> Option<Space> {
        let space = self.tile_of(owner)?;
        self.tiles[space.index()?] = None;
        Some(space)
    }

    /// Lifts all tiles: they return to their owners at the end of a leg.
    pub fn lift_tiles(&mut self) {
        self.tiles.fill(None);
    }

    /// The track with `tiles` laid on it as well.
    ///
    /// # Errors
    /// The first tile that cannot lie where it should. Nothing is lifted here, so a seat can have one tile only.
    pub fn with_tiles(
        mut self,
        tiles: impl IntoIterator<Item = (Space, DesertTile)>,
    ) -> Result<Self, TrackError> {
        for (space, tile) in tiles {
            let second = tile.owner.filter(|owner| self.tile_of(*owner).is_some());
            match second {
                Some(owner) => Err(TileError::SecondTile(owner)),
                None => self.lay_tile(space, tile),
            }
            .map_err(|error| TrackError::Tile { space, error })?;
        }
        Ok(self)
    }
}

impl TileSide {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Oasis, Self::Mirage];
}

impl fmt::Display for TileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutsideTrack => write!(f, "there is no such space"),
            Self::FirstSpace => write!(f, "space 1 stays free of tiles"),
            Self::SameSpace => write!(f, "the tile lies there already"),
            Self::CamelThere => write!(f, "a camel stands there"),
            Self::TileThere => write!(f, "a tile lies there"),
            Self::NextToTile(near) => write!(f, "a tile lies on {near}, next to it"),
            Self::SecondTile(seat) => write!(f, "seat {seat} has another tile out"),
        }
    }
}

impl core::error::Error for TileError {}
