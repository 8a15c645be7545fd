//! Pieces as they should be: data, not entities.

use std::borrow::Cow;

use bevy::prelude::*;

use crate::Pose;

/// Which of the two faces words are set in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// Names, numbers, controls.
    Sans,
    /// Titles and verses.
    Title,
}

/// What a piece looks like.
#[derive(Clone, Debug, PartialEq)]
pub enum Look {
    /// A sprite of a pack.
    Paper {
        /// Its name.
        sprite: Cow<'static, str>,
        /// In logical pixels.
        size: Vec2,
        /// Left for right.
        flip: bool,
        /// White leaves it as it is.
        tint: Color,
    },
    /// A plain sheet of one colour.
    Fill {
        /// In logical pixels.
        size: Vec2,
        /// The colour.
        tint: Color,
    },
    /// Words.
    Words {
        /// What they say; lines are broken where it says so.
        text: String,
        /// Height of the type, in logical pixels.
        size: f32,
        /// The colour.
        ink: Color,
        /// Whether they begin at the point instead of standing around it.
        left: bool,
        /// The face.
        script: Script,
        /// The width at which lines are broken by themselves, in logical pixels.
        wrap: Option<f32>,
        /// The room that they must keep to, in their own directions, in logical pixels.
        room: Option<Vec2>,
    },
}

/// What a spot says of itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Touch<S> {
    /// Which.
    pub spot: S,
    /// What people call it.
    pub label: String,
    /// Whether touching it does something now; otherwise it says why not.
    pub legal: bool,
    /// Its plane, as [`crate::Touchable::plane`] has it.
    pub plane: u8,
}

/// A piece as it should be.
#[derive(Clone, Debug, PartialEq)]
pub struct Wish<K, S> {
    /// Which.
    pub key: K,
    /// Where it belongs.
    pub pose: Pose,
    /// What it looks like.
    pub look: Look,
    /// What it answers to.
    pub touch: Option<Touch<S>>,
    /// Whether it glows where touching it is lawful, instead of showing its own colours.
    pub glows: bool,
}

/// All pieces as they should be.
#[derive(Debug)]
pub struct Wishes<K, S>(pub Vec<Wish<K, S>>);

impl<K, S> Default for Wishes<K, S> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K, S> Wishes<K, S> {
    fn add(&mut self, key: K, at: Vec2, z: f32, look: Look) -> &mut Wish<K, S> {
        self.0.push(Wish { key, pose: Pose::new(at, z), look, touch: None, glows: false });
        let last = self.0.len() - 1;
        &mut self.0[last]
    }

    /// A sprite.
    pub fn paper(
        &mut self,
        key: K,
        sprite: impl Into<Cow<'static, str>>,
        at: Vec2,
        size: Vec2,
        z: f32,
    ) -> &mut Wish<K, S> {
        self.add(key, at, z, Look::Paper { sprite: sprite.into(), size, flip: false, tint: Color::WHITE })
    }

    /// A sprite whose edges keep their width when it is stretched; on a large screen they grow with all else.
    /// `unit` is the measure of the board, 120 at the size that the edges were drawn for.
    pub fn sheet(
        &mut self,
        key: K,
        sprite: impl Into<Cow<'static, str>>,
        at: Vec2,
        size: Vec2,
        z: f32,
        unit: f32,
    ) -> &mut Wish<K, S> {
        let scale = (unit / 120.0).max(1.0);
        let wish = self.paper(key, sprite, at, size / scale, z);
        wish.pose.scale = scale;
        wish
    }

    /// A plain sheet.
    pub fn fill(&mut self, key: K, tint: Color, at: Vec2, size: Vec2, z: f32) -> &mut Wish<K, S> {
        self.add(key, at, z, Look::Fill { size, tint })
    }

    /// Words around a point, in sans.
    pub fn words(
        &mut self,
        key: K,
        text: impl Into<String>,
        at: Vec2,
        size: f32,
        ink: Color,
        z: f32,
    ) -> &mut Wish<K, S> {
        let text = text.into();
        let look = Look::Words { text, size, ink, left: false, script: Script::Sans, wrap: None, room: None };
        self.add(key, at, z, look)
    }

    /// A place to touch: a glow in this sprite's form that is seen only where touching is lawful.
    pub fn spot(
        &mut self,
        key: K,
        touch: Touch<S>,
        glow: &'static str,
        at: Vec2,
        size: Vec2,
        z: f32,
    ) -> &mut Wish<K, S> {
        let wish = self.paper(key, glow, at, size, z).tinted(Color::WHITE.with_alpha(0.0));
        wish.touch = Some(touch);
        wish.glows = true;
        wish
    }
}

impl<K, S> Wish<K, S> {
    /// Turned, in radians, counter-clockwise.
    pub fn turned(&mut self, turn: f32) -> &mut Self {
        self.pose.turn = turn;
        self
    }

    /// Left for right.
    pub fn flipped(&mut self, on: bool) -> &mut Self {
        if let Look::Paper { flip, .. } = &mut self.look {
            *flip = on;
        }
        self
    }

    /// In another light.
    pub fn tinted(&mut self, colour: Color) -> &mut Self {
        if let Look::Paper { tint, .. } = &mut self.look {
            *tint = colour;
        }
        self
    }

    /// Words begin at the point.
    pub fn leftwards(&mut self) -> &mut Self {
        if let Look::Words { left, .. } = &mut self.look {
            *left = true;
        }
        self
    }

    /// Words in the face of titles.
    pub fn in_title(&mut self) -> &mut Self {
        if let Look::Words { script, .. } = &mut self.look {
            *script = Script::Title;
        }
        self
    }

    /// Words whose lines are broken at this width, in logical pixels.
    pub fn wrapped(&mut self, width: f32) -> &mut Self {
        if let Look::Words { wrap, .. } = &mut self.look {
            *wrap = Some(width);
        }
        self
    }

    /// Words that must keep to a room of this size, in their own directions.
    pub fn within(&mut self, size: Vec2) -> &mut Self {
        if let Look::Words { room, .. } = &mut self.look {
            *room = Some(size);
        }
        self
    }

    /// A piece that is touched itself.
    pub fn touchable(&mut self, touch: Touch<S>) -> &mut Self {
        self.touch = Some(touch);
        self
    }
}
