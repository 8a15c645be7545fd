//! The coach's odds: exact, for the position that is shown (in a replay, too), and reckoned once for each, in steps that
//! leave the frames alone.

use core::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use camel_race::{Event, Outlook, Position, RaceTable};
use table::{Awake, BeatPlayed, Settings, Shown};

use crate::CamelRaceView;

/// How much of the table of all races is reckoned at a time, and how long in a frame.
const NODES: usize = 200;
const LONGEST: Duration = Duration::from_millis(6);

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
    mut played: MessageReader<BeatPlayed<CamelRaceView>>,
    mut rolling: Local<bool>,
    mut awake: ResMut<Awake>,
    mut coach: ResMut<Coach>,
) {
    // Between a die and its camel's move the two do not fit each other.
    for beat in played.read() {
        *rolling = matches!(beat.beat.event, Event::DieRolled { .. });
    }
    if !settings.coach {
        if coach.0.is_some() {
            coach.0 = None;
        }
        return;
    }
    if *rolling {
        return;
    }
    let position = shown.0.position();
    if coach.0.as_ref().is_some_and(|(of, _)| *of == position) {
        return;
    }
    let began = Instant::now();
    let table = loop {
        match RaceTable::shared_in_steps(NODES) {
            Some(table) => break table,
            None if began.elapsed() < LONGEST => {}
            None => {
                awake.stay();
                return;
            }
        }
    };
    coach.0 = Some((position, table.outlook(&position)));
}
