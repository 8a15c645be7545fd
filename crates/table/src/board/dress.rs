//! Makes a look visible.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy::text::{FontWeight, TextBounds};

use super::wish::{Look, Script};
use crate::{Faces, Room, Sprites};

/// Sprites and faces.
pub struct Dress<'a> {
    /// Sprites.
    pub sprites: &'a Sprites,
    /// Faces.
    pub faces: &'a Faces,
}

impl Dress<'_> {
    /// Puts a look on an entity.
    pub fn put_on(&self, look: &Look, entity: &mut EntityCommands) {
        match look {
            Look::Paper { sprite, size, flip, tint } => {
                let sprite = self.sprites.sized(sprite, *size);
                entity.insert(Sprite { flip_x: *flip, color: *tint, ..sprite });
            }
            Look::Fill { size, tint } => {
                entity.insert(Sprite::from_color(*tint, *size));
            }
            Look::Words { text, size, ink, left, script, wrap, room } => {
                let font = match script {
                    Script::Sans => &self.faces.sans,
                    Script::Title => &self.faces.title,
                };
                let anchor = if *left { Anchor::CENTER_LEFT } else { Anchor::CENTER };
                let font = TextFont {
                    font: font.into(),
                    font_size: (*size).into(),
                    weight: FontWeight::BOLD,
                    ..TextFont::default()
                };
                let justify = if *left { Justify::Left } else { Justify::Center };
                let layout = TextLayout { justify, ..TextLayout::default() };
                let bounds = wrap.map_or(TextBounds::UNBOUNDED, TextBounds::new_horizontal);
                let room = Room(room.unwrap_or(Vec2::INFINITY));
                entity.insert((
                    Text2d::new(text.clone()),
                    font,
                    layout,
                    bounds,
                    TextColor(*ink),
                    anchor,
                    room,
                ));
            }
        }
    }
}
