//! What hangs behind the paper: the sky, its stars, moon and sun.

use std::fmt::Write as _;

use super::Desk;
use super::paper::{disc, stop};
use crate::chance::Chance;
use crate::error::Result;
use crate::ink::{Colour, Inks};
use crate::picture::Pair;

impl Desk<'_> {
    pub(super) fn sky(&mut self, stops: &[String; 3], middle: f32, inks: &Inks<'_>) -> Result<String> {
        let id = self.fresh();
        let mut inner = String::new();
        for (ink, offset) in stops.iter().zip([0.0, middle, 1.0]) {
            let colour = inks.colour(ink).map_err(|name| self.unknown("ink", &name))?;
            inner.push_str(&stop(offset, colour));
        }
        let (w, h) = self.size;
        let _ = write!(self.defs, r#"<linearGradient id="{id}" x2="0" y2="1">{inner}</linearGradient>"#);
        Ok(format!(r#"<rect width="{w}" height="{h}" fill="url(#{id})"/>"#))
    }

    pub(super) fn stars(
        &mut self,
        count: u32,
        seed: u64,
        (from, to): (Pair, Pair),
        size: Pair,
        ink: &str,
        inks: &Inks<'_>,
    ) -> Result<String> {
        let colour = inks.colour(ink).map_err(|name| self.unknown("ink", &name))?;
        let mut chance = Chance::new(seed);
        let mut out = String::new();
        for _ in 0..count {
            let at = (chance.between(from.0, to.0), chance.between(from.1, to.1));
            // Many faint ones, few bright ones.
            let bright = chance.between(0.0, 1.0).powi(2);
            let r = size.0 + (size.1 - size.0) * bright;
            let opacity = (0.35 + 0.65 * bright) * colour.alpha;
            let _ = write!(out, r#"<path d="{}" fill="{colour}" opacity="{opacity:.2}"/>"#, disc(at, r));
        }
        Ok(out)
    }

    pub(super) fn glow(
        &mut self,
        (x, y): Pair,
        (rx, ry): Pair,
        ink: &str,
        inks: &Inks<'_>,
    ) -> Result<String> {
        let colour = inks.colour(ink).map_err(|name| self.unknown("ink", &name))?;
        let id = self.fresh();
        // Light falls off fast at first, slowly at the end.
        let inner = fading(colour, [(0.0, 1.0), (0.3, 0.55), (0.65, 0.17), (1.0, 0.0)]);
        let _ = write!(self.defs, r#"<radialGradient id="{id}">{inner}</radialGradient>"#);
        Ok(format!(r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="url(#{id})"/>"#))
    }

    /// A darkness over the whole picture with a clear place in it.
    pub(super) fn shade(
        &mut self,
        (x, y): Pair,
        (rx, ry): Pair,
        ink: &str,
        inks: &Inks<'_>,
    ) -> Result<String> {
        let colour = inks.colour(ink).map_err(|name| self.unknown("ink", &name))?;
        let id = self.fresh();
        let inner = fading(colour, [(0.0, 0.0), (0.45, 0.08), (0.75, 0.5), (1.0, 1.0)]);
        let (w, h, squash) = (self.size.0, self.size.1, ry / rx);
        let _ = write!(
            self.defs,
            r#"<radialGradient id="{id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{rx}" gradientTransform="translate({x} {y}) scale(1 {squash})">{inner}</radialGradient>"#
        );
        Ok(format!(r#"<rect width="{w}" height="{h}" fill="url(#{id})"/>"#))
    }

    pub(super) fn orb(
        &mut self,
        at: Pair,
        r: f32,
        (ink, halo, glow): (&str, &str, f32),
        (wane, turn): Pair,
        inks: &Inks<'_>,
    ) -> Result<String> {
        let light = self.glow(at, (glow, glow), halo, inks)?;
        let colour = inks.colour(ink).map_err(|name| self.unknown("ink", &name))?;
        let (x, y) = at;
        let body = if wane <= 0.0 {
            format!(r#"<path d="{}" fill="{colour}"/>"#, disc(at, r))
        } else {
            // A crescent: the outer edge is the moon's, the inner one a flatter arc through the same horns.
            let horn = r * 0.42;
            let reach = (r * r - horn * horn).sqrt();
            let inner = reach * (1.0 + 1.4 * (1.0 - wane));
            format!(
                r#"<path transform="rotate({turn} {x} {y})" d="M{} {}A{r} {r} 0 1 0 {} {}A{inner} {inner} 0 0 1 {} {}Z" fill="{colour}"/>"#,
                x + horn,
                y - reach,
                x + horn,
                y + reach,
                x + horn,
                y - reach
            )
        };
        Ok(format!("{light}{body}"))
    }
}

/// Stops of a light that falls off, or of a dark that gathers: how much of the ink is there at which part of the way.
fn fading(colour: Colour, shares: [(f32, f32); 4]) -> String {
    let part = |share: f32| Colour { alpha: colour.alpha * share, ..colour };
    shares.into_iter().map(|(offset, share)| stop(offset, part(share))).collect()
}
