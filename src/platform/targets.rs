//! What can be pressed now, for whatever plays from outside of the program: a script, or a screen reader's page.
//!
//! `--targets FILE` keeps it in a file. A browser's page lays a button over each target.

use bevy::prelude::*;
use bevy_egui::egui::{Context, Id, Memory, Order, Pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use serde::Serialize;
use table::{Kept, Layout, Overlay, Screen, Touchable};

use super::IN_A_BROWSER;
use crate::flags::Flags;
use crate::kit::{Kind, Kit, Target};
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
    /// `panel`, `field` for a place to write in, or `table`.
    on: &'static str,
    /// Whether the keys are on it.
    focused: bool,
}

/// All that can be pressed now, and where the program is.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize)]
pub struct Pressable {
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

/// What egui knows a piece by.
#[must_use]
pub fn piece_id(name: &str) -> Id {
    Id::new(("piece", name))
}

/// Lists what can be pressed.
pub fn list(
    kit: Res<Kit>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    kept: Res<Kept>,
    window: Query<&Window>,
    mut contexts: EguiContexts,
    mut pressable: ResMut<Pressable>,
) -> Result {
    let Ok(window) = window.single() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let scale = window.scale_factor() * ctx.zoom_factor();
    let focused = ctx.memory(Memory::focused);
    let seen = |target: &Target| target.is_on_panel() || !is_covered(ctx, target.seen.center());
    let targets = kit.targets.all().into_iter().filter(seen).map(|target| entry(target, focused, scale));
    pressable.set_if_neq(Pressable {
        screen: format!("{:?}", screen.get()),
        overlay: format!("{:?}", overlay.get()),
        slot: kept.slot.clone(),
        kept: kept.lines,
        targets: targets.collect(),
    });
    Ok(())
}

fn entry(target: Target, focused: Option<Id>, scale: f32) -> Entry {
    let (min, size) = (target.seen.min * scale, target.seen.size() * scale);
    let on = match target.kind {
        Kind::Write | Kind::WriteLines => "field",
        Kind::Piece | Kind::Around => "table",
        Kind::Press | Kind::Lead | Kind::Slide | Kind::Move => "panel",
    };
    Entry {
        x: min.x.round(),
        y: min.y.round(),
        w: size.x.round(),
        h: size.y.round(),
        legal: target.legal,
        on,
        focused: focused == Some(target.id),
        name: target.name,
        label: target.label,
    }
}

/// Whether a panel lies over this place: what is pressed there is the panel's.
pub fn is_covered(ctx: &Context, at: Pos2) -> bool {
    ctx.layer_id_at(at).is_some_and(|layer| layer.order != Order::Background)
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
