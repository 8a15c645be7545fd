//! A page of what was written in the match, to be read once it is over.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Color32, Rect, ScrollArea, Sense, Ui, Vec2, vec2};
use table::{Leaf, Settings, Standing, Words};

use super::head;
use crate::intent::Intent;
use crate::kit::{Kit, Line, Sheet, label, modal, paragraph, scrolled};
use crate::theme::put;

/// Which page is read, by its place in [`Standing::leaves`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading(pub usize);

/// The window around a picture: its height for its width, and how much of it the picture fills.
const WINDOW: f32 = 1.2;
const FILLS: f32 = 0.76;

pub fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    standing: Res<Standing>,
    reading: Res<Reading>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let Some(leaf) = standing.leaves.get(reading.0) else {
        intents.write(Intent::Back);
        return Ok(());
    };
    let close = words.line(&settings, "word-close");
    let sheet = Sheet { sprite: leaf.paper, padding: 30.0 };
    let ctx = contexts.ctx_mut()?;
    let (wanted, away) = modal(ctx, "leaf", sheet, vec2(740.0, 470.0), |ui| panel(ui, leaf, &close));
    intents.write_batch(wanted.into_iter().chain(away.then_some(Intent::Back)).take(1));
    Ok(())
}

/// Heading, picture, notes, and what there is to read.
pub fn panel(ui: &mut Ui, leaf: &Leaf<String>, close: &str) -> Vec<Intent> {
    let wanted = head(ui, &leaf.title, close);
    let wide = ui.available_width() > 460.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 18.0;
        picture(ui, leaf, if wide { 190.0 } else { 92.0 });
        ui.vertical(|ui| {
            if wide {
                notes(ui, leaf);
                body(ui, leaf);
            } else {
                notes(ui, leaf);
            }
        });
    });
    if !wide {
        ui.add_space(8.0);
        body(ui, leaf);
    }
    wanted.into_iter().collect()
}

fn picture(ui: &mut Ui, leaf: &Leaf<String>, width: f32) {
    let kit = Kit::of(ui.ctx());
    let (at, _) = ui.allocate_exact_size(vec2(width, width * WINDOW), Sense::hover());
    let (sprite, window) = &leaf.picture;
    put(ui.painter(), kit.paper.picture(window, at, Color32::WHITE));
    let middle = at.center() + vec2(0.0, at.height() * 0.06);
    let inside = Rect::from_center_size(middle, Vec2::splat(width * FILLS));
    put(ui.painter(), kit.paper.picture(sprite, inside, Color32::WHITE));
}

fn notes(ui: &mut Ui, leaf: &Leaf<String>) {
    for note in &leaf.notes {
        label(ui, Line::Note, note);
    }
    ui.add_space(6.0);
}

fn body(ui: &mut Ui, leaf: &Leaf<String>) {
    scrolled(ui, ScrollArea::vertical().auto_shrink([false, true]), |ui| {
        paragraph(ui, Line::Body, &leaf.body);
    });
}
