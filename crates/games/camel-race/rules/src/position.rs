//! A position: the track and the dice still in the pyramid, which is all that odds depend on.
//!
//! It is written in the notation of the rules page, for tests, examples and bug reports:
//!
//! ```
//! use camel_race::{Camel, Position, Space};
//!
//! let position: Position = "1:BG 2:YR 3:P dice RY tiles 5-,9+@2".parse()?;
//! assert_eq!(position.track.stack(Space(2)), [Camel::Yellow, Camel::Red]);
//! assert_eq!(position.to_string(), "1:BG 2:YR 3:P dice RY tiles 5-,9+@2");
//! # Ok::<(), camel_race::NotationError>(())
//! ```
//!
//! - `2:YR`: a stack, bottom to top; `17:` holds the unit that has crossed the finish line.
//! - `dice RY`: the dice still in the pyramid, or `dice none`; all five where nothing is said.
//! - `tiles 5-,9+@2`: a mirage on 5, an oasis on 9 that the second seat owns, or `tiles none`, as where nothing is said.

mod error;
mod read;
mod write;

pub use error::{NotationError, Section};

use serde::{Deserialize, Serialize};

use crate::{CamelSet, Track};

/// Written where a section holds nothing.
const NONE: &str = "none";

/// The track, and the dice still in the pyramid.
///
/// No die left means that the leg is over: the next one starts with all five dice and no tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Position {
    /// Camels and desert tiles.
    pub track: Track,
    /// The camels whose die has not been released in this leg.
    pub dice: CamelSet,
}

impl Position {
    /// The start of a leg: all five dice are in the pyramid.
    #[must_use]
    pub const fn new(track: Track) -> Self {
        Self { track, dice: CamelSet::ALL }
    }
}
