//! Keys, pads and fingers: one map, which reaches everything that a finger reaches.
//!
//! One walks from target to target ([`focus`]), over panels and pieces alike: pieces take part as widgets without a
//! look ([`pieces`]). What a pad does is told to egui as keys ([`keys`]); letters are short cuts where nobody is writing.
//! Fingers on panels are told to egui one by one ([`touches`]); those on pieces are the table's business.

mod focus;
mod keys;
mod map;
mod pieces;
mod taps;
mod touches;
mod walk;

use bevy::prelude::*;

pub use pieces::location;

pub fn plugin(app: &mut App) {
    app.add_plugins((
        map::plugin,
        taps::plugin,
        keys::plugin,
        focus::plugin,
        touches::plugin,
        pieces::plugin,
    ));
}
