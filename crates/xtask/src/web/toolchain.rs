//! Which toolchain compiles for the browser.
//!
//! An installed target comes first: it is a part of everybody's toolchain that rustup adds. Where it is not there and
//! cannot be fetched, Debian's own toolchain builds the library from its sources.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::cargo::cargo;
use crate::{setup, shell};

/// What is compiled for.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's compiler, whatever else is on the path.
const DEBIAN: [&str; 2] = ["/usr/bin/rustc", "/usr/bin/cargo"];

/// A toolchain that can do it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Toolchain {
    /// The one that runs this, which has the target.
    Own,
    /// The distribution's, with the library's sources and this linker.
    Sources {
        /// The program `lld-<version>`.
        linker: String,
    },
}

impl fmt::Display for Toolchain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own => write!(f, "this toolchain and its target {TARGET}"),
            Self::Sources { linker } => {
                write!(f, "the distribution's toolchain, its library sources and {linker}")
            }
        }
    }
}

impl Toolchain {
    /// The first of them that is there, or can be had.
    pub fn find() -> Result<Self> {
        if let Some(found) = Self::own().or_else(Self::sources) {
            return Ok(found);
        }
        let mut add = Command::new("rustup");
        add.args(["target", "add", TARGET]);
        println!("$ {}", shell::shown(&add));
        if shell::run(&mut add).unwrap_or(false)
            && let Some(found) = Self::own()
        {
            return Ok(found);
        }
        setup::ready_to_build_for_a_browser()?;
        Self::sources().context("the packages are installed, and still nothing compiles for a browser")
    }

    fn own() -> Option<Self> {
        let mut ask = Command::new("rustc");
        ask.args(["--print", "target-libdir", "--target", TARGET]);
        let folder = shell::read(&mut ask).ok()?;
        Path::new(folder.trim()).is_dir().then_some(Self::Own)
    }

    fn sources() -> Option<Self> {
        let [rustc, cargo] = DEBIAN;
        let root = shell::read(Command::new(rustc).args(["--print", "sysroot"])).ok()?;
        let library = PathBuf::from(root.trim()).join("lib/rustlib/src/rust/library/std");
        if !library.is_dir() || !Path::new(cargo).is_file() {
            return None;
        }
        // The linker is that of the compiler's own LLVM.
        let version = shell::read(Command::new(rustc).args(["--version", "--verbose"])).ok()?;
        let llvm = version.lines().find_map(|line| line.strip_prefix("LLVM version: "))?;
        let linker = format!("lld-{}", llvm.split('.').next()?);
        shell::works(Command::new(format!("wasm-{}", linker.replace("lld", "ld"))).arg("--version"))
            .then_some(Self::Sources { linker })
    }

    /// A cargo command of this toolchain that builds in this folder.
    pub fn cargo(&self, folder: &Path) -> Result<Command> {
        let mut command = cargo([])?;
        if let Self::Sources { .. } = self {
            let [rustc, debian] = DEBIAN;
            let own = command;
            command = Command::new(debian);
            command.current_dir(own.get_current_dir().context("cargo runs in the root")?);
            command.env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1");
            // What rustup tells its own cargo is not meant for this one.
            command.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO").env_remove("RUSTC_WRAPPER");
        }
        command.env("CARGO_TARGET_DIR", folder);
        Ok(command)
    }

    /// What is said behind the command's own words.
    pub fn finish(&self, command: &mut Command) {
        if let Self::Sources { linker } = self {
            let linker = format!("target.{TARGET}.linker=\"{linker}\"");
            command.args(["-Zbuild-std=std,panic_abort", "--config", &linker]);
        }
    }
}
