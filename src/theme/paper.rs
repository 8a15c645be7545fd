//! Cut paper inside egui: sprites of the atlases drawn as pictures and as stretchable sheets.

use std::collections::BTreeMap;

use bevy::asset::{AssetId, RenderAssetUsages};
use bevy::color::Srgba;
use bevy::prelude::{Assets, Handle, Image};
use bevy::render::render_resource::TextureFormat;
use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, TextureId, Vec2, pos2, vec2};
use bevy_egui::{EguiTextureHandle, EguiUserTextures};
use table::{SpriteInfo, Sprites};

/// Atlases hold two pixels to the point.
const DENSITY: f32 = 2.0;

/// One sprite, as egui draws it.
#[derive(Clone, Debug)]
pub struct Cutting {
    texture: TextureId,
    pixels: Rect,
    sheet: Vec2,
    /// Stretchable only between these: left, top, right, bottom, in points.
    slice: Option<[f32; 4]>,
}

/// All sprites by name.
#[derive(Clone, Debug, Default)]
pub struct Paper(BTreeMap<String, Cutting>);

/// Atlases as egui wants them: its light is multiplied by its own cover, so that soft edges keep no halo.
#[derive(Debug, Default)]
pub struct Prepared(BTreeMap<AssetId<Image>, (TextureId, Vec2)>);

impl Prepared {
    /// Prepares an atlas, once, as soon as it is there; true if that was now.
    pub fn take(
        &mut self,
        atlas: &Handle<Image>,
        images: &mut Assets<Image>,
        textures: &mut EguiUserTextures,
    ) -> bool {
        if self.0.contains_key(&atlas.id()) {
            return false;
        }
        let Some(image) = images.get(atlas) else { return false };
        let size = image.size_f32();
        let copy = images.add(multiplied(image));
        let texture = textures.add_image(EguiTextureHandle::Strong(copy));
        self.0.insert(atlas.id(), (texture, vec2(size.x, size.y)));
        true
    }
}

/// A copy whose light is multiplied by its cover, as far as the engine draws with it.
pub fn multiplied(image: &Image) -> Image {
    let mut copy = image.clone();
    copy.asset_usage = RenderAssetUsages::RENDER_WORLD;
    if image.texture_descriptor.format != TextureFormat::Rgba8UnormSrgb {
        return copy;
    }
    let linear: Vec<f32> =
        (0..=255_u8).map(|light| Srgba::gamma_function(f32::from(light) / 255.0)).collect();
    // Half of an atlas is empty, and a step of a thousandth of the light is not seen.
    let shown: Vec<u8> = (0..=FINE)
        .map(|light| to_byte(Srgba::gamma_function_inverse(f32::from(light) / f32::from(FINE))))
        .collect();
    for pixel in copy.data.iter_mut().flat_map(|data| data.chunks_exact_mut(4)) {
        let cover = pixel[3];
        if cover == 255 {
            continue;
        }
        if cover == 0 {
            pixel.fill(0);
            continue;
        }
        for light in &mut pixel[..3] {
            let dimmed = linear[usize::from(*light)] * f32::from(cover) / 255.0;
            *light = shown[to_step(dimmed)];
        }
    }
    copy
}

