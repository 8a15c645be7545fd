//! Large pictures are loaded one at a time, when they are to be seen, and only a few of them stay.

use bevy::asset::LoadState;
use bevy::prelude::*;
use bevy_egui::egui::TextureId;
use bevy_egui::{EguiTextureHandle, EguiUserTextures};

use crate::theme::multiplied;

/// How many stay.
const KEPT: usize = 3;

/// A picture that has been asked for.
#[derive(Debug)]
struct Picture {
    file: String,
    /// On its way.
    source: Option<Handle<Image>>,
    /// As it is drawn, once it is there.
    shown: Option<(TextureId, Handle<Image>)>,
}

/// The pictures that were asked for last, the latest at the end.
#[derive(Resource, Debug, Default)]
pub struct Loaded(Vec<Picture>);

impl Loaded {
    /// What this file is drawn with, once it is there.
    #[must_use]
    pub fn texture(&self, file: &str) -> Option<TextureId> {
        let picture = self.0.iter().find(|picture| picture.file == file)?;
        picture.shown.as_ref().map(|(texture, _)| *texture)
    }

    /// Asks for a file and takes it in once it is there; true while it is on its way.
    pub fn want(
        &mut self,
        file: &str,
        assets: &AssetServer,
        images: &mut Assets<Image>,
        textures: &mut EguiUserTextures,
    ) -> bool {
        let known = self.0.iter().position(|picture| picture.file == file);
        let mut picture = match known {
            Some(at) => self.0.remove(at),
            None => {
                Picture { file: file.to_owned(), source: Some(assets.load(file.to_owned())), shown: None }
            }
        };
        let comes = take_in(&mut picture, assets, images, textures);
        self.0.push(picture);
        while self.0.len() > KEPT {
            if let Some((_, image)) = self.0.remove(0).shown {
                textures.remove_image(image.id());
            }
        }
        comes
    }
}

/// Makes a picture drawable that has come; true while it has not.
fn take_in(
    picture: &mut Picture,
    assets: &AssetServer,
    images: &mut Assets<Image>,
    textures: &mut EguiUserTextures,
) -> bool {
    let Some(source) = &picture.source else { return false };
    let Some(image) = images.get(source) else {
        // One that cannot be had is not waited for: the small one is seen.
        return !matches!(assets.get_load_state(source.id()), Some(LoadState::Failed(_)));
    };
    let copy = images.add(multiplied(image));
    let texture = textures.add_image(EguiTextureHandle::Strong(copy.clone()));
    picture.shown = Some((texture, copy));
    picture.source = None;
    true
}
