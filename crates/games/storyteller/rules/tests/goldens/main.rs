//! Whole matches as text, one per seat count, to be reviewed like code: a change in one of them is a change in the game.
//!
//! If it is meant, `cargo run -p storyteller --example storyteller-goldens -- --write crates/games/storyteller/rules/tests/goldens`
//! writes them anew.

#[path = "../../../../../tabletop/shared/golden_files.rs"]
mod files;
mod notation;
mod transcript;
