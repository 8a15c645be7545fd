//! What must not be seen in any picture: rules over what one was made of, and over its pixels.
//!
//! Pure: [`Sight`] is plain data, so that each rule can be shown to fail with a made-up one.

mod boxes;
mod glyphs;
mod pixels;
mod targets;

use core::fmt;

use bevy::math::Rect;
use serde::Serialize;

pub use pixels::{Pixels, emptiness};

/// The name of the layer under all panels.
pub const TABLE: &str = "table";

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A character that the face has no picture of.
    MissingGlyph,
    /// Text that reaches out of its box, its opening or the window, or lies on other text.
    TextOutside,
    /// Text that was cut short.
    TextCut,
    /// Two targets where one press could mean both.
    TargetsOverlap,
    /// A target that a pointer can hardly hit, or that reaches out of the window.
    TargetOutOfReach,
    /// A picture of next to nothing.
    EmptyFrame,
    /// A stop that the tour could not come to, or that never came to rest.
    NotReached,
}

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Finding {
    /// What kind of thing.
    pub kind: Kind,
    /// Which thing, in English.
    pub what: String,
}

impl Finding {
    /// Puts it down.
    #[must_use]
    pub fn new(kind: Kind, what: impl Into<String>) -> Self {
        Self { kind, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.kind, self.what)
    }
}

/// Some lines of type as they were drawn, in logical pixels of the window from its upper left corner.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// What it says.
    pub words: String,
    /// The layer that it was drawn on.
    pub layer: String,
    /// On the table: how near it lies, the nearer the larger.
    pub depth: f32,
    /// Its rows.
    pub rows: Vec<Rect>,
    /// What of the window it could be seen in.
    pub clip: Rect,
    /// The room that it must keep to, where the thing that it lies on said so.
    pub room: Option<Rect>,
    /// Whether some of it was left out.
    pub cut: bool,
    /// Characters that its face does not have.
    pub missing: Vec<char>,
}

/// Something that can be pressed, in logical pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    /// Its name.
    pub name: String,
    /// The layer that it was drawn on; those of different layers cover each other.
    pub layer: String,
    /// Only those of one plane must not overlap.
    pub plane: u8,
    /// On the table: how near it lies, the nearer the larger.
    pub depth: f32,
    /// What of it is in sight.
    pub rect: Rect,
    /// All of it.
    pub whole: Rect,
}

/// All that a picture was made of, as far as rules ask.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sight {
    /// The window.
    pub window: Rect,
    /// Texts, in the order in which they were drawn.
    pub texts: Vec<Text>,
    /// What can be pressed.
    pub spots: Vec<Spot>,
    /// Whether nothing was opened over the table: then no panel may hide its words.
    pub bare: bool,
    /// Where scrolled things are seen through; they may be cut at its upper and lower edge.
    pub openings: Vec<Rect>,
}

/// Everything that is wrong with it, each thing once.
#[must_use]
pub fn findings(sight: &Sight) -> Vec<Finding> {
    let mut all = [glyphs::check(sight), boxes::check(sight), targets::check(sight)].concat();
    all.sort();
    all.dedup();
    all
}

/// By how much the inner rectangle reaches out of the outer one.
fn reach(inner: Rect, outer: Rect) -> f32 {
    let sides = [
        outer.min.x - inner.min.x,
        outer.min.y - inner.min.y,
        inner.max.x - outer.max.x,
        inner.max.y - outer.max.y,
    ];
    sides.into_iter().fold(0.0, f32::max)
}

/// Short enough for a list of findings.
fn short(words: &str) -> String {
    let line = words.replace('\n', " ");
    if line.chars().count() > 48 { line.chars().take(47).chain(['…']).collect() } else { line }
}

#[cfg(test)]
mod made_up {
    //! Sights that nobody has seen.

    use super::*;

    pub fn rect(x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect::new(x, y, x + w, y + h)
    }

    pub fn sight() -> Sight {
        Sight { window: rect(0.0, 0.0, 400.0, 300.0), ..Sight::default() }
    }

    pub fn text(words: &str, row: Rect) -> Text {
        Text {
            words: words.into(),
            layer: "page".into(),
            depth: 0.0,
            rows: vec![row],
            clip: rect(0.0, 0.0, 400.0, 300.0),
            room: None,
            cut: false,
            missing: Vec::new(),
        }
    }

    pub fn spot(name: &str, rect: Rect) -> Spot {
        Spot { name: name.into(), layer: "page".into(), plane: 1, depth: 0.0, rect, whole: rect }
    }

    pub fn kinds(sight: &Sight) -> Vec<Kind> {
        findings(sight).into_iter().map(|finding| finding.kind).collect()
    }
}
