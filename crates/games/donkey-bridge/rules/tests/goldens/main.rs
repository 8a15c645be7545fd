//! Whole matches as text, one per seat count, to be reviewed like code: a change in one of them is a change in the game.
//!
//! If it is meant, `cargo run -p donkey-bridge --example donkey-bridge-goldens -- --write crates/games/donkey-bridge/rules/tests/goldens`
//! writes them anew.

#[path = "../../../../../tabletop/shared/golden_files.rs"]
mod files;
mod notation;
mod transcript;
