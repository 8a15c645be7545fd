//! Keys and pads: one map, which reaches everything that a finger reaches.

use bevy::prelude::*;

pub fn plugin(_app: &mut App) {}
