//! The sixteen ingredients (RULES 1.2). Each lies behind exactly one forest tile, so it also names its tile.

use serde::{Deserialize, Serialize};

/// What lies behind a forest tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Ingredient {
    Toad,
    Fish,
    Rose,
    Snail,
    Spider,
    Bat,
    Honey,
    Acorn,
    Feather,
    Owl,
    Mushroom,
    Snake,
    Bone,
    Candle,
    Apple,
    Crystal,
}

impl Ingredient {
    /// All of them, in the order of their numbers.
    pub const ALL: [Self; 16] = [
        Self::Toad,
        Self::Fish,
        Self::Rose,
        Self::Snail,
        Self::Spider,
        Self::Bat,
        Self::Honey,
        Self::Acorn,
        Self::Feather,
        Self::Owl,
        Self::Mushroom,
        Self::Snake,
        Self::Bone,
        Self::Candle,
        Self::Apple,
        Self::Crystal,
    ];

    /// Its number, 1 to 16.
    #[must_use]
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The ingredient with this number.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }
}
