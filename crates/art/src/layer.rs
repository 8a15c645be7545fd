//! The kinds of paper a picture is layered from, as a scene file writes them.
//!
//! Optional fields have the value that is wanted nine times in ten, so that a layer is one line.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::pattern::{Ring, Row};
use crate::picture::Pair;

/// A border of backing paper that shows around a drawing, so that it stands out on any ground.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edge {
    /// Its ink.
    pub ink: String,
    /// How far it shows.
    pub width: f32,
}

/// How a ridge's upper edge runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Line {
    /// Soft rolling ground.
    Hills,
    /// Long windward slopes and sharp crests.
    Dunes,
    /// Scalloped water.
    Waves,
    /// Walls, flat roofs, domes and towers.
    Roofs,
    /// A row of conifers.
    Trees,
    /// Broken peaks.
    Peaks,
    /// Round clumps: clouds, bushes, smoke.
    Clumps,
    /// Steep gables, shoulder to shoulder, some with a chimney.
    Gables,
    /// Storm waves with hooked crests, all running left.
    Swell,
    /// Broken slabs with flat tops: ice, cliffs, ledges.
    Slabs,
    /// Blades of grass.
    Grass,
}

/// One layer of paper.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Layer {
    /// A three-stop gradient over the whole picture, top, middle and bottom.
    Sky {
        /// The three inks.
        stops: [String; 3],
        /// Where the middle one lies, 0 to 1.
        #[serde(default = "half")]
        middle: f32,
    },
    /// Stars scattered over an area.
    Stars {
        /// How many.
        count: u32,
        /// Which scatter.
        seed: u64,
        /// Corners of the area.
        within: (Pair, Pair),
        /// Smallest and largest radius.
        #[serde(default = "star_size")]
        size: Pair,
        /// Their ink.
        #[serde(default = "cream")]
        ink: String,
    },
    /// A moon or a sun with its halo.
    Orb {
        /// Centre.
        at: Pair,
        /// Radius.
        r: f32,
        /// Its ink.
        ink: String,
        /// Ink of the halo.
        halo: String,
        /// Radius of the halo.
        glow: f32,
        /// How far a second disc eats into it, 0 (full) to 1 (gone); the horns point right.
        #[serde(default)]
        wane: f32,
        /// Turned by.
        #[serde(default)]
        turn: f32,
    },
    /// Light that fades out from a point.
    Glow {
        /// Centre.
        at: Pair,
        /// Radii.
        r: Pair,
        /// Ink at the centre.
        ink: String,
    },
    /// Paper torn along a line, filling everything below it.
    Ridge {
        /// How the line runs.
        line: Line,
        /// Middle height of the line.
        y: f32,
        /// How far it rises and falls.
        rise: f32,
        /// Width of its features.
        step: f32,
        /// Which run of the line.
        seed: u32,
        /// Ink.
        ink: String,
        /// Softness of the shadow it throws upward.
        #[serde(default = "ridge_lift")]
        lift: f32,
        /// Width of the light rim along its edge.
        #[serde(default)]
        rim: f32,
        /// Hangs from the top instead of standing on the ground; its shadow falls down.
        #[serde(default)]
        hang: bool,
    },
    /// A figure of the emoji set, in five tones of ours.
    Figure {
        /// File name in `assets/art/figures`, without ending.
        name: String,
        /// Palette it is printed in.
        tones: String,
        /// Its centre.
        at: Pair,
        /// Width and height of its square.
        size: f32,
        /// Turned by.
        #[serde(default)]
        turn: f32,
        /// Mirrored left to right.
        #[serde(default)]
        flip: bool,
        /// How far its lightest and darkest parts are drawn apart to use the whole palette, 0 to 1.
        #[serde(default = "spread")]
        spread: f32,
        /// Shadow.
        #[serde(default = "figure_lift")]
        lift: f32,
        /// Opacity.
        #[serde(default = "whole")]
        opacity: f32,
        /// Backing paper.
        #[serde(default)]
        edge: Option<Edge>,
    },
    /// A drawing of our own.
    Shape {
        /// Name in `assets/art/shapes`.
        name: String,
        /// Where its origin is laid.
        at: Pair,
        /// Scale.
        #[serde(default = "whole")]
        scale: f32,
        /// Turned by, about its origin.
        #[serde(default)]
        turn: f32,
        /// Mirrored left to right.
        #[serde(default)]
        flip: bool,
        /// Inks to print it in.
        #[serde(default)]
        inks: BTreeMap<String, String>,
        /// Shadow of the whole.
        #[serde(default)]
        lift: f32,
        /// Opacity.
        #[serde(default = "whole")]
        opacity: f32,
        /// Backing paper.
        #[serde(default)]
        edge: Option<Edge>,
    },
    /// A piece of paper cut along an SVG path.
    Path {
        /// The path.
        d: String,
        /// Ink it is filled with.
        #[serde(default)]
        fill: Option<String>,
        /// Ink of its outline.
        #[serde(default)]
        stroke: Option<String>,
        /// Width of the outline.
        #[serde(default = "whole")]
        width: f32,
        /// Lengths of dashes and gaps.
        #[serde(default)]
        dash: Vec<f32>,
        /// Holes where the path overlaps itself.
        #[serde(default)]
        holes: bool,
        /// Shadow.
        #[serde(default)]
        lift: f32,
        /// Width of the light rim along the upper left, the thickness of the paper.
        #[serde(default)]
        rim: f32,
    },
    /// A rectangle with round corners.
    Rect {
        /// Upper left corner.
        at: Pair,
        /// Width and height.
        size: Pair,
        /// Radius of the corners.
        #[serde(default)]
        r: f32,
        /// Ink it is filled with.
        #[serde(default)]
        fill: Option<String>,
        /// Ink of its outline.
        #[serde(default)]
        stroke: Option<String>,
        /// Width of the outline.
        #[serde(default = "whole")]
        width: f32,
        /// Shadow.
        #[serde(default)]
        lift: f32,
        /// Light rim.
        #[serde(default)]
        rim: f32,
    },
    /// A disc.
    Disc {
        /// Centre.
        at: Pair,
        /// Radius.
        r: f32,
        /// Ink it is filled with.
        #[serde(default)]
        fill: Option<String>,
        /// Ink of its outline.
        #[serde(default)]
        stroke: Option<String>,
        /// Width of the outline.
        #[serde(default = "whole")]
        width: f32,
        /// Shadow.
        #[serde(default)]
        lift: f32,
        /// Light rim.
        #[serde(default)]
        rim: f32,
    },
    /// Layers that are moved, clipped, faded or lifted together.
    Group {
        /// From back to front.
        layers: Vec<Layer>,
        /// Moved by.
        #[serde(default)]
        at: Pair,
        /// Scale.
        #[serde(default = "whole")]
        scale: f32,
        /// Turned by, about its own zero point.
        #[serde(default)]
        turn: f32,
        /// Mirrored left to right.
        #[serde(default)]
        flip: bool,
        /// Leaned sideways, for tumbling things.
        #[serde(default)]
        skew: f32,
        /// Squashed (below 1) or stretched in height.
        #[serde(default = "whole")]
        squash: f32,
        /// Only what lies within this SVG path is seen.
        #[serde(default)]
        clip: Option<String>,
        /// Opacity.
        #[serde(default = "whole")]
        opacity: f32,
        /// Blurred by.
        #[serde(default)]
        blur: f32,
        /// Shadow of the whole.
        #[serde(default)]
        lift: f32,
        /// Backing paper.
        #[serde(default)]
        edge: Option<Edge>,
    },
    /// The same things over and over, scattered; those further down stand in front.
    Swarm {
        /// What is scattered, each drawn about its zero point.
        of: Vec<Layer>,
        /// How many.
        count: u32,
        /// Which scatter.
        seed: u64,
        /// Corners of the area.
        within: (Pair, Pair),
        /// Smallest and largest scale.
        #[serde(default = "same_size")]
        scale: Pair,
        /// Leftmost and rightmost turn.
        #[serde(default)]
        turn: Pair,
        /// Spread evenly, none too near another.
        #[serde(default)]
        even: bool,
        /// Scattered in the ellipse that fits the area, not to its corners.
        #[serde(default)]
        round: bool,
    },
    /// The same things along a line.
    Row(Row),
    /// The same things around a point.
    Ring(Ring),
    /// Beams of light that fade outward from a point.
    Rays {
        /// Where they come from.
        at: Pair,
        /// Where they begin and end.
        r: Pair,
        /// How many.
        count: u32,
        /// Their ink where they begin.
        ink: String,
        /// How much of the circle they fill, 0 to 1.
        #[serde(default = "half")]
        share: f32,
        /// Turned by.
        #[serde(default)]
        turn: f32,
    },
    /// Darkness that gathers towards the edges, clear around a point.
    Shade {
        /// Where it is clear.
        at: Pair,
        /// Radii at which it is full.
        r: Pair,
        /// Ink at the edges.
        ink: String,
    },
    /// Layers turned upside down below a water line and faded.
    Mirror {
        /// Height of the water line.
        y: f32,
        /// What is mirrored.
        layers: Vec<Layer>,
        /// Opacity.
        #[serde(default = "half")]
        opacity: f32,
    },
    /// A frame of paper around the whole picture that throws its shadow inward.
    Frame {
        /// Ink.
        ink: String,
        /// Width.
        width: f32,
        /// Radius of its inner corners.
        r: f32,
        /// Shadow.
        #[serde(default = "ridge_lift")]
        lift: f32,
    },
}

fn half() -> f32 {
    0.5
}
pub(crate) fn whole() -> f32 {
    1.0
}
fn spread() -> f32 {
    0.6
}
fn ridge_lift() -> f32 {
    6.0
}
fn figure_lift() -> f32 {
    2.0
}
pub(crate) fn same_size() -> Pair {
    (1.0, 1.0)
}
fn star_size() -> Pair {
    (0.4, 1.3)
}
fn cream() -> String {
    "cream".to_owned()
}
