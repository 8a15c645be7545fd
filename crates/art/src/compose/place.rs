//! Where a drawing is put, and how it is turned on the way.

use std::fmt::Write as _;

use crate::picture::Pair;

/// Where a drawing is put.
pub(super) struct Place {
    pub at: Pair,
    pub scale: f32,
    pub turn: f32,
    pub flip: bool,
    pub skew: f32,
    pub squash: f32,
    pub origin: Pair,
}

impl Default for Place {
    fn default() -> Self {
        Self {
            at: (0.0, 0.0),
            scale: 1.0,
            turn: 0.0,
            flip: false,
            skew: 0.0,
            squash: 1.0,
            origin: (0.0, 0.0),
        }
    }
}

impl Place {
    /// The value of a `transform` attribute.
    pub(super) fn transform(&self) -> String {
        let mut out = format!("translate({} {})", self.at.0, self.at.1);
        if self.turn != 0.0 {
            let _ = write!(out, " rotate({})", self.turn);
        }
        if self.skew != 0.0 {
            let _ = write!(out, " skewX({})", self.skew);
        }
        let (x, y) = (if self.flip { -self.scale } else { self.scale }, self.scale * self.squash);
        if x != 1.0 || y != 1.0 {
            let _ = write!(out, " scale({x} {y})");
        }
        if self.origin != (0.0, 0.0) {
            let _ = write!(out, " translate({} {})", -self.origin.0, -self.origin.1);
        }
        out
    }
}
