//! Pieces on the table as widgets without a look, so that keys, pads and screen readers reach them as they reach
//! panels.

use bevy::camera::NormalizedRenderTarget;
use bevy::ecs::system::SystemParam;
use bevy::picking::backend::HitData;
use bevy::picking::events::{Press, Release};
use bevy::picking::pointer::{Location, PointerButton, PointerId};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowRef};
use bevy_egui::egui::{self, Area, Color32, Id, Key, LayerId, Order, Sense, WidgetInfo, WidgetType};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use leafwing_input_manager::prelude::*;
use table::{Eyes, Interlude, Layout, Overlay, Screen, Touchable};

use super::map::Act;
use crate::kit::{Kind, Kit, Target};
use crate::platform::{Pieces, is_covered, piece_id, place};
use crate::theme::{UiSystems, dressed, put};

/// A piece as a widget.
struct Spot {
    entity: Entity,
    piece: Touchable,
    rect: egui::Rect,
    middle: Vec2,
}

impl Spot {
    fn target(&self) -> Target {
        let kind = if self.piece.name == AROUND { Kind::Around } else { Kind::Piece };
        let (name, label) = (self.piece.name.clone(), self.piece.label.clone());
        let id = piece_id(&name);
        let (seen, layer) = (self.rect, LayerId::background());
        Target { id, name, label, seen, whole: seen, layer, over: false, legal: self.piece.legal, kind }
    }
}

/// The piece that stands for all that lies around an open question: to touch it is to leave the question.
const AROUND: &str = "elsewhere";

/// The piece that a key holds down.
#[derive(Resource, Default)]
struct Held(Option<(Entity, Vec2)>);

fn spots(layout: &Layout, zoom: f32, pieces: &Query<(Entity, Pieces)>) -> Vec<Spot> {
    let seen = pieces.iter().filter(|(_, (_, _, _, visible))| visible.is_none_or(|visible| visible.get()));
    let mut spots: Vec<Spot> = seen
        .map(|(entity, (piece, at, sprite, _))| {
            let rect = place(layout, at, sprite);
            let (min, max) = (rect.min / zoom, rect.max / zoom);
            Spot {
                entity,
                piece: piece.clone(),
                rect: egui::Rect::from_min_max(egui::pos2(min.x, min.y), egui::pos2(max.x, max.y)),
                middle: rect.center(),
            }
        })
        .collect();
    spots.sort_by(|one, other| one.piece.name.cmp(&other.piece.name));
    spots
}

fn draw(
    mut commands: Commands,
    layout: Res<Layout>,
    eyes: Res<Eyes>,
    interlude: Res<Interlude>,
    pieces: Query<(Entity, Pieces)>,
    mut held: ResMut<Held>,
    mut contexts: EguiContexts,
) -> Result {
    if eyes.waiting().is_some() || interlude.summary().is_some() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let spots = spots(&layout, ctx.zoom_factor(), &pieces);
    let window_rect = ctx.content_rect();
    let mut pressed = None;
    Area::new(Id::new("pieces"))
        .order(Order::Background)
        .fixed_pos(window_rect.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            let kit = Kit::of(ui.ctx());
            for spot in &spots {
                let target = spot.target();
                // What lies below an open drawer is no place for keys.
                if target.kind == Kind::Piece && is_covered(ctx, target.seen.center()) {
                    continue;
                }
                if target.is_stop() {
                    let response = ui.interact(spot.rect, target.id, Sense::focusable_noninteractive());
                    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &target.label));
                    if response.has_focus() {
                        put(ui.painter(), kit.paper.sheet("focus-ring", spot.rect, Color32::WHITE));
                        let confirm =
                            ui.input(|input| input.key_pressed(Key::Enter) || input.key_pressed(Key::Space));
                        pressed = confirm.then_some((spot.entity, spot.middle)).or(pressed);
                    }
                }
                kit.targets.add(target);
            }
        });
    if let Some(pressed) = pressed {
        held.0 = Some(pressed);
        commands.run_system_cached_with(touch, pressed);
    }
    Ok(())
}

/// Touches a piece as a finger would.
fn touch(
    In((entity, at)): In<(Entity, Vec2)>,
    mut commands: Commands,
    window: Query<Entity, With<PrimaryWindow>>,
    camera: Query<Entity, With<Camera2d>>,
) {
    let (Ok(window), Ok(camera)) = (window.single(), camera.single()) else { return };
    let press =
        Press { button: PointerButton::Primary, hit: HitData::new(camera, 0.0, None, None), count: 1 };
    if let Some(location) = location(window, at) {
        commands.trigger(Pointer::new(PointerId::Mouse, location, press, entity));
    }
}

/// Whether a question is open on the table, and what to touch to leave it.
#[derive(SystemParam)]
pub struct AroundQuestion<'w, 's> {
    pieces: Query<'w, 's, (Entity, &'static Touchable)>,
    commands: Commands<'w, 's>,
}

impl AroundQuestion<'_, '_> {
    /// Leaves the question; false where there is none.
    pub fn leave(&mut self) -> bool {
        let around = self.pieces.iter().find(|(_, piece)| piece.name == AROUND);
        if let Some((entity, _)) = around {
            self.commands.run_system_cached_with(touch, (entity, Vec2::ZERO));
        }
        around.is_some()
    }
}

/// A key that is let go lets the piece go.
fn release(
    mut commands: Commands,
    wishes: Query<&ActionState<Act>>,
    window: Query<Entity, With<PrimaryWindow>>,
    camera: Query<Entity, With<Camera2d>>,
    mut held: ResMut<Held>,
) {
    let (Ok(wishes), Some((entity, at))) = (wishes.single(), held.0) else { return };
    if wishes.pressed(&Act::Confirm) {
        return;
    }
    held.0 = None;
    let (Ok(window), Ok(camera)) = (window.single(), camera.single()) else { return };
    let release = Release { button: PointerButton::Primary, hit: HitData::new(camera, 0.0, None, None) };
    if let Some(location) = location(window, at) {
        commands.trigger(Pointer::new(PointerId::Mouse, location, release, entity));
    }
}

/// A place in the window, as pointers have it.
pub fn location(window: Entity, position: Vec2) -> Option<Location> {
    let target = NormalizedRenderTarget::Window(WindowRef::Primary.normalize(Some(window))?);
    Some(Location { target, position })
}

pub fn plugin(app: &mut App) {
    let on = in_state(Screen::Table).and_then(in_state(Overlay::None)).and_then(dressed);
    app.init_resource::<Held>()
        .add_systems(Update, release.in_set(table::TableSystems::Input))
        .add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Draw).run_if(on));
}
