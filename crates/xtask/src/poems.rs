//! `poems`: checks the verses of the game of verse and painting against a published edition.
//!
//! What is compared, and how, is told in the example `editions` of that game; this command only fetches the edition.

use anyhow::{Result, ensure};
use pico_args::Arguments;

use crate::cargo::{cargo, target_folder};
use crate::{npm, shell, words};

const PACKAGE: &str = "chinese-poetry";
const VERSION: &str = "2.0.1";

/// Fetches the edition, if it is not there, and checks the content against it.
pub fn poems(args: Arguments) -> Result<bool> {
    let stray = words(args)?;
    ensure!(stray.is_empty(), "poems takes no words: {}", stray.join(" "));
    let package = npm::package(&target_folder()?.join("poems"), PACKAGE, VERSION, "LICENSE")?;
    let mut command =
        cargo(["run", "--quiet", "--package", "verse-and-painting", "--example", "editions", "--"])?;
    shell::run(command.arg(package))
}
