//! Plays random matches of Storyteller under the laws of the table, and says how many.
//!
//! `cargo run --release -p storyteller --example storyteller-laws -- --matches 100000`

use std::process::ExitCode;

use storyteller::Storyteller;

#[path = "../../../../tabletop/shared/laws_example.rs"]
mod laws;

fn main() -> ExitCode {
    laws::run::<Storyteller>(8)
}
