//! A scholar's terrace over misty hills.

use bevy::prelude::*;
use table::board::Scene;

use super::List;
use crate::VerseView;
use crate::piece::{Key, layer};

/// The table that the layers were painted for.
const TABLE: Vec2 = Vec2::new(1280.0, 800.0);

pub(super) fn add(scene: &Scene<VerseView>, list: &mut List) {
    let window = scene.spread.layout.window;
    let scale = (window / TABLE).max_element();
    // The hills hang from the top, the terrace and the near pines stand on the bottom.
    let layers =
        [("terrace-hills", 330.0, 1.0), ("terrace-floor", 640.0, -1.0), ("terrace-near", 230.0, -1.0)];
    for (index, (sprite, high, side)) in (0_u8..).zip(layers) {
        let size = Vec2::new(TABLE.x, high) * scale;
        let at = Vec2::new(0.0, side * (window.y - size.y) / 2.0);
        list.paper(Key::Ground(index), sprite, at, size, layer::GROUND + f32::from(index));
    }
}
