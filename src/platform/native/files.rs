//! Copies of matches go to a path that a person types, and come from one.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy_egui::egui::{Vec2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use store::{Store, StoreError};
use table::{Screen, Settings, Words};
use tabletop::record::MAX_BYTES;
use tabletop::{Message as Said, Speak};

use crate::intent::Intent;
use crate::kit::{Button, Line, Sheet, TextPrompt, Tone, label, modal, tinted};
use crate::platform::{LONGEST_PATH, exchange};
use crate::screens::{kept, line};
use crate::theme::palette::PLUM;
use crate::theme::{UiSystems, dressed};

/// Where a copy of a match is put if nothing else is said.
#[must_use]
pub fn usual_export() -> String {
    let home = std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE")).map(PathBuf::from);
    home.unwrap_or_default().join("caravanserai.match").to_string_lossy().into_owned()
}

/// Writes a copy.
pub fn export(world: &mut World, path: &str, text: &str) {
    match Store::export(Path::new(path), text) {
        Ok(()) => kept::tell(world, Said::new("export-done").with("path", path.to_owned())),
        Err(error) => kept::tell(world, failed("export-failed", path, &error)),
    }
}

/// What was not written where, why, and what to do about it.
fn failed(what: &'static str, path: &str, error: &StoreError) -> Said {
    let why = match error {
        StoreError::Full { .. } => "failed-full",
        StoreError::Denied { .. } => "failed-denied",
        StoreError::Missing { .. } => "failed-missing",
        StoreError::NotAFolder { .. } => "failed-not-a-folder",
        StoreError::Exists { .. } => "failed-exists",
        StoreError::Unwritable { .. } | StoreError::Unreadable { .. } | StoreError::Busy { .. } => {
            "failed-other"
        }
    };
    Said::new(what).with("path", path.to_owned()).with("why", Said::new(why))
}

/// Where a picture is put if nothing else is said: beside those that are there already.
#[must_use]
pub fn usual_picture() -> String {
    let beside = PathBuf::from(usual_export());
    let name = |number: u32| beside.with_file_name(format!("caravanserai-{number}.png"));
    let free = (1..1_000).map(name).find(|path| !path.exists());
    free.unwrap_or_else(|| name(1_000)).to_string_lossy().into_owned()
}

/// Keeps a picture in a new file; nothing is written over.
pub fn save_picture(world: &mut World, path: &str, picture: &[u8]) {
    use std::io::Write;
    let file = std::fs::File::create_new(path).and_then(|mut file| file.write_all(picture));
    match file {
        Ok(()) => kept::tell(world, Said::new("export-done").with("path", path.to_owned())),
        Err(error) => {
            let error = StoreError::writing(Path::new(path), &error);
            kept::tell(world, failed("picture-failed", path, &error));
        }
    }
}

/// Reads a copy; without a path it asks for one.
pub fn import(world: &mut World, path: &str) {
    if path.is_empty() {
        world.insert_resource(Asking { path: usual_export(), open: true, problem: None });
        return;
    }
    let taken = Store::import(Path::new(path), MAX_BYTES).map_err(|error| error.message());
    match taken.and_then(|bytes| exchange::take(world, bytes)) {
        Ok(()) => world.insert_resource(Asking::default()),
        // The question stays, with what was wrong.
        Err(said) => world.resource_mut::<Asking>().problem = Some(said),
    }
}

/// The question for a path.
#[derive(Resource, Default)]
struct Asking {
    path: String,
    open: bool,
    /// Why the last file was not taken.
    problem: Option<Said>,
}

fn ask(
    words: Res<Words>,
    settings: Res<Settings>,
    mut asking: ResMut<Asking>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    if !asking.open {
        return Ok(());
    }
    let say = |id: &str| line(&words, &settings, id);
    let ctx = contexts.ctx_mut()?;
    let asking = asking.bypass_change_detection();
    let (done, away) = modal(ctx, "import", Sheet::CREAM, vec2(560.0, 260.0), |ui| {
        label(ui, Line::Heading, say("import-title"));
        let note = say("import-note");
        label(ui, Line::Note, &note);
        TextPrompt::line("import-path", &note, LONGEST_PATH).show(ui, &mut asking.path);
        if let Some(problem) = &asking.problem {
            let seats = words.0.numbered_seats(settings.locale, None);
            ui.horizontal_top(|ui| {
                tinted(ui, "icon-warning", Vec2::splat(24.0), PLUM);
                let said = words.0.say(settings.locale, "table", problem, &seats);
                ui.vertical(|ui| label(ui, Line::Strong, said));
            });
        }
        let mut done = false;
        ui.horizontal(|ui| {
            let read = say("import-read");
            let legal = !asking.path.trim().is_empty();
            if ui
                .add(Button::new("import-read", &read).icon("icon-import").tone(Tone::Ember).legal(legal))
                .clicked()
            {
                intents.write(Intent::Import(asking.path.trim().to_owned()));
            }
            let close = say("act-back");
            done = ui.add(Button::new("import-close", &close)).clicked();
        });
        done
    });
    if done || away {
        asking.open = false;
    }
    Ok(())
}

pub fn plugin(app: &mut App) {
    let on = in_state(Screen::Shelf).and_then(dressed);
    app.init_resource::<Asking>().add_systems(EguiPrimaryContextPass, ask.in_set(UiSystems::Draw).run_if(on));
}
