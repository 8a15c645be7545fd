//! The twenty spell cards (RULES 1.4) and their powers (RULES 6). What stands on each is data: `data/spells.ron`.

use core::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::Ingredient;

/// A spell card, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Spell(u8);

impl Spell {
    /// How many there are.
    pub const COUNT: u8 = 20;

    /// All of them, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).map(Self)
    }

    /// The card with this number, 1 to 20.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Self> {
        (1..=Self::COUNT).contains(&number).then_some(Self(number))
    }

    /// Its number.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its four ingredients.
    #[must_use]
    pub fn ingredients(self) -> [Ingredient; 4] {
        CARDS[usize::from(self.0 - 1)].ingredients
    }

    /// Its power.
    #[must_use]
    pub fn power(self) -> Power {
        CARDS[usize::from(self.0 - 1)].power
    }

    /// Whether it asks for this ingredient.
    #[must_use]
    pub fn needs(self, ingredient: Ingredient) -> bool {
        self.ingredients().contains(&ingredient)
    }
}

impl TryFrom<u8> for Spell {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::numbered(number).ok_or("spells have the numbers 1 to 20")
    }
}

impl From<Spell> for u8 {
    fn from(spell: Spell) -> Self {
        spell.0
    }
}

impl fmt::Display for Spell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// What a broken spell does (RULES 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Power {
    /// The caster's next flight has one path tile more.
    LongFlight,
    /// The next active player's flight has one path tile less.
    ShortFlight,
    /// The next active player looks through moving slits.
    Fingers,
    /// The next active player turns tiles slowly, and mismatches stay up for longer.
    ChinOnFist,
    /// The caster puts the house on a tile.
    House,
    /// The caster exchanges two forest tiles unseen.
    Swap,
}

impl Power {
    /// All six, in the order of the list.
    pub const ALL: [Self; 6] =
        [Self::LongFlight, Self::ShortFlight, Self::Fingers, Self::ChinOnFist, Self::House, Self::Swap];
}

#[derive(Deserialize)]
struct Card {
    ingredients: [Ingredient; 4],
    power: Power,
}

static CARDS: LazyLock<[Card; 20]> = LazyLock::new(|| {
    let cards: Vec<Card> = ron::from_str(include_str!("../data/spells.ron"))
        .unwrap_or_else(|error| panic!("spells.ron: {error}"));
    cards.try_into().unwrap_or_else(|cards: Vec<Card>| panic!("spells.ron: {} cards", cards.len()))
});
