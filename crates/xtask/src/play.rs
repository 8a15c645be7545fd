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
    let text = args.contains("--text");
    let package = if text {
        setup::ready_to_build()?;
        "text-client"
    } else {
        setup::ready_to_show()?;
        "caravanserai"
    };
    let mut command = cargo(["run", "--quiet", "--package", package, "--bin", package, "--"])?;
    shell::run(command.args(args.finish())).context("the table did not start")
}
