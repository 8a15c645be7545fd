//! `play`: starts the game.

use anyhow::{Context, Result};
use pico_args::Arguments;

use crate::cargo::cargo;
use crate::{setup, shell};

/// Sets the machine up, then starts the table and hands it the rest of the command line.
///
/// The development profile is used on purpose: rules and bots are optimised in it, it builds in a fraction of
/// the time, and what the tests have compiled is used again.
pub fn play(mut args: Arguments) -> Result<bool> {
    setup::ready_to_build()?;
    if !args.contains("--text") {
        println!("The drawn table is still being built; here is the text table.\n");
    }
    let mut command = cargo(["run", "--quiet", "--package", "text-client", "--"])?;
    shell::run(command.args(args.finish())).context("the text table did not start")
}
