//! While a timer runs (RULES 6.1) a wick burns down on the scroll.
//!
//! Only its transform changes: where it belongs is not touched.

use bevy::prelude::*;
use table::board::Pieces;
use table::{Session, Shown, TableSystems, Tween, in_match};

use crate::StorytellerView;
use crate::piece::Key;

fn burn(
    shown: Res<Shown<StorytellerView>>,
    session: Res<Session<StorytellerView>>,
    pieces: Res<Pieces<StorytellerView>>,
    mut lying: Query<&mut Transform, Without<Tween>>,
) {
    let view = &shown.0;
    let (Some(deadline), Some(span)) = (view.deadline, view.config.timer.millis()) else { return };
    let Some(mut wick) = pieces.get(Key::Wick).and_then(|entity| lying.get_mut(entity).ok()) else { return };
    let left = deadline.0.saturating_sub(session.clock().0).min(span);
    #[expect(clippy::cast_precision_loss, reason = "two minutes in milliseconds")]
    let part = left as f32 / span.max(1) as f32;
    if (wick.scale.x - part).abs() > 0.001 {
        wick.scale.x = part;
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, burn.after(TableSystems::Animate).run_if(in_match::<StorytellerView>));
}
