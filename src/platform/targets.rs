//! `--targets FILE`: what can be pressed now, as JSON, for whatever plays from outside of the program.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use serde::Serialize;
use table::{Kept, Layout, Screen, Touchable};

use crate::flags::Flags;
use crate::kit::Kit;
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
}

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
struct Page {
    screen: String,
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

fn write(
    flags: Res<Flags>,
    kit: Res<Kit>,
    layout: Res<Layout>,
    screen: Res<State<Screen>>,
    kept: Res<Kept>,
    window: Query<&Window>,
    pieces: Query<Pieces>,
    mut last: Local<Page>,
    mut contexts: EguiContexts,
) -> Result {
    let Some(path) = &flags.targets else { return Ok(()) };
    let Ok(window) = window.single() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let (factor, zoom) = (window.scale_factor(), ctx.zoom_factor());
    let mut targets: Vec<Entry> = Vec::new();
    for target in kit.targets.all() {
        let scale = factor * zoom;
        let (min, size) = (target.rect.min, target.rect.size());
        targets.push(Entry {
            name: target.name,
            label: target.label,
            x: (min.x * scale).round(),
            y: (min.y * scale).round(),
            w: (size.x * scale).round(),
            h: (size.y * scale).round(),
            legal: target.legal,
            on: "panel",
        });
    }
    for (piece, at, sprite, visible) in &pieces {
        if visible.is_some_and(|visible| !visible.get()) {
            continue;
        }
        let rect = place(&layout, at, sprite);
        targets.push(Entry {
            name: piece.name.clone(),
            label: piece.label.clone(),
            x: (rect.min.x * factor).round(),
            y: (rect.min.y * factor).round(),
            w: (rect.width() * factor).round(),
            h: (rect.height() * factor).round(),
            legal: piece.legal,
            on: "table",
        });
    }
    let page =
        Page { screen: format!("{:?}", screen.get()), slot: kept.slot.clone(), kept: kept.lines, targets };
    if page != *last {
        std::fs::write(path, serde_json::to_string_pretty(&page)?)?;
        *last = page;
    }
    Ok(())
}

pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, write.in_set(UiSystems::Read));
}
