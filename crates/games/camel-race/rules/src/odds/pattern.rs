//! Patterns: where the camels stand, whichever camel is where.
//!
//! A pattern is the spaces of the camels from the rearmost to the first, counted from 0, never falling. There are
//! C(20, 5) of them, numbered from 0 in the order of their first camel, then their second, and so on.

use crate::{Camel, Space};

/// How many patterns there are.
pub(super) const COUNT: usize = 15_504;

/// The spaces of the camels from the rearmost to the first, counted from 0.
pub(super) type Pattern = [usize; Camel::COUNT];

/// How many spaces there are.
pub(super) const SPACES: usize = Space::LAST.0 as usize;

/// `BELOW[slot][space]`: how many ways there are to place the camels up to `slot` on the spaces below `space`.
const BELOW: [[u16; SPACES]; Camel::COUNT] = below();

const fn below() -> [[u16; SPACES]; Camel::COUNT] {
    let mut below = [[0; SPACES]; Camel::COUNT];
    let mut slot = 0;
    while slot < Camel::COUNT {
        let mut space = 1;
        while space < SPACES {
            // Either the camel in this slot stands on the highest space below, and those behind it anywhere up to
            // there, or nobody does.
            let behind = if slot == 0 { 1 } else { below[slot - 1][space] };
            below[slot][space] = below[slot][space - 1] + behind;
            space += 1;
        }
        slot += 1;
    }
    below
}

/// The number of a pattern.
#[inline]
pub(super) fn number(pattern: Pattern) -> usize {
    let parts = BELOW.iter().zip(pattern).map(|(below, space)| usize::from(below[space]));
    parts.sum()
}

/// All patterns, by falling sum of their spaces: every roll without tiles leads to an earlier one.
pub(super) fn by_falling_sum() -> Vec<[u8; Camel::COUNT]> {
    let mut patterns = Vec::with_capacity(COUNT);
    let mut pattern = [0; Camel::COUNT];
    loop {
        patterns.push(pattern);
        // The next one: the first slot that can go on goes on, those behind it start again.
        let Some(slot) = (0..Camel::COUNT).find(|slot| {
            let limit = pattern.get(slot + 1).map_or(SPACES as u8 - 1, |ahead| *ahead);
            pattern[*slot] < limit
        }) else {
            break;
        };
        pattern[slot] += 1;
        pattern[..slot].fill(0);
    }
    patterns.sort_by_key(|pattern| core::cmp::Reverse(sum(pattern)));
    patterns
}

/// The sum of the spaces of a pattern.
pub(super) fn sum(pattern: &[u8; Camel::COUNT]) -> usize {
    pattern.iter().map(|space| usize::from(*space)).sum()
}
