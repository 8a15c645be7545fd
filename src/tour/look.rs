//! Looks at what a frame was made of: texts of panels and of the table, and what can be pressed.

use std::collections::{BTreeMap, BTreeSet};

use bevy::asset::AssetId;
use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy::text::{FontSource, TextLayoutInfo};
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, FontData, FontDefinitions, FontFamily, LayerId, Shape,
    epaint::{
        ClippedShape, TextShape,
        text::{ByteRangeExt, Fonts, TextOptions},
    },
};
use table::{Eyes, Interlude, Layout, Overlay, Room};

use super::check::{Sight, Spot, TABLE, Text};
use crate::kit::Kit;
use crate::panels::ActionsOpen;
use crate::platform::{Pieces, place};

/// What was looked at last, once somebody asked for it.
#[derive(Resource, Default)]
pub struct Seen {
    /// Whether this frame is to be looked at.
    pub wanted: bool,
    /// What was seen.
    pub sight: Option<Sight>,
}

/// The characters of the faces that words on the table are set in.
#[derive(Default)]
pub struct Known(BTreeMap<AssetId<Font>, BTreeSet<char>>);

/// Words on the table.
type Words<'a> = (
    &'a Text2d,
    &'a TextFont,
    &'a TextLayoutInfo,
    &'a GlobalTransform,
    &'a Anchor,
    Option<&'a Room>,
    &'a InheritedVisibility,
);

/// Takes everything down, in logical pixels.
pub fn look(
    kit: Res<Kit>,
    layout: Res<Layout>,
    (open, overlay, eyes): (Res<ActionsOpen>, Res<State<Overlay>>, Res<Eyes>),
    interlude: Res<Interlude>,
    fonts: Res<Assets<Font>>,
    words: Query<Words>,
    pieces: Query<Pieces>,
    mut known: Local<Known>,
    mut seen: ResMut<Seen>,
    mut contexts: EguiContexts,
) -> Result {
    if !seen.wanted {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let zoom = ctx.zoom_factor();
    let mut sight = Sight { window: Rect::from_corners(Vec2::ZERO, layout.window), ..Sight::default() };
    let over = open.is_open() || interlude.summary().is_some() || eyes.waiting().is_some();
    sight.bare = !over && *overlay.get() == Overlay::None;
    for layer in layers(ctx) {
        let mut shapes = Vec::new();
        ctx.graphics(|all| shapes.extend(all.get(layer).iter().flat_map(|list| list.all_entries()).cloned()));
        for ClippedShape { clip_rect, shape } in &shapes {
            let clip = pixels(*clip_rect, zoom);
            each_text(shape, &mut |text| sight.texts.extend(panel_text(ctx, layer, text, clip, zoom)));
        }
    }
    let words = words.iter().filter(|(.., visible)| visible.get());
    sight.texts.extend(words.map(|words| table_text(words, &layout, &fonts, &mut known)));
    sight.spots = panel_spots(&kit, zoom);
    sight.spots.extend(pieces.iter().filter_map(|piece| table_spot(piece, &layout)));
    sight.openings = kit.targets.openings().into_iter().map(|opening| pixels(opening, zoom)).collect();
    *seen = Seen { wanted: false, sight: Some(sight) };
    Ok(())
}

/// All layers, each once.
fn layers(ctx: &egui::Context) -> Vec<LayerId> {
    let floor = LayerId::background();
    let areas: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    core::iter::once(floor).chain(areas.into_iter().filter(|layer| *layer != floor)).collect()
}

fn pixels(rect: egui::Rect, zoom: f32) -> Rect {
    Rect::new(rect.min.x * zoom, rect.min.y * zoom, rect.max.x * zoom, rect.max.y * zoom)
}

fn each_text(shape: &Shape, act: &mut impl FnMut(&TextShape)) {
    match shape {
        Shape::Text(text) => act(text),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| each_text(shape, act)),
        _ => {}
    }
}

