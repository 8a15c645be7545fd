//! Figures of the emoji set: printed in tones of ours, never in their own colours.
//!
//! A figure is an SVG file on a 32 by 32 grid. Each of its colours is weighed for lightness and replaced by the tone
//! of the same lightness, so that a figure keeps its modelling and joins the palette of the scene.

use crate::ink::Colour;

/// The side of the grid that figures are drawn on.
pub const GRID: f32 = 32.0;

/// The drawing inside the `<svg>` element.
#[must_use]
pub fn body(svg: &str) -> Option<&str> {
    let open = svg.find("<svg")?;
    let from = open + svg[open..].find('>')? + 1;
    let to = svg.rfind("</svg>")?;
    svg.get(from..to).map(str::trim)
}

/// Writes every colour as `#rrggbb`, as [`recolour`] needs it: white, black and short forms are spelt out.
#[must_use]
pub fn settle_colours(body: &str) -> String {
    let named = body.replace("\"white\"", "\"#ffffff\"").replace("\"black\"", "\"#000000\"");
    let mut out = String::with_capacity(named.len());
    let mut parts = named.split("\"#");
    out.push_str(parts.next().unwrap_or_default());
    for part in parts {
        out.push_str("\"#");
        match part.split_once('"') {
            Some((short, rest)) if short.len() == 3 => {
                short.chars().for_each(|digit| out.extend([digit, digit]));
                out.push('"');
                out.push_str(rest);
            }
            _ => out.push_str(part),
        }
    }
    out
}

/// Replaces every colour of a figure by a tone of the same lightness. `spread` draws the figure's own range of
/// lightness apart until, at 1, it covers the whole palette.
#[must_use]
pub fn recolour(body: &str, tones: &[Colour; 5], spread: f32) -> String {
    let lights: Vec<f32> = colours(body).map(|(_, colour)| colour.luminance()).collect();
    let low = lights.iter().copied().fold(1.0, f32::min);
    let high = lights.iter().copied().fold(0.0, f32::max);
    let range = (high - low).max(0.15);
    replace(body, |colour| {
        let own = colour.luminance();
        let stretched = (own - low) / range;
        tone(tones, own + (stretched - own) * spread).to_string()
    })
}

/// Replaces every colour by one: the silhouette.
#[must_use]
pub fn silhouette(body: &str, ink: &str) -> String {
    replace(body, |_| ink.to_owned())
}

fn tone(tones: &[Colour; 5], light: f32) -> Colour {
    let place = light.clamp(0.0, 1.0) * 4.0;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "place is 0 to 4")]
    let below = (place as usize).min(3);
    #[expect(clippy::cast_precision_loss, reason = "below is 0 to 3")]
    let share = place - below as f32;
    tones[below].towards(tones[below + 1], share)
}

/// Byte offset and value of each `#rrggbb` in the text.
fn colours(text: &str) -> impl Iterator<Item = (usize, Colour)> {
    text.match_indices('#').filter_map(|(at, _)| Some((at, Colour::from_hex(text.get(at..at + 7)?)?)))
}

fn replace(text: &str, by: impl Fn(Colour) -> String) -> String {
    let mut out = String::with_capacity(text.len());
    let mut from = 0;
    for (at, colour) in colours(text) {
        out.push_str(&text[from..at]);
        out.push_str(&by(colour));
        from = at + 7;
    }
    out.push_str(&text[from..]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn greys() -> [Colour; 5] {
        ["#000000", "#400000", "#800000", "#c00000", "#ff0000"].map(|hex| Colour::from_hex(hex).unwrap())
    }

    #[test]
    fn dark_turns_to_the_dark_tone_and_light_to_the_light_one() {
        let body = r##"<path fill="#000000"/><path fill="#ffffff"/>"##;
        let printed = recolour(body, &greys(), 0.0);
        assert_eq!(printed, r##"<path fill="#000000"/><path fill="#ff0000"/>"##);
    }

    #[test]
    fn spread_draws_a_narrow_range_apart() {
        let body = r##"<path fill="#606060"/><path fill="#a0a0a0"/>"##;
        assert_eq!(recolour(body, &greys(), 1.0), r##"<path fill="#000000"/><path fill="#ff0000"/>"##);
    }

    #[test]
    fn short_and_named_colours_are_spelt_out() {
        let settled = settle_colours(r##"<path fill="#fa0"/><path fill="white"/><path fill="#12345a"/>"##);
        assert_eq!(settled, r##"<path fill="#ffaa00"/><path fill="#ffffff"/><path fill="#12345a"/>"##);
    }
}
