//! What a leg, or any other part of a match, came to: a sheet that waits until it has been read, or goes by itself.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Color32, Label, Layout as Flow, ScrollArea, Sense, Ui, Vec2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use table::{ActiveGame, Interlude, Overlay, Screen, SeatChip, Seats, Settings, Standing, Words};

use super::window;
use crate::intent::Intent;
use crate::kit::{Button, Kit, Line, Sheet, Tone, image, label, modal, scrolled};
use crate::screens::{Named, line};
use crate::theme::{UiSystems, dressed, put};

/// What is told.
#[derive(Clone, Debug, PartialEq)]
pub struct InterludeModel {
    /// That it is over.
    pub title: String,
    /// Over the order.
    pub order_title: String,
    /// First to last: sprites, and what they are called.
    pub order: Vec<(&'static str, String)>,
    /// What each seat got, in their order.
    pub accounts: Vec<Sum>,
    /// The sprite of what is counted.
    pub counted: &'static str,
    /// On the button.
    pub go_on: String,
}

/// What a seat got.
#[derive(Clone, Debug, PartialEq)]
pub struct Sum {
    /// Who.
    pub chip: SeatChip,
    /// What for, and how much.
    pub lines: Vec<String>,
    /// What it comes to.
    pub total: i32,
    /// What the seat has now.
    pub has: String,
}

fn model(
    interlude: &Interlude,
    game: &'static str,
    words: &Words,
    settings: &Settings,
    seats: &Seats,
    counted: &'static str,
) -> Option<InterludeModel> {
    let summary = interlude.summary()?;
    let say = |said: &tabletop::Message| words.0.say(settings.locale, game, said, &Named(seats));
    let chip = |seat| seats.0.iter().find(|chip| chip.seat == seat).cloned();
    let sums = summary.accounts.iter().filter_map(|sum| {
        let lines = sum.lines.iter().map(|(what, points)| format!("{} {}", say(what), signed(*points)));
        Some(Sum { chip: chip(sum.seat)?, lines: lines.collect(), total: sum.total, has: say(&sum.has) })
    });
    Some(InterludeModel {
        title: say(&summary.title),
        order_title: say(&summary.order_title),
        order: summary.order.iter().map(|(sprite, name)| (*sprite, say(name))).collect(),
        accounts: sums.collect(),
        counted,
        go_on: line(words, settings, "summary-go-on"),
    })
}

fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    interlude: Res<Interlude>,
    active: Res<ActiveGame>,
    (seats, standing): (Res<Seats>, Res<Standing>),
    mut cached: Local<Option<InterludeModel>>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    if interlude.is_changed() || settings.is_changed() || seats.is_changed() {
        *cached =
            active.0.and_then(|game| model(&interlude, game, &words, &settings, &seats, standing.counted));
    }
    let Some(model) = cached.as_ref() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let (window, narrow) = window(ctx);
    let size = vec2(600.0, (window.height() - 24.0).min(660.0));
    let sheet = if narrow { Sheet::CREAM.padded(16.0) } else { Sheet::CREAM };
    let (pressed, away) = modal(ctx, "interlude", sheet, size, |ui| panel(ui, model));
    if pressed || away {
        intents.write(Intent::Step);
    }
    Ok(())
}

/// The order, a line for each seat, and a button to go on; true once that is pressed.
pub fn panel(ui: &mut Ui, model: &InterludeModel) -> bool {
    label(ui, Line::Heading, &model.title);
    label(ui, Line::Note, &model.order_title);
    order(ui, model);
    ui.add_space(4.0);
    let room = ui.available_height() - 64.0;
    scrolled(ui, ScrollArea::vertical().auto_shrink([false, true]).max_height(room), |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        for sum in &model.accounts {
            account(ui, sum, model.counted);
        }
    });
    ui.add_space(4.0);
    let wide = ui.available_width();
    let button = Button::new("summary-go-on", &model.go_on).icon("icon-play").tone(Tone::Ember);
    ui.add(button.least(vec2(wide, 50.0))).clicked()
}

