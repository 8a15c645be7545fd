//! Who sits on which side of the screen.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Occupant, Side};

/// How people share the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seating {
    /// One device goes round; everything is upright.
    #[default]
    Pass,
    /// People sit around the screen; mats are turned to them.
    Around,
}

/// How these people share the screen, and each seat's side of it.
#[must_use]
pub fn seated(people: &BySeat<Occupant>) -> (Seating, BySeat<Side>) {
    let around = people.values().any(|who| who.side.is_some());
    let seating = if around { Seating::Around } else { Seating::Pass };
    (seating, people.map(|_, who| who.side.unwrap_or_default()))
}

/// How far a mat on this side is turned, in radians counter-clockwise.
#[must_use]
pub fn turn(side: Side) -> f32 {
    use core::f32::consts::{FRAC_PI_2, PI};
    match side {
        Side::South => 0.0,
        Side::West => -FRAC_PI_2,
        Side::North => PI,
        Side::East => FRAC_PI_2,
    }
}
