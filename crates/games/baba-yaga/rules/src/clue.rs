//! The pictures on the forest sides (RULES 1.3). Which belongs to which ingredient is data: `data/clues.ron`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::Ingredient;

/// How much the forest sides tell: an option of the match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Clues {
    /// One picture for each pair of ingredients.
    #[default]
    Vague,
    /// One picture for each ingredient.
    Clear,
    /// All forest sides are alike.
    Bare,
}

impl Clues {
    /// All of them; the first is the default.
    pub const ALL: [Self; 3] = [Self::Vague, Self::Clear, Self::Bare];

    /// What is painted on the forest side of this ingredient's tile.
    #[must_use]
    pub fn clue(self, ingredient: Ingredient) -> Clue {
        let index = usize::from(ingredient.number() - 1);
        match self {
            Self::Vague => TABLE.vague[index],
            Self::Clear => TABLE.clear[index],
            Self::Bare => Clue::Forest,
        }
    }
}

/// A picture on a forest side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Clue {
    /// Nothing but trees: the bare side.
    Forest,
    Pond,
    Stream,
    RoseBush,
    CabbagePatch,
    Web,
    Cave,
    HollowTree,
    Oak,
    Nest,
    MoonlitFir,
    RottenLog,
    Rocks,
    Grave,
    Chapel,
    Orchard,
    Mine,
    Garden,
    OldTree,
    Undergrowth,
    Churchyard,
    Hill,
}

#[derive(Deserialize)]
struct Table {
    clear: [Clue; 16],
    vague: [Clue; 16],
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    ron::from_str(include_str!("../data/clues.ron")).unwrap_or_else(|error| panic!("clues.ron: {error}"))
});
