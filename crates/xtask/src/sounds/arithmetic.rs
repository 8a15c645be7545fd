//! Sine, cosine and the exponential out of + − × ÷ alone: the system's own differ in their last digits from one
//! system to the next, and the sounds must not.

use std::f64::consts::{LN_2, TAU};

/// Sine and cosine of an angle in turns.
pub fn turn(turns: f64) -> (f64, f64) {
    let angle = (turns - turns.round()) * TAU;
    (series(angle, angle, 1), series(1.0, angle, 0))
}

/// One of the two alternating power series, from its first term on; the angle is at most half a turn.
fn series(first: f64, angle: f64, first_power: u32) -> f64 {
    let (mut sum, mut term) = (first, first);
    for step in 0..14 {
        let power = f64::from(first_power + 2 * step);
        term *= -angle * angle / ((power + 1.0) * (power + 2.0));
        sum += term;
    }
    sum
}

/// The exponential function: the series at a 256th of the exponent, squared eight times.
pub fn exp(exponent: f64) -> f64 {
    let small = exponent / 256.0;
    let (mut sum, mut term) = (1.0, 1.0);
    for power in 1..20 {
        term *= small / f64::from(power);
        sum += term;
    }
    (0..8).fold(sum, |value, _| value * value)
}

/// The frequency ratio of so many semitones.
pub fn semitones(count: i32) -> f64 {
    exp(f64::from(count) * LN_2 / 12.0)
}

/// The amplitude ratio of so many decibels.
pub fn decibels(count: f64) -> f64 {
    exp(count * std::f64::consts::LN_10 / 20.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-12, "{one} is not {other}");
    }

    #[test]
    fn known_values() {
        near(turn(0.25).0, 1.0);
        near(turn(1.0 / 12.0).0, 0.5);
        near(turn(7.5).1, -1.0);
        near(exp(1.0), std::f64::consts::E);
        near(exp(-2.0) * exp(2.0), 1.0);
        near(semitones(12), 2.0);
        near(decibels(20.0), 10.0);
    }
}
