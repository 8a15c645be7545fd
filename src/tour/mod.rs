//! `--tour FOLDER`: the program walks by itself through all of its screens and the phases of a match, takes a picture of
//! each and looks for what must not be seen.
//!
//! The route is a [`Script`]; between two stops nothing is drawn, so that it takes little time even without a graphics
//! card, and time passes by a fixed step in each frame, so that it looks the same on slow machines. What is wrong is
//! told in `report.json` beside the pictures. In a browser (`?tour`) whatever plays from outside takes the pictures, and
//! what is wrong is reported to the page. Whoever judges the whole is the workshop (`cargo xtask shots`).

mod check;
mod hand;
mod look;
mod report;
mod route;
mod script;

use core::time::Duration;
use std::collections::VecDeque;
use std::path::PathBuf;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};
use bevy::time::TimeUpdateStrategy;
use bevy_egui::EguiPrimaryContextPass;
use table::{Awake, Layout, Sprites, Tween};

use crate::flags::Flags;
use crate::platform::{self, IN_A_BROWSER};
use crate::theme::{Dressed, UiSystems};
use check::{Finding, Kind, Pixels};
use look::Seen;
use report::{Report, StopReport};
pub use route::is_part;
use script::{Script, Step};

/// How much time passes in a frame that is drawn, and in one that is not.
const TICKS: (Duration, Duration) = (Duration::from_millis(10), Duration::from_millis(100));

/// How many frames follow each other at rest before one is drawn: panels know their size after two or three.
const REST: u32 = 4;

/// How many frames are drawn before a picture is taken, and before the first: what draws is made ready by then.
const DRAWN: (u32, u32) = (1, 12);

/// After how many frames it is given up that something comes about or comes to rest.
const PATIENCE: u32 = 4_000;

/// Where the tour is.
#[derive(Resource)]
struct Tour {
    folder: PathBuf,
    steps: VecDeque<Step>,
    /// Frames since the step began.
    frames: u32,
    /// Frames in a row in which nothing moved.
    rest: u32,
    /// Frames that were drawn since.
    drawn: u32,
    taking: bool,
    report: Report,
    pictures: Vec<(usize, Task<Option<Finding>>)>,
}

/// The picture that was taken.
#[derive(Resource, Default)]
struct Taken(Option<Image>);

/// Has a picture taken of what is drawn: by the engine, or by whatever plays from outside of a page.
fn picture(world: &mut World, name: &str) {
    world.resource_mut::<Seen>().wanted = true;
    platform::pose(name);
    if !IN_A_BROWSER {
        world.spawn(Screenshot::primary_window()).observe(take);
    }
}

/// Whether it is there. A page is drawn on until then.
fn is_pictured(world: &mut World) -> bool {
    draw(world, IN_A_BROWSER);
    if IN_A_BROWSER { platform::posed() } else { world.resource::<Taken>().0.is_some() }
}

fn drive(world: &mut World) {
    let Some(mut tour) = world.remove_resource::<Tour>() else { return };
    world.resource_mut::<Awake>().stay();
    if tour.frames == 0 && tour.steps.is_empty() && tour.report.stops.is_empty() {
        tour.steps = plan(world);
    }
    tour.frames += 1;
    let given_up = tour.frames > PATIENCE;
    match tour.steps.front_mut() {
        None => {
            let well = tour.finish();
            world.write_message(if well { AppExit::Success } else { AppExit::from_code(1) });
            return;
        }
        Some(Step::Go { what, .. }) if given_up => {
            let what = format!("the tour waited in vain for {what}");
            tour.report.stop(StopReport::new("end", vec![Finding::new(Kind::NotReached, what)]));
            tour.steps.clear();
        }
        Some(Step::Go { work, .. }) => {
            draw(world, false);
            if work(world) {
                tour.next();
            }
        }
        Some(Step::Stop(name)) => {
            let name = *name;
            tour.visit(world, name, given_up);
        }
    }
    world.insert_resource(tour);
}

/// The whole route, once the window is there.
fn plan(world: &mut World) -> VecDeque<Step> {
    let flags = world.resource::<Flags>();
    let mut script = Script { main_only: flags.main_stops, ..Script::default() };
    let window = flags.size.map_or(world.resource::<Layout>().window, Vec2::from);
    route::plan(&mut script, window, &flags.only);
    script.steps.into()
}

