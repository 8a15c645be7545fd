//! Plays random matches of donkey bridge under the laws of the table, and says how many.
//!
//! `cargo run --release -p donkey-bridge --example donkey-bridge-laws -- --matches 100000`

use std::process::ExitCode;

use donkey_bridge::DonkeyBridge;

#[path = "../../../../tabletop/shared/laws_example.rs"]
mod laws;

fn main() -> ExitCode {
    laws::run::<DonkeyBridge>(8)
}
