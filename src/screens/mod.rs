//! The screens around the table.

pub mod kept;
mod loading;
pub mod lobby;
mod results;
mod shelf;

pub use loading::{ShellAssets, paint_over as paint_loading};
pub(crate) use results::Named;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Area, Color32, Context, Id, Order, Rect, Ui, vec2};
use table::{GameBox, Screen, Settings, Words};

use crate::kit::{Kit, scrolled, within};
use crate::platform::IN_A_BROWSER;
use crate::theme::put;

/// The box whose lobby lies open.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq)]
pub struct Opened(pub Option<&'static str>);

pub fn plugin(app: &mut App) {
    app.init_resource::<Opened>()
        .insert_resource(ClearColor(Color::srgb_u8(0x12, 0x0c, 0x28)))
        .add_systems(Startup, camera)
        .add_systems(OnEnter(Screen::Lobby), open_at_the_top)
        .add_systems(OnEnter(Screen::Results), open_at_the_top)
        .add_plugins((loading::plugin, shelf::plugin, lobby::plugin, results::plugin, kept::plugin));
}

fn camera(mut commands: Commands) {
    // Pieces are cut with soft edges of their own. In a browser, on phones above all, smoothing them once more costs most
    // of a frame and is not seen.
    let smooth = if IN_A_BROWSER { Msaa::Off } else { Msaa::default() };
    commands.spawn((Camera2d, smooth));
}

/// A lobby and its results are read from their top, however far the last ones were scrolled.
fn open_at_the_top(mut contexts: EguiContexts) {
    // Before there is a window nothing has been scrolled.
    if let Ok(ctx) = contexts.ctx_mut() {
        ctx.data_mut(egui::util::IdTypeMap::remove_by_type::<egui::scroll_area::State>);
    }
}

/// The texts of a box, which are its game's own.
pub fn box_text(words: &Words, settings: &Settings, game: &GameBox, what: &str) -> String {
    words.0.line(settings.locale, game.id, &format!("game-{what}"))
}

/// A line of the program.
pub fn line(words: &Words, settings: &Settings, id: &str) -> String {
    words.0.line(settings.locale, "app", id)
}

/// A whole screen over the painted backdrop.
pub fn page<R>(ctx: &Context, name: &str, dim: u8, content: impl FnOnce(&mut Ui) -> R) -> R {
    let window = ctx.content_rect();
    let back = ctx.layer_painter(egui::LayerId::background());
    let kit = Kit::of(ctx);
    put(&back, kit.paper.cover("backdrop", window, Color32::WHITE));
    if dim > 0 {
        back.rect_filled(window, 0.0, Color32::from_rgba_unmultiplied(0x12, 0x0c, 0x28, dim));
    }
    whole(ctx, name, content)
}

/// Draws on the whole window.
pub fn whole<R>(ctx: &Context, name: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let window = ctx.content_rect();
    let area =
        Area::new(Id::new(name)).order(Order::Middle).fixed_pos(window.min).constrain(false).fade_in(false);
    area.show(ctx, |ui| {
        ui.set_min_size(window.size());
        ui.set_max_size(window.size());
        content(ui)
    })
    .inner
}

/// Whether the window is that of a phone held upright.
pub fn is_narrow(window: Rect) -> bool {
    window.width() < 620.0
}

/// A column in the middle of a screen, scrolled where it is too high.
pub fn column<R>(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ui.max_rect();
    let edge = if is_narrow(room) { 12.0 } else { 28.0 };
    let width = width.min(room.width() - 2.0 * edge);
    let place = Rect::from_center_size(room.center(), vec2(width, room.height()));
    // The bar runs beside the column, not over its edge.
    let bar = (edge - 2.0).min(18.0);
    let place = Rect::from_min_max(place.min, place.max + vec2(bar, 0.0));
    within(ui, place, |ui| {
        let opening = egui::ScrollArea::vertical()
            .auto_shrink(false)
            .scroll_bar_visibility(egui::scroll_area::ScrollBarVisibility::VisibleWhenNeeded);
        scrolled(ui, opening, |ui| {
            ui.set_width(width);
            content(ui)
        })
    })
}