fn panel_text(ctx: &egui::Context, layer: LayerId, text: &TextShape, clip: Rect, zoom: f32) -> Option<Text> {
    let galley = &text.galley;
    let ink = galley.rows.iter().filter(|row| row.row.visuals.mesh_bounds.is_positive());
    let rows = ink.map(|row| {
        let at = text.pos.to_vec2() + row.pos.to_vec2();
        pixels(row.row.visuals.mesh_bounds.translate(at), zoom)
    });
    let rows: Vec<Rect> = rows.collect();
    let mut missing = Vec::new();
    for section in &galley.job.sections {
        let family = &section.format.font_id.family;
        let words = section.byte_range.slice(&galley.job.text);
        ctx.fonts_mut(|view| {
            let mut face = view.fonts.font(family);
            missing.extend(drawn(words).filter(|c| !face.characters().contains_key(c)));
        });
    }
    (!rows.is_empty()).then(|| Text {
        words: galley.job.text.to_string(),
        layer: layer.short_debug_format(),
        depth: 0.0,
        rows,
        clip,
        room: None,
        cut: galley.elided,
        missing,
    })
}

/// Characters that need a picture.
fn drawn(words: &str) -> impl Iterator<Item = char> {
    words.chars().filter(|c| !c.is_control() && !c.is_whitespace())
}

fn table_text(
    (words, font, info, at, anchor, room, _): (
        &Text2d,
        &TextFont,
        &TextLayoutInfo,
        &GlobalTransform,
        &Anchor,
        Option<&Room>,
        &InheritedVisibility,
    ),
    layout: &Layout,
    fonts: &Assets<Font>,
    known: &mut Known,
) -> Text {
    let boxed = |size: Vec2| around(Rect::from_center_size(-anchor.0 * size, size), at, layout);
    let size = info.size / info.scale_factor.max(0.01);
    Text {
        words: words.0.clone(),
        layer: TABLE.into(),
        depth: at.translation().z,
        rows: vec![boxed(size)],
        clip: Rect::from_corners(Vec2::ZERO, layout.window),
        room: room.filter(|room| room.0.is_finite()).map(|room| boxed(room.0)),
        // Two of them are Chinese punctuation.
        cut: words.0.ends_with('…') && !words.0.ends_with("……"),
        missing: match &font.font {
            FontSource::Handle(handle) => known.missing(handle, fonts, &words.0),
            // A face of the system may have anything.
            _ => drawn(&words.0).collect(),
        },
    }
}

/// What a turned and scaled rectangle covers in the window.
fn around(rect: Rect, at: &GlobalTransform, layout: &Layout) -> Rect {
    let corners = [rect.min, rect.max, Vec2::new(rect.min.x, rect.max.y), Vec2::new(rect.max.x, rect.min.y)];
    let corners = corners.map(|corner| {
        let corner = at.transform_point(corner.extend(0.0));
        Vec2::new(layout.window.x / 2.0 + corner.x, layout.window.y / 2.0 - corner.y)
    });
    corners.iter().fold(Rect::from_corners(corners[0], corners[0]), |all, corner| all.union_point(*corner))
}

impl Known {
    fn missing(&mut self, handle: &Handle<Font>, fonts: &Assets<Font>, words: &str) -> Vec<char> {
        let face = self.0.entry(handle.id()).or_insert_with(|| {
            fonts.get(handle).map(|font| characters(font.data.as_ref())).unwrap_or_default()
        });
        drawn(words).filter(|c| !face.contains(c)).collect()
    }
}

/// The characters of a font file.
fn characters(file: &[u8]) -> BTreeSet<char> {
    let mut definitions = FontDefinitions::empty();
    let family = FontFamily::Name("face".into());
    definitions.font_data.insert("face".into(), FontData::from_owned(file.to_vec()).into());
    definitions.families.insert(family.clone(), vec!["face".into()]);
    let mut fonts = Fonts::new(TextOptions::default(), definitions);
    let view = fonts.with_pixels_per_point(1.0);
    view.fonts.font(&family).characters().keys().copied().collect()
}

fn panel_spots(kit: &Kit, zoom: f32) -> Vec<Spot> {
    let spot = |target: crate::kit::Target| Spot {
        layer: target.layer.short_debug_format(),
        plane: 1 + u8::from(target.over),
        depth: 0.0,
        rect: pixels(target.seen, zoom),
        whole: pixels(target.whole, zoom),
        name: target.name,
    };
    kit.targets.all().into_iter().filter(crate::kit::Target::is_on_panel).map(spot).collect()
}

fn table_spot(
    (piece, at, sprite, visible): bevy::ecs::query::QueryItem<'_, '_, Pieces>,
    layout: &Layout,
) -> Option<Spot> {
    let rect = place(layout, at, sprite);
    visible.is_none_or(|visible| visible.get()).then(|| Spot {
        name: piece.name.clone(),
        layer: TABLE.into(),
        plane: piece.plane,
        depth: at.translation().z,
        rect,
        whole: rect,
    })
}
