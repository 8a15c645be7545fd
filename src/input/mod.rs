//! Keys and pads: one map, which reaches everything that a finger reaches.
//!
//! egui walks from target to target, over panels and pieces alike: pieces take part as widgets without a look
//! ([`pieces`]). What a pad does is told to egui as keys; letters are short cuts where nobody is writing.

mod keys;
mod map;
mod pieces;

use bevy::prelude::*;

pub use pieces::location;

pub fn plugin(app: &mut App) {
    app.add_plugins((map::plugin, keys::plugin, pieces::plugin));
}
