//! Layers that repeat things in order: along a line, or around a point. What is scattered at random is a swarm instead.

use serde::Deserialize;

use crate::layer::{Layer, same_size, whole};
use crate::picture::Pair;

/// The same things along a line, from its beginning to its end; later ones lie on top.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// What is laid, each drawn about its zero point; they take turns.
    pub of: Vec<Layer>,
    /// How many.
    pub count: u32,
    /// Two points make a straight line, three or four a Bézier curve.
    pub path: Vec<Pair>,
    /// Scale at the beginning and at the end.
    #[serde(default = "same_size")]
    pub scale: Pair,
    /// Turn at the beginning and at the end.
    #[serde(default)]
    pub turn: Pair,
    /// Turned along with the line.
    #[serde(default)]
    pub follow: bool,
    /// Above 1 they stand closer at the beginning, below 1 at the end.
    #[serde(default = "whole")]
    pub ease: f32,
}

/// The same things around a point: a ring, an arc, or with two radii a spiral.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ring {
    /// What is laid, each drawn about its zero point; they take turns.
    pub of: Vec<Layer>,
    /// How many.
    pub count: u32,
    /// The point.
    pub at: Pair,
    /// Radius at the beginning and at the end.
    pub r: Pair,
    /// Angles of beginning and end: 0 is right, 90 below. More than a full turn winds up.
    #[serde(default = "round")]
    pub arc: Pair,
    /// Height of the ring for its width.
    #[serde(default = "whole")]
    pub squash: f32,
    /// Scale at the beginning and at the end.
    #[serde(default = "same_size")]
    pub scale: Pair,
    /// Turned so that their top points outward.
    #[serde(default)]
    pub follow: bool,
}

/// Where one member is laid: place, scale and turn.
pub type Spot = (Pair, f32, f32);

impl Row {
    /// Where every member is laid, in order.
    #[must_use]
    pub fn spots(&self) -> Vec<Spot> {
        shares(self.count, false)
            .map(|share| {
                let t = share.powf(self.ease);
                let turn = between(self.turn, t) + if self.follow { self.heading(t) } else { 0.0 };
                (bezier(&self.path, t), between(self.scale, t), turn)
            })
            .collect()
    }

    /// The direction of the line in degrees, 0 towards the right.
    fn heading(&self, t: f32) -> f32 {
        let (from, to) = (bezier(&self.path, (t - 0.01).max(0.0)), bezier(&self.path, (t + 0.01).min(1.0)));
        (to.1 - from.1).atan2(to.0 - from.0).to_degrees()
    }
}

impl Ring {
    /// Where every member is laid, in order.
    #[must_use]
    pub fn spots(&self) -> Vec<Spot> {
        let (from, to) = self.arc;
        let (begin, end) = self.r;
        // A closed ring has no last place of its own: it would be the first again.
        let closed = (to - from).abs() >= 360.0 && (begin - end).abs() < f32::EPSILON;
        shares(self.count, closed)
            .map(|t| {
                let (angle, r) = (between(self.arc, t), between(self.r, t));
                let (sin, cos) = angle.to_radians().sin_cos();
                let at = (self.at.0 + r * cos, self.at.1 + r * self.squash * sin);
                (at, between(self.scale, t), if self.follow { angle + 90.0 } else { 0.0 })
            })
            .collect()
    }
}

/// `count` numbers from 0 to 1, or short of 1 when the end meets the beginning.
fn shares(count: u32, closed: bool) -> impl Iterator<Item = f32> {
    let last = if closed { count } else { count.saturating_sub(1) }.max(1);
    #[expect(clippy::cast_precision_loss, reason = "a picture holds few things")]
    let share = move |i: u32| i as f32 / last as f32;
    (0..count).map(share)
}

fn between((from, to): Pair, t: f32) -> f32 {
    from + (to - from) * t
}

/// A point of the curve by repeated halving of its polygon; nothing of an empty one.
fn bezier(points: &[Pair], t: f32) -> Pair {
    let mut points = points.to_vec();
    while points.len() > 1 {
        points = points
            .windows(2)
            .filter_map(|pair| match pair {
                [a, b] => Some((between((a.0, b.0), t), between((a.1, b.1), t))),
                _ => None,
            })
            .collect();
    }
    points.first().copied().unwrap_or_default()
}

fn round() -> Pair {
    (0.0, 360.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: Pair, b: Pair) -> bool {
        (a.0 - b.0).abs() < 0.01 && (a.1 - b.1).abs() < 0.01
    }

    #[test]
    fn a_row_begins_and_ends_where_its_line_does_and_grows_on_the_way() {
        let path = vec![(0.0, 0.0), (50.0, 100.0), (100.0, 0.0)];
        let row =
            Row { of: vec![], count: 3, path, scale: (1.0, 3.0), turn: (0.0, 0.0), follow: true, ease: 1.0 };
        let spots = row.spots();
        assert!(
            near(spots[0].0, (0.0, 0.0)) && near(spots[1].0, (50.0, 50.0)) && near(spots[2].0, (100.0, 0.0))
        );
        assert!((spots[1].1 - 2.0).abs() < 1e-5);
        assert!(spots[0].2 > 0.0 && spots[1].2.abs() < 0.01 && spots[2].2 < 0.0, "turned along the curve");
    }

    #[test]
    fn a_closed_ring_lays_nothing_twice_and_a_spiral_winds_outward() {
        let ring = Ring {
            of: vec![],
            count: 4,
            at: (10.0, 10.0),
            r: (5.0, 5.0),
            arc: (0.0, 360.0),
            squash: 1.0,
            scale: (1.0, 1.0),
            follow: true,
        };
        let spots = ring.spots();
        assert!(
            near(spots[0].0, (15.0, 10.0)) && near(spots[1].0, (10.0, 15.0)) && near(spots[3].0, (10.0, 5.0))
        );
        assert!((spots[3].2 - 360.0).abs() < 0.01, "above the point the top points up");
        let spiral = Ring { r: (0.0, 8.0), arc: (0.0, 720.0), ..ring };
        assert!(near(spiral.spots()[3].0, (18.0, 10.0)));
    }
}