/// First to last, side by side.
fn order(ui: &mut Ui, model: &InterludeModel) {
    let kit = Kit::of(ui.ctx());
    let count = f32::from(u8::try_from(model.order.len().max(1)).unwrap_or(u8::MAX));
    let wide = (ui.available_width() - 4.0 * (count - 1.0)) / count;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (place, (sprite, name)) in (1_u8..).zip(&model.order) {
            ui.allocate_ui_with_layout(vec2(wide, 0.0), Flow::top_down(Align::Center), |ui| {
                ui.set_width(wide);
                ui.spacing_mut().item_spacing.y = 2.0;
                let side = wide.min(76.0);
                // As high as it is for its width: a camel, or a card.
                let own = kit.paper.size(sprite);
                let high = side * (own.y / own.x.max(1.0)).clamp(0.6, 1.5);
                let (at, response) = ui.allocate_exact_size(vec2(side, high), Sense::hover());
                put(ui.painter(), kit.paper.picture(sprite, at, Color32::WHITE));
                response.on_hover_text(name);
                label(ui, Line::Strong, place.to_string());
            });
        }
    });
}

fn account(ui: &mut Ui, sum: &Sum, counted: &str) {
    let kit = Kit::of(ui.ctx());
    ui.horizontal_top(|ui| {
        let (at, _) = ui.allocate_exact_size(Vec2::splat(44.0), Sense::hover());
        put(ui.painter(), kit.paper.picture(sum.chip.sign, at, Color32::WHITE));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.spacing_mut().interact_size.y = 0.0;
            ui.horizontal(|ui| {
                // What it came to keeps its place; what the seat has is broken into lines beside it.
                ui.with_layout(Flow::right_to_left(Align::Center), |ui| {
                    label(ui, Line::Heading, signed(sum.total));
                    image(ui, counted, Vec2::splat(24.0));
                    ui.with_layout(Flow::left_to_right(Align::Center), |ui| {
                        label(ui, Line::Strong, &sum.chip.name);
                        ui.add(Label::new(Line::Note.rich(&kit, &sum.has)).wrap());
                    });
                });
            });
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(14.0, 2.0);
                for said in &sum.lines {
                    // What one ticket brought stays in one line.
                    ui.add(Label::new(Line::Note.rich(&kit, said)).extend());
                }
            });
        });
    });
}

/// With a true sign.
fn signed(points: i32) -> String {
    match points {
        0 => "0".into(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

pub fn plugin(app: &mut App) {
    let on = in_state(Screen::Table).and_then(in_state(Overlay::None)).and_then(dressed);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Draw).run_if(on));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::testing::Bench;
    use tabletop::{Player, Seat};

    #[test]
    fn eight_seats_and_a_button_fit_a_phone_and_a_low_window() {
        let sum = |seat: u8| Sum {
            chip: SeatChip {
                seat: Seat(seat),
                name: "Alexandrina".into(),
                player: Player::Person,
                sign: "",
                acts: false,
            },
            lines: vec!["Yellow ticket 5, place 1 +5".into(); 4],
            total: 20,
            has: "23 in the purse".into(),
        };
        let model = InterludeModel {
            title: "Leg 2 is over".into(),
            order_title: "First to last".into(),
            order: vec![("camel-red", "Red".into()); 5],
            accounts: (0..8).map(sum).collect(),
            counted: "coin-1",
            go_on: "Carry on".into(),
        };
        for (width, height) in [(346.0, 780.0), (556.0, 340.0), (556.0, 620.0)] {
            let bench = Bench::new(width, height);
            assert!(bench.press("summary-go-on", |ui| panel(ui, &model)), "{width}x{height}");
            assert_eq!(bench.is_tidy(), Ok(()), "{width}x{height}");
        }
    }
}
