//! `shots`: pictures of every screen and of each phase, and what must not be seen in them.
//!
//! The program walks through itself (`--tour`), takes the pictures and looks for missing glyphs, text outside of its
//! box, overlapping targets and empty frames; this command builds it, gives it a display, and gathers what it found.

mod display;
mod report;
mod tours;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use pico_args::Arguments;

use crate::cargo::{cargo, root, target_folder};
use crate::checks::Finding;
use crate::{setup, shell, words};
use display::Display;
use tours::{Tour, chosen};

/// Makes all tours, or those of the sizes and languages that were named.
pub fn shots(args: Arguments) -> Result<bool> {
    let tours = chosen(&words(args)?)?;
    let findings = take(&tours)?;
    for finding in &findings {
        println!("{finding}");
    }
    println!("The pictures are in {}.", folder()?.display());
    match findings.len() {
        0 => println!("PASSED: nothing is seen that must not be."),
        count => println!("FAILED: {count} findings."),
    }
    Ok(findings.is_empty())
}

/// The tours that every change has to pass.
pub fn check() -> Result<Vec<Finding>> {
    take(tours::CHECKED)
}

/// Where the pictures go, a folder for each tour.
fn folder() -> Result<PathBuf> {
    Ok(target_folder()?.join("shots"))
}

fn take(tours: &[Tour]) -> Result<Vec<Finding>> {
    setup::ready_to_picture()?;
    let program = build()?;
    let display = Display::open()?;
    let mut findings = Vec::new();
    for tour in tours {
        let start = Instant::now();
        let folder = folder()?.join(tour.name());
        let found = visit(tour, &program, &display, &folder)?;
        let seconds = start.elapsed().as_secs_f32();
        println!(
            "{}: {} pictures, {} findings, {seconds:.0} s",
            tour.name(),
            found.stops,
            found.findings.len()
        );
        contact_sheet(&folder);
        findings.extend(found.findings);
    }
    Ok(findings)
}

/// Builds the program out of what the tests are built of: an example among what is asked for has cargo settle on the
/// same features, or the engine would be built twice.
fn build() -> Result<PathBuf> {
    let mut command =
        cargo(["build", "--quiet", "--workspace", "--bin", "caravanserai", "--example", "camel-race-laws"])?;
    println!("$ {}", shell::shown(&command));
    ensure!(shell::run(&mut command)?, "the program does not build");
    let program = format!("caravanserai{}", std::env::consts::EXE_SUFFIX);
    Ok(target_folder()?.join("debug").join(program))
}

fn visit(tour: &Tour, program: &Path, display: &Display, folder: &Path) -> Result<report::Found> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot clear {}", folder.display()))?;
    }
    fs::create_dir_all(folder)?;
    let log = folder.join("log.txt");
    let said = fs::File::create(&log)?;
    let mut command = Command::new(program);
    command.args(tour.arguments()).arg("--tour").arg(folder).env("BEVY_ASSET_ROOT", root()?);
    display.lend_to(&mut command);
    let status = command.stdout(said.try_clone()?).stderr(said).status();
    status.with_context(|| format!("cannot run {}", program.display()))?;
    let written = fs::read_to_string(folder.join("report.json"));
    let Ok(written) = written else {
        let said = fs::read_to_string(&log).unwrap_or_default();
        let lines: Vec<&str> = said.lines().collect();
        let last = lines[lines.len().saturating_sub(20)..].join("\n");
        bail!("the tour {} broke off; the end of {}:\n{last}", tour.name(), log.display());
    };
    report::read(&tour.name(), &serde_json::from_str(&written)?)
}

/// All pictures of a tour on one sheet, where ImageMagick is at hand.
fn contact_sheet(folder: &Path) {
    let mut montage = Command::new("montage");
    montage.arg("*.png").args(["-resize", "480x480", "-tile", "8x", "-geometry", "+6+6", "../contact.png"]);
    let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    if shell::works(montage.current_dir(folder)) {
        let made = folder.with_file_name("contact.png");
        // What is lacking here is no reason to fail.
        let _ = fs::rename(made, folder.with_file_name(format!("contact-{name}.png")));
    }
}
