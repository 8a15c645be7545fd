//! The story of a box that cannot be played yet.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Rect, Sense, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use table::{Screen, Settings, Shelf, Words};

use super::{Opened, box_text, line};
use crate::intent::Intent;
use crate::kit::{Button, Kit, Line, Sheet, Tone, label, modal, paragraph};
use crate::platform::IN_A_BROWSER;
use crate::theme::{UiSystems, dressed, put};

/// A story.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryModel {
    /// The picture on the box.
    pub picture: &'static str,
    /// The game's name.
    pub title: String,
    /// One line about it.
    pub tagline: String,
    /// What it is about.
    pub story: String,
    /// That it cannot be played here yet.
    pub soon: String,
    /// That it can be played in a terminal, and what to type there.
    pub terminal: Option<(String, String)>,
    /// The way back.
    pub close: String,
}

fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    shelf: Res<Shelf>,
    mut opened: ResMut<Opened>,
    mut contexts: EguiContexts,
) -> Result {
    let Some(game) = opened.0.and_then(|id| shelf.get(id)).filter(|game| game.opener.is_none()) else {
        return Ok(());
    };
    let model = StoryModel {
        picture: game.picture,
        title: box_text(&words, &settings, game, "title"),
        tagline: box_text(&words, &settings, game, "tagline"),
        story: box_text(&words, &settings, game, "story"),
        soon: line(&words, &settings, "box-soon-long"),
        // A page has no terminal.
        terminal: (!IN_A_BROWSER).then(|| (line(&words, &settings, "box-text"), typed(game.id))),
        close: line(&words, &settings, "back-to-shelf"),
    };
    let ctx = contexts.ctx_mut()?;
    let size = vec2(560.0, 700.0);
    let (closed, beside) = modal(ctx, "story", Sheet::CREAM, size, |ui| panel(ui, &model));
    if closed.is_empty() && !beside {
        return Ok(());
    }
    opened.0 = None;
    Ok(())
}

/// What starts a game in a terminal.
fn typed(game: &str) -> String {
    format!("cargo xtask play --text --game {game}")
}

/// The picture, the story, and that there is no more in the box yet.
pub fn panel(ui: &mut Ui, model: &StoryModel) -> Vec<Intent> {
    let kit = Kit::of(ui.ctx());
    let width = ui.available_width();
    let height = (width * 200.0 / 360.0).min(ui.max_rect().height() * 0.34);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    put(
        ui.painter(),
        kit.paper.cover(model.picture, Rect::from_min_size(rect.min, rect.size()), Color32::WHITE),
    );
    ui.add_space(6.0);
    label(ui, Line::Heading, &model.title);
    label(ui, Line::Note, &model.tagline);
    paragraph(ui, Line::Body, &model.story);
    label(ui, Line::Strong, &model.soon);
    if let Some((said, typed)) = &model.terminal {
        label(ui, Line::Body, said);
        Sheet::NIGHT.padded(10.0).show(ui, |ui| {
            ui.set_width(ui.available_width());
            label(ui, Line::NightStrong, typed);
        });
    }
    ui.add_space(8.0);
    let button = Button::new("close-story", &model.close).icon("icon-back").tone(Tone::Ember);
    if ui.add(button).clicked() { vec![Intent::Back] } else { Vec::new() }
}

pub fn plugin(app: &mut App) {
    let on = in_state(Screen::Shelf).and_then(dressed);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Draw).run_if(on));
}
