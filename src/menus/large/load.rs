//! Large pictures are loaded one at a time, when they are to be seen, and only a few of them stay.

use bevy::asset::LoadState;
use bevy::prelude::*;
use bevy_egui::{EguiTextureHandle, EguiUserTextures};

use super::drift::Paper;
use crate::theme::multiplied;

/// How many stay.
const KEPT: usize = 3;

/// A picture that has been asked for.
#[derive(Debug)]
struct Picture {
    file: String,
    /// Its papers from back to front, on their way.
    sources: Vec<Handle<Image>>,
    /// As they are drawn, once all are there.
    papers: Vec<Paper>,
    images: Vec<Handle<Image>>,
}

/// The pictures that were asked for last, the latest at the end.
#[derive(Resource, Debug, Default)]
pub struct Loaded(Vec<Picture>);

impl Loaded {
    /// What the picture of this file is drawn with, from back to front; nothing until all of it is there.
    #[must_use]
    pub fn papers(&self, file: &str) -> &[Paper] {
        self.0.iter().find(|picture| picture.file == file).map_or(&[], |picture| &picture.papers)
    }

    /// Asks for a picture and takes it in once it is there; true while it is on its way.
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
                let sources = files(file).into_iter().map(|file| assets.load(file)).collect();
                Picture { file: file.to_owned(), sources, papers: Vec::new(), images: Vec::new() }
            }
        };
        let comes = take_in(&mut picture, assets, images, textures);
        self.0.push(picture);
        while self.0.len() > KEPT {
            for image in self.0.remove(0).images {
                textures.remove_image(image.id());
            }
        }
        comes
    }
}

/// The files of a picture's papers, from back to front: the back has the picture's name.
fn files(file: &str) -> [String; 3] {
    let name = file.strip_suffix(".webp").unwrap_or(file);
    ["", ".middle", ".front"].map(|depth| format!("{name}{depth}.webp"))
}

/// Makes a picture drawable that has come; true while it has not.
fn take_in(
    picture: &mut Picture,
    assets: &AssetServer,
    images: &mut Assets<Image>,
    textures: &mut EguiUserTextures,
) -> bool {
    if picture.sources.is_empty() {
        return false;
    }
    if picture.sources.iter().any(|source| !images.contains(source)) {
        // One that cannot be had is not waited for: the small one is seen.
        let failed =
            |source: &Handle<Image>| matches!(assets.get_load_state(source.id()), Some(LoadState::Failed(_)));
        return !picture.sources.iter().any(failed);
    }
    let come: Vec<Image> =
        picture.sources.iter().filter_map(|source| images.get(source)).map(multiplied).collect();
    let whole = come.first().map_or(1.0, |back| back.size_f32().y);
    for image in come {
        let height = image.size_f32().y / whole;
        let image = images.add(image);
        let texture = textures.add_image(EguiTextureHandle::Strong(image.clone()));
        picture.papers.push(Paper { texture, height });
        picture.images.push(image);
    }
    picture.sources.clear();
    false
}
