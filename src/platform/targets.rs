//! `--targets FILE`: what can be pressed now, as JSON, for whatever plays from outside of the program.

use bevy::prelude::*;
use bevy_egui::egui::Memory;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use serde::Serialize;
use table::{Kept, Layout, Overlay, Screen, Touchable};

use crate::flags::Flags;
use crate::kit::{Kit, Target};
use crate::theme::UiSystems;

/// Something that can be pressed, in physical pixels of the window from its upper left corner.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Entry {
    name: String,
    label: String,
    x: f32,
    y: f32,
    w: f32,
    h: f32,
    legal: bool,
    on: &'static str,
    focused: bool,
}

/// All of them, and where the program is.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Page {
    screen: String,
    /// What lies over it.
    overlay: String,
    /// The match on the table, by its name in the store.
    slot: String,
    /// How many lines of its log are safe.
    kept: usize,
    targets: Vec<Entry>,
}

/// Pieces as they lie in the window, in logical pixels.
pub type Pieces<'a> =
    (&'a Touchable, &'a GlobalTransform, Option<&'a Sprite>, Option<&'a InheritedVisibility>);

/// The rectangle of a piece in the window, in logical pixels from its upper left corner.
#[must_use]
pub fn place(layout: &Layout, at: &GlobalTransform, sprite: Option<&Sprite>) -> Rect {
    let (scale, turn, middle) = at.to_scale_rotation_translation();
    let size = sprite.and_then(|sprite| sprite.custom_size).unwrap_or(Vec2::splat(60.0)) * scale.truncate();
    let (sin, cos) = turn.to_euler(EulerRot::ZYX).0.sin_cos();
    let covers =
        Vec2::new(size.x * cos.abs() + size.y * sin.abs(), size.x * sin.abs() + size.y * cos.abs()).abs();
    let middle = Vec2::new(middle.x + layout.window.x / 2.0, layout.window.y / 2.0 - middle.y);
    Rect::from_center_size(middle, covers)
}

/// Writes the list where it has changed.
pub fn write(
    flags: Res<Flags>,
    kit: Res<Kit>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    kept: Res<Kept>,
    window: Query<&Window>,
    mut last: Local<Page>,
    mut contexts: EguiContexts,
) -> Result {
    let Some(path) = &flags.targets else { return Ok(()) };
    let Ok(window) = window.single() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let scale = window.scale_factor() * ctx.zoom_factor();
    let focused = ctx.memory(Memory::focused);
    let entry = |target: Target| {
        let (min, size) = (target.seen.min * scale, target.seen.size() * scale);
        Entry {
            x: min.x.round(),
            y: min.y.round(),
            w: size.x.round(),
            h: size.y.round(),
            legal: target.legal,
            on: if target.is_on_panel() { "panel" } else { "table" },
            focused: focused == Some(target.id),
            name: target.name,
            label: target.label,
        }
    };
    let page = Page {
        screen: format!("{:?}", screen.get()),
        overlay: format!("{:?}", overlay.get()),
        slot: kept.slot.clone(),
        kept: kept.lines,
        targets: kit.targets.all().into_iter().map(entry).collect(),
    };
    if page != *last {
        std::fs::write(path, serde_json::to_string_pretty(&page)?)?;
        *last = page;
    }
    Ok(())
}

pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, write.in_set(UiSystems::Read));
}
