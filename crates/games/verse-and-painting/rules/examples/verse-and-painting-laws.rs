//! Plays random matches of verse and painting under the laws of the table, and says how many.
//!
//! `cargo run --release -p verse-and-painting --example verse-and-painting-laws -- --matches 100000`

use std::process::ExitCode;

use verse_and_painting::VerseAndPainting;

#[path = "../../../../tabletop/shared/laws_example.rs"]
mod laws;

fn main() -> ExitCode {
    laws::run::<VerseAndPainting>(8)
}
