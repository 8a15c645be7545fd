//! The whole race as one table.
//!
//! Between legs only the pattern of the stacks matters. For each pattern the [`RaceTable`] holds the chances of each
//! *slot*, slot 0 the rearmost camel, slot 4 the first: 1.2 MB in all.

mod builder;
mod shared;
mod turn;

pub use builder::RaceTableBuilder;

use super::RaceOdds;
use super::leg::End;
use super::pattern;
use crate::{ByCamel, Camel};

/// For each slot the probabilities to win and to lose the race.
type Row = [[f64; 2]; Camel::COUNT];

/// The chances to win and to lose the race from the start of every leg, without tiles.
///
/// Building it takes some hundredths of a second; keep it, or use [`RaceTable::shared`].
#[derive(Clone, Debug)]
pub struct RaceTable {
    rows: Vec<Row>,
}

impl RaceTable {
    /// How many nodes there are for [`RaceTableBuilder::step`] to work off.
    pub const NODES: usize = pattern::COUNT;

    /// Builds the table in one go.
    #[must_use]
    pub fn build() -> Self {
        RaceTableBuilder::new().finish()
    }
}

/// Adds up the race over the ends of a leg.
#[derive(Default)]
pub(super) struct Sum {
    /// For each camel, by its index, the chances to win and to lose, each times its ways.
    chances: [[f64; 2]; Camel::COUNT],
}

impl Sum {
    /// Adds what follows one end of the leg.
    #[inline]
    pub fn add(&mut self, table: &RaceTable, end: End) {
        let ways = f64::from(end.ways);
        let camels = end.lineup.camels();
        if end.race_over {
            self.chances[camels[Camel::COUNT - 1]][0] += ways;
            self.chances[camels[0]][1] += ways;
            return;
        }
        let row = &table.rows[pattern::number(end.lineup.spaces())];
        for (camel, [win, lose]) in camels.into_iter().zip(row) {
            self.chances[camel][0] += ways * win;
            self.chances[camel][1] += ways * lose;
        }
    }

    /// The odds, with `all` ways that were added.
    pub fn odds(&self, all: f64) -> RaceOdds {
        let part = |which: usize| ByCamel::new(|camel| self.chances[camel.index()][which] / all);
        RaceOdds { win: part(0), lose: part(1) }
    }
}
