//! Who sits on which side of the screen.

use serde::{Deserialize, Serialize};

/// How people share the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seating {
    /// One device goes round; everything is upright.
    #[default]
    Pass,
    /// People sit around the screen; mats are turned to them.
    Around,
}

/// A side of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Side {
    /// The lower edge.
    #[default]
    South,
    /// The left edge.
    West,
    /// The upper edge.
    North,
    /// The right edge.
    East,
}

impl Side {
    /// All, clockwise from the lower edge.
    pub const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];

    /// How far a mat on this side is turned, in radians counter-clockwise.
    #[must_use]
    pub fn turn(self) -> f32 {
        use core::f32::consts::{FRAC_PI_2, PI};
        match self {
            Self::South => 0.0,
            Self::West => -FRAC_PI_2,
            Self::North => PI,
            Self::East => FRAC_PI_2,
        }
    }
}
