//! A match at the beginning of a turn, in the notation of the rules page: for tests, examples and bug reports.
//!
//! ```
//! use baba_yaga::{BabaYaga, Command, Config, PathEnd, Position};
//! use tabletop::{Game, Input, Millis, Seat};
//!
//! let text = "1,5,9,13/2,6,10,14/3,7,11,15/4,8,12,16 turn 2 house B4 stacks 3,17,5/1,2,8";
//! let position: Position = text.parse()?;
//! let mut state = position.state(&Config::new(2))?;
//! let end = PathEnd::North;
//! let place = Input::Command { seat: Seat(0), command: Command::PlaceWitch { end } };
//! BabaYaga::apply(&mut state, Millis(0), &place).expect("seat 1 sits on the left of seat 2");
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! The forest comes first, four rows of four ingredients by their numbers; then, each where it is needed:
//!
//! - `turn 2`: the second seat is active; the first where nothing is said. `flights 59`: so many turns were before.
//! - `house B4`: the house lies on a tile; beside the board where nothing is said.
//! - `broken 4/none`: what each seat has broken, seats parted by `/`.
//! - `stacks 3,17,5/1,2,8`: each seat's stack, top first; where nothing is said, the lowest spells that are left.
//! - `next long+chin/none`: what awaits each seat in its next flight, of `long`, `short`, `fingers` and `chin`.

mod error;
mod make;
mod read;
mod write;

pub use error::PositionError;

use tabletop::Seat;

use crate::{Effects, Ingredient, Place, Spell};

/// Written where a list holds nothing.
const NONE: &str = "none";

/// A match at the beginning of a turn, the witch not placed. Nothing is checked before [`Position::state`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// What lies at each place.
    pub forest: [Ingredient; Place::COUNT],
    /// Which tile the house covers.
    pub house: Option<Place>,
    /// The active player.
    pub turn: Seat,
    /// How many turns were before.
    pub flights: u16,
    /// What each seat has broken; empty for nothing at all.
    pub broken: Vec<Vec<Spell>>,
    /// Each seat's stack, top first; empty for the lowest spells that are left.
    pub stacks: Vec<Vec<Spell>>,
    /// What awaits each seat; empty for nothing at all.
    pub next: Vec<Effects>,
}
