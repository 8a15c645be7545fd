//! Chance from outside of any match: a seed for a new one.

use std::hash::{BuildHasher, RandomState};

use tabletop::Seed;

/// A seed that nobody could foresee, of at most six digits so that people can pass it on.
pub fn seed() -> Seed {
    Seed(1 + RandomState::new().hash_one("seed") % 999_999)
}
