//! The only source of chance.
//!
//! `rand` promises that its named generators keep their output, not that `shuffle` and `random_range` do. So
//! this file draws bounded numbers and shuffles by itself from the generator's 64-bit output, and pins both
//! with known values: an old log replays to the same state on every platform and after every update.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::Seat;

/// What a match starts from; two matches with one seed, one set-up and one log are the same match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u64);

/// What a stream of numbers is for. Each has its own, so that a bot that thinks longer changes no die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Set-up: who starts, what is dealt.
    SetUp,
    /// Play: dice, draws, shuffles.
    Play,
    /// A bot's choices at one seat.
    Bot(Seat),
    /// Playouts of tests and tools.
    Test,
}

impl Stream {
    fn number(self) -> u64 {
        match self {
            Self::SetUp => 1,
            Self::Play => 2,
            Self::Test => 3,
            Self::Bot(seat) => 0x100 + u64::from(seat.0),
        }
    }
}

/// A stream of chance: part of a state, serialised with it, never part of a view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// The stream of this seed that serves this purpose.
    #[must_use]
    pub fn new(seed: Seed, stream: Stream) -> Self {
        let mut state = seed.0 ^ stream.number().wrapping_mul(0xA076_1D64_78BD_642F);
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(8) {
            chunk.copy_from_slice(&split_mix(&mut state).to_le_bytes());
        }
        Self(Xoshiro256PlusPlus::from_seed(bytes))
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number in `0..bound`, each equally likely; 0 where `bound` is 0 (nothing to choose from).
    ///
    /// Draws below a multiple of `bound` are taken, the few above it thrown away, so there is no bias.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        let bound = u64::from(bound);
        let usable = u64::MAX - u64::MAX % bound;
        loop {
            let bits = self.bits();
            if bits < usable {
                return u32::try_from(bits % bound).unwrap_or(0);
            }
        }
    }

    /// An index into something of this length; 0 where it is empty.
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).unwrap_or(u32::MAX)) as usize
    }

    /// A die with faces 1 to `faces`.
    pub fn roll(&mut self, faces: u8) -> u8 {
        u8::try_from(self.below(u32::from(faces)) + 1).unwrap_or(faces)
    }

    /// True in `out_of` cases `times` times.
    pub fn chance(&mut self, times: u32, out_of: u32) -> bool {
        self.below(out_of) < times
    }

    /// One of these, or `None` where there is none.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        let index = self.index(from.len());
        from.get(index)
    }

    /// Puts these in random order (Fisher and Yates, from the back).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.index(last + 1);
            items.swap(last, other);
        }
    }
}

/// One step of `SplitMix64` (Steele, Lea, Flood 2014), which spreads a small seed over a generator's state.
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_of_one_seed_differ_and_repeat() {
        let first = |stream| Dice::new(Seed(7), stream).bits();
        let streams = [Stream::SetUp, Stream::Play, Stream::Test, Stream::Bot(Seat(0)), Stream::Bot(Seat(1))];
        for (i, a) in streams.iter().enumerate() {
            assert_eq!(first(*a), first(*a));
            assert!(streams[..i].iter().all(|b| first(*b) != first(*a)));
        }
    }

    #[test]
    fn a_serialised_stream_goes_on_where_it_was() {
        let mut dice = Dice::new(Seed(9), Stream::Play);
        dice.bits();
        let text = serde_json::to_string(&dice).unwrap();
        let mut again: Dice = serde_json::from_str(&text).unwrap();
        assert_eq!(
            (0..9).map(|_| dice.bits()).collect::<Vec<_>>(),
            (0..9).map(|_| again.bits()).collect::<Vec<_>>()
        );
    }

    #[test]
    fn each_face_is_about_equally_likely() {
        let mut dice = Dice::new(Seed(3), Stream::Test);
        let mut seen = [0_u32; 3];
        for _ in 0..30_000 {
            seen[usize::from(dice.roll(3)) - 1] += 1;
        }
        assert!(seen.iter().all(|n| (9_700..10_300).contains(n)), "{seen:?}");
    }

    #[test]
    fn nothing_to_choose_from_is_no_panic() {
        let mut dice = Dice::new(Seed(3), Stream::Test);
        assert_eq!(dice.below(0), 0);
        assert_eq!(dice.pick::<u8>(&[]), None);
        dice.shuffle::<u8>(&mut []);
    }
}
