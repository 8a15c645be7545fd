//! What lies over a screen and waits to be dealt with: pause, settings, rules book, log, credits, pictures.

mod credits;
mod figures;
mod gallery;
mod large;
mod leaf;
mod log;
mod pause;
mod rules_book;
mod settings;

pub use leaf::Reading;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align, Context, Layout, ScrollArea, Ui, Vec2, vec2};
use table::Overlay;

use crate::intent::Intent;
use crate::kit::{Button, Line, Tone, label};
use crate::theme::{UiSystems, dressed};

/// The size of a sheet in points: larger where the window is larger than a laptop's, as tables are.
fn grown(ctx: &Context, size: Vec2) -> Vec2 {
    let by_window = (ctx.content_rect().size() / LAPTOP).min_elem();
    size * by_window.clamp(1.0, MOST)
}

/// The window for which sheets are drawn, in points, and how much larger one may become.
const LAPTOP: Vec2 = vec2(1_180.0, 740.0);
const MOST: f32 = 1.6;

/// An opening that is scrolled to the top where its sheet has just been opened.
fn opening(fresh: bool) -> ScrollArea {
    let opening = ScrollArea::vertical().auto_shrink([false, true]);
    if fresh { opening.vertical_scroll_offset(0.0) } else { opening }
}

/// Heading and a cross.
fn head(ui: &mut Ui, title: &str, close: &str) -> Option<Intent> {
    let mut wanted = None;
    ui.horizontal(|ui| {
        label(ui, Line::Heading, title);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.add(Button::new("close", close).only_icon("icon-close").tone(Tone::Cream)).clicked() {
                wanted = Some(Intent::Back);
            }
        });
    });
    wanted
}

pub fn plugin(app: &mut App) {
    app.init_resource::<pause::Running>().init_resource::<Reading>().add_plugins(large::plugin);
    let draw = |overlay| in_state(overlay).and_then(dressed);
    app.add_systems(OnEnter(Overlay::Pause), pause::look).add_systems(
        EguiPrimaryContextPass,
        (
            pause::draw.run_if(draw(Overlay::Pause)),
            settings::draw.run_if(draw(Overlay::Settings)),
            rules_book::draw.run_if(draw(Overlay::Rules)),
            log::draw.run_if(draw(Overlay::Log)),
            leaf::draw.run_if(draw(Overlay::Leaf)),
            credits::draw.run_if(draw(Overlay::Credits)),
            gallery::draw.run_if(draw(Overlay::Gallery)),
            large::draw.run_if(draw(Overlay::Large)),
        )
            .after(UiSystems::Theme)
            .before(UiSystems::Read),
    );
}
