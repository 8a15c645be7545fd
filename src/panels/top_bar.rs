//! The upper edge of a match: pause, log, rules, speed, coach.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Area, Id, Layout, Order, Rect, Ui, Vec2, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use table::{ActiveGame, Overlay, Replay, Screen, Settings, Speed, Words};

use super::painting::Gallery;
use super::{Occupied, window};
use crate::intent::Intent;
use crate::kit::{Button, Tone, within_flow};
use crate::screens::line;
use crate::screens::lobby::CoachAllowed;
use crate::theme::{UiSystems, dressed};

/// What the bar shows.
#[derive(Clone, Debug, PartialEq)]
pub struct BarModel {
    /// How fast beats follow each other, in words.
    pub speed: String,
    /// Pause, log, rules, coach, paintings.
    pub words: [String; 5],
    /// Whether the coach may be asked.
    pub coach: bool,
    /// Settings as they are.
    pub settings: Settings,
    /// Whether a match is watched again; that has a pace of its own.
    pub replay: bool,
    /// Whether there are paintings to look at.
    pub paintings: bool,
}

fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    coach: Res<CoachAllowed>,
    replay: Res<Replay>,
    active: Res<ActiveGame>,
    gallery: Res<Gallery>,
    mut cached: Local<Option<BarModel>>,
    mut occupied: ResMut<Occupied>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let changed = settings.is_changed()
        || coach.is_changed()
        || replay.is_changed()
        || active.is_changed()
        || gallery.is_changed();
    if changed || cached.is_none() {
        // Not every game has one.
        let has_coach = |game| words.0.has(settings.locale, game, "option-coach");
        *cached = Some(BarModel {
            speed: line(&words, &settings, settings.speed.id()),
            words: ["open-pause", "open-log", "open-rules", "coach", "painting-gallery"]
                .map(|id| line(&words, &settings, id)),
            settings: settings.clone(),
            coach: coach.0 && active.0.is_some_and(has_coach),
            replay: replay.watched().is_some(),
            paintings: gallery.has_any(),
        });
    }
    let Some(model) = cached.as_ref() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let (window, narrow) = window(ctx);
    let edge = if narrow { 8.0 } else { 12.0 };
    let height = 44.0 + 2.0 * edge;
    let mut bar = |name: &str, from_right: bool, content: &dyn Fn(&mut Ui) -> Vec<Intent>| {
        let width = 250.0_f32.min(window.width() / 2.0);
        let left = if from_right { window.right() - width } else { window.left() };
        let place = Rect::from_min_size(pos2(left, window.top()), vec2(width, height)).shrink(edge);
        Area::new(Id::new(name))
            .order(Order::Middle)
            .fixed_pos(place.min)
            .constrain(false)
            .fade_in(false)
            .show(ctx, |ui| {
                ui.set_min_size(Vec2::ZERO);
                let layout = if from_right {
                    Layout::right_to_left(Align::Min)
                } else {
                    Layout::left_to_right(Align::Min)
                };
                within_flow(ui, place, layout, |ui| {
                    intents.write_batch(content(ui));
                });
            });
    };
    bar("bar-left", false, &|ui| left(ui, model));
    bar("bar-right", true, &|ui| right(ui, model));
    let (top, corners) = if narrow { (height, 0.0) } else { (0.0, height) };
    if (occupied.top - top).abs().max((occupied.corners - corners).abs()) > 0.5 {
        (occupied.top, occupied.corners) = (top, corners);
    }
    Ok(())
}

fn left(ui: &mut Ui, model: &BarModel) -> Vec<Intent> {
    let [pause, log, .., paintings] = &model.words;
    let mut wanted = Vec::new();
    if ui.add(Button::new("open-pause", pause).only_icon("icon-menu").tone(Tone::Night)).clicked() {
        wanted.push(Intent::Show(Overlay::Pause));
    }
    if ui.add(Button::new("open-log", log).only_icon("icon-log").tone(Tone::Night)).clicked() {
        wanted.push(Intent::Show(Overlay::Log));
    }
    let button = Button::new("open-gallery", paintings).only_icon("icon-eye").tone(Tone::Night);
    if model.paintings && ui.add(button).clicked() {
        wanted.push(Intent::Look);
    }
    wanted
}

fn right(ui: &mut Ui, model: &BarModel) -> Vec<Intent> {
    let [_, _, rules, coach, _] = &model.words;
    let settings = &model.settings;
    let mut wanted = Vec::new();
    if ui.add(Button::new("open-rules", rules).only_icon("icon-rules").tone(Tone::Night)).clicked() {
        wanted.push(Intent::Show(Overlay::Rules));
    }
    let button = Button::new("toggle-coach", coach).only_icon("icon-coach").tone(Tone::Night);
    if model.coach && ui.add(button.chosen(settings.coach)).clicked() {
        wanted.push(Intent::Set(Settings { coach: !settings.coach, ..settings.clone() }));
    }
    if !model.replay
        && ui
            .add(
                Button::new("next-speed", &model.speed)
                    .only_icon(speed_icon(settings.speed))
                    .tone(Tone::Night),
            )
            .clicked()
    {
        wanted.push(Intent::Set(Settings { speed: next(settings.speed), ..settings.clone() }));
    }
    wanted
}

/// The icon of a speed.
pub fn speed_icon(speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => "icon-speed-slow",
        Speed::Normal => "icon-speed-normal",
        Speed::Fast => "icon-speed-fast",
        Speed::Instant => "icon-speed-instant",
        Speed::Step => "icon-speed-step",
    }
}

fn next(speed: Speed) -> Speed {
    let at = Speed::ALL.iter().position(|other| *other == speed).unwrap_or(0);
    Speed::ALL[(at + 1) % Speed::ALL.len()]
}

pub fn plugin(app: &mut App) {
    let on = in_state(Screen::Table).and_then(dressed);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Draw).run_if(on));
}
