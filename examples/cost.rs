//! Prints what the program costs beside an empty window of the engine: `cargo run --release --example cost`.
//!
//! Both are started in turn, a few times each, and the middle figures are printed: the time from start to the first
//! frame and to what the program is for, the main schedule of one frame while nothing but frames happens (the shelf,
//! a camel race of four bots, a flight of Baba Yaga, an empty window with a camera), and memory. What a graphics card does is
//! not in these figures.

use bevy::platform::time::Instant;
use std::process::Command;

use bevy::prelude::*;
use caravanserai::Flags;
use caravanserai::measure::{Cost, Measure};

type Failure = Box<dyn std::error::Error>;

/// How often each is started.
const RUNS: usize = 5;

const PROGRAMS: [(&str, &[&str]); 4] = [
    ("an empty window", &["empty"]),
    ("the shelf", &["program"]),
    (
        "a camel race",
        &[
            "program",
            "--game",
            "camel-race",
            "--seats",
            "hard,medium,easy,easy",
            "--seed",
            "7",
            "--speed",
            "slow",
        ],
    ),
    (
        "Baba Yaga",
        &[
            "program",
            "--game",
            "baba-yaga",
            "--seats",
            "hard,medium,easy,easy",
            "--seed",
            "7",
            "--speed",
            "slow",
        ],
    ),
];

fn main() -> Result<(), Failure> {
    let started = Instant::now();
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        Some("empty") => empty(arguments.get(1).ok_or("empty FILE")?.into(), started),
        Some("program") => program(&arguments[1..])?,
        _ => compare()?,
    }
    Ok(())
}

fn empty(file: std::path::PathBuf, started: Instant) {
    App::new()
        .add_plugins((DefaultPlugins, Measure { file, started }))
        .insert_resource(bevy::winit::WinitSettings::continuous())
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera2d);
        })
        .run();
}

fn program(arguments: &[String]) -> Result<(), Failure> {
    caravanserai::run(Flags::read(arguments.iter().map(Into::into).collect())?);
    Ok(())
}

fn compare() -> Result<(), Failure> {
    let folder = std::env::temp_dir().join(format!("caravanserai-cost-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    println!(
        "{:18} {:>14} {:>10} {:>14} {:>12} {:>10}",
        "", "first frame", "ready", "update median", "update p95", "memory"
    );
    for (name, arguments) in PROGRAMS {
        let mut costs = Vec::new();
        for _ in 0..RUNS {
            costs.push(run(arguments, &folder)?);
        }
        let middle = |figure: fn(&Cost) -> f64| {
            let mut figures: Vec<f64> = costs.iter().map(figure).collect();
            figures.sort_by(f64::total_cmp);
            figures[RUNS / 2]
        };
        println!(
            "{name:18} {:>11.0} ms {:>7.0} ms {:>11.0} us {:>9.0} us {:>7.0} MB",
            middle(|cost| cost.first_frame_ms),
            middle(|cost| cost.ready_ms),
            middle(|cost| cost.update_median_us),
            middle(|cost| cost.update_p95_us),
            middle(|cost| cost.memory_mb),
        );
    }
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

/// Starts one of them and reads what it measured.
fn run(arguments: &[&str], folder: &std::path::Path) -> Result<Cost, Failure> {
    let file = folder.join("cost.json");
    let mut command = Command::new(std::env::current_exe()?);
    command.args(arguments);
    match arguments {
        ["program", ..] => command.arg("--measure").arg(&file).arg("--data").arg(folder.join("data")),
        _ => command.arg(&file),
    };
    let ended = command.status()?;
    if !ended.success() {
        return Err(format!("{arguments:?} ended with {ended}").into());
    }
    Ok(serde_json::from_str(&std::fs::read_to_string(file)?)?)
}
