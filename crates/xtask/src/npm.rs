//! Published packages, fetched by name and version and unpacked into a folder beside the build.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, ensure};

use crate::shell;

/// The unpacked package, fetched when it does not have `file` yet. Needs `npm` and `tar`.
pub fn package(beside: &Path, name: &str, version: &str, file: &str) -> Result<PathBuf> {
    let named = format!("{name}@{version}");
    let folder = beside.join(named.replace('/', "+"));
    let package = folder.join("package");
    if package.join(file).is_file() {
        return Ok(package);
    }
    fs::create_dir_all(&folder)?;
    let mut pack = Command::new("npm");
    pack.args(["pack", "--silent", &named]).current_dir(&folder);
    println!("$ {}", shell::shown(&pack));
    let archive = shell::read(&mut pack)?;
    let mut unpack = Command::new("tar");
    unpack.args(["-xzf", archive.trim()]).current_dir(&folder);
    println!("$ {}", shell::shown(&unpack));
    ensure!(shell::run(&mut unpack)?, "that failed: {}", shell::shown(&unpack));
    Ok(package)
}