/// Whether anything is drawn; where nothing is, time passes quickly.
fn draw(world: &mut World, on: bool) {
    let tick = if on { TICKS.0 } else { TICKS.1 };
    world.insert_resource(TimeUpdateStrategy::ManualDuration(tick));
    let mut cameras = world.query::<&mut Camera>();
    for mut camera in cameras.iter_mut(world).filter(|camera| camera.is_active != on) {
        camera.is_active = on;
    }
}

/// Whether a picture would show something on its way.
fn moves(world: &mut World) -> bool {
    let moving = world.query::<&Tween>().iter(world).next().is_some();
    let assets = world.resource::<AssetServer>();
    let sprites = world.resource::<Sprites>();
    let loading = !sprites.atlases().iter().all(|atlas| assets.is_loaded_with_dependencies(atlas));
    let dressed = world.resource::<Dressed>();
    moving || loading || !dressed.is_ready() || dressed.waits()
}

impl Tour {
    fn next(&mut self) {
        self.steps.pop_front();
        (self.frames, self.rest, self.drawn, self.taking) = (0, 0, 0, false);
    }

    /// Waits for rest, takes the picture, looks.
    fn visit(&mut self, world: &mut World, name: &'static str, given_up: bool) {
        if !self.taking {
            self.rest = if moves(world) { 0 } else { self.rest + 1 };
            if self.rest < REST && !given_up {
                return;
            }
            draw(world, true);
            self.drawn += 1;
            let first = self.report.stops.is_empty();
            if self.drawn > if first { DRAWN.1 } else { DRAWN.0 } {
                self.taking = true;
                picture(world, name);
            }
            return;
        }
        let pictured = is_pictured(world);
        if !pictured && !given_up {
            return;
        }
        let sight = world.resource_mut::<Seen>().sight.take();
        let mut findings = sight.map(|sight| check::findings(&sight)).unwrap_or_default();
        let picture = world.resource_mut::<Taken>().0.take();
        if given_up || !pictured {
            findings.push(Finding::new(Kind::NotReached, "it never came to rest, or no picture was taken"));
        }
        self.report.stop(StopReport::new(name, findings));
        if let Some(picture) = picture {
            let file = self.folder.join(format!("{name}.png"));
            let clear = world.resource::<ClearColor>().0.to_srgba().to_u8_array_no_alpha();
            let task = AsyncComputeTaskPool::get().spawn(async move { keep(picture, &file, clear) });
            self.pictures.push((self.report.stops.len() - 1, task));
        }
        self.next();
    }

    /// Waits for all pictures and tells what was found; true where nothing was.
    fn finish(mut self) -> bool {
        for (stop, task) in self.pictures.drain(..) {
            self.report.stops[stop].findings.extend(block_on(task));
        }
        self.report.tell(&self.folder)
    }
}

fn take(captured: On<ScreenshotCaptured>, mut taken: ResMut<Taken>) {
    taken.0 = Some(captured.image.clone());
}

/// Looks at a picture's pixels and writes it.
fn keep(picture: Image, file: &std::path::Path, clear: [u8; 3]) -> Option<Finding> {
    let lost = |why: String| Some(Finding::new(Kind::EmptyFrame, why));
    let picture = match picture.try_into_dynamic() {
        Ok(picture) => picture.to_rgba8(),
        Err(error) => return lost(format!("the picture cannot be read: {error}")),
    };
    let empty = check::emptiness(Pixels { bytes: picture.as_raw(), clear });
    match picture.save(file) {
        Ok(()) => empty,
        Err(error) => lost(format!("the picture cannot be written: {error}")),
    }
}

pub fn plugin(app: &mut App) {
    let flags = app.world().resource::<Flags>().clone();
    let Some(folder) = flags.tour.clone() else { return };
    app.insert_resource(TimeUpdateStrategy::ManualDuration(TICKS.0))
        .insert_resource(Tour {
            folder,
            steps: VecDeque::new(),
            frames: 0,
            rest: 0,
            drawn: 0,
            taking: false,
            report: Report::of(&flags),
            pictures: Vec::new(),
        })
        .init_resource::<Seen>()
        .init_resource::<Taken>()
        .add_systems(First, drive)
        .add_systems(EguiPrimaryContextPass, (route::pose, look::look).chain().in_set(UiSystems::Read));
}
