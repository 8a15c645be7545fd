//! `art`: the picture press, which makes assets/pictures out of the scenes in assets/art.
//!
//! The press is a crate of its own with its own options; what stands behind `art` is handed to it as it is.

use anyhow::Result;
use pico_args::Arguments;

use crate::cargo::cargo;
use crate::{setup, shell};

/// Prints what has changed, or does what the words behind it say.
pub fn art(args: Arguments) -> Result<bool> {
    setup::ready_to_build()?;
    let mut words = args.finish();
    if words.is_empty() {
        words.push("bake".into());
    }
    shell::run(cargo(["run", "--quiet", "--package", "art", "--"])?.args(words))
}
