//! Seeded random positions: stacks, tiles, any dice left, from the start to the finish line.

use camel_race::{Camel, CamelSet, DesertTile, Position, Space, TileSide, Track};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use tabletop::Seat;

/// An endless supply of positions.
pub struct Positions {
    rng: Xoshiro256PlusPlus,
    rearmost: u8,
}

impl Positions {
    /// Anywhere on the track.
    pub fn new(seed: u64) -> Self {
        Self::from_space(seed, 1)
    }

    /// With all camels on the spaces from `rearmost` on.
    pub fn from_space(seed: u64, rearmost: u8) -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed), rearmost }
    }

    /// A whole number below `bound`.
    pub fn below(&mut self, bound: u64) -> u8 {
        u8::try_from(self.rng.next_u64() % bound).expect("the bound is small")
    }

    /// Camels close together or wide apart, and a tile for some of eight seats where one can lie.
    fn track(&mut self) -> Track {
        let mut camels = Camel::ALL;
        for last in (1..camels.len()).rev() {
            camels.swap(last, usize::from(self.below(last as u64 + 1)));
        }
        let room = u64::from(17 - self.rearmost);
        let from = self.rearmost + self.below(room);
        let reach = u64::from(1 + self.below(u64::from(17 - from)));
        let mut track =
            Track::new(camels.map(|camel| (Space(from + self.below(reach)), camel))).expect("five camels");
        for seat in Seat::all(self.below(9)) {
            let side = if self.below(2) == 0 { TileSide::Oasis } else { TileSide::Mirage };
            let owner = (self.below(4) > 0).then_some(seat);
            // Many spaces are refused, which leaves fewer tiles: as it should be.
            let _ = track.lay_tile(Space(self.below(18)), DesertTile { side, owner });
        }
        track
    }
}

impl Iterator for Positions {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        let dice = CamelSet::try_from(self.below(32)).expect("five bits");
        Some(Position { track: self.track(), dice })
    }
}
