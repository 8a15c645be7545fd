//! Tools that come as packages of node: the one that makes a program small, and the one that drives a browser.
//!
//! Their versions stand in `web/package.json`. They are installed beside it, when they are needed.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use crate::cargo::root;
use crate::{setup, shell};

/// What wasm-opt may use: what every browser of the last years has. `--all-features` would be too much.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// The folder of the page, where the packages are installed.
fn folder() -> Result<PathBuf> {
    Ok(root()?.join("web"))
}

/// Installs the packages that `web/package.json` names, unless they are there in those versions.
pub fn provide() -> Result<()> {
    setup::ready_to_run_node()?;
    let folder = folder()?;
    let wanted = std::fs::read(folder.join("package.json")).context("web/package.json")?;
    let wanted: serde_json::Value = serde_json::from_slice(&wanted)?;
    let tools = wanted["devDependencies"].as_object().context("package.json names no tools")?;
    if tools.iter().all(|(name, version)| installed(&folder, name).as_ref() == Some(version)) {
        return Ok(());
    }
    let mut command = Command::new("npm");
    command.args(["install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts"]);
    println!("$ {}", shell::shown(&command));
    ensure!(shell::run(command.current_dir(folder))?, "npm could not install the browser's tools");
    Ok(())
}

/// The version of a package that is there.
fn installed(folder: &Path, name: &str) -> Option<serde_json::Value> {
    let manifest = std::fs::read(folder.join("node_modules").join(name).join("package.json")).ok()?;
    let manifest: serde_json::Value = serde_json::from_slice(&manifest).ok()?;
    manifest.get("version").cloned()
}

/// A node program of the page's folder.
pub fn node(script: &str) -> Result<Command> {
    let mut command = Command::new("node");
    command.arg(script).current_dir(folder()?);
    Ok(command)
}

/// Makes a program small, in its place. It takes minutes.
pub fn make_small(wasm: &Path) -> Result<()> {
    provide()?;
    println!("── making it small");
    let start = Instant::now();
    let small = wasm.with_extension("small");
    let mut command = node("node_modules/binaryen/bin/wasm-opt")?;
    command.args(FEATURES).arg("-Os").arg(wasm).arg("-o").arg(&small);
    ensure!(shell::run(&mut command)?, "that failed: {}", shell::shown(&command));
    std::fs::rename(&small, wasm)?;
    println!("── {:.0} s", start.elapsed().as_secs_f32());
    Ok(())
}
