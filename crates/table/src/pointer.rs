//! Fingers and the mouse on the table.
//!
//! Every finger is a picking pointer of its own. Panels float above the table and would have to swallow what is pressed
//! on them; egui follows one touch only, so a small picking backend asks egui's layers at each pointer's place instead.

use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;
use bevy::sprite::SpritePickingMode;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

/// A piece that can be pressed.
///
/// Its name, and whether pressing it is legal now, are for tests, keys and screen readers.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(Pickable)]
pub struct Touchable {
    /// What it is, in the reader's language.
    pub label: String,
    /// A name that no language changes, such as `space-7`.
    pub name: String,
    /// Whether pressing it does something now; otherwise it says why not.
    pub legal: bool,
    /// What lies on the same plane must not overlap; what lies on a higher one is meant to cover what is below.
    pub plane: u8,
}

/// The room that words on the table must keep to, in the words' own directions, in logical pixels.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Room(pub Vec2);

/// Panels lie over all pieces.
const OVER_EVERYTHING: f32 = 1_000_000.0;

fn panels_block(
    pointers: Query<(&PointerId, &PointerLocation)>,
    mut contexts: Query<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    mut hits: MessageWriter<PointerHits>,
) {
    let Ok((entity, mut context)) = contexts.single_mut() else { return };
    let context = context.get_mut();
    let zoom = context.zoom_factor();
    for (pointer, location) in &pointers {
        let Some(location) = location.location() else { continue };
        let at = egui::pos2(location.position.x / zoom, location.position.y / zoom);
        let layer = context.layer_id_at(at);
        if layer.is_some_and(|layer| layer.order != egui::Order::Background) {
            let hit = HitData::new(entity, 0.0, None, None);
            hits.write(PointerHits::new(*pointer, vec![(entity, hit)], OVER_EVERYTHING));
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(SpritePickingSettings {
        require_markers: false,
        picking_mode: SpritePickingMode::BoundingBox,
    })
    .add_systems(PreUpdate, panels_block.in_set(PickingSystems::Backend));
}
