//! All that happened, in sentences.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{ScrollArea, Ui, vec2};
use table::{LogBook, Settings, Words};

use super::head;
use crate::intent::Intent;
use crate::kit::{Line, Sheet, label, modal, scrolled};

/// The log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogModel {
    /// Its heading.
    pub title: String,
    /// On the cross.
    pub close: String,
    /// Where nothing has happened.
    pub nothing: String,
    /// The sentences, oldest first.
    pub lines: Vec<String>,
}

pub fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    log: Res<LogBook>,
    mut cached: Local<Option<LogModel>>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    if cached.is_none() || settings.is_changed() || log.is_changed() {
        *cached = Some(LogModel {
            title: words.line(&settings, "word-log"),
            close: words.line(&settings, "word-close"),
            nothing: words.line(&settings, "text-log-empty"),
            lines: log.lines.clone(),
        });
    }
    let Some(model) = cached.as_ref() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let (wanted, away) = modal(ctx, "log", Sheet::CREAM, vec2(640.0, 640.0), |ui| panel(ui, model));
    intents.write_batch(wanted.into_iter().chain(away.then_some(Intent::Back)).take(1));
    Ok(())
}

/// The sentences, the newest in sight.
pub fn panel(ui: &mut Ui, model: &LogModel) -> Vec<Intent> {
    let wanted = head(ui, &model.title, &model.close);
    scrolled(ui, ScrollArea::vertical().auto_shrink([false, true]).stick_to_bottom(true), |ui| {
        ui.spacing_mut().item_spacing.y = 7.0;
        if model.lines.is_empty() {
            label(ui, Line::Body, &model.nothing);
        }
        for said in &model.lines {
            label(ui, Line::Body, said);
        }
    });
    wanted.into_iter().collect()
}
