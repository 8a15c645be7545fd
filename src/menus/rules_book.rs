//! The rules book of the game that is out of its box, one section a page.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, Color32, Layout, ScrollArea, Sense, Ui, Vec2, vec2};
use l10n::RulesSection;
use table::{ActiveGame, Overlay, Settings, Shelf, Words};

use super::figures::{self, Figure};
use super::{grown, head};
use crate::games::FIGURES;
use crate::intent::Intent;
use crate::kit::{Button, Kit, Line, Sheet, Tone, label, modal, paragraph, scrolled};
use crate::screens::{Opened, line};
use crate::theme::put;
use crate::theme::scale::CONTROL;

/// The sheet, in points, in the window of a laptop: all sections are in sight beside the page.
const SIZE: Vec2 = vec2(800.0, 716.0);

/// The width of their list, in which most titles keep to one line.
const INDEX: f32 = 248.0;

/// The book.
#[derive(Clone, Debug, PartialEq)]
pub struct BookModel {
    /// The game's name.
    pub title: String,
    /// The picture on its box, which its first page has.
    pub picture: &'static str,
    /// Its pages: the story of the box, then the sections of its rules.
    pub sections: Vec<RulesSection>,
    /// Its pictures, with what is told below them.
    pub figures: Vec<(Figure, Option<String>)>,
    /// On the way to its gallery, where it has one.
    pub gallery: Option<String>,
    /// Close, page back, page on.
    pub words: [String; 3],
}

pub fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    active: Res<ActiveGame>,
    opened: Res<Opened>,
    shelf: Res<Shelf>,
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
            picture: shelf.get(game).map_or("", |game| game.picture),
            sections: pages(&words, &settings, game),
            figures: figures_of(&words, &settings, game)?,
            gallery: has_gallery(&shelf, game).then(|| line(&words, &settings, "open-gallery")),
            words: ["rules-close", "rules-before", "rules-after"].map(|id| line(&words, &settings, id)),
        };
        *cached = Some((game, model));
    }
    let Some((_, model)) = cached.as_ref() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let (wanted, away) =
        modal(ctx, "rules", Sheet::CREAM, grown(ctx, SIZE), |ui| panel(ui, model, &mut page));
    intents.write_batch(wanted.into_iter().chain(away.then_some(Intent::Back)).take(1));
    Ok(())
}

/// Whether all pictures of this game can be looked at.
fn has_gallery(shelf: &Shelf, game: &str) -> bool {
    shelf.get(game).and_then(|game| game.opener?.exhibits).is_some()
}

/// The story of the box, then the sections of the rules.
fn pages(words: &Words, settings: &Settings, game: &str) -> Vec<RulesSection> {
    let story = RulesSection {
        section: STORY.to_owned(),
        title: line(words, settings, "rules-story"),
        body: words.0.line(settings.locale, game, "game-story"),
    };
    core::iter::once(story).chain(words.0.rules(settings.locale, game)).collect()
}

/// The name of the first page.
const STORY: &str = "story";

fn figures_of(words: &Words, settings: &Settings, game: &str) -> Result<Vec<(Figure, Option<String>)>> {
    let Some((_, written)) = FIGURES.iter().find(|(of, _)| *of == game) else { return Ok(Vec::new()) };
    let told = |figure: Figure| {
        let caption = figure.caption.as_ref().map(|id| words.0.line(settings.locale, game, id));
        (figure, caption)
    };
    Ok(figures::read(written)?.into_iter().map(told).collect())
}

/// The list of sections beside the open page; on a narrow screen pages only.
pub fn panel(ui: &mut Ui, model: &BookModel, page: &mut usize) -> Vec<Intent> {
    let [close, before, after] = &model.words;
    let mut wanted = head(ui, &model.title, close);
    let last = model.sections.len().saturating_sub(1);
    *page = (*page).min(last);
    let room = ui.available_size();
    let wide = room.x > 560.0;
    ui.horizontal_top(|ui| {
        if wide {
            let down = Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(vec2(INDEX, room.y), down, |ui| contents(ui, model, page));
        }
        ui.vertical(|ui| {
            let Some(section) = model.sections.get(*page) else { return };
            let opening = ScrollArea::vertical()
                .id_salt(("page", *page))
                .auto_shrink([false, false])
                .max_height(room.y - 70.0);
            scrolled(ui, opening, |ui| {
                wanted = wanted.take().or_else(|| sheet(ui, model, section));
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

/// A page: its heading, its paragraphs, and the pictures that stand behind them.
fn sheet(ui: &mut Ui, model: &BookModel, section: &RulesSection) -> Option<Intent> {
    label(ui, Line::Heading, &section.title);
    ui.add_space(4.0);
    if section.section == STORY {
        let width = ui.available_width().min(460.0);
        let (at, _) = ui.allocate_exact_size(vec2(width, width * 0.5), Sense::hover());
        put(ui.painter(), Kit::of(ui.ctx()).paper.cover(model.picture, at, Color32::WHITE));
        ui.add_space(6.0);
    }
    for (index, block) in section.body.split("\n\n").enumerate() {
        paragraph(ui, Line::Body, block);
        let here = |(figure, _): &&(Figure, _)| figure.section == section.section && figure.after == index;
        for (figure, caption) in model.figures.iter().filter(here) {
            figures::draw(ui, figure, caption.as_deref());
        }
    }
    let gallery = model.gallery.as_ref().filter(|_| section.section == STORY)?;
    let button = Button::new("open-gallery", gallery).icon("icon-eye");
    ui.add(button).clicked().then_some(Intent::Show(Overlay::Gallery))
}

fn contents(ui: &mut Ui, model: &BookModel, page: &mut usize) {
    const GAP: f32 = 2.0;
    let pitch = CONTROL + GAP;
    // Where not all are in sight, none is cut.
    let whole = (ui.available_height() + GAP).div_euclid(pitch).max(1.0) * pitch - GAP;
    let opening = ScrollArea::vertical().id_salt("contents").auto_shrink([false, false]).max_height(whole);
    scrolled(ui, opening, |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        let width = ui.available_width() - 10.0;
        for (index, section) in model.sections.iter().enumerate() {
            let name = format!("rules-{}", section.section);
            let button =
                Button::new(&name, &section.title).chosen(index == *page).least(vec2(width, CONTROL));
            if ui.add(button).clicked() {
                *page = index;
            }
        }
    });
}
