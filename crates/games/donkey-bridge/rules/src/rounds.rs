//! The rounds: how many tiles are drawn, which story is guessed, what a failure costs (RULES 2.3, 2.4).

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// Which side of the boards is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rounds {
    /// Six rounds, four slots.
    Six,
    /// Seven rounds, five slots.
    Seven,
}

#[derive(Default, Deserialize)]
struct Tables {
    six: Table,
    seven: Table,
}

#[derive(Default, Deserialize)]
struct Table {
    draws: Vec<u8>,
    penalties: Vec<u8>,
}

static TABLES: LazyLock<Tables> =
    LazyLock::new(|| ron::from_str(include_str!("../content/rounds.ron")).unwrap_or_default());

impl Rounds {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Six, Self::Seven];

    /// How many rounds.
    #[must_use]
    pub fn count(self) -> u8 {
        length(&self.table().draws)
    }

    /// How many slots a board has. Slots are counted from 1.
    #[must_use]
    pub fn slots(self) -> u8 {
        length(&self.table().penalties)
    }

    /// How many tiles the storyteller draws in this round, for the slot of the same number; 0 where none.
    #[must_use]
    pub fn draws(self, round: u8) -> u8 {
        at(&self.table().draws, round)
    }

    /// The slot whose story is guessed in this round.
    #[must_use]
    pub fn guessed(self, round: u8) -> Option<u8> {
        round.checked_sub(2).filter(|slot| (1..=self.slots()).contains(slot))
    }

    /// How many tiles a failure at the story of this slot costs.
    #[must_use]
    pub fn penalty(self, slot: u8) -> u8 {
        at(&self.table().penalties, slot)
    }

    fn table(self) -> &'static Table {
        match self {
            Self::Six => &TABLES.six,
            Self::Seven => &TABLES.seven,
        }
    }
}

fn length(column: &[u8]) -> u8 {
    u8::try_from(column.len()).unwrap_or(u8::MAX)
}

/// What a column has at a place counted from 1; 0 beyond it.
fn at(column: &[u8], place: u8) -> u8 {
    usize::from(place).checked_sub(1).and_then(|index| column.get(index)).copied().unwrap_or(0)
}
