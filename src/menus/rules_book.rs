//! The rules book of the game that is out of its box, one section a page.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, Layout, ScrollArea, Ui, vec2};
use l10n::RulesSection;
use table::{ActiveGame, Settings, Words};

use super::head;
use crate::intent::Intent;
use crate::kit::{Button, Line, Sheet, Tone, label, modal, paragraph, scrolled};
use crate::screens::{Opened, line};

/// The book.
#[derive(Clone, Debug, PartialEq)]
pub struct BookModel {
    /// The game's name.
    pub title: String,
    /// Its sections.
    pub sections: Vec<RulesSection>,
    /// Close, page back, page on.
    pub words: [String; 3],
}

pub fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    active: Res<ActiveGame>,
    opened: Res<Opened>,
    mut page: Local<usize>,
    mut cached: Local<Option<(&'static str, BookModel)>>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let Some(game) = active.0.or(opened.0) else { return Ok(()) };
    if settings.is_changed() || cached.as_ref().is_none_or(|(of, _)| *of != game) {
        if cached.as_ref().is_some_and(|(of, _)| *of != game) {
            *page = 0;
        }
        let model = BookModel {
            title: words.0.line(settings.locale, game, "game-title"),
            sections: words.0.rules(settings.locale, game),
            words: ["rules-close", "rules-before", "rules-after"].map(|id| line(&words, &settings, id)),
        };
        *cached = Some((game, model));
    }
    let Some((_, model)) = cached.as_ref() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let (wanted, away) =
        modal(ctx, "rules", Sheet::CREAM, vec2(760.0, 680.0), |ui| panel(ui, model, &mut page));
    intents.write_batch(wanted.into_iter().chain(away.then_some(Intent::Back)).take(1));
    Ok(())
}

/// The list of sections beside the open page; on a narrow screen pages only.
pub fn panel(ui: &mut Ui, model: &BookModel, page: &mut usize) -> Vec<Intent> {
    let [close, before, after] = &model.words;
    let wanted = head(ui, &model.title, close);
    let last = model.sections.len().saturating_sub(1);
    *page = (*page).min(last);
    let room = ui.available_size();
    let wide = room.x > 560.0;
    ui.horizontal_top(|ui| {
        if wide {
            let down = Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(vec2(210.0, room.y), down, |ui| contents(ui, model, page));
        }
        ui.vertical(|ui| {
            let Some(section) = model.sections.get(*page) else { return };
            let opening = ScrollArea::vertical()
                .id_salt(("page", *page))
                .auto_shrink([false, false])
                .max_height(room.y - 70.0);
            scrolled(ui, opening, |ui| {
                label(ui, Line::Heading, &section.title);
                ui.add_space(4.0);
                paragraph(ui, Line::Body, &section.body);
            });
            ui.horizontal(|ui| {
                let button = Button::new("rules-before", before).only_icon("icon-back").legal(*page > 0);
                if ui.add(button).clicked() {
                    *page -= 1;
                }
                label(ui, Line::Note, format!("{} / {}", *page + 1, last + 1));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let button = Button::new("rules-after", after).icon("icon-continue").tone(Tone::Ember);
                    if ui.add(button.legal(*page < last)).clicked() {
                        *page += 1;
                    }
                });
            });
        });
    });
    wanted.into_iter().collect()
}

fn contents(ui: &mut Ui, model: &BookModel, page: &mut usize) {
    scrolled(ui, ScrollArea::vertical().id_salt("contents").auto_shrink([false, false]), |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let width = ui.available_width() - 10.0;
        for (index, section) in model.sections.iter().enumerate() {
            let name = format!("rules-{}", section.section);
            let button = Button::new(&name, &section.title).chosen(index == *page).least(vec2(width, 44.0));
            if ui.add(button).clicked() {
                *page = index;
            }
        }
    });
}
