//! Child cargo commands, and the one folder that they all build in.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

/// A cargo command in the repository's root that builds in [`target_folder`].
///
/// Nothing of what cargo told *this* program about itself is meant for the child, apart from which cargo it is.
pub fn cargo<'a>(args: impl IntoIterator<Item = &'a str>) -> Result<Command> {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root()?).env("CARGO_TARGET_DIR", target_folder()?);
    Ok(command)
}

/// The repository's root: two folders above this crate, which cargo names to what it runs.
pub fn root() -> Result<PathBuf> {
    let here = env::var_os("CARGO_MANIFEST_DIR").context("run it through cargo: `cargo xtask ...`")?;
    let root = PathBuf::from(here).join("../..");
    root.canonicalize().with_context(|| format!("no folder at {}", root.display()))
}

/// Where everything is built: `CARGO_TARGET_DIR`, else a folder in the user's cache, so that several checkouts
/// and a freshly cleaned one share what is already compiled.
pub fn target_folder() -> Result<PathBuf> {
    if let Some(set) = env::var_os("CARGO_TARGET_DIR").filter(|set| !set.is_empty()) {
        return Ok(root()?.join(set));
    }
    let cache =
        cache_folder().context("there is no home folder to keep the build in: set CARGO_TARGET_DIR")?;
    Ok(cache.join("caravanserai").join("target"))
}

/// The user's cache folder as each system has it.
fn cache_folder() -> Option<PathBuf> {
    let folder = |name| env::var_os(name).map(PathBuf::from).filter(|folder| folder.is_absolute());
    if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        Some(folder("HOME")?.join("Library").join("Caches"))
    } else {
        folder("XDG_CACHE_HOME").or_else(|| Some(folder("HOME")?.join(".cache")))
    }
}
