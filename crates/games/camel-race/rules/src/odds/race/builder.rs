//! Builds the race table from the end backwards.
//!
//! Within a leg the state is the pattern with the set of slots whose die is left. Every roll moves camels on, so it leads
//! over the finish line or to a pattern with a larger sum of spaces, at most 15 larger: five camels, three spaces each.
//! Going through the patterns by falling sum therefore needs only the last 16 sums at hand with all their sets of dice,
//! 20 MB at the most. What stays is the row of a full pyramid, which is also that of an empty one: then the next leg
//! starts.

use super::turn::{Outcome, Turns};
use super::{RaceTable, Row};
use crate::Camel;
use crate::odds::pattern::{self, Pattern};

/// All sets of slots whose die may be left.
pub(super) const SETS: usize = 1 << Camel::COUNT;

/// The rows of one pattern, for each set of slots whose die is left.
type Rows = [Row; SETS];

/// All five dice.
const FULL: usize = SETS - 1;

/// How many sums are kept at hand.
const WINDOWS: usize = 16;

/// A [`RaceTable`] in the making, for those who have only a few milliseconds at a time.
///
/// ```
/// use camel_race::RaceTableBuilder;
///
/// let mut builder = RaceTableBuilder::new();
/// while !builder.step(500) {
///     // draw a frame
/// }
/// let table = builder.finish();
/// # let _ = table;
/// ```
#[derive(Clone, Debug)]
pub struct RaceTableBuilder {
    /// All patterns in the order of work, and how many are done.
    order: Vec<[u8; Camel::COUNT]>,
    done: usize,
    /// For each pattern, by its number, its place among those of the same sum.
    place: Vec<u16>,
    /// All rows of the patterns of the last sums, by the sum modulo the number of these windows.
    windows: [Vec<Rows>; WINDOWS],
    turns: Turns,
    table: RaceTable,
}

impl Default for RaceTableBuilder {
    fn default() -> Self {
        Self::new()
    }
}

impl RaceTableBuilder {
    /// Nothing is done yet.
    #[must_use]
    pub fn new() -> Self {
        let order = pattern::by_falling_sum();
        let mut place = vec![0; pattern::COUNT];
        let same_sum = order.chunk_by(|a, b| pattern::sum(a) == pattern::sum(b));
        for (at, spaces) in same_sum.flat_map(|patterns| (0..).zip(patterns)) {
            place[pattern::number(spaces.map(usize::from))] = at;
        }
        Self {
            order,
            done: 0,
            place,
            windows: Default::default(),
            turns: Turns::new(),
            table: RaceTable { rows: vec![Row::default(); pattern::COUNT] },
        }
    }

    /// Works off up to `nodes` of the [`RaceTable::NODES`], each a few microseconds, and returns whether all are done.
    pub fn step(&mut self, nodes: usize) -> bool {
        for _ in 0..nodes {
            let Some(spaces) = self.order.get(self.done).copied() else {
                return true;
            };
            let rows = self.rows(spaces.map(usize::from));
            self.table.rows[pattern::number(spaces.map(usize::from))] = rows[FULL];
            self.keep(&spaces, rows);
            self.done += 1;
        }
        self.done == self.order.len()
    }

    /// Does what is left, and returns the table.
    #[must_use]
    pub fn finish(mut self) -> RaceTable {
        self.step(pattern::COUNT);
        self.table
    }

    /// Puts the rows of the pattern just done into the window of its sum; the first of a sum takes the place of a sum
    /// long past.
    fn keep(&mut self, spaces: &[u8; Camel::COUNT], rows: Rows) {
        let sum = pattern::sum(spaces);
        let window = &mut self.windows[sum % WINDOWS];
        if self.place[pattern::number(spaces.map(usize::from))] == 0 {
            let same_sum = self.order[self.done..].iter().take_while(|other| pattern::sum(other) == sum);
            window.clear();
            window.reserve_exact(same_sum.count());
        }
        window.push(rows);
    }

    /// The rows of one pattern, from those of the patterns that its rolls lead to.
    fn rows(&self, spaces: Pattern) -> Rows {
        let mut rows = [Row::default(); SETS];
        for slot in 0..Camel::COUNT {
            for steps in 1..=3 {
                self.add_roll(spaces, slot, steps, &mut rows);
            }
        }
        for (set, row) in rows.iter_mut().enumerate().skip(1) {
            let rolls = 1.0 / f64::from(3 * set.count_ones());
            row.iter_mut().flatten().for_each(|chance| *chance *= rolls);
        }
        rows[0] = rows[FULL];
        rows
    }

    /// Adds the chances after one roll to the rows of all sets that this roll is possible in.
    fn add_roll(&self, spaces: Pattern, slot: usize, steps: usize, rows: &mut Rows) {
        let die = 1 << slot;
        let sets_after = (0..SETS).filter(|set| set & die == 0);
        match Outcome::of(spaces, slot, steps) {
            Outcome::Crossed { first, last } => sets_after.for_each(|set| {
                rows[set | die][first][0] += 1.0;
                rows[set | die][last][1] += 1.0;
            }),
            Outcome::Stands { spaces, moved } => {
                let window = &self.windows[spaces.iter().sum::<usize>() % WINDOWS];
                let after = &window[usize::from(self.place[pattern::number(spaces)])];
                let turn = self.turns.of(moved);
                sets_after.for_each(|set| turn.add(&after[turn.set(set)], &mut rows[set | die]));
            }
        }
    }
}
