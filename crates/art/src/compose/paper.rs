//! Single pieces of paper: outline, ink, shadow and rim.

use std::fmt::Write as _;

use super::Desk;
use crate::error::Result;
use crate::ink::{Colour, Inks, Paint};
use crate::picture::Pair;

/// How a path is filled and outlined.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Paper<'a> {
    pub fill: Option<&'a str>,
    pub stroke: Option<&'a str>,
    pub width: f32,
    pub dash: &'a [f32],
    pub holes: bool,
}

impl Default for Paper<'_> {
    fn default() -> Self {
        Self { fill: None, stroke: None, width: 1.0, dash: &[], holes: false }
    }
}

impl Desk<'_> {
    /// A piece of paper with a rim of light along its upper left and a shadow.
    pub(super) fn cut(
        &mut self,
        d: &str,
        paper: &Paper<'_>,
        (lift, rim): Pair,
        inks: &Inks<'_>,
    ) -> Result<String> {
        let mut body = self.paper(d, paper, inks)?;
        if rim > 0.0 && self.silhouette.is_none() {
            let light = self.rim_light(paper, inks)?;
            let dash = Paper { dash: paper.dash, holes: paper.holes, width: paper.width, ..Paper::default() };
            let edge = self.drawn(d, &dash, paper.fill.map(|_| light), paper.stroke.map(|_| light));
            body = format!(r#"<g transform="translate({} {})">{edge}</g>{body}"#, -0.6 * rim, -rim);
        }
        Ok(self.lifted(&body, lift))
    }

    /// The rim is the paper's own ink in full light.
    fn rim_light(&self, paper: &Paper<'_>, inks: &Inks<'_>) -> Result<Colour> {
        let ink = paper.fill.or(paper.stroke).unwrap_or("cream");
        let base = match inks.paint(ink).map_err(|name| self.unknown("ink", &name))? {
            Paint::Flat(c) | Paint::Down(c, _) | Paint::Across(c, _) => c,
        };
        Ok(base.towards(Colour { rgb: [1.0, 0.97, 0.9], alpha: 1.0 }, 0.45))
    }

    /// A piece of paper without shadow.
    pub(super) fn paper(&mut self, d: &str, paper: &Paper<'_>, inks: &Inks<'_>) -> Result<String> {
        if let Some((ink, outline)) = self.silhouette.clone() {
            let width = outline + if paper.stroke.is_some() { paper.width } else { 0.0 };
            let fill = if paper.fill.is_some() { ink.as_str() } else { "none" };
            return Ok(format!(
                r#"<path d="{d}" fill="{fill}" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"/>"#
            ));
        }
        let fill = self.painted(paper.fill, inks)?;
        let stroke = self.painted(paper.stroke, inks)?;
        Ok(path(d, paper, &fill, &stroke))
    }

    fn drawn(&mut self, d: &str, paper: &Paper<'_>, fill: Option<Colour>, stroke: Option<Colour>) -> String {
        let attribute = |c: Option<Colour>| c.map_or_else(|| "none".to_owned(), |c| c.to_string());
        path(d, paper, &attribute(fill), &attribute(stroke))
    }

    /// The value of a `fill` or `stroke` attribute; gradients are defined on the way.
    fn painted(&mut self, ink: Option<&str>, inks: &Inks<'_>) -> Result<String> {
        let Some(ink) = ink else { return Ok("none".to_owned()) };
        let paint = inks.paint(ink).map_err(|name| self.unknown("ink", &name))?;
        let (a, b, end) = match paint {
            // A thinned flat ink is a gradient to itself: one attribute carries colour and opacity both.
            Paint::Flat(c) if c.alpha < 1.0 => (c, c, "x2=\"0\" y2=\"1\""),
            Paint::Flat(c) => return Ok(c.to_string()),
            Paint::Down(a, b) => (a, b, "x2=\"0\" y2=\"1\""),
            Paint::Across(a, b) => (a, b, "x2=\"1\" y2=\"0\""),
        };
        let id = self.fresh();
        let _ = write!(
            self.defs,
            r#"<linearGradient id="{id}" {end}>{}{}</linearGradient>"#,
            stop(0.0, a),
            stop(1.0, b)
        );
        Ok(format!("url(#{id})"))
    }

    /// Puts a soft shadow under a drawing: downward when the lift is above zero, upward when it is below.
    pub(super) fn lifted(&mut self, body: &str, lift: f32) -> String {
        if lift == 0.0 || self.silhouette.is_some() {
            return body.to_owned();
        }
        let id = self.fresh();
        let (drop, soft) = (lift * 0.55, lift.abs() * 0.75);
        let _ = write!(
            self.defs,
            r##"<filter id="{id}" x="-0.5" y="-0.5" width="2" height="2" color-interpolation-filters="sRGB"><feDropShadow dx="0" dy="{drop}" stdDeviation="{soft}" flood-color="#150a2a" flood-opacity="0.42"/></filter>"##
        );
        format!(r#"<g filter="url(#{id})">{body}</g>"#)
    }

    pub(super) fn blurred(&mut self, body: &str, blur: f32) -> String {
        let id = self.fresh();
        let _ = write!(
            self.defs,
            r#"<filter id="{id}" x="-0.5" y="-0.5" width="2" height="2" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="{blur}"/></filter>"#
        );
        format!(r#"<g filter="url(#{id})">{body}</g>"#)
    }

    /// A frame around the picture: the shadow falls inward on what it frames.
    pub(super) fn frame(
        &mut self,
        ink: &str,
        width: f32,
        r: f32,
        lift: f32,
        inks: &Inks<'_>,
    ) -> Result<String> {
        let (w, h) = self.size;
        // The outer edge lies far outside, so that only the inner one throws a shadow.
        let outer = rectangle((-40.0, -40.0), (w + 80.0, h + 80.0), 0.0);
        let inner = rectangle((width, width), (w - 2.0 * width, h - 2.0 * width), r);
        let paper = Paper { fill: Some(ink), holes: true, ..Paper::default() };
        self.cut(&format!("{outer} {inner}"), &paper, (lift, 0.0), inks)
    }
}

fn path(d: &str, paper: &Paper<'_>, fill: &str, stroke: &str) -> String {
    let mut out = format!(r#"<path d="{d}" fill="{fill}""#);
    if paper.holes {
        out.push_str(r#" fill-rule="evenodd""#);
    }
    if stroke != "none" {
        let width = paper.width;
        let _ = write!(
            out,
            r#" stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round""#
        );
    }
    if !paper.dash.is_empty() {
        let lengths: Vec<String> = paper.dash.iter().map(f32::to_string).collect();
        let _ = write!(out, r#" stroke-dasharray="{}""#, lengths.join(" "));
    }
    out.push_str("/>");
    out
}

/// One stop of a gradient.
pub(super) fn stop(offset: f32, colour: Colour) -> String {
    format!(r#"<stop offset="{offset}" stop-color="{colour}" stop-opacity="{}"/>"#, colour.alpha)
}

/// The path of a rectangle with round corners.
pub(super) fn rectangle((x, y): Pair, (w, h): Pair, r: f32) -> String {
    if r <= 0.0 {
        return format!("M{x} {y}h{w}v{h}h{}Z", -w);
    }
    let r = r.min(w / 2.0).min(h / 2.0);
    let (across, down) = (w - 2.0 * r, h - 2.0 * r);
    format!(
        "M{} {y}h{across}a{r} {r} 0 0 1 {r} {r}v{down}a{r} {r} 0 0 1 {} {r}h{}a{r} {r} 0 0 1 {} {}v{}a{r} {r} 0 0 1 {r} {}Z",
        x + r,
        -r,
        -across,
        -r,
        -r,
        -down,
        -r
    )
}

/// The path of a disc.
pub(super) fn disc((x, y): Pair, r: f32) -> String {
    format!("M{} {y}a{r} {r} 0 1 1 {} 0a{r} {r} 0 1 1 {} 0Z", x - r, 2.0 * r, -2.0 * r)
}
