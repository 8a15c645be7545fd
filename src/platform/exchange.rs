//! Matches as files that people carry from one machine to another.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy_egui::egui::{self, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use store::Store;
use table::{ActiveGame, Screen, Settings, Shelf, StorageBox, Toast, Words};
use tabletop::record::{MAX_BYTES, is_packed, pack, peek, unpack};
use tabletop::{Message as Said, Speak};

use crate::intent::Intent;
use crate::kit::{Button, Kind, Kit, Line, Sheet, Tone, label, modal};
use crate::screens::{kept, line};
use crate::theme::{UiSystems, dressed};

/// Where a copy of a match is put if nothing else is said.
pub fn usual_export() -> String {
    let home = std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE")).map(PathBuf::from);
    home.unwrap_or_default().join("caravanserai.match").to_string_lossy().into_owned()
}

/// Writes a copy of the match; one that is not over is packed, since it holds secrets.
pub fn export(world: &mut World, path: &str) {
    let Some(game) = world.resource::<ActiveGame>().0 else { return };
    let opener = world.resource::<Shelf>().get(game).and_then(|game| game.opener);
    let Some((save, running)) = opener.and_then(|opener| (opener.export)(world)) else { return };
    let text = if running { pack(&save) } else { save };
    match Store::export(Path::new(path), &text) {
        Ok(()) => kept::tell(world, Said::new("export-done").with("path", path.to_owned())),
        Err(error) => tell(world, error.message()),
    }
}

/// Takes a match from a file; without a path it asks for one.
pub fn import(world: &mut World, path: &str) {
    if path.is_empty() {
        world.insert_resource(Asking { path: usual_export(), open: true });
        return;
    }
    match read(world, Path::new(path)) {
        Ok((game, slot)) => {
            world.insert_resource(Asking::default());
            kept::take_up(world, game, &slot);
        }
        Err(said) => tell(world, said),
    }
}

fn tell(world: &mut World, said: Said) {
    world.write_message(Toast::from_table(said));
}

/// Keeps a copy of the file in a slot of its own.
fn read(world: &mut World, path: &Path) -> Result<(&'static str, String), Said> {
    let bytes = Store::import(path, MAX_BYTES).map_err(|error| error.message())?;
    let opening = peek(&bytes).map_err(|error| error.message())?;
    let game =
        world.resource::<Shelf>().get(&opening.game).filter(|game| game.opener.is_some()).map(|game| game.id);
    let game = game.ok_or_else(|| Said::new("save-error-not-a-save"))?;
    let bytes = if is_packed(&bytes) { unpack(&bytes).map_err(|error| error.message())? } else { bytes };
    let text = String::from_utf8(bytes).map_err(|_| Said::new("save-error-not-a-save"))?;
    let mut storage = world.get_resource_mut::<StorageBox>().ok_or_else(|| Said::new("storage-denied"))?;
    let slot = storage.0.begin(game, &text).map_err(|problem| problem.0)?;
    Ok((game, slot))
}

/// The question for a path.
#[derive(Resource, Default)]
struct Asking {
    path: String,
    open: bool,
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
        label(ui, Line::Note, say("import-note"));
        let edit = egui::TextEdit::singleline(&mut asking.path)
            .desired_width(f32::INFINITY)
            .margin(egui::Margin::symmetric(12, 10))
            .min_size(vec2(0.0, 44.0));
        let response = ui.add(edit);
        Kit::of(ui.ctx()).targets.note_as(
            ui,
            &response,
            ("import-path", &say("import-note")),
            true,
            Kind::Write,
        );
        let mut done = false;
        ui.horizontal(|ui| {
            let read = say("import-read");
            let legal = !asking.path.trim().is_empty();
            if ui
                .add(Button::new("import-read", &read).icon("icon-import").tone(Tone::Ember).legal(legal))
                .clicked()
            {
                intents.write(Intent::Import(asking.path.trim().to_owned()));
                done = true;
            }
            let close = say("act-back");
            done |= ui.add(Button::new("import-close", &close)).clicked();
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
