//! Motifs: figures, our own drawings, groups and swarms of them, each put in its place with backing and shadow.

use std::fmt::Write as _;

use super::place::Place;
use super::{DEEPEST, Desk, Used};
use crate::chance::Chance;
use crate::error::Result;
use crate::figure;
use crate::ink::Inks;
use crate::layer::{Edge, Layer};
use crate::picture::Pair;
use crate::scatter;

impl Desk<'_> {
    pub(super) fn figure(&mut self, layer: &Layer, inks: &Inks<'_>) -> Result<String> {
        let Layer::Figure { name, tones, at, size, turn, flip, spread, lift, opacity, edge } = layer else {
            return Ok(String::new());
        };
        let name = inks.spell(name);
        let book = self.book;
        let body = book.figures.get(&name).ok_or_else(|| self.unknown("figure", &name))?;
        self.used.insert(Used::Figure(name));
        let tones = inks.tones(tones).map_err(|name| self.unknown("tones or ink", &name))?;
        let scale = size / figure::GRID;
        let place =
            Place { at: *at, scale, turn: *turn, flip: *flip, origin: (16.0, 16.0), ..Place::default() };
        if let Some((ink, width)) = &self.silhouette {
            let (flat, outline) = (figure::silhouette(body, ink), width / scale);
            return Ok(format!(
                r#"<g transform="{}" stroke="{ink}" stroke-width="{outline}" stroke-linejoin="round">{flat}</g>"#,
                place.transform()
            ));
        }
        let printed = figure::recolour(body, &tones, *spread);
        let printed = format!(r#"<g transform="{}">{printed}</g>"#, place.transform());
        let backing = self.backing(edge.as_ref(), 1.0, inks, |desk| desk.figure(layer, inks))?;
        let whole = self.lifted(&format!("{backing}{printed}"), *lift);
        Ok(faded(&whole, *opacity))
    }

    pub(super) fn shape(&mut self, layer: &Layer, inks: &Inks<'_>, depth: u8) -> Result<String> {
        let Layer::Shape { name, at, scale, turn, flip, inks: own, lift, opacity, edge } = layer else {
            return Ok(String::new());
        };
        let name = inks.spell(name);
        let book = self.book;
        let shape =
            book.shapes.get(&name).filter(|_| depth < DEEPEST).ok_or_else(|| self.unknown("shape", &name))?;
        self.used.insert(Used::Shape(name));
        // The shape's own inks yield to the variant's, and both to the caller's. Those are read before they are bound,
        // so that `leaf: "main>night:20"` means the caller's main.
        let mut bound = shape.inks.clone();
        bound.retain(|name, _| !inks.binds(name));
        for (key, ink) in own {
            let ink = inks.spell(ink);
            let settled = inks.colour(&ink).ok().filter(|c| c.alpha >= 1.0).map(|colour| colour.to_string());
            bound.insert(key.clone(), settled.unwrap_or(ink));
        }
        let inside = inks.with(bound);
        let body = self.layers(&shape.layers, &inside, depth + 1)?;
        let place = Place {
            at: *at,
            scale: *scale,
            turn: *turn,
            flip: *flip,
            origin: shape.origin,
            ..Place::default()
        };
        let body = format!(r#"<g transform="{}">{body}</g>"#, place.transform());
        if self.silhouette.is_some() {
            return Ok(body);
        }
        let backing = self.backing(edge.as_ref(), *scale, inks, |desk| desk.shape(layer, inks, depth))?;
        let whole = self.lifted(&format!("{backing}{body}"), *lift);
        Ok(faded(&whole, *opacity))
    }

    pub(super) fn group(&mut self, layer: &Layer, inks: &Inks<'_>, depth: u8) -> Result<String> {
        let Layer::Group { layers, at, scale, turn, flip, skew, squash, clip, opacity, blur, lift, edge } =
            layer
        else {
            return Ok(String::new());
        };
        let place = Place {
            at: *at,
            scale: *scale,
            turn: *turn,
            flip: *flip,
            skew: *skew,
            squash: *squash,
            origin: (0.0, 0.0),
        };
        let mut body = self.layers(layers, inks, depth)?;
        if let Some(d) = clip {
            let id = self.clip(&format!(r#"<path d="{d}"/>"#));
            body = format!(r#"<g clip-path="url(#{id})">{body}</g>"#);
        }
        let body = format!(r#"<g transform="{}">{body}</g>"#, place.transform());
        if self.silhouette.is_some() {
            return Ok(body);
        }
        let backing = self.backing(edge.as_ref(), *scale, inks, |desk| desk.group(layer, inks, depth))?;
        let body = if *blur > 0.0 { self.blurred(&body, *blur) } else { body };
        let whole = self.lifted(&format!("{backing}{body}"), *lift);
        Ok(faded(&whole, *opacity))
    }

    /// The silhouette of a drawing, cut a little larger out of one ink.
    fn backing(
        &mut self,
        edge: Option<&Edge>,
        scale: f32,
        inks: &Inks<'_>,
        draw: impl FnOnce(&mut Self) -> Result<String>,
    ) -> Result<String> {
        let Some(Edge { ink, width }) = edge else { return Ok(String::new()) };
        let ink = inks.colour(ink).map_err(|name| self.unknown("ink", &name))?;
        self.silhouette = Some((ink.to_string(), 2.0 * width / scale));
        let body = draw(self);
        self.silhouette = None;
        body
    }

    pub(super) fn swarm(&mut self, layer: &Layer, inks: &Inks<'_>, depth: u8) -> Result<String> {
        let Layer::Swarm { of, count, seed, within, scale, turn, even, round } = layer else {
            return Ok(String::new());
        };
        let mut chance = Chance::new(*seed);
        let mut members: Vec<(Place, usize)> = Vec::new();
        for _ in 0..*count {
            let at = if *even {
                let taken: Vec<Pair> = members.iter().map(|(place, _)| place.at).collect();
                scatter::apart(&mut chance, *within, *round, &taken)
            } else {
                scatter::anywhere(&mut chance, *within, *round)
            };
            let place = Place {
                at,
                scale: chance.between(scale.0, scale.1),
                turn: chance.between(turn.0, turn.1),
                ..Place::default()
            };
            members.push((place, chance.below(of.len())));
        }
        members.sort_by(|(a, _), (b, _)| a.at.1.total_cmp(&b.at.1));
        let mut out = String::new();
        for (place, which) in members {
            let Some(layer) = of.get(which) else { continue };
            let body = self.layer(layer, inks, depth)?;
            let _ = write!(out, r#"<g transform="{}">{body}</g>"#, place.transform());
        }
        Ok(out)
    }
}

fn faded(body: &str, opacity: f32) -> String {
    if opacity < 1.0 { format!(r#"<g opacity="{opacity}">{body}</g>"#) } else { body.to_owned() }
}
