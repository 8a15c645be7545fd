//! What differs between a desktop and a browser: where things are kept, and what the command line asks for.

mod exchange;
pub mod measure;
#[cfg(not(target_arch = "wasm32"))]
mod native;
mod remember;
mod shot;
mod sound;
mod targets;

pub use exchange::{export, import, usual_export};
pub use targets::{Pieces, place, write as write_targets};

use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(native::plugin);
    app.add_plugins((remember::plugin, exchange::plugin, shot::plugin, targets::plugin, sound::plugin));
}
