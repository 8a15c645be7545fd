//! Short messages: why something cannot be done, what went wrong. They are read out by screen readers, and fade; a
//! refusal goes with the turn that it was about.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Area, Id, Order, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use table::{Actions, ActiveGame, Awake, Refused, Screen, Seats, Settings, Toast, Words};
use tabletop::Seat;

use super::{Occupied, window};
use crate::kit::{Line, Sheet, label, tinted};
use crate::screens::Named;
use crate::theme::palette::HONEY;
use crate::theme::{UiSystems, dressed};

/// How long a message stays, in seconds, and how much longer for each of its letters.
const STAYS: (f32, f32) = (2.5, 0.05);

/// A sentence in less room than this would be a column of words, in logical pixels.
const LEAST: f32 = 240.0;

/// What is being said.
#[derive(Resource, Default)]
struct Said {
    text: Option<String>,
    left: f32,
    /// Whether it is about what happens at the table.
    of_game: bool,
    /// Who was to act, where it was about that.
    turn: Option<Option<Seat>>,
}

impl Said {
    /// Whether it was about a turn, and another has come.
    fn is_past(&self, actions: &Actions) -> bool {
        self.turn.is_some_and(|turn| actions.seat.is_some() && actions.seat != turn)
    }
}

fn hear(
    words: Res<Words>,
    settings: Res<Settings>,
    seats: Res<Seats>,
    (actions, active): (Res<Actions>, Res<ActiveGame>),
    mut heard: MessageReader<Toast>,
    mut said: ResMut<Said>,
    mut refused: ResMut<Refused>,
) {
    let Some(toast) = heard.read().last() else { return };
    let text = words.0.say(settings.locale, toast.domain, &toast.said, &Named(&seats));
    let (least, each) = STAYS;
    #[expect(clippy::cast_precision_loss, reason = "a sentence")]
    let left = least + each * text.chars().count() as f32;
    let (of_game, turn) = (active.0 == Some(toast.domain), toast.of_turn.then_some(actions.seat));
    *said = Said { text: Some(text.clone()), left, of_game, turn };
    refused.0 = Some(text);
}

fn fade(
    time: Res<Time<Real>>,
    actions: Res<Actions>,
    mut awake: ResMut<Awake>,
    mut said: ResMut<Said>,
    mut refused: ResMut<Refused>,
) {
    if said.text.is_none() {
        return;
    }
    awake.stay();
    said.left -= time.delta_secs().min(0.1);
    if said.left <= 0.0 || said.is_past(&actions) {
        said.text = None;
        refused.0 = None;
    }
}

/// What happened at the table is over with it: results say the rest.
fn forget(mut said: ResMut<Said>, mut refused: ResMut<Refused>) {
    if said.of_game {
        *said = Said::default();
        refused.0 = None;
    }
}

fn draw(
    said: Res<Said>,
    active: Res<ActiveGame>,
    screen: Res<State<Screen>>,
    occupied: Res<Occupied>,
    mut contexts: EguiContexts,
) -> Result {
    let Some(text) = &said.text else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let (window, _) = window(ctx);
    let area = Area::new(Id::new("toast")).order(Order::Tooltip).interactable(false).fade_in(false);
    // At a table it lies where the strip says whose turn it is, and grows upwards; nothing else is under it. Where that is
    // too narrow for a sentence, it lies above the strip.
    let note = occupied.note.filter(|note| note.width() >= LEAST);
    let note = note.filter(|_| active.0.is_some() && *screen.get() == Screen::Table);
    let (area, width) = match note {
        Some(note) => (area.pivot(Align2::LEFT_BOTTOM).fixed_pos(note.left_bottom()), note.width() - 28.0),
        None => {
            let above = if active.0.is_some() { occupied.bottom + 12.0 } else { 28.0 };
            (area.anchor(Align2::CENTER_BOTTOM, vec2(0.0, -above)), (window.width() - 60.0).min(520.0))
        }
    };
    area.show(ctx, |ui| {
        Sheet::NOTE.show(ui, |ui| {
            if note.is_some() {
                ui.set_width(width);
            } else {
                ui.set_max_width(width);
            }
            ui.horizontal(|ui| {
                tinted(ui, "icon-info", vec2(24.0, 24.0), HONEY);
                let response = label(ui, Line::NightBody, text);
                announce(ui, &response, text);
            });
        });
    });
    Ok(())
}

/// Has screen readers say it as soon as they can.
fn announce(ui: &egui::Ui, response: &egui::Response, text: &str) {
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Assertive);
        node.set_label(text);
    });
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Said>()
        .add_systems(Update, (hear, fade).chain().in_set(table::TableSystems::Sync))
        .add_systems(OnExit(Screen::Table), forget)
        .add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Draw).run_if(dressed));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether something that was said while one was to act is past once another is.
    fn past(said: Option<Option<Seat>>, now: Option<Seat>) -> bool {
        let said = Said { turn: said, ..Said::default() };
        said.is_past(&Actions { seat: now, ..Actions::default() })
    }

    #[test]
    fn a_refusal_goes_when_a_turn_comes_that_it_was_not_about() {
        assert!(past(Some(None), Some(Seat(0))), "it was not your turn, and is now");
        assert!(past(Some(Some(Seat(0))), Some(Seat(1))));
        assert!(!past(Some(Some(Seat(0))), Some(Seat(0))), "it is still about this turn");
        assert!(!past(Some(Some(Seat(0))), None), "nothing is asked of anybody while beats are shown");
        assert!(!past(None, Some(Seat(0))), "what is no refusal stays for its time");
    }
}
