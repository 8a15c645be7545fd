//! The glade at night, and its light, which tightens with the last steps.

use bevy::prelude::*;
use table::Shape;
use table::board::Scene;

use super::List;
use crate::BabaYagaView;
use crate::piece::{Key, layer};

/// From how many steps left on the light tightens.
const LAST_STEPS: u8 = 3;

/// The table that the layers were painted for.
const TABLE: Vec2 = Vec2::new(1280.0, 800.0);

/// How large the frame of light is for the window whose edges it follows.
const FRAME: f32 = 1.28;

/// What stands around: sprite, size on that table, place as parts of the window from its lower left corner.
type Dressing = (&'static str, Vec2, Vec2);

const fn dressing(sprite: &'static str, width: f32, height: f32, x: f32, y: f32) -> Dressing {
    (sprite, Vec2::new(width, height), Vec2::new(x, y))
}

/// The upper corners are free on a wide table.
const WIDE: [Dressing; 7] = [
    dressing("fir-pair", 130.0, 140.0, 0.045, 0.70),
    dressing("stump", 68.0, 50.0, 0.135, 0.63),
    dressing("toadstools", 60.0, 48.0, 0.105, 0.595),
    dressing("lamp-post", 66.0, 110.0, 0.872, 0.70),
    dressing("fir", 88.0, 130.0, 0.965, 0.71),
    dressing("ferns", 76.0, 56.0, 0.915, 0.61),
    dressing("toadstools", 46.0, 37.0, 0.99, 0.60),
];

const TALL: [Dressing; 2] =
    [dressing("ferns", 60.0, 44.0, 0.96, 0.70), dressing("toadstools", 44.0, 35.0, 0.93, 0.745)];

pub(super) fn add(scene: &Scene<BabaYagaView>, list: &mut List) {
    let window = scene.spread.layout.window;
    let danger = danger(scene);
    let tint = Color::srgb(1.0, 1.0 - 0.36 * danger, 1.0 - 0.3 * danger);
    let scale = (window / TABLE).max_element();
    // The sky and the far wood hang from the top, the glade and the near wood stand on the bottom.
    let layers = [
        ("ground-sky", 250.0, 1.0),
        ("ground-far", 240.0, 1.0),
        ("ground-glade", 650.0, -1.0),
        ("ground-near", 250.0, -1.0),
    ];
    for (index, (sprite, high, side)) in (0_u8..).zip(layers) {
        let size = Vec2::new(TABLE.x, high) * scale;
        let at = Vec2::new(0.0, side * (window.y - size.y) / 2.0);
        let z = layer::GROUND + f32::from(index);
        list.paper(Key::Ground(index), sprite, at, size, z).tinted(tint);
    }
    let wide = scene.spread.layout.shape == Shape::Landscape;
    let around: &[Dressing] = if wide { &WIDE } else { &TALL };
    for (index, (sprite, size, part)) in (10_u8..).zip(around) {
        let at = (*part - 0.5) * window;
        let size = *size * if wide { scale } else { 1.0 };
        let z = layer::GROUND + 5.0 + f32::from(index) * 0.1;
        list.paper(Key::Ground(index), *sprite, at, size, z).tinted(tint);
    }
    // The picture is a soft frame: as large as this, it lies along the edges of any window.
    let dusk = Color::srgba(1.0, 0.34, 0.16, 0.5 * danger);
    list.paper(Key::Dusk, "glow", Vec2::ZERO, window * FRAME, layer::DUSK).tinted(dusk);
}

/// How near the end is, from 0 to 1.
fn danger(scene: &Scene<BabaYagaView>) -> f32 {
    let (Some(witch), Some(_)) = (scene.view.witch, &scene.view.flight) else { return 0.0 };
    let left = witch.steps_left();
    if left > LAST_STEPS { 0.0 } else { 1.0 - 0.25 * f32::from(left) }
}
