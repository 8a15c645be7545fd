//! From layers to SVG: the one place that knows how each kind of paper is drawn.
//!
//! The text that comes out is the whole input of a print: it names no other file, and its hash tells whether a baked
//! picture is still up to date.

mod motif;
mod paper;
mod pattern;
mod place;
mod ridge;
mod sky;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use self::paper::Paper;
use crate::book::{Book, Print};
use crate::error::{PressError, Result};
use crate::ink::Inks;
use crate::layer::Layer;
use crate::picture::Pair;

/// Shapes may hold shapes, but not themselves for ever.
const DEEPEST: u8 = 12;

/// Something of the book that a picture is put together from.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Used {
    /// A figure of the emoji set.
    Figure(String),
    /// A drawing of our own.
    Shape(String),
}

/// The SVG text of a picture, in logical units, and what of the book went into it.
pub fn compose(book: &Book, print: &Print<'_>) -> Result<(String, BTreeSet<Used>)> {
    compose_some(book, print, &print.picture.layers, print.picture.corner)
}

/// The same of some of its layers only, the corners cut round with this radius.
pub(crate) fn compose_some(
    book: &Book,
    print: &Print<'_>,
    layers: &[Layer],
    corner: f32,
) -> Result<(String, BTreeSet<Used>)> {
    let size = print.picture.size;
    let used = BTreeSet::new();
    let mut desk =
        Desk { book, name: &print.name, size, defs: String::new(), next: 0, silhouette: None, used };
    let mut body = desk.layers(layers, &print.inks, 0)?;
    if corner > 0.0 {
        let clip = desk.clip(&format!(r#"<rect width="{}" height="{}" rx="{corner}"/>"#, size.0, size.1));
        body = format!(r#"<g clip-path="url(#{clip})">{body}</g>"#);
    }
    let (w, h) = size;
    let defs = desk.defs;
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><defs>{defs}</defs>{body}</svg>"#
    );
    Ok((svg, desk.used))
}

/// The desk a picture is put together on.
struct Desk<'a> {
    book: &'a Book,
    name: &'a str,
    size: Pair,
    defs: String,
    next: u32,
    /// While backing paper is cut, everything is drawn in this one ink with an outline of this width.
    silhouette: Option<(String, f32)>,
    used: BTreeSet<Used>,
}

impl Desk<'_> {
    fn layers(&mut self, layers: &[Layer], inks: &Inks<'_>, depth: u8) -> Result<String> {
        let mut out = String::new();
        for layer in layers {
            out.push_str(&self.layer(layer, inks, depth)?);
        }
        Ok(out)
    }

    fn layer(&mut self, layer: &Layer, inks: &Inks<'_>, depth: u8) -> Result<String> {
        match layer {
            Layer::Sky { stops, middle } => self.sky(stops, *middle, inks),
            Layer::Stars { count, seed, within, size, ink } => {
                self.stars(*count, *seed, *within, *size, ink, inks)
            }
            Layer::Orb { at, r, ink, halo, glow, wane, turn } => {
                self.orb(*at, *r, (ink, halo, *glow), (*wane, *turn), inks)
            }
            Layer::Glow { at, r, ink } => self.glow(*at, *r, ink, inks),
            Layer::Ridge { line, y, rise, step, seed, ink, lift, rim, hang } => {
                let d = ridge::outline(*line, self.size, (*y, *rise, *step), *seed);
                let paper = Paper { fill: Some(ink), ..Paper::default() };
                if *hang {
                    // Cut as if it stood on the ground, then turned over about its own height.
                    let body = self.cut(&d, &paper, (0.0, *rim), inks)?;
                    let over = format!(r#"<g transform="matrix(1 0 0 -1 0 {})">{body}</g>"#, 2.0 * y);
                    return Ok(self.lifted(&over, *lift));
                }
                self.cut(&d, &paper, (-*lift, *rim), inks)
            }
            Layer::Figure { .. } => self.figure(layer, inks),
            Layer::Shape { .. } => self.shape(layer, inks, depth),
            Layer::Path { d, fill, stroke, width, dash, holes, lift, rim } => {
                let paper = Paper {
                    fill: fill.as_deref(),
                    stroke: stroke.as_deref(),
                    width: *width,
                    dash,
                    holes: *holes,
                };
                self.cut(&inks.spell(d), &paper, (*lift, *rim), inks)
            }
            Layer::Rect { at, size, r, fill, stroke, width, lift, rim } => {
                let paper = Paper {
                    fill: fill.as_deref(),
                    stroke: stroke.as_deref(),
                    width: *width,
                    ..Paper::default()
                };
                self.cut(&paper::rectangle(*at, *size, *r), &paper, (*lift, *rim), inks)
            }
            Layer::Disc { at, r, fill, stroke, width, lift, rim } => {
                let paper = Paper {
                    fill: fill.as_deref(),
                    stroke: stroke.as_deref(),
                    width: *width,
                    ..Paper::default()
                };
                self.cut(&paper::disc(*at, *r), &paper, (*lift, *rim), inks)
            }
            Layer::Group { .. } => self.group(layer, inks, depth),
            Layer::Swarm { .. } => self.swarm(layer, inks, depth),
            Layer::Row(row) => self.repeated(&row.of, &row.spots(), inks, depth),
            Layer::Ring(ring) => self.repeated(&ring.of, &ring.spots(), inks, depth),
            Layer::Rays { at, r, count, ink, share, turn } => {
                self.rays(*at, *r, (*count, *share, *turn), ink, inks)
            }
            Layer::Shade { at, r, ink } => self.shade(*at, *r, ink, inks),
            Layer::Mirror { y, layers, opacity } => {
                let body = self.layers(layers, inks, depth)?;
                let flip = 2.0 * y;
                Ok(format!(r#"<g opacity="{opacity}" transform="matrix(1 0 0 -1 0 {flip})">{body}</g>"#))
            }
            Layer::Frame { ink, width, r, lift } => self.frame(ink, *width, *r, *lift, inks),
        }
    }

    fn unknown(&self, kind: &'static str, name: &str) -> PressError {
        PressError::Unknown { kind, name: name.to_owned(), picture: self.name.to_owned() }
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("d{}", self.next)
    }

    fn clip(&mut self, inner: &str) -> String {
        let id = self.fresh();
        let _ = write!(self.defs, r#"<clipPath id="{id}">{inner}</clipPath>"#);
        id
    }
}
