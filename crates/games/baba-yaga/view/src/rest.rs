//! While a flight rests, nobody can learn the forest by heart: a curtain lies over it and over the spell.

use baba_yaga::Phase;
use bevy::prelude::*;
use table::board::{Beside, PlacingSystems, Scene, Slot, Wishes, ink};
use table::{Overlay, Screen, Shown, TableSystems, in_match};

use crate::BabaYagaView;
use crate::piece::{Key, Spot, layer};
use crate::places::Places;

/// The back of the curtain: nothing shines through.
const NIGHT: Color = Color::srgb(0.13, 0.08, 0.24);

fn cover(scene: &Scene<BabaYagaView>, list: &mut Wishes<Key, Spot>) {
    let places = Places::of(scene.spread, scene.view);
    let array = Slot::new(places.array.center(), places.array.size() + Vec2::splat(places.unit * 0.12));
    let inner = array.size - Vec2::splat(places.unit * 0.3);
    list.fill(Key::Rests(0), NIGHT, array.at, inner, layer::RESTS);
    list.sheet(Key::Rests(1), "mat-night", array.at, array.size, layer::RESTS + 1.0, places.unit);
    let mark = Vec2::splat(places.unit * 1.2);
    list.paper(Key::Rests(2), "icon-pause", array.at, mark, layer::RESTS + 2.0).tinted(ink::GOLD);
    if scene.view.flight.is_some() {
        let Slot { at, size } = places.spell;
        list.paper(Key::Rests(3), "spell-back", at, size * 1.02, layer::RESTS);
    }
}

/// Draws the curtain as soon as something lies over the table, and takes it away with that.
fn rest(
    overlay: Res<State<Overlay>>,
    shown: Res<Shown<BabaYagaView>>,
    mut beside: ResMut<Beside<BabaYagaView>>,
) {
    let view = &shown.0;
    let open = view.flight.is_some() || view.phase == Phase::Preview;
    match (open && *overlay.get() != Overlay::None, beside.is_empty()) {
        (true, true) => beside.lay(cover),
        (false, false) => beside.clear(),
        _ => {}
    }
}

pub fn plugin(app: &mut App) {
    let on = in_match::<BabaYagaView>.and_then(in_state(Screen::Table));
    app.add_systems(Update, rest.before(PlacingSystems).in_set(TableSystems::Stage).run_if(on));
}
