//! What differs between a desktop and a browser.

mod shot;
mod sound;
mod targets;

use bevy::prelude::*;

pub fn export(_world: &mut World, _path: &str) {}
pub fn import(_world: &mut World, _path: &str) {}
pub fn usual_export() -> String {
    "caravanserai.match".into()
}

pub fn plugin(app: &mut App) {
    app.add_plugins((shot::plugin, targets::plugin, sound::plugin));
}
