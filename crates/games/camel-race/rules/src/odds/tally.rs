//! Counts how a leg ends.

use super::LegOdds;
use super::leg::End;
use crate::{ByCamel, Camel};

/// The ways in which the leg ends, counted by the order of the camels.
pub(super) struct Tally {
    /// For each order the ways; its number is the four rearmost camels as digits to the base 5, the last one lowest.
    orders: [u32; 625],
    /// The ways in which the race is over as well.
    pub finishes: u32,
    /// All ways.
    pub total: u32,
}

impl Default for Tally {
    fn default() -> Self {
        Self { orders: [0; 625], finishes: 0, total: 0 }
    }
}

impl Tally {
    /// Counts one end.
    #[inline]
    pub fn add(&mut self, end: End) {
        let [a, b, c, d, _] = end.lineup.camels();
        self.orders[a + 5 * b + 25 * c + 125 * d] += end.ways;
        self.finishes += u32::from(end.race_over) * end.ways;
        self.total += end.ways;
    }

    /// All orders that occur, first camel first, with their probabilities.
    fn orders(&self) -> impl Iterator<Item = ([Camel; Camel::COUNT], u32)> {
        let met = self.orders.iter().enumerate().filter(|(_, ways)| **ways > 0);
        met.map(|(number, ways)| {
            let rear = [number % 5, number / 5 % 5, number / 25 % 5, number / 125];
            let first = 10 - rear.iter().sum::<usize>(); // indices of all camels add up to 10
            ([first, rear[3], rear[2], rear[1], rear[0]].map(|index| Camel::ALL[index]), *ways)
        })
    }

    /// The rank table.
    pub fn leg_odds(&self) -> LegOdds {
        let mut ways = ByCamel::<[u32; Camel::COUNT]>::default();
        for (order, count) in self.orders() {
            for (rank, camel) in order.into_iter().enumerate() {
                ways[camel][rank] += count;
            }
        }
        LegOdds { rank: ways.map(|_, ranks| ranks.map(|ways| self.share(ways))) }
    }

    /// The probabilities of each pair of first and second camel.
    pub fn first_second(&self) -> ByCamel<ByCamel<f64>> {
        let mut ways = ByCamel::<ByCamel<u32>>::default();
        for ([first, second, ..], count) in self.orders() {
            ways[first][second] += count;
        }
        ways.map(|_, seconds| seconds.map(|_, ways| self.share(*ways)))
    }

    fn share(&self, ways: u32) -> f64 {
        f64::from(ways) / f64::from(self.total)
    }
}
