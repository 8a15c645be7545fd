//! Plays random matches of Baba Yaga under the laws of the table, and says how many.
//!
//! `cargo run --release -p baba-yaga --example baba-yaga-laws -- --matches 100000`

use std::process::ExitCode;

use baba_yaga::BabaYaga;

#[path = "../../../../tabletop/shared/laws_example.rs"]
mod laws;

fn main() -> ExitCode {
    laws::run::<BabaYaga>(16)
}
