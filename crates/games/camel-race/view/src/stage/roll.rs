//! Dice tumble out of the pyramid, and camels hop.

use bevy::prelude::*;
use camel_race::{Advance, Camel, Placement, Space};
use table::{Ease, Pose, Sound, Tween, Via};

use super::Stager;
use crate::piece::{Key, layer};
use crate::places::Places;
use crate::sprite_names as names;
use crate::wanted::camel_depth;

/// Seconds for one hop.
const HOP: f32 = 0.22;

/// The mouth of the pyramid.
fn mouth(places: &Places) -> Vec2 {
    let home = places.pyramid;
    Vec2::new(home.at.x, home.rect().max.y - home.size.y * 0.06)
}

/// The way of a die back into the pyramid.
pub(crate) fn back(places: &Places) -> (Pose, Tween) {
    let home = places.pyramid;
    let top = Vec2::new(home.at.x, home.rect().max.y - home.size.y * 0.1);
    (Pose::new(top, layer::FLY).scaled(0.5), Tween::new(0.4).hop(40.0))
}

/// Opens the pyramid for a moment.
fn open(stager: &mut Stager, places: &Places) {
    let home = places.pyramid;
    let size = Vec2::new(64.0, 60.0) * home.size.x / 256.0;
    let pictures = vec![stager.picture("pyramid-lid-open", size), stager.picture("pyramid-lid", size)];
    stager.frames(Key::Lid, pictures, 0.35, 0.0);
    stager.tween(Key::Lid, Tween::new(0.4).hop(home.size.y * 0.12));
    stager.tween(Key::Pyramid, Tween::new(0.25).hop(home.size.y * 0.02));
}

/// A die comes out, tumbles, and comes to rest in the row.
pub(super) fn die(stager: &mut Stager, places: &Places, camel: Camel) {
    stager.sound(0.0, Sound::Roll);
    stager.sound(0.32, Sound::Die);
    if !stager.moves() {
        return;
    }
    open(stager, places);
    let Some(rest) = stager.pose(Key::Die(camel)) else { return };
    let from = Pose { at: mouth(places), z: layer::FLY, turn: 7.0, scale: 0.6 };
    let size = places.dice[0].size;
    let mut pictures: Vec<Sprite> = Vec::new();
    for turn in 0..6 {
        pictures.push(stager.picture(names::tumbling(camel)[turn % 3], size * 1.1));
    }
    let pips = stager.view().rolled.iter().find(|die| die.camel == camel).map_or(1, |die| die.pips);
    pictures.push(stager.picture(names::die(camel, pips), size));
    let high = places.pyramid.size.y * 0.5;
    let bounce =
        Via { pose: Pose { at: rest.at + Vec2::new(size.x * 0.12, 0.0), turn: 0.8, ..rest }, arc: high };
    let tween = Tween::new(0.72).through(vec![bounce]).hop(size.y * 0.35).eased(Ease::InOut).from(from);
    stager.tween(Key::Die(camel), tween);
    stager.frames(Key::Die(camel), pictures, 0.09, 0.0);
}

/// Set-up: a die shows where a camel starts, and the camel comes from its tent.
pub(super) fn placed(stager: &mut Stager, places: &Places, camel: Camel, pips: u8) {
    stager.sound(0.0, Sound::Die);
    stager.sound(0.35, Sound::Hop);
    if !stager.moves() {
        return;
    }
    open(stager, places);
    let size = places.dice[0].size;
    let sprite = stager.picture(names::die(camel, pips), size);
    let (from, to) = (mouth(places), places.dice[2].at);
    stager.fly(sprite, from, to, Tween::new(0.5).hop(places.pyramid.size.y * 0.3));
    let walk = Tween::new(0.45).after(0.2).eased(Ease::InOut);
    stager.tween(Key::Camel(camel), walk.clone().hop(places.unit * 0.7));
    let tent = places.tents[camel];
    if let Some(pose) = stager.pose(Key::Shadow(camel)) {
        let foot = tent.at - Vec2::new(0.0, tent.size.y * 0.5);
        stager.tween(Key::Shadow(camel), walk.from(Pose { at: foot, ..pose }));
    }
}

/// How many hops and slides a move takes, the last one into place included.
fn stops(advance: &Advance) -> u8 {
    let last = if advance.tile.is_some() { advance.landing.0 + 1 } else { advance.landing.0 };
    last.saturating_sub(advance.from.0).max(1)
}

/// How long a move takes, in seconds at normal speed.
pub(crate) fn hop_seconds(advance: &Advance) -> f32 {
    HOP * f32::from(stops(advance))
}

/// A camel hops from space to space with all that it carries; off a mirage it slides back, underneath.
pub(super) fn moved(stager: &mut Stager, places: &Places, advance: &Advance) {
    let hops = stops(advance);
    for hop in 0..hops {
        stager.sound(HOP * f32::from(hop), Sound::Hop);
    }
    let secs = hop_seconds(advance);
    let joined = stager.view().track.stack(advance.to).len() > advance.unit.len();
    if joined {
        stager.sound(secs - 0.05, Sound::Stack);
    }
    if !stager.moves() {
        return;
    }
    let high = places.unit * 0.26;
    let last_arc = if advance.placement == Placement::Underneath { 0.0 } else { high };
    for (under, camel) in advance.unit.iter().enumerate() {
        let via = path(places, advance, under, high);
        let tween = Tween::new(secs).through(via).hop(last_arc).eased(Ease::InOut);
        stager.tween(Key::Camel(*camel), tween);
    }
    if let Some(bottom) = advance.unit.first() {
        let via = shadow_path(stager, places, advance, *bottom);
        stager.tween(Key::Shadow(*bottom), Tween::new(secs).through(via).eased(Ease::InOut));
    }
    if advance.placement == Placement::Underneath {
        make_room(stager, places, advance, secs);
    }
}

/// The stops before the last.
fn path(places: &Places, advance: &Advance, under: usize, high: f32) -> Vec<Via> {
    let end = if advance.tile.is_some() { advance.landing.0 + 1 } else { advance.landing.0 };
    let stops = (advance.from.0 + 1..end).map(Space);
    let stop = |space: Space| {
        let slab = places.slab(space);
        let pose = Pose::new(places.camel(space, under), camel_depth(places, space, under));
        Via { pose: pose.scaled(slab.size.x / places.unit), arc: high }
    };
    stops.map(stop).collect()
}

fn shadow_path(stager: &Stager, places: &Places, advance: &Advance, bottom: Camel) -> Vec<Via> {
    let lift = |space: Space| places.slab(space).size.y * 0.24;
    let flat = path(places, advance, 0, 0.0);
    let z = stager.pose(Key::Shadow(bottom)).map_or(layer::TILE, |pose| pose.z);
    let spaces = (advance.from.0 + 1..).map(Space);
    let stop = |(space, via): (Space, Via)| {
        let at = places.slab(space).at - Vec2::new(0.0, lift(space));
        Via { pose: Pose { at, z, ..via.pose }, arc: 0.0 }
    };
    spaces.zip(flat).map(stop).collect()
}

/// Those under whom a unit slides are lifted for it.
fn make_room(stager: &mut Stager, places: &Places, advance: &Advance, secs: f32) {
    let stack: Vec<Camel> = stager.view().track.stack(advance.to).to_vec();
    for camel in stack.into_iter().filter(|camel| !advance.unit.contains(camel)) {
        let lift = Tween::new(0.24).after((secs - 0.3).max(0.0)).hop(places.unit * 0.12);
        stager.tween(Key::Camel(camel), lift);
    }
}
