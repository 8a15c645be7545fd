//! The coach's odds: exact, for the position that is shown (in a replay, too), and reckoned once for each, in steps that
//! leave the frames alone.

use core::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use camel_race::{CamelSet, Event, Position, RaceTable, View};
use table::board::{Beside, PlacingSystems};
use table::{Awake, BeatPlayed, Screen, Settings, Shown, TableSystems, in_match};

use crate::{CamelRaceView, wanted};

/// How much of the table of all races is reckoned at a time, and how long in a frame.
const NODES: usize = 200;
const LONGEST: Duration = Duration::from_millis(6);

/// Lays the odds of what is shown beside it, where they are wished for.
fn reckon(
    settings: Res<Settings>,
    shown: Res<Shown<CamelRaceView>>,
    mut played: MessageReader<BeatPlayed<CamelRaceView>>,
    mut rolling: Local<bool>,
    mut reckoned: Local<Option<Position>>,
    mut awake: ResMut<Awake>,
    mut beside: ResMut<Beside<CamelRaceView>>,
) {
    // Between a die and its camel's move the two do not fit each other.
    for beat in played.read() {
        *rolling = matches!(beat.beat.event, Event::DieRolled { .. });
    }
    if !settings.coach {
        if !beside.is_empty() {
            beside.clear();
        }
        return;
    }
    if *rolling {
        return;
    }
    let position = position(&shown.0);
    if *reckoned == Some(position) && !beside.is_empty() {
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
    let outlook = table.outlook(&position);
    beside.lay(move |scene, wishes| wanted::odds(scene, &outlook, wishes));
    *reckoned = Some(position);
}

/// Set-up is no part of a leg: its dice are not those that are left.
fn position(shown: &View) -> Position {
    match shown.leg {
        0 => Position { dice: CamelSet::ALL, ..shown.position() },
        _ => shown.position(),
    }
}

pub(crate) fn plugin(app: &mut App) {
    let on = in_match::<CamelRaceView>.and_then(in_state(Screen::Table));
    app.add_systems(Update, reckon.in_set(TableSystems::Stage).before(PlacingSystems).run_if(on));
}
