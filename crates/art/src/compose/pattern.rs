//! Rows, rings and rays: what is laid in order rather than scattered.

use std::fmt::Write as _;

use super::Desk;
use super::paper::stop;
use super::place::Place;
use crate::error::Result;
use crate::ink::Inks;
use crate::layer::Layer;
use crate::pattern::Spot;
use crate::picture::Pair;

impl Desk<'_> {
    /// Lays things on spots; they take turns.
    pub(super) fn repeated(
        &mut self,
        of: &[Layer],
        spots: &[Spot],
        inks: &Inks<'_>,
        depth: u8,
    ) -> Result<String> {
        let mut out = String::new();
        for (&(at, scale, turn), layer) in spots.iter().zip(of.iter().cycle()) {
            let body = self.layer(layer, inks, depth)?;
            let place = Place { at, scale, turn, ..Place::default() };
            let _ = write!(out, r#"<g transform="{}">{body}</g>"#, place.transform());
        }
        Ok(out)
    }

    /// Beams from a point; their light is gone at the outer radius.
    pub(super) fn rays(
        &mut self,
        at: Pair,
        (begin, end): Pair,
        (count, share, turn): (u32, f32, f32),
        ink: &str,
        inks: &Inks<'_>,
    ) -> Result<String> {
        let colour = inks.colour(ink).map_err(|name| self.unknown("ink", &name))?;
        let mut gone = colour;
        gone.alpha = 0.0;
        let id = self.fresh();
        let (x, y) = at;
        let _ = write!(
            self.defs,
            r#"<radialGradient id="{id}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{end}">{}{}</radialGradient>"#,
            stop((begin / end).clamp(0.0, 1.0), colour),
            stop(1.0, gone)
        );
        #[expect(clippy::cast_precision_loss, reason = "a picture holds few beams")]
        let step = 360.0 / count.max(1) as f32;
        let mut d = String::new();
        let mut angle = turn;
        for _ in 0..count {
            let corner = |r: f32, side: f32| {
                let (sin, cos) = (angle + side * step * share / 2.0).to_radians().sin_cos();
                format!("{:.1} {:.1}", x + r * cos, y + r * sin)
            };
            let _ = write!(
                d,
                "M{}L{}L{}L{}Z",
                corner(begin, -1.0),
                corner(end, -1.0),
                corner(end, 1.0),
                corner(begin, 1.0)
            );
            angle += step;
        }
        Ok(format!(r#"<path d="{d}" fill="url(#{id})"/>"#))
    }
}
