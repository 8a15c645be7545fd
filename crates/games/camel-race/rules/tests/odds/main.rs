//! The exact odds, against the values of the rules page, against a plain enumeration, and against their own laws.

mod against_naive;
mod example;
mod laws;
#[path = "../support/naive.rs"]
mod naive;
#[path = "../support/positions.rs"]
mod positions;
mod reference;
mod slow;

use camel_race::{ByCamel, Outlook, Position, RaceTable};

fn position(text: &str) -> Position {
    text.parse().expect("the notation is right")
}

fn outlook(position: &Position) -> Outlook {
    RaceTable::shared().outlook(position)
}

/// Fails unless two tables are equal up to rounding.
fn assert_close(left: &ByCamel<f64>, right: &ByCamel<f64>, of: &Position) {
    let close = left.values().zip(right.values()).all(|(left, right)| (left - right).abs() < 1e-12);
    assert!(close, "{left:?} is not {right:?} in {of}");
}
