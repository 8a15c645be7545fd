//! The study at night.

use bevy::prelude::*;

use super::List;
use crate::piece::{Key, layer};
use crate::scene::Desk;

/// The table that the layers were painted for.
const TABLE: Vec2 = Vec2::new(1280.0, 800.0);

pub(super) fn add(scene: &Desk, list: &mut List) {
    let window = scene.spread.layout.window;
    let scale = (window / TABLE).max_element();
    // The wall hangs from the top, the desk stands on the bottom.
    let layers = [("study-wall", 420.0, 1.0), ("study-desk", 520.0, -1.0)];
    for (index, (sprite, high, side)) in (0_u8..).zip(layers) {
        let size = Vec2::new(TABLE.x, high) * scale;
        let at = Vec2::new(0.0, side * (window.y - size.y) / 2.0);
        list.paper(Key::Ground(index), sprite, at, size, layer::GROUND + f32::from(index));
    }
}
