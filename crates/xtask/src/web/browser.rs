//! The bundle in a real browser: `web/tests` plays it, and its bots are held against those of this machine.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

use super::{Effort, node};
use crate::cargo::{cargo, target_folder};
use crate::shell::{self, Ended};
use crate::{setup, web};

/// Serves a bundle for as long as it is held.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    /// Serves the quick bundle, which has to be there.
    fn start() -> Result<Self> {
        let bundle = web::folder()?.join("bundle").join(Effort::Fast.profile());
        ensure!(bundle.is_dir(), "there is no bundle: `cargo xtask web` makes it");
        let mut command = Command::new(target_folder()?.join("debug").join("web-bundle"));
        command.arg("serve").arg(&bundle).stdout(Stdio::piped());
        let mut child = command.spawn().with_context(|| format!("cannot run {}", shell::shown(&command)))?;
        let mut address = String::new();
        let stdout = child.stdout.take().context("it has an output")?;
        BufReader::new(stdout).read_line(&mut address)?;
        Ok(Self { child, address: address.trim().to_owned() })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs the browser's tests against the quick bundle.
pub fn check() -> Result<Ended> {
    setup::ready_to_browse()?;
    node::provide()?;
    let trial =
        shell::read(&mut cargo(["run", "--quiet", "--package", "text-client", "--example", "trial"])?)?;
    ensure!(
        shell::run(&mut cargo(["build", "--quiet", "--package", "web-bundle"])?)?,
        "web-bundle does not build"
    );
    let server = Server::start()?;
    let mut command = node::node("--test")?;
    command.args([
        "--test-reporter=spec",
        "--test-concurrency=1",
        "--test-timeout=1800000",
        "--test-force-exit",
        "tests/",
    ]);
    command.env("CARAVANSERAI_URL", &server.address).env("CARAVANSERAI_TRIAL", trial);
    println!("$ {}", shell::shown(&command));
    shell::run_and_keep(&mut command)
}
