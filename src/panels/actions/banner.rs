//! While a match is watched again: that it is, how far it is, and what can be done about it.

use bevy_egui::egui::{self, Align, Area, Color32, Id, Layout, Order, Rect, Sense, Vec2, pos2, vec2};
use table::{Settings, Watch, Watched, Words};
use tabletop::Message as Said;

use super::bar::Strip;
use crate::intent::Intent;
use crate::kit::{Button, Kit, Tone, within_flow};
use crate::panels::{speed_icon, window};
use crate::screens::line;
use crate::theme::palette::{CREAM, HONEY};
use crate::theme::{Size, put};

/// A replay.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayModel {
    /// How far it is.
    pub watched: Watched,
    /// The same in words.
    pub at: String,
    /// Rest or go on, one move, the pace, stop.
    pub words: [String; 4],
}

impl ReplayModel {
    /// In words.
    #[must_use]
    pub fn new(watched: &Watched, words: &Words, settings: &Settings) -> Self {
        let said = Said::new("replay-at").with("at", number(watched.at)).with("of", number(watched.of));
        let nobody = words.0.numbered_seats(settings.locale, None);
        let rest = if watched.rests { "replay-go-on" } else { "replay-rest" };
        Self {
            watched: *watched,
            at: words.0.say(settings.locale, "app", &said, &nobody),
            words: [rest, "replay-step", watched.pace.id(), "replay-stop"]
                .map(|id| line(words, settings, id)),
        }
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// The strip at the lower edge.
pub(super) fn banner(ctx: &egui::Context, model: &ReplayModel) -> (Strip, Vec<Intent>) {
    let (window, narrow) = window(ctx);
    let kit = Kit::of(ctx);
    let edge = if narrow { 8.0 } else { 14.0 };
    let low = !narrow && window.height() < 480.0;
    let tall = if narrow {
        100.0
    } else if low {
        52.0
    } else {
        72.0
    };
    let width = (window.width() - 2.0 * edge).min(if narrow { 480.0 } else { 640.0 });
    let height = tall + 2.0 * edge;
    let corner = pos2(window.center().x - width / 2.0, window.bottom() - edge - tall);
    let place = Rect::from_min_size(corner, vec2(width, tall));
    let mut wanted = Vec::new();
    Area::new(Id::new("replay"))
        .order(Order::Middle)
        .fixed_pos(place.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.set_min_size(Vec2::ZERO);
            ui.allocate_rect(place, Sense::hover());
            put(ui.painter(), kit.paper.sheet("mat-night", place, Color32::WHITE));
            progress(ui, place, model);
            let inner = place.shrink2(vec2(14.0, 6.0));
            let (text, buttons) = if narrow {
                inner.split_top_bottom_at_y(inner.top() + 34.0)
            } else {
                inner.split_left_right_at_x(inner.right() - 228.0)
            };
            let icon = Rect::from_center_size(pos2(text.left() + 13.0, text.center().y), Vec2::splat(26.0));
            put(ui.painter(), kit.paper.picture("icon-replay", icon, HONEY));
            let size = if text.width() < 300.0 { Size::Small } else { Size::Body };
            let written = ui.painter().layout(model.at.clone(), kit.strong(size), CREAM, text.width() - 40.0);
            ui.painter().galley(
                pos2(icon.right() + 10.0, text.center().y - written.size().y / 2.0),
                written,
                CREAM,
            );
            let flow = if narrow {
                Layout::left_to_right(Align::Center)
            } else {
                Layout::right_to_left(Align::Center)
            };
            within_flow(ui, buttons, flow, |ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                let least =
                    if narrow { vec2((buttons.width() - 24.0) / 4.0, 46.0) } else { Vec2::splat(48.0) };
                let mut all = controls(model);
                if !narrow {
                    all.reverse();
                }
                for (button, wish) in all {
                    if ui.add(button.least(least)).clicked() {
                        wanted.push(Intent::Watch(wish));
                    }
                }
            });
        });
    (Strip { height, note: place }, wanted)
}

/// From left to right.
fn controls(model: &ReplayModel) -> Vec<(Button<'_>, Watch)> {
    let [rest, step, pace, stop] = &model.words;
    let icon = if model.watched.rests { "icon-play" } else { "icon-pause" };
    vec![
        (Button::new("replay-rest", rest).only_icon(icon).tone(Tone::Ember), Watch::Rest),
        (Button::new("replay-step", step).only_icon("icon-speed-step").tone(Tone::Cream), Watch::Step),
        (
            Button::new("replay-pace", pace).only_icon(speed_icon(model.watched.pace)).tone(Tone::Cream),
            Watch::Faster,
        ),
        (Button::new("replay-stop", stop).only_icon("icon-close").tone(Tone::Cream), Watch::Stop),
    ]
}

/// A line along the lower edge, as long as what has been seen.
fn progress(ui: &egui::Ui, place: Rect, model: &ReplayModel) {
    let all = u16::try_from(model.watched.of.max(1)).unwrap_or(u16::MAX);
    let seen = u16::try_from(model.watched.at).unwrap_or(u16::MAX);
    let rail = Rect::from_min_max(
        pos2(place.left() + 18.0, place.bottom() - 7.0),
        pos2(place.right() - 18.0, place.bottom() - 4.0),
    );
    let part = (f32::from(seen) / f32::from(all)).clamp(0.0, 1.0);
    ui.painter().rect_filled(rail, 1.5, Color32::from_rgba_unmultiplied(0xf6, 0xea, 0xd0, 40));
    let done = Rect::from_min_size(rail.min, vec2(rail.width() * part, rail.height()));
    ui.painter().rect_filled(done, 1.5, HONEY);
}
