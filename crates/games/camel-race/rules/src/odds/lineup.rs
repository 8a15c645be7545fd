//! The five camels packed into one number: the innermost loop of the odds.
//!
//! Five lanes of eight bits, from the rearmost camel (lowest) to the first, each `space << 3 | camel` with spaces
//! counted from 0. Lanes therefore never fall in their space, the top bit of each is 0, and the order within a stack is
//! the order of its lanes. Moving a unit is: cut its lanes out, add the steps to each, put them back in further up.
//! All lanes are compared at once: with the top bit of each lane set first, subtracting a bound from every lane leaves
//! that bit set exactly where the lane is not below the bound, and the lanes cannot borrow from each other.

use crate::{Camel, Position, Space, TileSide};

/// Bits of a lane.
const LANE: u32 = 8;
/// Where a lane's space begins, above the camel.
const SPACE: u32 = 3;
/// 1 in each lane.
const ONES: u64 = 0x01_0101_0101;
/// The top bit of each lane.
const TOPS: u64 = ONES << 7;
/// The camel of each lane.
const CAMELS: u64 = ONES * 7;
/// How many spaces there are.
const SPACES: u64 = Space::LAST.0 as u64;

/// Camels by rank with their spaces; equal numbers are equal line-ups, so this can be hashed and merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lineup(u64);

/// The tiles, as one bit per space, space 1 the lowest.
#[derive(Clone, Copy)]
pub(super) struct Course {
    oases: u32,
    mirages: u32,
}

/// A unit lifted off a line-up, ready to be set down anywhere.
pub(super) struct Lifted {
    /// The lanes of the unit, at the bottom of the number.
    unit: u64,
    /// 1 in as many lanes as the unit has.
    ones: u64,
    /// The lanes of the other camels.
    rest: u64,
    /// How many bits `rest` has.
    rest_bits: u32,
    /// The space it was lifted from, counted from 0.
    space: u64,
}

/// Where a move ended.
#[derive(Clone, Copy)]
pub(super) struct Settled {
    /// The line-up; only its order counts once the line is crossed.
    pub lineup: Lineup,
    /// Whether the unit has crossed the finish line.
    pub crossed: bool,
    /// The space that the steps led to, counted from 0; 16 or more is over the line.
    pub landing: usize,
}

impl Course {
    /// The tiles of `position`.
    pub fn of(position: &Position) -> Self {
        let bits = |side| {
            let tiles = position.track.tiles().filter(move |(_, tile)| tile.side == side);
            tiles.fold(0, |bits, (space, _)| bits | 1 << (space.0 - 1))
        };
        Self { oases: bits(TileSide::Oasis), mirages: bits(TileSide::Mirage) }
    }
}

impl Lineup {
    /// How many bits a line-up takes; those above are free.
    pub const BITS: u32 = LANE * Camel::COUNT as u32;

    /// The camels of `position`. Over the line, only their order counts.
    pub fn of(position: &Position) -> Self {
        position.track.standing().rev().fold(Self(0), |Self(lanes), (space, camel)| {
            let space = u64::from(space.0 - 1).min(SPACES - 1);
            Self(lanes << LANE | space << SPACE | camel.index() as u64)
        })
    }

    /// The number.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The line-up that has these bits.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The camels, by [`Camel::index`], from the rearmost to the first.
    pub fn camels(self) -> [usize; Camel::COUNT] {
        core::array::from_fn(|slot| (self.0 >> (LANE * slot as u32) & 7) as usize)
    }

    /// The spaces, counted from 0, from the rearmost camel to the first.
    pub fn spaces(self) -> [usize; Camel::COUNT] {
        core::array::from_fn(|slot| (self.0 >> (LANE * slot as u32 + SPACE) & (SPACES - 1)) as usize)
    }

    /// Lifts the camel of this [`Camel::index`] with all it carries.
    #[inline]
    pub fn lift(self, camel: u64) -> Lifted {
        let others = ((self.0 & CAMELS) ^ (camel * ONES)) + (TOPS - ONES); // top bit: another camel
        let bottom = (!others & TOPS).trailing_zeros() & !7;
        let space = self.0 >> (bottom + SPACE) & (SPACES - 1);
        let top = first_not_below(self.0, space + 1, Self::BITS);
        let size = top - bottom;
        Lifted {
            unit: self.0 >> bottom & low(size),
            ones: ONES & low(size),
            rest: self.0 & low(bottom) | self.0 >> top << bottom,
            rest_bits: Self::BITS - size,
            space,
        }
    }
}

impl Lifted {
    /// Sets the unit down `steps` on from where it was lifted, or where a tile there sends it.
    #[inline]
    pub fn set_down(&self, steps: u64, course: Course) -> Settled {
        let landing = self.space + steps;
        let oasis = u64::from(course.oases >> landing & 1);
        let mirage = u64::from(course.mirages >> landing & 1);
        let space = landing + oasis - mirage;
        let crossed = space >= SPACES;
        let (unit, slot) = if crossed {
            (self.unit, self.rest_bits)
        } else {
            // Above all that are not further; from a mirage, below all that are not further back.
            let bound = space + 1 - mirage;
            let unit = self.unit + (space << SPACE) * self.ones - (self.space << SPACE) * self.ones;
            (unit, first_not_below(self.rest, bound, self.rest_bits))
        };
        // From `slot` up: the unit, and above it those that it goes below.
        let above = (self.rest >> slot) << (Lineup::BITS - self.rest_bits);
        let lineup = Lineup(self.rest & low(slot) | (above | unit) << slot);
        Settled { lineup, crossed, landing: landing as usize }
    }
}

/// The lowest bit of the first lane whose space is not below `space`, or `bits` if there is none among so many bits.
#[inline]
fn first_not_below(lanes: u64, space: u64, bits: u32) -> u32 {
    let not_below = ((lanes | TOPS) - (space << SPACE) * ONES) & TOPS;
    (not_below | 0x80 << bits).trailing_zeros() & !7
}

/// A mask of so many low bits, fewer than 64.
#[inline]
fn low(bits: u32) -> u64 {
    (1 << bits) - 1
}
