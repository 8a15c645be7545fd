//! Three bots. Each knows what its seat has seen, and forgets (RULES 11).
//!
//! They differ in three things alone, which are data (`data/bots.ron`): how long they remember, how well they read the
//! pictures of the forest, and how fast their hands are. [`memory`] is what they have seen, [`search`] which tile they turn
//! next, and [`Player`] puts both to the clock.

mod memory;
mod player;
mod search;
mod skill;

use tabletop::{Bot, Level, Seat, Seed};

use crate::BabaYaga;

/// A bot of this level.
pub(crate) fn bot(level: Level, seat: Seat, seed: Seed) -> Box<dyn Bot<BabaYaga>> {
    Box::new(player::Player::new(skill::Skills::of(level), seat, seed))
}
