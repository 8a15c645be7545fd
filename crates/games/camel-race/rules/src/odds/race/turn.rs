//! One roll in a pattern, and how it changes which slot is which.
//!
//! A unit in the slots `bottom..top` that moves past the slots `top..end` turns the slots `bottom..end` like a wheel:
//! those passed drop by the size of the unit, the unit rises by the number of those passed.

use super::Row;
use super::builder::SETS;
use crate::Camel;
use crate::odds::pattern::{Pattern, SPACES};

/// The slots `bottom..top` move up to just before slot `end`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moved {
    bottom: usize,
    top: usize,
    end: usize,
}

/// What a roll leads to.
pub(super) enum Outcome {
    /// The unit stands on a space of the track.
    Stands {
        /// The pattern now.
        spaces: Pattern,
        /// The slots that changed.
        moved: Moved,
    },
    /// The unit has crossed the finish line. The slots are those before the roll.
    Crossed {
        /// The winner's slot.
        first: usize,
        /// The loser's slot.
        last: usize,
    },
}

impl Outcome {
    /// The camel in `slot` moves `steps` on; there are no tiles.
    pub fn of(spaces: Pattern, slot: usize, steps: usize) -> Self {
        let to = spaces[slot] + steps;
        let top = spaces.partition_point(|space| *space <= spaces[slot]);
        if to >= SPACES {
            // Whoever was last still is, unless it has crossed the line and left others behind.
            let last = if slot == 0 && top < Camel::COUNT { top } else { 0 };
            return Self::Crossed { first: top - 1, last };
        }
        let end = spaces.partition_point(|space| *space <= to);
        let mut after = spaces;
        after.copy_within(top..end, slot);
        after[slot + end - top..end].fill(to);
        Self::Stands { spaces: after, moved: Moved { bottom: slot, top, end } }
    }
}

/// Where the slots go, and with them the dice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    /// For each slot before the roll, its slot after it.
    slots: [u8; Camel::COUNT],
    /// For each set of slots before the roll, the set after it.
    sets: [u8; SETS],
}

impl Turn {
    fn new(Moved { bottom, top, end }: Moved) -> Self {
        let slots: [usize; Camel::COUNT] = core::array::from_fn(|slot| match slot {
            _ if bottom <= slot && slot < top => slot + end - top,
            _ if top <= slot && slot < end => slot + bottom - top,
            _ => slot,
        });
        let turned = |set: usize| {
            let inside = slots.iter().enumerate().filter(|(slot, _)| set >> slot & 1 == 1);
            inside.fold(0, |turned, (_, slot)| turned | 1 << slot)
        };
        Self { slots: slots.map(|slot| slot as u8), sets: core::array::from_fn(turned) }
    }

    /// The set of slots after the roll.
    #[inline]
    pub fn set(&self, set: usize) -> usize {
        usize::from(self.sets[set])
    }

    /// Adds the chances that each slot has after the roll to those it has before.
    #[inline]
    pub fn add(&self, after: &Row, before: &mut Row) {
        for (before, slot) in before.iter_mut().zip(self.slots) {
            let after = after[usize::from(slot)];
            before[0] += after[0];
            before[1] += after[1];
        }
    }
}

/// All turns that there are, by `bottom`, `top` and `end` as digits.
#[derive(Clone, Debug)]
pub(super) struct Turns(Vec<Turn>);

impl Turns {
    /// Slots and ends of slots go from 0 to 5.
    const SIDE: usize = Camel::COUNT + 1;

    /// Numbers that stand for no move get the turn of one that is.
    pub fn new() -> Self {
        let side = 0..Self::SIDE;
        let pairs = side.clone().flat_map(|bottom| side.clone().map(move |top| (bottom, top.max(bottom))));
        let moves = pairs
            .flat_map(|(bottom, top)| side.clone().map(move |end| Moved { bottom, top, end: end.max(top) }));
        Self(moves.map(Turn::new).collect())
    }

    pub fn of(&self, Moved { bottom, top, end }: Moved) -> &Turn {
        &self.0[(bottom * Self::SIDE + top) * Self::SIDE + end]
    }
}
