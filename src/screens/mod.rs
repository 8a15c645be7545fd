//! The screens around the table.

use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_systems(Startup, camera);
}

fn camera(mut commands: Commands) {
    commands.spawn(Camera2d);
}
