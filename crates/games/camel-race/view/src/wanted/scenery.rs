//! The place: sky, a far town, sand, near hills; palms, rocks and lanterns around the track.

use bevy::prelude::*;
use table::Shape;

use super::Wishes;
use crate::piece::{Key, layer};
use crate::places::Places;

/// What stands around: sprite, size in units, place as parts of the board from its lower left corner.
type Dressing = (&'static str, Vec2, Vec2);

const fn dressing(sprite: &'static str, width: f32, height: f32, x: f32, y: f32) -> Dressing {
    (sprite, Vec2::new(width / 146.0, height / 146.0), Vec2::new(x, y))
}

/// On a wide table the track leaves the upper corners free.
const WIDE: [Dressing; 8] = [
    dressing("dune-small", 186.0, 66.0, 0.055, 0.775),
    dressing("palm-pair", 143.0, 123.0, 0.035, 0.80),
    dressing("rock", 70.0, 40.0, 0.005, 0.56),
    dressing("tuft", 40.0, 29.0, 0.03, 0.47),
    dressing("palm", 110.0, 110.0, 0.96, 0.80),
    dressing("rock-small", 44.0, 24.0, 0.915, 0.73),
    dressing("tuft", 44.0, 32.0, 0.985, 0.70),
    dressing("dune-small", 150.0, 53.0, 0.80, 0.815),
];

const TALL: [Dressing; 3] = [
    dressing("palm", 96.0, 96.0, 0.06, 0.95),
    dressing("rock-small", 40.0, 22.0, 0.19, 0.925),
    dressing("palm-pair", 120.0, 104.0, 0.93, 0.955),
];

pub(super) fn add(places: &Places, wishes: &mut Wishes) {
    ground(places, wishes);
    let list: &[Dressing] = if places.shape() == Shape::Landscape { &WIDE } else { &TALL };
    for (index, (sprite, size, part)) in (10..).zip(list) {
        let at = places.board.min + places.board.size() * *part;
        let size = *size * places.unit;
        let flat = *sprite == "dune-small";
        let depth = if flat { layer::NEAR + 1.0 } else { places.depth(at.y - size.y / 2.0) - 1.0 };
        wishes.paper(Key::Scene(index), *sprite, at, size, depth);
    }
}

/// A layer as wide as the window at least, with its proportions as far as the window's allow it.
fn cover(window: Vec2, height: f32, aspect: f32) -> Vec2 {
    Vec2::new(window.x.max(height * aspect), height)
}

fn ground(places: &Places, wishes: &mut Wishes) {
    let window = places.spread.layout.window;
    let (top, bottom) = (window.y / 2.0, -window.y / 2.0);
    let sky_high = top - places.horizon + places.unit * 0.25;
    let sky = cover(window, sky_high.max(window.x * 0.1), 1280.0 / 250.0);
    // Narrow windows see the moon and the town.
    let slack = sky.x - window.x;
    wishes.paper(Key::Scene(0), "ground-sky", Vec2::new(-slack * 0.35, top - sky.y / 2.0), sky, layer::SKY);
    let far_high = (sky_high * 0.92).max(places.unit);
    let far = cover(window, far_high, 1280.0 / 240.0 * 0.8);
    let slack = far.x - window.x;
    let far_at = Vec2::new(slack * 0.4, places.horizon + far.y * 0.36);
    wishes.paper(Key::Scene(1), "ground-far", far_at, far, layer::FAR);
    let sand_high = (places.horizon - bottom) * 1.08;
    let sand = cover(window, sand_high, 1.2);
    wishes.paper(Key::Scene(2), "ground-sand", Vec2::new(0.0, bottom + sand.y / 2.0), sand, layer::SAND);
    let near = Vec2::new(window.x, (window.x * 250.0 / 1280.0).max(window.y * 0.12));
    wishes.paper(Key::Scene(3), "ground-near", Vec2::new(0.0, bottom + near.y * 0.42), near, layer::NEAR);
}
