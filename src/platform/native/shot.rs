//! `--shot FILE`: a picture of the window after some seconds, then the end.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use table::{Awake, Overlay, Screen};

use crate::flags::Flags;
use crate::intent::Intent;

#[derive(Resource, Default)]
struct Waiting {
    passed: f32,
    since: Option<f32>,
}

fn take(
    mut commands: Commands,
    time: Res<Time<Real>>,
    flags: Res<Flags>,
    mut waiting: ResMut<Waiting>,
    mut awake: ResMut<Awake>,
    mut exit: MessageWriter<AppExit>,
) {
    let Some(path) = flags.shot.clone() else { return };
    awake.stay();
    waiting.passed += time.delta_secs();
    match waiting.since {
        None if waiting.passed >= flags.after => {
            commands.spawn(Screenshot::primary_window()).observe(save_to_disk(path));
            waiting.since = Some(waiting.passed);
        }
        Some(since) if waiting.passed > since + 2.5 => {
            exit.write(AppExit::Success);
        }
        _ => {}
    }
}

/// Opens what `--show` names, once a screen is there.
fn show(
    flags: Res<Flags>,
    screen: Res<State<Screen>>,
    mut shown: Local<bool>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(what) = flags.show.as_deref() else { return };
    let table_first = matches!(what, "log" | "pause" | "rules");
    let ready = match screen.get() {
        Screen::Loading => false,
        Screen::Table => true,
        Screen::Shelf | Screen::Lobby | Screen::Results => !table_first,
    };
    if *shown || !ready {
        return;
    }
    *shown = true;
    let overlay = match what {
        "settings" => Overlay::Settings,
        "credits" => Overlay::Credits,
        "rules" => Overlay::Rules,
        "log" => Overlay::Log,
        "pause" => Overlay::Pause,
        "gallery" => Overlay::Gallery,
        _ => return,
    };
    intents.write(Intent::Show(overlay));
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Waiting>().add_systems(Update, (take, show));
}
