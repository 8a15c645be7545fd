//! Plays random matches of her story under the laws of the table, and says how many.
//!
//! `cargo run --release -p her-story --example her-story-laws -- --matches 100000`

use std::process::ExitCode;

use her_story::HerStory;

#[path = "../../../../tabletop/shared/laws_example.rs"]
mod laws;

fn main() -> ExitCode {
    laws::run::<HerStory>(8)
}
