//! From the few points of a stroke to a smooth line: centripetal Catmull-Rom, which neither loops nor overshoots.

use crate::{Sample, Stroke, Tool, Width};

/// A round dot of the line, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Dot {
    pub x: f32,
    pub y: f32,
    pub radius: f32,
}

/// A bend sharper than this is a corner and stays one: the cosine of 75 degrees.
const CORNER: f32 = 0.26;
/// About how far dots lie apart, in pixels.
const APART: f32 = 1.5;

/// How wide a tool is at the pressure of a mouse, as a share of the board's side.
fn breadth(tool: Tool) -> f32 {
    match tool {
        Tool::Pen { width: Width::Fine, .. } => 0.006,
        Tool::Pen { width: Width::Medium, .. } => 0.015,
        Tool::Pen { width: Width::Broad, .. } => 0.036,
        Tool::Eraser { width: Width::Fine } => 0.02,
        Tool::Eraser { width: Width::Medium } => 0.05,
        Tool::Eraser { width: Width::Broad } => 0.1,
    }
}

/// The dots of a stroke on a board of this side, from the segment before this point on; a single point is a single dot.
pub(super) fn dots(stroke: &Stroke, side: f32, from: usize) -> Vec<Dot> {
    let breadth = breadth(stroke.tool) * side;
    let dot = |sample: &Sample| {
        // A pressure of 128 is the plain width, none is less than half of it, all is half more.
        let pressed = 0.45 + 0.55 * f32::from(sample.pressure) / 128.0;
        let place = |v: u16| (f32::from(v) + 0.5) / 65_536.0 * side;
        Dot { x: place(sample.at.x), y: place(sample.at.y), radius: (breadth * pressed / 2.0).max(0.35) }
    };
    let points: Vec<Dot> = stroke.samples.iter().map(dot).collect();
    let from = from.min(points.len().saturating_sub(1));
    let mut line: Vec<Dot> = points.get(from).copied().into_iter().collect();
    for at in from + 1..points.len() {
        segment(&points, at, &mut line);
    }
    line
}

/// The way to this point from the one before.
fn segment(points: &[Dot], at: usize, line: &mut Vec<Dot>) {
    let (a, b) = (points[at - 1], points[at]);
    let before = at.checked_sub(2).map(|before| points[before]).filter(|before| !is_corner(*before, a, b));
    let after = points.get(at + 1).copied().filter(|after| !is_corner(a, b, *after));
    let length = distance(a, b);
    let out = before.map(|before| tangent(before, a, b, length));
    let into = after.map(|after| tangent(a, b, after, length));
    // An end swings as the other one does.
    let chord = (b.x - a.x, b.y - a.y);
    let swing = |other: (f32, f32)| (1.5 * chord.0 - 0.5 * other.0, 1.5 * chord.1 - 0.5 * other.1);
    let (out, into) = match (out, into) {
        (Some(out), Some(into)) => (out, into),
        (Some(out), None) => (out, swing(out)),
        (None, Some(into)) => (swing(into), into),
        (None, None) => (chord, chord),
    };
    let steps = steps(length);
    for step in 1..=steps {
        let t = f32::from(step) / f32::from(steps);
        let (t2, t3) = (t * t, t * t * t);
        let hermite = |p: f32, m: f32, q: f32, n: f32| {
            (2.0 * t3 - 3.0 * t2 + 1.0) * p
                + (t3 - 2.0 * t2 + t) * m
                + (3.0 * t2 - 2.0 * t3) * q
                + (t3 - t2) * n
        };
        line.push(Dot {
            x: hermite(a.x, out.0, b.x, into.0),
            y: hermite(a.y, out.1, b.y, into.1),
            radius: a.radius + (b.radius - a.radius) * t,
        });
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to a few hundred")]
fn steps(length: f32) -> u16 {
    (length / APART).ceil().clamp(1.0, 400.0) as u16
}

fn distance(a: Dot, b: Dot) -> f32 {
    (a.x - b.x).hypot(a.y - b.y)
}

fn is_corner(a: Dot, b: Dot, c: Dot) -> bool {
    let dot = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y);
    dot <= CORNER * distance(a, b) * distance(b, c)
}

/// The direction in the middle one of three points, for a segment of this length.
fn tangent(a: Dot, b: Dot, c: Dot, length: f32) -> (f32, f32) {
    let (ab, bc) = (distance(a, b).sqrt().max(0.01), distance(b, c).sqrt().max(0.01));
    let own = length.sqrt();
    let along = |a: f32, b: f32, c: f32| own * ((b - a) / ab - (c - a) / (ab + bc) + (c - b) / bc);
    (along(a.x, b.x, c.x), along(a.y, b.y, c.y))
}
