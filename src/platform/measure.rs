//! `--measure FILE`: what the program costs, as JSON, then the end.
//!
//! Works in any program of the engine, so that this one can be measured beside an empty window: see the example
//! `cost`. Frames follow each other while it measures.

use core::time::Duration;
use std::path::PathBuf;

use bevy::platform::time::Instant;

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use table::{Awake, Screen};

/// How many frames are let go by before measuring, once the program shows what it is for.
const SETTLE: usize = 60;

/// How many frames are measured.
const FRAMES: usize = 300;

/// What a program cost.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Cost {
    /// From the start of the process to the end of its first update, in milliseconds.
    pub first_frame_ms: f64,
    /// From there to the first update that shows what the program is for, in milliseconds.
    pub ready_ms: f64,
    /// The main schedule of one frame: the middle one of all that were measured, in microseconds.
    pub update_median_us: f64,
    /// The same: all but one in twenty took no longer.
    pub update_p95_us: f64,
    /// Memory that the process holds, in megabytes; 0 where the system does not tell.
    pub memory_mb: f64,
}

/// Measures.
pub struct Measure {
    /// Where the figures go.
    pub file: PathBuf,
    /// When the process started.
    pub started: Instant,
}

#[derive(Resource)]
struct Clock {
    file: PathBuf,
    started: Instant,
    update: Instant,
    first: Option<Duration>,
    ready: Option<Duration>,
    frames: Vec<Duration>,
    seen: usize,
}

#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct Before;

#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct After;

impl Plugin for Measure {
    fn build(&self, app: &mut App) {
        let clock = Clock {
            file: self.file.clone(),
            started: self.started,
            update: self.started,
            first: None,
            ready: None,
            frames: Vec::with_capacity(FRAMES),
            seen: 0,
        };
        app.insert_resource(clock).init_schedule(Before).init_schedule(After);
        let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
        order.insert_before(First, Before);
        order.insert_after(Last, After);
        app.add_systems(Before, |mut clock: ResMut<Clock>| clock.update = Instant::now());
        app.add_systems(After, after);
    }
}

fn after(
    mut clock: ResMut<Clock>,
    screen: Option<Res<State<Screen>>>,
    awake: Option<ResMut<Awake>>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let took = clock.update.elapsed();
    let since = clock.started.elapsed();
    if let Some(mut awake) = awake {
        awake.stay();
    }
    clock.first.get_or_insert(since);
    if screen.is_some_and(|screen| *screen.get() == Screen::Loading) {
        return Ok(());
    }
    clock.ready.get_or_insert(since);
    clock.seen += 1;
    if clock.seen > SETTLE {
        clock.frames.push(took);
    }
    if clock.frames.len() == FRAMES {
        clock.frames.sort();
        std::fs::write(&clock.file, serde_json::to_string_pretty(&cost(&clock))?)?;
        exit.write(AppExit::Success);
    }
    Ok(())
}

fn cost(clock: &Clock) -> Cost {
    let ms = |time: Option<Duration>| time.unwrap_or_default().as_secs_f64() * 1e3;
    let us = |at: usize| clock.frames.get(at).copied().unwrap_or_default().as_secs_f64() * 1e6;
    Cost {
        first_frame_ms: ms(clock.first),
        ready_ms: ms(clock.ready),
        update_median_us: us(FRAMES / 2),
        update_p95_us: us(FRAMES * 95 / 100),
        memory_mb: memory_mb(),
    }
}

/// What the system says of this process, where it says it as Linux does.
fn memory_mb() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()).and_then(|text| text.parse().ok());
    kilobytes.unwrap_or(0.0) / 1_024.0
}
