//! Plays out the rest of a leg, every die in every order with every face.
//!
//! Orders of dice that never meet lead to the same line-up, so the search goes die by die and keeps each pair of
//! line-up and dice left once, with the number of ways that lead there. From a full pyramid that is a few thousand
//! nodes instead of 40,696. All counts are whole numbers: a way that stops early at the finish line counts as
//! often as it could have gone on.

use super::lineup::{Course, Lineup, Settled};
use crate::{Camel, CamelSet, Position, Space};

/// One way that the leg can end, and how many of all ways it stands for.
#[derive(Clone, Copy)]
pub(super) struct End {
    /// The camels in their final order.
    pub lineup: Lineup,
    /// Whether the race is over with the leg; then only the order in `lineup` counts.
    pub race_over: bool,
    /// The ways, out of `n! * 3^n` with `n` dice left at the start.
    pub ways: u32,
}

/// How many ways `n` dice can come out, `n! * 3^n`.
const WAYS: [u32; Camel::COUNT + 1] = [1, 3, 18, 162, 1_944, 29_160];

/// Landings on each space, counted over all ways.
pub(super) type Landings = [u32; Space::LAST.0 as usize];

/// Calls `end` for every end of the leg and counts the landings on each space.
pub(super) fn play(position: &Position, end: &mut impl FnMut(End)) -> Landings {
    let course = Course::of(position);
    let mut landings = [0; Space::LAST.0 as usize];
    let start = Lineup::of(position);
    let race_over = position.track.is_over();
    let mut left = position.dice.len();
    if race_over || left == 0 {
        end(End { lineup: start, race_over, ways: 1 });
        return landings;
    }
    let (mut now, mut next) = (Frontier::new(), Frontier::new());
    now.add(Node::new(start, position.dice.bits(), 1));
    while left > 0 {
        left -= 1;
        next.clear(now.nodes.len() * (left + 1) * 3);
        for node in &now.nodes {
            let ways = node.ways() * WAYS[left];
            node.each_roll(course, |settled, dice| {
                if let Some(landings) = landings.get_mut(settled.landing) {
                    *landings += ways;
                }
                if settled.crossed || left == 0 {
                    end(End { lineup: settled.lineup, race_over: settled.crossed, ways });
                } else {
                    next.add(Node::new(settled.lineup, dice, node.ways()));
                }
            });
        }
        core::mem::swap(&mut now, &mut next);
    }
    landings
}

/// A line-up, the dice left, and the ways that lead there, in one number: the ways in the top bits.
#[derive(Clone, Copy)]
struct Node(u64);

impl Node {
    /// No more than 9,720 ways lead to any node, so 16 bits hold them.
    const WAYS_FROM: u32 = 48;
    const KEY: u64 = (1 << Self::WAYS_FROM) - 1;

    fn new(lineup: Lineup, dice: u8, ways: u32) -> Self {
        Self(u64::from(ways) << Self::WAYS_FROM | u64::from(dice) << Lineup::BITS | lineup.bits())
    }

    fn lineup(self) -> Lineup {
        Lineup::from_bits(self.0 & ((1 << Lineup::BITS) - 1))
    }

    fn ways(self) -> u32 {
        (self.0 >> Self::WAYS_FROM) as u32
    }

    /// Every die that is left with every face: where the unit settles, and the dice left then.
    #[inline]
    fn each_roll(self, course: Course, mut roll: impl FnMut(Settled, u8)) {
        let dice = (self.0 >> Lineup::BITS) as u8 & CamelSet::ALL.bits();
        for camel in (0..Camel::COUNT as u8).filter(|camel| dice >> camel & 1 == 1) {
            let lifted = self.lineup().lift(u64::from(camel));
            for steps in 1..=3 {
                roll(lifted.set_down(steps, course), dice & !(1 << camel));
            }
        }
    }
}

/// The different nodes that so many dice lead to, in the order in which they were first met.
struct Frontier {
    nodes: Vec<Node>,
    /// An open hash table over `nodes`: the number of a node plus one, or 0. Only as much of it is used as is needed.
    table: Vec<u16>,
    /// 64 minus the binary logarithm of the part of `table` in use.
    shift: u32,
}

impl Frontier {
    /// Four dice out of five lead to this many different nodes at most.
    const MOST: usize = 5 * 1_944;
    /// A power of two with room for [`Self::MOST`].
    const TABLE: usize = 1 << 14;

    fn new() -> Self {
        Self { nodes: Vec::with_capacity(Self::MOST), table: vec![0; Self::TABLE], shift: 64 - 1 }
    }

    /// Empties it and makes ready for `most` nodes.
    fn clear(&mut self, most: usize) {
        let size = (2 * most).next_power_of_two().min(Self::TABLE);
        self.nodes.clear();
        self.table[..size].fill(0);
        self.shift = 64 - size.trailing_zeros();
    }

    /// Adds a node, or its ways to those of an equal one.
    #[inline]
    fn add(&mut self, node: Node) {
        let key = node.0 & Node::KEY;
        let mut at = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> self.shift) as usize;
        loop {
            match usize::from(self.table[at]) {
                0 => break,
                number if self.nodes[number - 1].0 & Node::KEY == key => {
                    self.nodes[number - 1].0 += node.0 - key;
                    return;
                }
                _ => at = if at + 1 == 1 << (64 - self.shift) { 0 } else { at + 1 },
            }
        }
        self.nodes.push(node);
        self.table[at] = self.nodes.len() as u16;
    }
}
