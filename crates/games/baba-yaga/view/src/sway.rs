//! What never stands still while a flight lasts: the witch's fingers before the forest, a bot that thinks, the slow chin.
//!
//! Only transforms are moved; where a piece belongs is not touched. Without motion all of it stands.

use bevy::prelude::*;
use core::f32::consts::TAU;
use table::board::Pieces;
use table::{Overlay, Pose, Settings, Shown, TableSystems, Tween, in_match};

use crate::BabaYagaView;
use crate::piece::Key;

/// How far, in parts of its own height, and how long one way there and back takes, in seconds.
fn swing(key: Key) -> Option<(Vec2, f32)> {
    match key {
        Key::Fingers(right) => Some((Vec2::new(if right { -0.24 } else { 0.24 }, 0.0), 3.4)),
        Key::Token => Some((Vec2::new(0.0, 0.12), 0.9)),
        Key::Chin => Some((Vec2::new(0.0, 0.08), 2.4)),
        _ => None,
    }
}

fn sway(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    shown: Res<Shown<BabaYagaView>>,
    pieces: Res<Pieces<BabaYagaView>>,
    mut lying: Query<(&Pose, &Sprite, &mut Transform), Without<Tween>>,
) {
    if !settings.motion || shown.0.flight.is_none() {
        return;
    }
    for key in [Key::Fingers(false), Key::Fingers(true), Key::Token, Key::Chin] {
        let Some((pose, sprite, mut transform)) =
            pieces.get(key).and_then(|entity| lying.get_mut(entity).ok())
        else {
            continue;
        };
        let Some((far, every)) = swing(key) else { continue };
        let height = sprite.custom_size.map_or(0.0, |size| size.y);
        let wave = (time.elapsed_secs() / every * TAU).sin();
        let at = pose.at + far * height * wave;
        transform.translation = at.extend(pose.z);
    }
}

pub fn plugin(app: &mut App) {
    // While the flight rests, so does all of it.
    let on = in_match::<BabaYagaView>.and_then(in_state(Overlay::None));
    app.add_systems(Update, sway.after(TableSystems::Animate).run_if(on));
}
