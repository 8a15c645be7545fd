//! Inks: named colours, the small language that mixes them, and five-tone palettes for figures.
//!
//! An ink is written as `#f6ead0`, as a name (`cream`), mixed (`blue>night:30` is blue with three tenths of night),
//! thinned (`cream@40` is two fifths opaque), and runs down the paper as `plum|ember` or across it as `plum~ember`.
//! A thinned or running ink is laid over the width and height of its paper: on a line that is exactly level or upright
//! it shows nothing, so such a line is drawn a hair out of true.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;

/// One variant of a family of pictures: what each `{name}` stands for.
pub type Bindings = BTreeMap<String, String>;

/// The colours of the house, `assets/art/palette.ron`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Palette {
    /// Named colours as `#rrggbb`.
    pub inks: BTreeMap<String, String>,
    /// Five inks from dark to light, onto which a figure's own colours are mapped.
    pub tones: BTreeMap<String, [String; 5]>,
    /// Families: the same picture is printed once for each row.
    pub sets: BTreeMap<String, Vec<Bindings>>,
}

/// A colour with opacity; all in `0..=1`, not premultiplied.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Colour {
    /// Red, green, blue.
    pub rgb: [f32; 3],
    /// Opacity.
    pub alpha: f32,
}

impl Colour {
    /// Reads `#rrggbb`.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|d| d.len() == 6 && d.is_ascii())?;
        let mut rgb = [0.0; 3];
        for (i, channel) in rgb.iter_mut().enumerate() {
            *channel = f32::from(u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).ok()?) / 255.0;
        }
        Some(Self { rgb, alpha: 1.0 })
    }

    /// The colour a `share` (0 to 1) of the way towards another.
    #[must_use]
    pub fn towards(self, other: Self, share: f32) -> Self {
        let blend = |a: f32, b: f32| a + (b - a) * share;
        let mut rgb = self.rgb;
        for (mine, theirs) in rgb.iter_mut().zip(other.rgb) {
            *mine = blend(*mine, theirs);
        }
        Self { rgb, alpha: blend(self.alpha, other.alpha) }
    }

    /// Lightness as the eye weighs it, 0 to 1.
    #[must_use]
    pub fn luminance(self) -> f32 {
        0.2126 * self.rgb[0] + 0.7152 * self.rgb[1] + 0.0722 * self.rgb[2]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to 0..=255")]
        let byte = |v: f32| (v.clamp(0.0, 1.0) * 255.0).round() as u8;
        write!(f, "#{:02x}{:02x}{:02x}", byte(self.rgb[0]), byte(self.rgb[1]), byte(self.rgb[2]))
    }
}

/// What a paper is filled with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Paint {
    /// One colour.
    Flat(Colour),
    /// From the first at the top to the second at the bottom.
    Down(Colour, Colour),
    /// From the first at the left to the second at the right.
    Across(Colour, Colour),
}

/// A palette as one variant of a picture sees it: its own bindings first, then the house's inks.
#[derive(Debug, Clone)]
pub struct Inks<'a> {
    palette: &'a Palette,
    bindings: Bindings,
}

impl<'a> Inks<'a> {
    /// The inks of one variant.
    #[must_use]
    pub fn new(palette: &'a Palette, bindings: Bindings) -> Self {
        Self { palette, bindings }
    }

    /// The same inks with some names bound anew, for a shape that is printed in other colours.
    #[must_use]
    pub fn with(&self, more: Bindings) -> Self {
        let mut bindings = self.bindings.clone();
        bindings.extend(more);
        Self { palette: self.palette, bindings }
    }

    /// Whether the variant gives a name a meaning of its own.
    #[must_use]
    pub fn binds(&self, name: &str) -> bool {
        self.bindings.contains_key(name)
    }

