//! Chance that repeats: the same seed scatters the same stars on every machine.

/// A small generator (SplitMix64). Not for games: those keep their own, saved in the match.
#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    /// Starts from a seed written in a scene file.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        scramble(self.0)
    }

    /// A number in `from..to`.
    pub fn between(&mut self, from: f32, to: f32) -> f32 {
        from + (to - from) * unit(self.next())
    }

    /// An index below `count`, or 0 when there is nothing to choose from.
    pub fn below(&mut self, count: usize) -> usize {
        let count = u64::try_from(count.max(1)).unwrap_or(1);
        usize::try_from(self.next() % count).unwrap_or(0)
    }
}

/// A number in `-1..1` for a place on the grid: the fibres of the paper.
#[must_use]
pub fn fibre(x: u32, y: u32, seed: u32) -> f32 {
    let place = (u64::from(x) << 40) ^ (u64::from(y) << 16) ^ u64::from(seed);
    unit(scramble(place.wrapping_mul(0x9e37_79b9_7f4a_7c15))) * 2.0 - 1.0
}

/// Smooth noise in `-1..1` along a line, for hills; features are one unit wide.
#[must_use]
pub fn roll(x: f32, seed: u32) -> f32 {
    let cell = x.floor();
    let t = x - cell;
    let ease = t * t * (3.0 - 2.0 * t);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "scenes are far smaller than this"
    )]
    let at = |offset: f32| fibre((cell + offset + 4096.0) as u32, 7, seed);
    at(0.0) + (at(1.0) - at(0.0)) * ease
}

fn scramble(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[expect(clippy::cast_precision_loss, reason = "24 bits fit an f32 exactly")]
fn unit(bits: u64) -> f32 {
    (bits >> 40) as f32 / (1_u64 << 24) as f32
}
