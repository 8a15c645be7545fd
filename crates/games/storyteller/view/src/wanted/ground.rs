//! The court at night, what stands around in it, and the rug.

use bevy::prelude::*;
use table::Shape;
use table::board::Scene;

use super::List;
use crate::StorytellerView;
use crate::piece::{Key, layer};
use crate::places::Places;

/// The table that the layers were painted for.
const TABLE: Vec2 = Vec2::new(1280.0, 800.0);

/// What stands around: sprite, size on that table, place as parts of the window from its lower left corner.
type Dressing = (&'static str, Vec2, Vec2);

const fn dressing(sprite: &'static str, width: f32, height: f32, x: f32, y: f32) -> Dressing {
    (sprite, Vec2::new(width, height), Vec2::new(x, y))
}

/// The upper corners are free on a wide table.
const WIDE: [Dressing; 4] = [
    dressing("night-tent", 168.0, 161.0, 0.085, 0.79),
    dressing("book-pile", 76.0, 54.0, 0.155, 0.70),
    dressing("camp-fire", 132.0, 118.0, 0.915, 0.75),
    dressing("book-pile", 60.0, 43.0, 0.985, 0.70),
];

pub(super) fn add(scene: &Scene<StorytellerView>, places: &Places, list: &mut List) {
    let window = scene.spread.layout.window;
    let scale = (window / TABLE).max_element();
    // Sky and walls hang from the top, the floor and what is near stand on the bottom.
    let layers = [
        ("ground-sky", 300.0, 1.0),
        ("ground-walls", 270.0, 1.0),
        ("ground-court", 620.0, -1.0),
        ("ground-near", 250.0, -1.0),
    ];
    for (index, (sprite, high, side)) in (0_u8..).zip(layers) {
        let size = Vec2::new(TABLE.x, high) * scale;
        let at = Vec2::new(0.0, side * (window.y - size.y) / 2.0);
        list.paper(Key::Ground(index), sprite, at, size, layer::GROUND + f32::from(index));
    }
    if scene.spread.layout.shape == Shape::Landscape {
        for (index, (sprite, size, part)) in (10_u8..).zip(WIDE) {
            let at = (part - 0.5) * window;
            let z = layer::GROUND + 5.0 + f32::from(index) * 0.1;
            list.paper(Key::Ground(index), sprite, at, size * scale, z);
        }
    }
    let rug = Rect::from_corners(places.board.min, Vec2::new(places.board.max.x, places.track.area.min.y));
    let edge = places.unit * 0.4;
    let size = rug.size() + Vec2::new(edge, edge);
    list.sheet(Key::Rug, "rug", rug.center(), size, layer::RUG, places.unit * 6.0);
}
