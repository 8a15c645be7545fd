//! The clock of a guesser, and of a storyteller who weighs an answer: it shows the match's own time, at rest when that rests.

use bevy::prelude::*;
use donkey_bridge::{JUDGING_MILLIS, Phase, View};
use table::board::Pieces;
use table::{Session, Shown, Sprites, TableSystems, in_match};

use crate::DonkeyBridgeView;
use crate::names;
use crate::piece::Key;

/// How much of the time is left, in eighths, rounded up; all of it where no time is set.
pub fn eighths(view: &View, now: u64) -> u8 {
    let Some(deadline) = view.deadline else { return 8 };
    let all = match view.phase {
        Phase::Judging => JUDGING_MILLIS,
        _ => view.config.timer.millis().unwrap_or(JUDGING_MILLIS),
    };
    let left = deadline.0.saturating_sub(now).min(all);
    u8::try_from((left * 8).div_ceil(all)).unwrap_or(8)
}

fn run(
    session: Res<Session<DonkeyBridgeView>>,
    shown: Res<Shown<DonkeyBridgeView>>,
    pieces: Res<Pieces<DonkeyBridgeView>>,
    sprites: Res<Sprites>,
    mut was: Local<Option<(Entity, u8)>>,
    mut faces: Query<&mut Sprite>,
) {
    let Some(entity) = pieces.get(Key::Clock) else {
        *was = None;
        return;
    };
    let left = eighths(&shown.0, session.clock().0);
    if *was == Some((entity, left)) && !pieces.is_changed() {
        return;
    }
    let Ok(mut face) = faces.get_mut(entity) else { return };
    let size = face.custom_size.unwrap_or(Vec2::splat(56.0));
    *face = sprites.sized(names::clock(left), size);
    *was = Some((entity, left));
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, run.after(TableSystems::Stage).run_if(in_match::<DonkeyBridgeView>));
}
