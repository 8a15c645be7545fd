//! Noise that is the same every time, and the two simplest filters.

use super::arithmetic::exp;
use super::wave::RATE;

/// White noise between −1 and 1, and chance for the score; an xorshift generator.
pub struct Noise(u64);

impl Noise {
    /// Different seeds give different noise.
    pub fn new(seed: u32) -> Self {
        Self(0x9e37_79b9_7f4a_7c15 ^ (u64::from(seed) << 17 | 1))
    }

    /// The next value.
    pub fn next(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let top = u32::try_from(self.0 >> 32).unwrap_or_default();
        f64::from(top) / f64::from(u32::MAX) * 2.0 - 1.0
    }

    /// Evenly from `low` to `high`.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * (self.next() + 1.0) / 2.0
    }
}

/// Lets pass what lies below a frequency, 6 dB per octave; the rest of the signal is what lies above.
#[derive(Default)]
pub struct LowPass(f64);

impl LowPass {
    /// The next value, with the edge in Hz, which may move.
    pub fn next(&mut self, input: f64, edge: f64) -> f64 {
        self.0 += (input - self.0) * (1.0 - exp(-std::f64::consts::TAU * edge / f64::from(RATE)));
        self.0
    }
}
