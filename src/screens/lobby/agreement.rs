//! Whether the table has agreed that the coach may be asked.
//!
//! The rules know no coach, so the match itself cannot say it: it is remembered beside the settings, by the name of the
//! match, and is there again when the match is taken up.

use bevy::prelude::*;
use table::{ActiveGame, Kept, Settings};

use crate::platform::Remembered;

/// How many matches it is remembered for.
const MATCHES: usize = 100;

/// Whether the coach may be asked in the match that lies on the table.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoachAllowed(pub bool);

impl Default for CoachAllowed {
    fn default() -> Self {
        Self(true)
    }
}

/// Agrees on it for the match that has just been begun.
pub fn agree(world: &mut World, allowed: bool) {
    world.insert_resource(CoachAllowed(allowed));
    let Some(game) = world.resource::<ActiveGame>().0 else { return };
    let slot = world.resource::<Kept>().slot.clone();
    if allowed || slot.is_empty() {
        return;
    }
    let mut remembered = world.resource_mut::<Remembered>();
    remembered.without_coach.push(name(game, &slot));
    let spare = remembered.without_coach.len().saturating_sub(MATCHES);
    remembered.without_coach.drain(..spare);
}

/// What was agreed for a match that has been taken up.
pub fn recall_agreement(world: &mut World, game: &str, slot: &str) {
    let without = world.resource::<Remembered>().without_coach.contains(&name(game, slot));
    world.insert_resource(CoachAllowed(!without));
}

fn name(game: &str, slot: &str) -> String {
    format!("{game}/{slot}")
}

/// Nobody has odds on the table where it was agreed to have none.
fn enforce(allowed: Res<CoachAllowed>, active: Res<ActiveGame>, mut settings: ResMut<Settings>) {
    if !allowed.0 && active.0.is_some() && settings.coach {
        settings.coach = false;
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<CoachAllowed>().add_systems(Update, enforce);
}
