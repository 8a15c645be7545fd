//! What floats above a match: what can be done, who acts, the curtain, short messages.

mod actions;
mod curtain;
mod interlude;
mod painting;
mod prompts;
mod thumbs;
mod toasts;
mod top_bar;

pub use actions::ActionsOpen;
pub use painting::Gallery;
pub use top_bar::speed_icon;

use bevy::prelude::*;
use bevy_egui::egui;
use table::{Margins, Screen};

/// Where panels lie, in points; what they keep for themselves.
#[derive(Resource, Default, Clone, Copy, PartialEq)]
struct Occupied {
    top: f32,
    bottom: f32,
    /// Beyond `top`, in the upper corners.
    corners: f32,
    /// Where the lower strip says whose turn it is: a short message may lie there.
    note: Option<egui::Rect>,
}

/// Tells the table how much of the window is left to it.
fn keep_clear(
    occupied: Res<Occupied>,
    screen: Res<State<Screen>>,
    mut contexts: bevy_egui::EguiContexts,
    mut margins: ResMut<Margins>,
) -> Result {
    let zoom = contexts.ctx_mut()?.zoom_factor();
    let next = match screen.get() {
        Screen::Table | Screen::Results => {
            let [top, bottom, corners] =
                [occupied.top, occupied.bottom, occupied.corners].map(|kept| kept * zoom);
            Margins { top, bottom, corners, ..Margins::default() }
        }
        Screen::Loading | Screen::Shelf | Screen::Lobby => Margins::default(),
    };
    margins.set_if_neq(next);
    Ok(())
}

/// The window in points, and whether it is a narrow one.
fn window(ctx: &egui::Context) -> (egui::Rect, bool) {
    let window = ctx.content_rect();
    (window, crate::screens::is_narrow(window))
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Occupied>()
        .add_plugins((
            actions::plugin,
            top_bar::plugin,
            curtain::plugin,
            interlude::plugin,
            painting::plugin,
            toasts::plugin,
        ))
        .add_systems(bevy_egui::EguiPrimaryContextPass, keep_clear.in_set(crate::theme::UiSystems::Read));
}
