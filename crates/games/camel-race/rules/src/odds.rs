//! Exact odds (rules, *Exact odds*): no sampling, and the same bits natively and in the browser.
//!
//! Two searches lie under them, each with its own trick:
//!
//! - **The rest of the leg** depends on which camel is where, on the dice left and on the tiles. [`leg`] plays it out die
//!   by die and merges what becomes equal on the way. It counts in whole numbers, so these odds are exact fractions.
//! - **Later legs** have no tiles here, and only the pattern of the stacks matters in them, not which camel is where in
//!   it. [`race`] holds the chance to win and to lose for every place in each of the 15,504 patterns.
//!
//! What an action is worth is for the bots; what is shown of the odds, and to whom, for the coach.

mod leg;
mod lineup;
mod pattern;
mod race;
mod tally;

pub use race::{RaceTable, RaceTableBuilder};

use serde::{Deserialize, Serialize};

use crate::{ByCamel, Camel, Position, Space};
use tally::Tally;

/// Where each camel stands at the end of the leg.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct LegOdds {
    /// For each camel the probabilities that it is first, second, and so on to last.
    pub rank: ByCamel<[f64; Camel::COUNT]>,
}

/// Who wins and who loses the whole race, if later legs have no desert tiles.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RaceOdds {
    /// For each camel the probability that it is first at the end.
    pub win: ByCamel<f64>,
    /// For each camel the probability that it is last at the end.
    pub lose: ByCamel<f64>,
}

/// All that one search through the rest of the leg tells.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outlook {
    /// The ranks at the end of the leg.
    pub leg: LegOdds,
    /// The winner and the loser of the race.
    pub race: RaceOdds,
    /// `first_second[a][b]`: the probability that the leg ends with `a` first and `b` second.
    pub first_second: ByCamel<ByCamel<f64>>,
    /// The probability that the race ends in this leg.
    pub race_ends: f64,
    /// What [`Outlook::landings_on`] returns, for spaces 1 to 16.
    landings: [f64; Space::LAST.0 as usize],
}

impl Outlook {
    /// How many units are expected to land on `space` in the rest of the leg, before any tile takes effect: where a
    /// tile lies, the coins that its owner can expect.
    #[must_use]
    pub fn landings_on(&self, space: Space) -> f64 {
        space.index().map_or(0.0, |index| self.landings[index])
    }
}

/// The ranks at the end of the leg.
///
/// If the leg is over because no die is left, or with the race, they are certain.
///
/// ```
/// use camel_race::{Camel, leg_odds};
///
/// let odds = leg_odds(&"1:BG 2:YR 3:P dice G".parse()?); // only a 1 leaves the lilac camel ahead
/// assert_eq!(odds.rank[Camel::Green], [2.0 / 3.0, 1.0 / 3.0, 0.0, 0.0, 0.0]);
/// # Ok::<(), camel_race::NotationError>(())
/// ```
#[must_use]
pub fn leg_odds(position: &Position) -> LegOdds {
    let mut tally = Tally::default();
    leg::play(position, &mut |end: leg::End| tally.add(end));
    tally.leg_odds()
}

impl RaceTable {
    /// The winner and the loser of the race.
    ///
    /// If the leg is over because no die is left, the next one starts without tiles. If the race is over, the odds are
    /// certain.
    #[must_use]
    pub fn odds(&self, position: &Position) -> RaceOdds {
        self.outlook(position).race
    }

    /// The ranks at the end of the leg, the winner and the loser of the race, and what else the same search tells.
    #[must_use]
    pub fn outlook(&self, position: &Position) -> Outlook {
        let mut tally = Tally::default();
        let mut race = race::Sum::default();
        let landings = leg::play(position, &mut |end: leg::End| {
            tally.add(end);
            race.add(self, end);
        });
        let all = f64::from(tally.total);
        Outlook {
            leg: tally.leg_odds(),
            race: race.odds(all),
            first_second: tally.first_second(),
            race_ends: f64::from(tally.finishes) / all,
            landings: landings.map(|landings| f64::from(landings) / all),
        }
    }
}