/// Steps from dark to light.
const FINE: u16 = 4_095;

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the steps")]
fn to_step(light: f32) -> usize {
    (light * f32::from(FINE)).round().clamp(0.0, f32::from(FINE)) as usize
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to a byte")]
fn to_byte(light: f32) -> u8 {
    (light * 255.0).round().clamp(0.0, 255.0) as u8
}

impl Paper {
    /// Cuts all sprites whose atlases are prepared.
    #[must_use]
    pub fn of(sprites: &Sprites, prepared: &Prepared) -> Self {
        let cut = |name: &str| {
            let info = sprites.get(name)?;
            let (texture, sheet) = *prepared.0.get(&info.image.id())?;
            Some((name.to_owned(), cutting(info, texture, sheet)))
        };
        Self(sprites.names().filter_map(cut).collect())
    }

    /// Whether this sprite can be drawn.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// How large a sprite is, in points; nothing where there is none.
    #[must_use]
    pub fn size(&self, name: &str) -> Vec2 {
        self.0.get(name).map_or(Vec2::ZERO, |cutting| cutting.pixels.size() / DENSITY)
    }

    /// The sprite in this place, its light multiplied by the tint.
    pub fn picture(&self, name: &str, at: Rect, tint: Color32) -> Shape {
        let Some(cutting) = self.0.get(name) else { return Shape::Noop };
        let mut mesh = Mesh::with_texture(cutting.texture);
        mesh.add_rect_with_uv(at, cutting.uv(cutting.pixels), tint);
        Shape::mesh(mesh)
    }

    /// The part of a sprite that fills this place without distortion, cut at the edges.
    pub fn cover(&self, name: &str, at: Rect, tint: Color32) -> Shape {
        let Some(cutting) = self.0.get(name) else { return Shape::Noop };
        let own = cutting.pixels.size();
        let scale = (at.width() / own.x).max(at.height() / own.y);
        let seen = at.size() / scale;
        let left = (own.x - seen.x) / 2.0;
        // What stands on the ground matters more than the sky.
        let top = (own.y - seen.y) * 0.65;
        let part = Rect::from_min_size(cutting.pixels.min + vec2(left, top), seen);
        let mut mesh = Mesh::with_texture(cutting.texture);
        mesh.add_rect_with_uv(at, cutting.uv(part), tint);
        Shape::mesh(mesh)
    }

    /// A sheet of paper of any size; its painted margin (shadow, cut edge) lies outside of `at`.
    pub fn sheet(&self, name: &str, at: Rect, tint: Color32) -> Shape {
        let Some(cutting) = self.0.get(name) else { return Shape::Noop };
        let Some(slice) = cutting.slice else { return self.picture(name, at, tint) };
        let [left, top, right, bottom] = margin(name);
        let at = Rect::from_min_max(at.min - vec2(left, top), at.max + vec2(right, bottom));
        Shape::mesh(cutting.nine(at, slice, tint))
    }
}

/// How far a sheet's sprite reaches over the paper itself: left, top, right, bottom, in points.
fn margin(name: &str) -> [f32; 4] {
    match name {
        "panel" | "panel-night" | "box" => [8.0, 5.0, 8.0, 12.0],
        "mat-glow" => [11.0, 11.0, 11.0, 11.0],
        "mat-cream" | "mat-night" => [4.0, 4.0, 4.0, 8.0],
        "button-cream" | "button-ember" | "button-night" | "button-disabled" => [4.0, 3.0, 4.0, 5.0],
        "button-cream-pressed" | "button-ember-pressed" => [4.0, 3.0, 4.0, 5.0],
        "chip" => [2.0, 2.0, 2.0, 4.0],
        "focus-ring" => [7.0, 7.0, 7.0, 7.0],
        "tooltip" => [6.0, 4.0, 6.0, 6.0],
        _ => [2.0, 2.0, 2.0, 2.0],
    }
}

fn cutting(info: &SpriteInfo, texture: TextureId, sheet: Vec2) -> Cutting {
    let pixels =
        Rect::from_min_max(pos2(info.rect.min.x, info.rect.min.y), pos2(info.rect.max.x, info.rect.max.y));
    Cutting { texture, pixels, sheet, slice: info.slice.map(|edges| edges.map(|edge| edge / DENSITY)) }
}

impl Cutting {
    fn uv(&self, pixels: Rect) -> Rect {
        Rect::from_min_max(
            pos2(pixels.min.x / self.sheet.x, pixels.min.y / self.sheet.y),
            pos2(pixels.max.x / self.sheet.x, pixels.max.y / self.sheet.y),
        )
    }

    fn nine(&self, at: Rect, [left, top, right, bottom]: [f32; 4], tint: Color32) -> Mesh {
        // Corners shrink together where there is no room for them.
        let shrink = (at.width() / (left + right)).min(at.height() / (top + bottom)).min(1.0);
        let px = self.pixels;
        let columns = [
            (at.min.x, px.min.x),
            (at.min.x + left * shrink, px.min.x + left * DENSITY),
            (at.max.x - right * shrink, px.max.x - right * DENSITY),
            (at.max.x, px.max.x),
        ];
        let rows = [
            (at.min.y, px.min.y),
            (at.min.y + top * shrink, px.min.y + top * DENSITY),
            (at.max.y - bottom * shrink, px.max.y - bottom * DENSITY),
            (at.max.y, px.max.y),
        ];
        let mut mesh = Mesh::with_texture(self.texture);
        for (x, y) in (0..9).map(|cell| (cell % 3, cell / 3)) {
            let place =
                Rect::from_min_max(corner(columns[x].0, rows[y].0), corner(columns[x + 1].0, rows[y + 1].0));
            let part =
                Rect::from_min_max(corner(columns[x].1, rows[y].1), corner(columns[x + 1].1, rows[y + 1].1));
            mesh.add_rect_with_uv(place, self.uv(part), tint);
        }
        mesh
    }
}

fn corner(x: f32, y: f32) -> Pos2 {
    pos2(x, y)
}

/// Paints a shape where it is not nothing.
pub fn put(painter: &Painter, shape: Shape) {
    if shape != Shape::Noop {
        painter.add(shape);
    }
}
