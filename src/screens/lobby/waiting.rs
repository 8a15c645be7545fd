//! The unfinished match that waits: it is gone on with, or discarded, the latter only after a question.

use bevy_egui::egui::{Ui, vec2};

use super::{Draft, LobbyModel};
use crate::intent::Intent;
use crate::kit::{Button, Line, Sheet, Tone, label};
use crate::theme::scale::CONTROL;

/// The notice with its two buttons; nothing where no match waits.
pub fn draw(ui: &mut Ui, model: &LobbyModel, draft: &mut Draft, wanted: &mut Vec<Intent>) {
    let Some(slot) = &model.kept else { return };
    let say = model.say;
    Sheet::NIGHT.padded(14.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 8.0;
        if draft.discarding.as_ref() == Some(slot) {
            label(ui, Line::NightStrong, say("discard-ask"));
            let (confirm, not) = (say("discard-confirm"), say("discard-not"));
            let not = Button::new("discard-not", &not).icon("icon-back").tone(Tone::Cream).leads(true);
            let confirm = Button::new("discard-confirm", &confirm).icon("icon-trash").tone(Tone::Ember);
            match pair(ui, [not, confirm]) {
                Some(0) => draft.discarding = None,
                Some(_) => {
                    draft.discarding = None;
                    wanted.push(Intent::Discard { game: model.game.id, slot: slot.clone() });
                }
                None => {}
            }
        } else {
            label(ui, Line::NightStrong, say("lobby-kept"));
            let (go_on, discard) = (say("lobby-continue"), say("lobby-discard"));
            let go_on = Button::new("lobby-continue", &go_on).icon("icon-continue").tone(Tone::Cream);
            let discard = Button::new("lobby-discard", &discard).icon("icon-trash").tone(Tone::Night);
            match pair(ui, [go_on, discard]) {
                Some(0) => wanted.push(Intent::Continue { game: model.game.id, slot: slot.clone() }),
                Some(_) => draft.discarding = Some(slot.clone()),
                None => {}
            }
        }
    });
    ui.add_space(10.0);
}

/// Two buttons side by side, or one under the other where they do not fit. Returns which one was pressed.
fn pair(ui: &mut Ui, buttons: [Button; 2]) -> Option<usize> {
    let room = ui.available_width();
    let half = (room - 10.0) / 2.0;
    let fits = buttons.iter().all(|button| button.width(ui) <= half);
    let size = vec2(if fits { half } else { room }, CONTROL);
    let mut pressed = None;
    let add = |ui: &mut Ui| {
        for (index, button) in buttons.into_iter().enumerate() {
            if ui.add(button.least(size)).clicked() {
                pressed = Some(index);
            }
        }
    };
    if fits {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            add(ui);
        });
    } else {
        add(ui);
    }
    pressed
}
