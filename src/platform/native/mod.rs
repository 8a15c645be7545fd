//! On a desktop: folders, files, a command line.

mod files;
mod shot;
mod storage;

pub use files::{export, import, save_picture, usual_export, usual_picture};

use std::ffi::OsString;

use bevy::prelude::*;
use bevy::window::WindowResizeConstraints;
use l10n::Locale;

/// What was asked for on the command line.
#[must_use]
pub fn arguments() -> Vec<OsString> {
    std::env::args_os().skip(1).collect()
}

/// Says why the program does not start.
pub fn complain(said: &str) {
    eprintln!("{said}");
}

/// Says what was asked for, to whatever started the program.
pub fn report(said: &str) {
    print!("{said}");
}

/// A number that nobody has chosen.
#[must_use]
pub fn chance() -> u64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(now.as_nanos() / 1_000).unwrap_or_default()
}

/// The language that this system speaks.
#[must_use]
pub fn locale() -> Locale {
    Locale::from_environment(|name| std::env::var(name).ok())
}

/// Nobody around the program takes pictures of it: it takes them itself.
pub fn pose(_: &str) {}

/// There is nobody to wait for.
#[must_use]
pub fn posed() -> bool {
    true
}

/// The engine finds all that it needs by itself.
pub fn before(_: &mut App) {}

/// The system knows how fine its windows are.
#[must_use]
pub fn ratio() -> Option<f32> {
    None
}

/// A window of the system's. Below this size nothing on the table could be hit.
#[must_use]
pub fn window() -> Window {
    let resize_constraints =
        WindowResizeConstraints { min_width: 360.0, min_height: 360.0, ..WindowResizeConstraints::default() };
    Window { resize_constraints, ..Window::default() }
}

pub fn plugin(app: &mut App) {
    app.add_plugins((storage::plugin, files::plugin, shot::plugin));
}
