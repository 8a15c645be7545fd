//! Something to draw on: on Linux a screen of its own that nobody sees (Xvfb), elsewhere the one that is there.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

/// A display, for as long as this value lives.
pub struct Display {
    server: Option<(Child, String)>,
}

impl Display {
    /// Starts one that is as large as the largest window; the server itself finds a free number.
    ///
    /// # Errors
    /// When the server does not start.
    pub fn open() -> Result<Self> {
        if !cfg!(target_os = "linux") {
            return Ok(Self { server: None });
        }
        let screen = ["-displayfd", "1", "-screen", "0", "3840x2160x24", "-nolisten", "tcp", "-noreset"];
        let mut command = Command::new("Xvfb");
        command.args(screen).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut server = command.spawn().context("cannot start Xvfb")?;
        let mut number = String::new();
        if let Some(said) = server.stdout.take() {
            BufReader::new(said).read_line(&mut number)?;
        }
        let number = number.trim().to_owned();
        if number.is_empty() {
            let _ = server.wait();
            bail!("Xvfb ended before it had a display; run `Xvfb -displayfd 1` by hand to see why");
        }
        Ok(Self { server: Some((server, format!(":{number}"))) })
    }

    /// Has a program draw there, in software, so that every machine draws alike.
    pub fn lend_to(&self, command: &mut Command) {
        if let Some((_, name)) = &self.server {
            command
                .env("DISPLAY", name)
                .env_remove("WAYLAND_DISPLAY")
                .env("WGPU_BACKEND", "vulkan")
                .env("WGPU_FORCE_FALLBACK_ADAPTER", "1");
        }
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        if let Some((server, _)) = &mut self.server {
            // It may have ended by itself.
            let _ = server.kill();
            let _ = server.wait();
        }
    }
}
