//! When the parts of this crate run.

use bevy::prelude::*;
use table::{Screen, Session, TableSystems, in_match};

use crate::CamelRaceView;
use crate::ask::Question;
use crate::coach::{Coach, reckon};
use crate::effects::{Cues, appear, await_coins, sound, turn_pages};
use crate::facts::{Facts, gather, measure};
use crate::places::Places;
use crate::reconcile::{Pieces, place};
use crate::stage::stage;
use crate::touch::{Kept, Peek, Touched, act, cancelled, forget, glow, pressed, released};

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Touched>()
        .init_resource::<Pieces>()
        .init_resource::<Facts>()
        .init_resource::<Question>()
        .init_resource::<Peek>()
        .init_resource::<Kept>()
        .init_resource::<Coach>()
        .init_resource::<Cues>()
        .add_observer(pressed)
        .add_observer(released)
        .add_observer(cancelled);
    let on = in_match::<CamelRaceView>.and_then(in_state(Screen::Table));
    let laid_out = on.clone().and_then(resource_exists::<Places>);
    app.add_systems(Update, act.in_set(TableSystems::Input).run_if(on.clone()))
        .add_systems(Update, (gather, measure, reckon, forget).chain().in_set(TableSystems::Stage).run_if(on))
        .add_systems(
            Update,
            (place, stage, (glow, turn_pages, appear, await_coins, sound))
                .chain()
                .after(forget)
                .in_set(TableSystems::Stage)
                .run_if(laid_out),
        )
        .add_systems(OnExit(Screen::Table), leave);
}

/// Everything of the match is put away; entities go with the screen.
fn leave(
    mut commands: Commands,
    mut pieces: ResMut<Pieces>,
    mut cues: ResMut<Cues>,
    session: Option<Res<Session<CamelRaceView>>>,
) {
    pieces.clear();
    cues.clear();
    commands.insert_resource(Question::Nothing);
    commands.insert_resource(Peek::default());
    commands.insert_resource(Kept::default());
    if session.is_none() {
        commands.insert_resource(Facts::default());
        commands.insert_resource(Coach::default());
    }
    commands.remove_resource::<Places>();
}
