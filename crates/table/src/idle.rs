//! A table at rest draws nothing.
//!
//! While something moves, thinks or is timed, frames follow each other; otherwise the loop sleeps until something
//! happens. Whoever needs frames says so in each of them with [`Awake::stay`].

use core::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::GamepadEvent;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};

use crate::{Overlay, Screen};

/// Whether more frames are needed.
#[derive(Resource, Debug, Default)]
pub struct Awake {
    frames: u8,
}

impl Awake {
    /// One more frame is needed.
    pub fn stay(&mut self) {
        self.frames = self.frames.max(3);
    }

    /// What lies on the screen was measured anew: frames are needed until panels, the table between them and the pieces
    /// on it have followed each other.
    pub fn settle(&mut self) {
        self.frames = self.frames.max(SETTLES);
    }

    /// Whether frames follow each other.
    #[must_use]
    pub fn is_awake(&self) -> bool {
        self.frames > 0
    }
}

/// A panel is measured a frame after the window, the table a frame after its panels, and its pieces after that.
const SETTLES: u8 = 8;

/// How long the loop sleeps at most.
const NAP: Duration = Duration::from_secs(3_600);

/// How often pads are looked at while one is connected.
const PADS: Duration = Duration::from_millis(33);

/// A window of another size draws until all has found its place. In [`Last`].
fn follow_window(mut window: MessageReader<WindowEvent>, mut awake: ResMut<Awake>) {
    let measured = window.read().filter(|event| {
        matches!(
            event,
            WindowEvent::WindowResized(_)
                | WindowEvent::WindowScaleFactorChanged(_)
                | WindowEvent::WindowBackendScaleFactorChanged(_)
                | WindowEvent::WindowOccluded(_)
        )
    });
    if measured.count() > 0 {
        awake.settle();
    }
}

/// Another screen, or something over it, is drawn until all of it is there. In [`Last`].
fn follow_screens(screen: Res<State<Screen>>, overlay: Res<State<Overlay>>, mut awake: ResMut<Awake>) {
    if screen.is_changed() || overlay.is_changed() {
        awake.settle();
    }
}

/// What may have changed the picture in a frame besides what stays awake.
#[derive(SystemParam)]
pub(crate) struct News<'w, 's> {
    window: MessageReader<'w, 's, WindowEvent>,
    redraw: MessageReader<'w, 's, RequestRedraw>,
    pads: MessageReader<'w, 's, GamepadEvent>,
}

impl News<'_, '_> {
    fn any(&mut self) -> bool {
        let seen = [self.window.read().count(), self.redraw.read().count(), self.pads.read().count()];
        seen.iter().sum::<usize>() > 0
    }
}

/// Looking at pads is no reason to draw: a frame in which nothing came is carried out, and not shown. In [`Last`].
fn draw_or_not(
    awake: Res<Awake>,
    pads: Query<(), With<Gamepad>>,
    mut news: News,
    mut after: Local<u8>,
    mut cameras: Query<&mut Camera, With<Camera2d>>,
) {
    if news.any() || awake.is_awake() || pads.is_empty() {
        *after = AFTER;
    }
    let draws = *after > 0;
    *after = after.saturating_sub(1);
    show(&mut cameras, draws);
}

/// How many frames are shown after the last in which something came: panels follow a frame or two later.
const AFTER: u8 = 3;

/// Whoever asks a camera where something lies must find it at work; in [`First`].
fn open_eyes(mut cameras: Query<&mut Camera, With<Camera2d>>) {
    show(&mut cameras, true);
}

fn show(cameras: &mut Query<&mut Camera, With<Camera2d>>, on: bool) {
    for mut camera in cameras.iter_mut().filter(|camera| camera.is_active != on) {
        camera.is_active = on;
    }
}

/// Lets the loop sleep or run; in [`Last`].
pub fn rest(mut awake: ResMut<Awake>, pads: Query<(), With<Gamepad>>, mut settings: ResMut<WinitSettings>) {
    let mode = if awake.frames > 0 {
        awake.frames -= 1;
        UpdateMode::Continuous
    } else {
        UpdateMode::reactive(if pads.is_empty() { NAP } else { PADS })
    };
    if settings.focused_mode != mode {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Awake>()
        .init_resource::<WinitSettings>()
        .add_message::<WindowEvent>()
        .add_message::<RequestRedraw>()
        .add_message::<GamepadEvent>()
        .add_systems(First, open_eyes)
        .add_systems(Last, (follow_window, follow_screens, draw_or_not, rest).chain());
}
