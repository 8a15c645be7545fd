//! Plays random camel races under the laws of the table, and says how many.
//!
//! `cargo run --release -p camel-race --example camel-race-laws -- --matches 100000`

use std::process::ExitCode;

use camel_race::CamelRace;

#[path = "../../../../tabletop/shared/laws_example.rs"]
mod laws;

fn main() -> ExitCode {
    laws::run::<CamelRace>(8)
}
