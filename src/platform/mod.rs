//! What differs between a desktop and a browser: where things are kept and written, what the command line asks for,
//! where chance and the language come from.
//!
//! Each has a module that offers the same names; [`here`] is the one of this system.

mod exchange;
pub mod measure;
mod remember;
mod selftest;
mod sound;
mod targets;

#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
use native as here;
#[cfg(target_arch = "wasm32")]
use web as here;

pub use exchange::{export, import};
pub use here::{
    arguments, before, chance, complain, pose, posed, ratio, report, save_picture, usual_export,
    usual_picture, window,
};
pub use remember::Remembered;
#[cfg(target_arch = "wasm32")]
pub use targets::Pressable;
pub use targets::{Pieces, is_covered, list as list_targets, piece_id, place};

use bevy::prelude::*;

/// Whether a page is around the program.
pub const IN_A_BROWSER: bool = cfg!(target_arch = "wasm32");

/// Most characters of a path that is typed.
pub const LONGEST_PATH: usize = 1_000;

pub fn plugin(app: &mut App) {
    app.add_plugins((here::plugin, remember::plugin, selftest::plugin))
        .add_plugins((targets::plugin, sound::plugin));
}
