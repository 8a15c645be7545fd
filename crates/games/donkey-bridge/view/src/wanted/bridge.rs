//! The bridge, its rounds, and the donkey that walks across it: whoever lacks a story may let it tell one.

use bevy::prelude::*;
use donkey_bridge::Phase;
use table::board::{Scene, ink};

use super::List;
use crate::DonkeyBridgeView;
use crate::names;
use crate::piece::{Key, Spot, layer};
use crate::places::Places;
use crate::touch::is_person;

/// What a finger finds, however small the donkey is.
const FINGER: Vec2 = Vec2::splat(44.0);

pub(super) fn add(scene: &Scene<DonkeyBridgeView>, places: &Places, list: &mut List) {
    let view = scene.view;
    list.paper(Key::Bridge, "bridge", places.bridge.at, places.bridge.size, layer::BRIDGE);
    for round in 1..=view.config.rounds.count() {
        let stone = places.stone(round);
        let z = layer::STONE + f32::from(round) * 0.1;
        list.paper(Key::Stone(round), names::stone(round, view.round), stone.at, stone.size, z);
        let tint = if round < view.round { ink::CREAM } else { ink::BROWN };
        let number = stone.at + Vec2::new(0.0, stone.size.y * 0.01);
        list.words(Key::StoneNumber(round), round.to_string(), number, stone.size.y * 0.46, tint, z + 0.05);
    }
    let donkey = places.donkey(view.round);
    let shadow = donkey.at - Vec2::new(0.0, donkey.size.y * 0.45);
    let flat = donkey.size * Vec2::new(0.8, 0.2);
    list.paper(Key::DonkeyShadow, "donkey-shadow", shadow, flat, layer::STONE + 2.0);
    list.paper(Key::Donkey, "donkey", donkey.at, donkey.size, layer::DONKEY);

    let tells = view.phase == Phase::Telling && view.telling.is_some() && is_person(scene, view.teller);
    if tells {
        let touch = scene.touch(Spot::Donkey, scene.actor == Some(view.teller));
        let z = layer::DONKEY + 1.0;
        list.spot(
            Key::Spot(Spot::Donkey),
            touch,
            "glow-round",
            donkey.at,
            (donkey.size * 1.1).max(FINGER),
            z,
        );
    }
}
