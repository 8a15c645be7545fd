//! `setup`: finds what the machine lacks and installs it, saying each command before it is run.
//!
//! What is needed is grouped by what needs it, and a group is here only once something in the workspace needs
//! it. Installing is for Debian's family, where it can be done without guessing; elsewhere it is told in words.

mod apt;
mod needs;

use anyhow::{Result, ensure};
use pico_args::Arguments;

use crate::cargo::cargo;
use crate::{shell, words};

use needs::Need;

/// Everything, and a closing sentence.
pub fn setup(args: Arguments) -> Result<bool> {
    let stray = words(args)?;
    ensure!(stray.is_empty(), "setup takes no words: {}", stray.join(" "));
    ready_to_test()?;
    ready_to_browse()?;
    println!("The machine has all that this repository needs.");
    Ok(true)
}

/// What the text table, `laws` and all pure crates need.
pub fn ready_to_build() -> Result<()> {
    provide(&needs::BUILD)
}

/// What the drawn table needs to be built and to open its window.
pub fn ready_to_show() -> Result<()> {
    ready_to_build()?;
    provide(&needs::WINDOW)
}

/// What takes pictures of the drawn table where nobody looks.
pub fn ready_to_picture() -> Result<()> {
    ready_to_show()?;
    provide(&needs::PICTURES)
}

/// What Debian's way to compile for a browser needs.
pub fn ready_to_build_for_a_browser() -> Result<()> {
    provide(&needs::WASM)
}

/// What tools that are packages of node need.
pub fn ready_to_run_node() -> Result<()> {
    provide(&needs::NODE)
}

/// What the tests in a browser need.
pub fn ready_to_browse() -> Result<()> {
    ready_to_run_node()?;
    provide(&needs::BROWSER)
}

/// What `test` needs for most of its steps: those for a browser see to it themselves.
pub fn ready_to_test() -> Result<()> {
    ready_to_picture()?;
    provide_components()
}

/// Installs a group's missing packages, or explains how.
fn provide(need: &Need) -> Result<()> {
    if need.is_met() {
        return Ok(());
    }
    if !apt::is_here() {
        anyhow::bail!("{}", need.in_words());
    }
    println!("{} is missing: it is needed for {}.", need.what, need.for_what);
    apt::install(need.debian)?;
    ensure!(need.is_met(), "the packages are installed, and still there is no {}", need.what);
    Ok(())
}

/// rustfmt and clippy: a minimal toolchain comes without them.
fn provide_components() -> Result<()> {
    let mut missing = Vec::new();
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !shell::works(&mut cargo([subcommand, "--version"])?) {
            missing.push(component);
        }
    }
    if missing.is_empty() {
        return Ok(());
    }
    let mut command = std::process::Command::new("rustup");
    command.args(["component", "add"]).args(&missing);
    println!("$ {}", shell::shown(&command));
    let hint = format!("install the toolchain's components {} by hand", missing.join(" and "));
    ensure!(shell::run(&mut command).map_err(|error| error.context(hint.clone()))?, hint);
    Ok(())
}
