//! Pictures out of the press: atlases with a manifest each.
//!
//! A pack is a manifest (RON) with the atlas files that it names. A game's pack is loaded when its box opens; the packs
//! of the shelf and of the shell are loaded at the start.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::sprite::{SliceScaleMode, TextureSlicer};
use serde::Deserialize;

/// One sprite in an atlas.
#[derive(Clone, Debug)]
pub struct SpriteInfo {
    /// The atlas.
    pub image: Handle<Image>,
    /// Where in it, in pixels.
    pub rect: Rect,
    /// How large it is meant to be, in logical pixels.
    pub size: Vec2,
    /// The edges of a nine-slice in pixels: left, top, right, bottom.
    pub slice: Option<[f32; 4]>,
}

/// All sprites that have been loaded, by name.
#[derive(Resource, Default)]
pub struct Sprites {
    all: BTreeMap<String, SpriteInfo>,
    atlases: Vec<Handle<Image>>,
    /// Those that hold several sprites; a backdrop has one to itself.
    shared: Vec<Handle<Image>>,
}

/// A manifest as the press writes it.
#[derive(Debug, Deserialize)]
struct Manifest {
    sheets: Vec<Sheet>,
}

#[derive(Debug, Deserialize)]
struct Sheet {
    file: String,
    sprites: Vec<SpriteEntry>,
}

#[derive(Debug, Deserialize)]
struct SpriteEntry {
    name: String,
    x: f32,
    y: f32,
    w: f32,
    h: f32,
    logical_w: f32,
    logical_h: f32,
    #[serde(default)]
    slice: Option<Slice>,
}

#[derive(Debug, Deserialize)]
struct Slice {
    l: f32,
    t: f32,
    r: f32,
    b: f32,
}

impl Sprites {
    /// Begins to load a pack and knows its sprites from now on.
    ///
    /// # Errors
    /// When the manifest cannot be read: the press and this crate then disagree.
    pub fn load(&mut self, manifest: &str, assets: &AssetServer) -> Result<(), ron::error::SpannedError> {
        let manifest: Manifest = ron::from_str(manifest)?;
        for sheet in manifest.sheets {
            let image: Handle<Image> = assets.load(format!("pictures/{}", sheet.file));
            if sheet.sprites.len() > 1 {
                self.shared.push(image.clone());
            }
            for sprite in sheet.sprites {
                let info = SpriteInfo {
                    image: image.clone(),
                    rect: Rect::from_corners(
                        Vec2::new(sprite.x, sprite.y),
                        Vec2::new(sprite.x + sprite.w, sprite.y + sprite.h),
                    ),
                    size: Vec2::new(sprite.logical_w, sprite.logical_h),
                    slice: sprite.slice.map(|slice| [slice.l, slice.t, slice.r, slice.b]),
                };
                self.all.insert(sprite.name, info);
            }
            self.atlases.push(image);
        }
        Ok(())
    }

    /// The atlases asked for so far.
    #[must_use]
    pub fn atlases(&self) -> &[Handle<Image>] {
        &self.atlases
    }

    /// The atlases of things, backdrops apart.
    #[must_use]
    pub fn shared(&self) -> &[Handle<Image>] {
        &self.shared
    }

    /// The sprite with this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&SpriteInfo> {
        self.all.get(name)
    }

    /// Adds a sprite that is in no pack: a painting, say.
    pub fn insert(&mut self, name: String, info: SpriteInfo) {
        self.all.insert(name, info);
    }

    /// Takes it away again.
    pub fn remove(&mut self, name: &str) {
        self.all.remove(name);
    }

    /// All names, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.all.keys().map(String::as_str)
    }

    /// The sprite with this name at its own size. A name that there is not gives an empty sprite; a test of each view
    /// crate shows that all names that it uses exist.
    #[must_use]
    pub fn sprite(&self, name: &str) -> Sprite {
        let Some(info) = self.get(name) else {
            warn!("no sprite is called {name}");
            return Sprite::default();
        };
        let image_mode = info.slice.map_or(SpriteImageMode::Auto, |[l, t, r, b]| {
            SpriteImageMode::Sliced(TextureSlicer {
                border: BorderRect { min_inset: Vec2::new(l, t), max_inset: Vec2::new(r, b) },
                center_scale_mode: SliceScaleMode::Stretch,
                sides_scale_mode: SliceScaleMode::Stretch,
                max_corner_scale: 0.5,
            })
        });
        Sprite {
            image: info.image.clone(),
            rect: Some(info.rect),
            custom_size: Some(info.size),
            image_mode,
            ..Sprite::default()
        }
    }

    /// The same at another size.
    #[must_use]
    pub fn sized(&self, name: &str, size: Vec2) -> Sprite {
        Sprite { custom_size: Some(size), ..self.sprite(name) }
    }
}

/// A piece of paper on the table: a sprite where it is to lie.
pub fn piece(sprite: Sprite, pose: crate::Pose) -> impl Bundle {
    (sprite, pose.transform(), pose, Pickable::IGNORE)
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Sprites>();
}
