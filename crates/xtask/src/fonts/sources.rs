//! The published faces and the tools that cut them, fetched by name and version into a folder beside the build.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::faces::Source;
use crate::cargo::target_folder;
use crate::{npm, shell};

const TOOLS: [&str; 2] = ["fonttools==4.68.0", "brotli==1.2.1"];

/// The folder with a Python of its own and the unpacked packages.
pub struct Workbench {
    folder: PathBuf,
}

impl Workbench {
    /// Makes it ready: needs `python3` with its venv module, `npm` and `tar`.
    pub fn ready() -> Result<Self> {
        let bench = Self { folder: target_folder()?.join("fonts") };
        fs::create_dir_all(&bench.folder)?;
        if !shell::works(bench.python().args(["-c", "import fontTools, brotli"])) {
            let venv = bench.folder.join("venv");
            step(Command::new("python3").args(["-m", "venv"]).arg(venv))?;
            step(bench.python().args(["-m", "pip", "install", "--quiet"]).args(TOOLS))?;
        }
        Ok(bench)
    }

    /// The unpacked package of a face, fetched when it is not there yet.
    pub fn package(&self, source: &Source) -> Result<PathBuf> {
        npm::package(&self.folder, source.package, source.version, source.licence_file)
    }

    /// Has `subset.py` make a face; tells the wanted characters that the source lacks.
    pub fn subset(&self, order: &Value) -> Result<String> {
        let mut command = self.python();
        command.args(["-c", include_str!("subset.py")]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().context("cannot run the subsetter")?;
        let mut input = child.stdin.take().context("the subsetter takes no input")?;
        input.write_all(order.to_string().as_bytes())?;
        drop(input);
        let output = child.wait_with_output()?;
        ensure!(output.status.success(), "the subsetter failed on {}", order["out"]);
        Ok(String::from_utf8(output.stdout)?)
    }

    fn python(&self) -> Command {
        let inside = if cfg!(windows) { "venv/Scripts/python.exe" } else { "venv/bin/python" };
        Command::new(self.folder.join(inside))
    }
}

/// Runs a program that has to end well, and says so first.
fn step(command: &mut Command) -> Result<()> {
    println!("$ {}", shell::shown(command));
    ensure!(shell::run(command)?, "that failed: {}", shell::shown(command));
    Ok(())
}
