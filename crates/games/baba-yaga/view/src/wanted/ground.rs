//! The clearing at night, and its light, which tightens with the last steps.

use bevy::prelude::*;
use table::board::Scene;

use super::List;
use crate::BabaYagaView;
use crate::piece::{Key, layer};
use crate::places::Places;

/// From how many steps left on the light tightens.
pub(crate) const LAST_STEPS: u8 = 3;

pub(super) fn add(scene: &Scene<BabaYagaView>, places: &Places, list: &mut List) {
    let window = scene.spread.layout.window;
    let tint = light(scene);
    // As large as the window at least, in its own proportions.
    let side = Vec2::splat(window.max_element());
    list.paper(Key::Ground(0), "ground", Vec2::ZERO, side, layer::GROUND).tinted(tint);
    let danger = danger(scene);
    let glow = places.array.size() * 1.5;
    let dusk = Color::srgba(1.0, 0.36, 0.2, 0.42 * danger);
    list.paper(Key::Dusk, "glow", places.array.center(), glow, layer::DUSK).tinted(dusk);
}

/// How near the end is, from 0 to 1.
fn danger(scene: &Scene<BabaYagaView>) -> f32 {
    let (Some(witch), Some(_)) = (scene.view.witch, &scene.view.flight) else { return 0.0 };
    let left = witch.steps_left();
    if left > LAST_STEPS { 0.0 } else { 1.0 - 0.25 * f32::from(left) }
}

fn light(scene: &Scene<BabaYagaView>) -> Color {
    let danger = danger(scene);
    Color::srgb(1.0, 1.0 - 0.34 * danger, 1.0 - 0.28 * danger)
}
