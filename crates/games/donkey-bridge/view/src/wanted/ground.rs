//! The gorge at first light.

use bevy::prelude::*;
use table::Shape;
use table::board::Scene;

use super::List;
use crate::DonkeyBridgeView;
use crate::piece::{Key, layer};

/// The table that the layers were painted for.
const TABLE: Vec2 = Vec2::new(1280.0, 800.0);

/// What stands around on a wide table: sprite, size on that table, place as parts of the window from its lower left corner.
const AROUND: [(&str, Vec2, Vec2); 4] = [
    ("fir-tree", Vec2::new(96.0, 142.0), Vec2::new(0.04, 0.80)),
    ("fir-tree", Vec2::new(66.0, 98.0), Vec2::new(0.10, 0.765)),
    ("fir-tree", Vec2::new(90.0, 133.0), Vec2::new(0.955, 0.81)),
    ("flowers", Vec2::new(62.0, 41.0), Vec2::new(0.895, 0.745)),
];

pub(super) fn add(scene: &Scene<DonkeyBridgeView>, list: &mut List) {
    let window = scene.spread.layout.window;
    let scale = (window / TABLE).max_element();
    // The sky hangs from the top; gorge and near bank stand on the bottom.
    let layers = [("ground-sky", 520.0, 1.0), ("ground-gorge", 600.0, -1.0), ("ground-near", 200.0, -1.0)];
    for (index, (sprite, high, side)) in (0_u8..).zip(layers) {
        let size = Vec2::new(TABLE.x, high) * scale;
        let at = Vec2::new(0.0, side * (window.y - size.y) / 2.0);
        list.paper(Key::Ground(index), sprite, at, size, layer::GROUND + f32::from(index));
    }
    if scene.spread.layout.shape != Shape::Landscape {
        return;
    }
    for (index, (sprite, size, part)) in (10_u8..).zip(AROUND) {
        let at = (part - 0.5) * window;
        let z = layer::GROUND + 4.0 + f32::from(index) * 0.1;
        list.paper(Key::Ground(index), sprite, at, size * scale, z);
    }
}
