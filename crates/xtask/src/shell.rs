//! Running other programs: shown as one would type them, streamed while they run, kept for the report.

use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

/// How a program ended, and all that it said on both of its streams, in the order it was said.
pub struct Ended {
    pub well: bool,
    pub said: String,
}

/// Runs a program with this terminal as its own; true when it ends well.
pub fn run(command: &mut Command) -> Result<bool> {
    let status = command.status().with_context(|| format!("cannot run `{}`", shown(command)))?;
    Ok(status.success())
}

/// Runs a program without input, passes on what it says line by line, and keeps it.
pub fn run_and_keep(command: &mut Command) -> Result<Ended> {
    if io::stdout().is_terminal() {
        command.env("CARGO_TERM_COLOR", "always");
    }
    let (reader, writer) = io::pipe()?;
    command.stdin(Stdio::null()).stdout(writer.try_clone()?).stderr(writer);
    let mut child = command.spawn().with_context(|| format!("cannot run `{}`", shown(command)))?;
    // The command still holds the pipe's writing end, and the reader waits until every copy of it is closed.
    command.stdout(Stdio::null()).stderr(Stdio::null());

    let mut said = Vec::new();
    let mut reader = BufReader::new(reader);
    loop {
        let start = said.len();
        if reader.read_until(b'\n', &mut said)? == 0 {
            break;
        }
        io::stdout().write_all(&said[start..])?;
    }
    let well = child.wait()?.success();
    Ok(Ended { well, said: String::from_utf8_lossy(&said).into_owned() })
}

/// What a program prints, when it ends well; what it complains of becomes the error.
pub fn read(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("cannot run `{}`", shown(command)))?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    anyhow::ensure!(output.status.success(), "`{}` failed:\n{complaint}", shown(command));
    Ok(String::from_utf8(output.stdout)?)
}

/// Whether a program can be started and ends well; what it prints is not shown.
pub fn works(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// A command line for people to read: the program by its bare name, then its arguments.
pub fn shown(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let mut line = program.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    for arg in command.get_args() {
        line.push(' ');
        line.push_str(&arg.to_string_lossy());
    }
    line
}
