//! What can be pressed now, for whatever plays from outside of the program: a script, or a screen reader's page.
//!
//! `--targets FILE` keeps it in a file. A browser's page lays a button over each target.

use bevy::prelude::*;
use bevy_egui::egui::{Context, Id, Order, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use serde::Serialize;
use table::{Layout, Screen, Touchable};

use super::IN_A_BROWSER;
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
    /// Whether the keys are on it.
    focus: bool,
    /// `panel`, `field` for a place to write in, or `table`.
    on: &'static str,
}

impl Entry {
    fn at(mut self, min: Vec2, size: Vec2, scale: f32) -> Self {
        (self.x, self.y) = ((min.x * scale).round(), (min.y * scale).round());
        (self.w, self.h) = ((size.x * scale).round(), (size.y * scale).round());
        self
    }
}

/// All that can be pressed now.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize)]
pub struct Pressable {
    screen: String,
    targets: Vec<Entry>,
}

/// Pieces as they lie in the window, in logical pixels.
pub type Pieces<'a> =
    (&'a Touchable, &'a GlobalTransform, Option<&'a Sprite>, Option<&'a InheritedVisibility>);

/// The rectangle of a piece in the window, in logical pixels from its upper left corner.
#[must_use]
pub fn place(layout: &Layout, at: &GlobalTransform, sprite: Option<&Sprite>) -> Rect {
    let (scale, _, middle) = at.to_scale_rotation_translation();
    let size = sprite.and_then(|sprite| sprite.custom_size).unwrap_or(Vec2::splat(60.0)) * scale.truncate();
    let middle = Vec2::new(middle.x + layout.window.x / 2.0, layout.window.y / 2.0 - middle.y);
    Rect::from_center_size(middle, size.abs())
}

/// What egui knows a piece by.
#[must_use]
pub fn piece_id(name: &str) -> Id {
    Id::new(("piece", name))
}

fn list(
    kit: Res<Kit>,
    layout: Res<Layout>,
    screen: Res<State<Screen>>,
    window: Query<&Window>,
    pieces: Query<Pieces>,
    mut contexts: EguiContexts,
    mut pressable: ResMut<Pressable>,
) -> Result {
    let Ok(window) = window.single() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let (factor, zoom) = (window.scale_factor(), ctx.zoom_factor());
    let panels = kit.targets.all().into_iter().map(|target| of_panel(target, factor * zoom));
    let mut targets: Vec<Entry> = panels.collect();
    for (piece, at, sprite, visible) in &pieces {
        let rect = place(&layout, at, sprite);
        let seen = visible.is_none_or(|visible| visible.get());
        if seen && !is_covered(ctx, rect.center() / zoom) {
            let focus = ctx.memory(|memory| memory.has_focus(piece_id(&piece.name)));
            targets.push(of_piece(piece, focus, rect, factor));
        }
    }
    pressable.set_if_neq(Pressable { screen: format!("{:?}", screen.get()), targets });
    Ok(())
}

/// Whether a panel lies over this place: what is pressed there is the panel's.
fn is_covered(ctx: &Context, at: Vec2) -> bool {
    ctx.layer_id_at(pos2(at.x, at.y)).is_some_and(|layer| layer.order != Order::Background)
}

fn of_panel(target: Target, scale: f32) -> Entry {
    let (min, size) = (target.rect.min, target.rect.size());
    let on = if target.field { "field" } else { "panel" };
    let (name, label, legal, focus) = (target.name, target.label, target.legal, target.focus);
    Entry { name, label, x: 0.0, y: 0.0, w: 0.0, h: 0.0, legal, focus, on }.at(
        Vec2::new(min.x, min.y),
        Vec2::new(size.x, size.y),
        scale,
    )
}

fn of_piece(piece: &Touchable, focus: bool, rect: Rect, scale: f32) -> Entry {
    let (name, label) = (piece.name.clone(), piece.label.clone());
    Entry { name, label, x: 0.0, y: 0.0, w: 0.0, h: 0.0, legal: piece.legal, focus, on: "table" }.at(
        rect.min,
        rect.size(),
        scale,
    )
}

fn write(flags: Res<Flags>, pressable: Res<Pressable>) -> Result {
    if let Some(path) = flags.targets.as_ref().filter(|_| pressable.is_changed()) {
        std::fs::write(path, serde_json::to_string_pretty(&*pressable)?)?;
    }
    Ok(())
}

fn wanted(flags: Res<Flags>) -> bool {
    IN_A_BROWSER || flags.targets.is_some()
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Pressable>()
        .add_systems(EguiPrimaryContextPass, list.in_set(UiSystems::Read).run_if(wanted));
    if !IN_A_BROWSER {
        app.add_systems(EguiPrimaryContextPass, write.in_set(UiSystems::Read).after(list).run_if(wanted));
    }
}
