//! A table at rest draws nothing.
//!
//! While something moves, thinks or is timed, frames follow each other; otherwise the loop sleeps until something
//! happens. Whoever needs frames says so in each of them with [`Awake::stay`].

use core::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

/// Whether more frames are needed.
#[derive(Resource, Debug, Default)]
pub struct Awake {
    frames: u8,
}

impl Awake {
    /// One more frame is needed.
    pub fn stay(&mut self) {
        self.frames = 3;
    }

    /// Whether frames follow each other.
    #[must_use]
    pub fn is_awake(&self) -> bool {
        self.frames > 0
    }
}

/// How long the loop sleeps at most.
const NAP: Duration = Duration::from_secs(3_600);

/// How often pads are looked at while one is connected.
const PADS: Duration = Duration::from_millis(33);

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
    app.init_resource::<Awake>().init_resource::<WinitSettings>().add_systems(Last, rest);
}
