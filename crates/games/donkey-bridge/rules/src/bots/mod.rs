//! Three bots. Each sees its own view and the beats as its seat sees them, and nothing else (RULES 8).
//!
//! They differ in their [`memory`] and in what they make of it: [`level`] holds the numbers, [`player`] the decisions.

mod level;
mod memory;
mod player;

use tabletop::{Bot, Level, Seat, Seed};

use crate::DonkeyBridge;

/// A bot of this level.
pub(crate) fn bot(level: Level, seat: Seat, seed: Seed) -> Box<dyn Bot<DonkeyBridge>> {
    Box::new(player::Player::new(level::Traits::of(level), seat, seed))
}
