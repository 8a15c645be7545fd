//! The workshop: one command for each thing that one does with this repository, run as `cargo xtask <command>`.
//!
//! It knows where things lie and how they are started. What a game is, how it is shown and how it is judged is
//! left to the other crates; this one never depends on them and talks to them through cargo alone.

mod cargo;
mod checks;
mod fonts;
mod han;
mod laws;
mod npm;
mod play;
mod poems;
mod press;
mod setup;
mod shell;
mod shots;
mod sounds;
mod test;
mod web;
mod workspace;

use std::process::ExitCode;

use anyhow::{Result, bail};
use pico_args::Arguments;

const HELP: &str = "\
Caravanserai's workshop.

  cargo xtask play [--text] [ARGS]            play; ARGS are handed to the table
  cargo xtask web [--release] [--serve [PORT]]  make the browser's bundle, small with --release; serve it here
  cargo xtask test [--fail-fast] [STEP ...]   everything that has to hold, or only the named steps
  cargo xtask laws [--games N] [GAME ...]     N whole matches of each game under its laws (100,000 by default)
  cargo xtask shots [SIZE | LANGUAGE ...]     picture every screen, and look for what must not be seen
  cargo xtask art [check | --sheet PACK | ...] make assets/pictures anew, after their scenes changed
  cargo xtask fonts                           make assets/fonts anew, after the texts gained characters
  cargo xtask han                             make the classes of Han characters anew

  cargo xtask poems                           check the verses against their edition
  cargo xtask sounds                          make assets/sounds anew, after their score changed
  cargo xtask setup                           install what the machine lacks

The build goes to CARGO_TARGET_DIR or, where that is not set, to a folder `caravanserai` in the user's cache.";

fn main() -> ExitCode {
    match command(Arguments::from_env()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs one command; `false` when it ran and its verdict is a failure that it has already told.
///
/// Only `play` hands `--help` on: its options are those of the table.
fn command(mut args: Arguments) -> Result<bool> {
    let name = args.subcommand()?;
    let Some(name) = name.filter(|name| name == "play" || !args.contains(["-h", "--help"])) else {
        println!("{HELP}");
        return Ok(true);
    };
    match name.as_str() {
        "play" => play::play(args),
        "test" => test::test(args),
        "laws" => laws::laws(args),
        "art" => press::art(args),
        "fonts" => fonts::fonts(args),
        "han" => han::han(args),

        "poems" => poems::poems(args),
        "setup" => setup::setup(args),
        "shots" => shots::shots(args),
        "sounds" => sounds::sounds(args),
        "web" => web::web(args),
        other => bail!("there is no command `{other}`\n\n{HELP}"),
    }
}

/// What is left of the command line as plain words; an option that nobody took is an error.
fn words(args: Arguments) -> Result<Vec<String>> {
    let mut words = Vec::new();
    for word in args.finish() {
        let Some(word) = word.to_str() else { bail!("`{}` is not Unicode", word.display()) };
        if word.starts_with('-') {
            bail!("there is no option `{word}` here\n\n{HELP}");
        }
        words.push(word.to_owned());
    }
    Ok(words)
}
