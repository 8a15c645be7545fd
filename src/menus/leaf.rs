//! A page of what was written in the match, to be read once it is over.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Color32, Rect, ScrollArea, Sense, Ui, Vec2, vec2};
use table::{Leaf, Settings, Standing, Words};

use super::head;
use crate::intent::Intent;
use crate::kit::{Kit, Line, Sheet, Way, label, modal, paragraph, scrolled};
use crate::screens::line;
use crate::theme::put;

/// Which page is read, by its place in [`Standing::leaves`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading(pub usize);

/// The window around a picture: its height for its width, and how much of it the picture fills.
const WINDOW: f32 = 1.2;
const FILLS: f32 = 0.76;

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Press {
    Close,
    Turn(Way),
}

pub fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    standing: Res<Standing>,
    mut reading: ResMut<Reading>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let Some(leaf) = standing.leaves.get(reading.0) else {
        intents.write(Intent::Back);
        return Ok(());
    };
    let say = [
        words.line(&settings, "word-close"),
        line(&words, &settings, "large-before"),
        line(&words, &settings, "large-next"),
    ];
    let count = standing.leaves.len();
    let sheet = Sheet { sprite: leaf.paper, padding: 30.0 };
    let ctx = contexts.ctx_mut()?;
    let (press, away) = modal(ctx, "leaf", sheet, vec2(740.0, 470.0), |ui| panel(ui, leaf, count > 1, &say));
    match press.or(away.then_some(Press::Close)) {
        Some(Press::Close) => {
            intents.write(Intent::Back);
        }
        Some(Press::Turn(way)) => {
            reading.0 = way.from(reading.0, count);
            ctx.request_repaint();
        }
        None => {}
    }
    Ok(())
}

/// Heading, picture, notes, what there is to read, and the ways to the leaves beside it.
fn panel(ui: &mut Ui, leaf: &Leaf<String>, several: bool, say: &[String; 3]) -> Option<Press> {
    let mut press = head(ui, &leaf.title, &say[0]).map(|_| Press::Close);
    let wide = ui.available_width() > 460.0;
    let width = if wide { 190.0 } else { 92.0 };
    let foot = if several && !wide { 60.0 } else { 0.0 };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 18.0;
        ui.vertical(|ui| {
            picture(ui, leaf, width);
            if wide && several {
                ui.add_space(10.0);
                press = press.or(ways(ui, width, say));
            }
        });
        ui.vertical(|ui| {
            notes(ui, leaf);
            if wide {
                body(ui, leaf, 0.0);
            }
        });
    });
    if !wide {
        ui.add_space(8.0);
        body(ui, leaf, foot);
        if several {
            ui.add_space(8.0);
            press = press.or(ways(ui, ui.available_width(), say));
        }
    }
    press
}

/// To the leaf before and to the next one, side by side.
fn ways(ui: &mut Ui, width: f32, [_, before, next]: &[String; 3]) -> Option<Press> {
    let mut press = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let least = vec2((width - 8.0) / 2.0, 48.0);
        for (name, label, way) in [("leaf-before", before, Way::Before), ("leaf-next", next, Way::Next)] {
            if ui.add(way.button(name, label).least(least)).clicked() {
                press = Some(Press::Turn(way));
            }
        }
    });
    press
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

/// What there is to read, in the room that is left over a foot of so many points.
fn body(ui: &mut Ui, leaf: &Leaf<String>, foot: f32) {
    let most = (ui.available_height() - foot).max(60.0);
    let opening = ScrollArea::vertical().id_salt(&leaf.title).auto_shrink([false, true]).max_height(most);
    scrolled(ui, opening, |ui| {
        paragraph(ui, Line::Body, &leaf.body);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::testing::Bench;

    fn leaf() -> Leaf<String> {
        Leaf {
            seat: tabletop::Seat(0),
            picture: ("emblem".into(), "window"),
            paper: "page",
            title: "Nellie Bly".into(),
            notes: vec!["1864 – 1922".into(), "exploration".into()],
            body: "She went around the world in seventy-two days. ".repeat(5),
        }
    }

    #[test]
    fn from_a_leaf_one_goes_to_those_beside_it_and_away() {
        let say = ["Close", "The one before", "The next one"].map(str::to_owned);
        for (width, height) in [(680.0, 410.0), (306.0, 410.0)] {
            let bench = Bench::new(width, height);
            let press = |name: &str| bench.press(name, |ui| panel(ui, &leaf(), true, &say));
            assert_eq!(press("leaf-before"), Some(Press::Turn(Way::Before)));
            assert_eq!(press("leaf-next"), Some(Press::Turn(Way::Next)));
            assert_eq!(press("close"), Some(Press::Close));
            bench.is_tidy().unwrap();
        }
    }
}