    /// Puts the bound words in place of every `{name}` in a text.
    #[must_use]
    pub fn spell(&self, text: &str) -> String {
        self.bindings
            .iter()
            .fold(text.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
    }

    /// Reads an ink expression. `Err` holds the name that nothing stands for.
    pub fn paint(&self, text: &str) -> Result<Paint, String> {
        let text = self.spell(text);
        if let Some((a, b)) = text.split_once('|') {
            return Ok(Paint::Down(self.colour(a)?, self.colour(b)?));
        }
        if let Some((a, b)) = text.split_once('~') {
            return Ok(Paint::Across(self.colour(a)?, self.colour(b)?));
        }
        Ok(Paint::Flat(self.colour(&text)?))
    }

    /// Reads a single colour: no gradient.
    pub fn colour(&self, text: &str) -> Result<Colour, String> {
        let text = self.spell(text);
        let (text, alpha) = match text.split_once('@') {
            Some((rest, percent)) => (rest, share(percent).ok_or(percent)?),
            None => (text.as_str(), 1.0),
        };
        let mut parts = text.split('>');
        let mut colour = self.named(parts.next().unwrap_or_default(), 0)?;
        for part in parts {
            let (name, percent) = part.split_once(':').ok_or(part)?;
            colour = colour.towards(self.named(name, 0)?, share(percent).ok_or(percent)?);
        }
        colour.alpha *= alpha;
        Ok(colour)
    }

    fn named(&self, name: &str, depth: u8) -> Result<Colour, String> {
        if name.starts_with('#') {
            return Colour::from_hex(name).ok_or_else(|| name.to_owned());
        }
        // A binding may name another ink (`main: "blue"`), but not itself for ever.
        match (self.bindings.get(name), self.palette.inks.get(name)) {
            (Some(bound), _) if bound != name && depth < 4 && bound.contains(['>', '@']) => {
                self.colour(bound)
            }
            (Some(bound), _) if bound != name && depth < 4 => self.named(bound, depth + 1),
            (_, Some(hex)) => Colour::from_hex(hex).ok_or_else(|| name.to_owned()),
            _ => Err(name.to_owned()),
        }
    }

    /// The five tones a figure is printed in, dark to light. An ink in their place prints it all in one: a silhouette.
    pub fn tones(&self, name: &str) -> Result<[Colour; 5], String> {
        let name = self.spell(name);
        let Some(names) = self.palette.tones.get(&name) else {
            return Ok([self.colour(&name)?; 5]);
        };
        let mut tones = [Colour { rgb: [0.0; 3], alpha: 1.0 }; 5];
        for (tone, ink) in tones.iter_mut().zip(names) {
            *tone = self.colour(ink)?;
        }
        Ok(tones)
    }
}

fn share(percent: &str) -> Option<f32> {
    percent.parse::<f32>().ok().map(|p| p / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn palette() -> Palette {
        let inks = [("black", "#000000"), ("white", "#ffffff"), ("red", "#d8402b")];
        let inks = inks.map(|(name, hex)| (name.to_owned(), hex.to_owned())).into();
        Palette { inks, tones: BTreeMap::new(), sets: BTreeMap::new() }
    }

    fn bound(name: &str, value: &str) -> Bindings {
        [(name.to_owned(), value.to_owned())].into()
    }

    #[test]
    fn inks_mix_thin_and_run() {
        let palette = palette();
        let inks = Inks::new(&palette, Bindings::new());
        assert_eq!(inks.colour("black>white:50").unwrap().to_string(), "#808080");
        assert!((inks.colour("red@40").unwrap().alpha - 0.4).abs() < 1e-6);
        let (top, foot) = (inks.colour("red").unwrap(), inks.colour("white").unwrap());
        assert_eq!(inks.paint("red|white"), Ok(Paint::Down(top, foot)));
        assert_eq!(inks.paint("red~white"), Ok(Paint::Across(top, foot)));
    }

    #[test]
    fn a_variant_binds_names_and_spells_them() {
        let palette = palette();
        let inks = Inks::new(&palette, bound("main", "black>white:50"));
        assert_eq!(inks.colour("main").unwrap().to_string(), "#808080");
        assert_eq!(Inks::new(&palette, bound("key", "red")).spell("camel-{key}"), "camel-red");
    }

    #[test]
    fn an_ink_in_place_of_tones_makes_a_silhouette() {
        let palette = palette();
        let inks = Inks::new(&palette, Bindings::new());
        assert_eq!(inks.tones("red"), Ok([inks.colour("red").unwrap(); 5]));
        assert_eq!(inks.tones("puce"), Err("puce".to_owned()));
    }

    #[test]
    fn an_unknown_ink_is_named_and_a_circle_ends() {
        let palette = palette();
        assert_eq!(Inks::new(&palette, Bindings::new()).colour("red>puce:10"), Err("puce".to_owned()));
        assert!(Inks::new(&palette, bound("main", "main")).colour("main").is_err());
    }
}
