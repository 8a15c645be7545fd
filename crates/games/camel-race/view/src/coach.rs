//! The coach's odds: exact, and reckoned once per position, in steps that leave the frames alone.

use bevy::prelude::*;
use camel_race::{Outlook, Position, RaceTable};
use table::{Awake, PlaybackQueue, Settings, Shown};

use crate::CamelRaceView;

/// How much of the table of all races is reckoned in a frame.
const NODES: usize = 400;

/// The odds of what is shown, where they are wished for.
#[derive(Resource, Default)]
pub(crate) struct Coach(Option<(Position, Outlook)>);

impl Coach {
    pub fn outlook(&self) -> Option<&Outlook> {
        self.0.as_ref().map(|(_, outlook)| outlook)
    }
}

pub(crate) fn reckon(
    settings: Res<Settings>,
    shown: Res<Shown<CamelRaceView>>,
    queue: Res<PlaybackQueue<CamelRaceView>>,
    mut awake: ResMut<Awake>,
    mut coach: ResMut<Coach>,
) {
    if !settings.coach {
        if coach.0.is_some() {
            coach.0 = None;
        }
        return;
    }
    let position = shown.0.position();
    if coach.0.as_ref().is_some_and(|(of, _)| *of == position) {
        return;
    }
    let Some(table) = RaceTable::shared_in_steps(NODES) else {
        awake.stay();
        return;
    };
    // While beats are shown, dice and camels do not fit each other.
    if queue.is_empty() {
        coach.0 = Some((position, table.outlook(&position)));
    }
}
