//! The match rests: go on, settings, rules, who sits where, take a copy, leave.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, Response, Ui, Vec2, vec2};
use table::{ActiveGame, Overlay, SeatChip, Seats, Settings, Shelf, Words};
use tabletop::{Level, Occupant, Player};

use super::{head, opening};
use crate::intent::Intent;
use crate::kit::{Button, Line, Sheet, TextPrompt, Tone, image, label, modal, pick, scrolled};
use crate::platform;
use crate::screens::line;

/// The pause.
pub struct PauseModel<'a> {
    /// Who sits where.
    pub seats: &'a Seats,
    /// Whether the match is not over, and so holds secrets.
    pub running: bool,
    /// Says a line of the program.
    pub say: &'a dyn Fn(&str) -> String,
}

/// Whether the match on the table is not over; a picture of an earlier moment of it may be seen meanwhile.
#[derive(Resource, Default)]
pub struct Running(bool);

/// Looks whether it is, when the pause opens.
pub fn look(world: &mut World) {
    let opener =
        world.resource::<ActiveGame>().0.and_then(|game| world.resource::<Shelf>().get(game)?.opener);
    let save = opener.and_then(|opener| (opener.export)(world));
    world.insert_resource(Running(save.is_some_and(|(_, running)| running)));
}

/// What of the pause lies open.
#[derive(Default, Clone)]
pub struct PauseOpen {
    /// It has just been opened.
    fresh: bool,
    seats: bool,
    export: bool,
    /// What has just been unfolded is to be brought into sight: once it is drawn, and once more when its size is known.
    bring: u8,
    path: String,
    names: Vec<String>,
}

pub fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    seats: Res<Seats>,
    running: Res<Running>,
    overlay: Res<State<Overlay>>,
    mut open: Local<PauseOpen>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let say = |id: &str| line(&words, &settings, id);
    // It opens at its top, with nothing unfolded.
    if overlay.is_changed() {
        *open = PauseOpen { fresh: true, ..PauseOpen::default() };
    }
    let model = PauseModel { seats: &seats, running: running.0, say: &say };
    let ctx = contexts.ctx_mut()?;
    let (wanted, away) =
        modal(ctx, "pause", Sheet::CREAM, vec2(560.0, 690.0), |ui| panel(ui, &model, &mut open));
    let back = (wanted.is_empty() && away).then_some(Intent::Back);
    intents.write_batch(wanted.into_iter().chain(back));
    Ok(())
}

/// The choices, then what one of them opened.
pub fn panel(ui: &mut Ui, model: &PauseModel, open: &mut PauseOpen) -> Vec<Intent> {
    let say = model.say;
    let mut wanted: Vec<Intent> = head(ui, &say("pause-title"), &say("pause-resume")).into_iter().collect();
    let fresh = core::mem::take(&mut open.fresh);
    scrolled(ui, opening(fresh), |ui| {
        let width = ui.available_width() - 8.0;
        let row = |ui: &mut Ui, name: &str, icon: &str, tone: Tone| {
            let text = say(name);
            ui.add(Button::new(name, &text).icon(icon).tone(tone).least(vec2(width, 50.0)))
        };
        if row(ui, "pause-resume", "icon-play", Tone::Ember).clicked() {
            wanted.push(Intent::Back);
        }
        if row(ui, "open-settings", "icon-settings", Tone::Cream).clicked() {
            wanted.push(Intent::Show(Overlay::Settings));
        }
        if row(ui, "open-rules", "icon-rules", Tone::Cream).clicked() {
            wanted.push(Intent::Show(Overlay::Rules));
        }
        let folded = row(ui, "pause-seats", "icon-seats", Tone::Cream);
        if folded.clicked() {
            (open.seats, open.export, open.bring) = (!open.seats, false, 3);
        }
        if open.seats {
            bring(ui, &folded, open);
            wanted.extend(seats(ui, model, open));
        }
        let folded = row(ui, "pause-export", "icon-export", Tone::Cream);
        if folded.clicked() {
            (open.export, open.seats, open.bring) = (!open.export, false, 3);
        }
        if open.export {
            bring(ui, &folded, open);
            wanted.extend(export(ui, model, open));
        }
        if row(ui, "pause-leave", "icon-back", Tone::Cream).clicked() {
            wanted.push(Intent::Leave);
        }
    });
    wanted
}

/// Brings a choice and what it has unfolded into sight: the choice first, whatever the length of what lies below it.
fn bring(ui: &Ui, choice: &Response, open: &mut PauseOpen) {
    if open.bring > 0 {
        open.bring -= 1;
        choice.scroll_to_me(Some(Align::Min));
        ui.ctx().request_repaint();
    }
}

/// Names can be changed, and a seat can be handed to a bot and back.
fn seats(ui: &mut Ui, model: &PauseModel, open: &mut PauseOpen) -> Vec<Intent> {
    let say = model.say;
    let mut wanted = Vec::new();
    open.names.resize(model.seats.0.len(), String::new());
    let players = [
        (Player::Person, say("seat-person"), Some("icon-person")),
        (Player::Bot(Level::Easy), say("bot-easy"), None),
        (Player::Bot(Level::Medium), say("bot-medium"), None),
        (Player::Bot(Level::Hard), say("bot-hard"), None),
    ];
    for (chip, typed) in model.seats.0.iter().zip(open.names.iter_mut()) {
        ui.horizontal(|ui| {
            image(ui, chip.sign, Vec2::splat(44.0));
            ui.vertical(|ui| {
                name(ui, chip, typed, &mut wanted);
                let key = format!("reseat-{}", chip.seat);
                if let Some(player) = pick(ui, &key, &chip.player, &players) {
                    wanted.push(Intent::Reseat(chip.seat, Occupant::new(player, &chip.name)));
                }
            });
        });
        ui.add_space(6.0);
    }
    wanted
}

fn name(ui: &mut Ui, chip: &SeatChip, typed: &mut String, wanted: &mut Vec<Intent>) {
    let field = format!("rename-{}", chip.seat);
    let prompt = TextPrompt::line(&field, &chip.name, Occupant::NAME);
    if !prompt.is_written_in(ui) {
        typed.clone_from(&chip.name);
    }
    let written = prompt.show(ui, typed);
    if written.done && typed.trim() != chip.name && !typed.trim().is_empty() {
        wanted.push(Intent::Reseat(chip.seat, Occupant::new(chip.player, typed)));
    }
}

/// On a desktop the file's path is asked for; a browser puts it where it puts all that comes down.
fn export(ui: &mut Ui, model: &PauseModel, open: &mut PauseOpen) -> Vec<Intent> {
    let say = model.say;
    label(ui, Line::Note, say(if model.running { "export-note" } else { "export-note-over" }));
    if platform::IN_A_BROWSER {
        label(ui, Line::Note, say("browser-note"));
    } else {
        if open.path.is_empty() {
            open.path = platform::usual_export();
        }
        let title = say("export-path");
        TextPrompt::line("export-path", &title, platform::LONGEST_PATH).show(ui, &mut open.path);
    }
    let write = say("export-write");
    if ui.add(Button::new("export-write", &write).icon("icon-save").tone(Tone::Ember)).clicked() {
        return vec![Intent::Export(open.path.clone())];
    }
    Vec::new()
}
