//! From SVG to pixels, with the grain of the paper over them.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;

use crate::book::{Book, Print};
use crate::chance::fibre;
use crate::compose::compose;
use crate::error::{PressError, Result};

/// Straight (not premultiplied) RGBA, eight bits each, row by row from the top.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pixels {
    /// Width in printed pixels.
    pub width: u32,
    /// Height in printed pixels.
    pub height: u32,
    /// `width * height * 4` bytes.
    pub rgba: Vec<u8>,
}

/// Printed size of a picture.
#[must_use]
pub fn printed_size(print: &Print<'_>) -> (u32, u32) {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "sizes are small and positive"
    )]
    let side = |logical: f32| (logical * print.scale).ceil().max(1.0) as u32;
    (side(print.picture.size.0), side(print.picture.size.1))
}

/// Composes and prints a picture.
pub fn print(book: &Book, print: &Print<'_>) -> Result<Pixels> {
    let (svg, _) = compose(book, print)?;
    let mut pixels = render(print, &svg)?;
    // Stretching a nine-slice would smear its grain.
    if print.picture.slice.is_none() {
        pixels.grain(print.grain);
    }
    Ok(pixels)
}

/// An SVG of the picture's size, as it is without grain.
pub(crate) fn render(print: &Print<'_>, svg: &str) -> Result<Pixels> {
    let fault = |what: String| PressError::Print(print.name.clone(), what);
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).map_err(|e| fault(e.to_string()))?;
    let (width, height) = printed_size(print);
    let mut sheet = Pixmap::new(width, height).ok_or_else(|| fault("it is empty or too large".to_owned()))?;
    resvg::render(&tree, Transform::from_scale(print.scale, print.scale), &mut sheet.as_mut());
    let mut rgba = Vec::with_capacity(sheet.data().len());
    for pixel in sheet.pixels() {
        let colour = pixel.demultiply();
        rgba.extend([colour.red(), colour.green(), colour.blue(), colour.alpha()]);
    }
    Ok(Pixels { width, height, rgba })
}

/// How much lighter the grain makes a place of any print, for a strength of one.
pub(crate) fn fleck(x: u32, y: u32) -> f32 {
    (0.5 * fibre(x, y, 1) + 0.3 * fibre(x / 3, y, 2) + 0.35 * fibre(x / 2, y / 2, 3)) * 128.0
}

impl Pixels {
    /// An empty sheet.
    #[must_use]
    pub fn clear(width: u32, height: u32) -> Self {
        Self { width, height, rgba: vec![0; width as usize * height as usize * 4] }
    }

    /// Roughens the colours: single fibres and broader flecks, the same on every print.
    pub(crate) fn grain(&mut self, strength: f32) {
        if strength <= 0.0 {
            return;
        }
        let width = self.width;
        for (i, pixel) in (0..).zip(self.rgba.chunks_exact_mut(4)) {
            if pixel[3] == 0 {
                continue;
            }
            let (x, y) = (i % width, i / width);
            let shift = fleck(x, y) * strength;
            for channel in &mut pixel[..3] {
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "clamped to a byte"
                )]
                let value = (f32::from(*channel) + shift).round().clamp(0.0, 255.0) as u8;
                *channel = value;
            }
        }
    }

    /// Lays another sheet on this one, its upper left corner at `(x, y)`; what was there is replaced.
    pub fn lay(&mut self, other: &Self, x: u32, y: u32) {
        let row = other.width as usize * 4;
        for (line, source) in (y as usize..).zip(other.rgba.chunks_exact(row.max(1))) {
            let at = (line * self.width as usize + x as usize) * 4;
            if let Some(target) = self.rgba.get_mut(at..at + row) {
                target.copy_from_slice(source);
            }
        }
    }

    /// A part of this sheet.
    #[must_use]
    pub fn part(&self, x: u32, y: u32, width: u32, height: u32) -> Self {
        let mut rgba = Vec::with_capacity(width as usize * height as usize * 4);
        for line in y..y + height {
            let at = (line as usize * self.width as usize + x as usize) * 4;
            rgba.extend(self.rgba.get(at..at + width as usize * 4).unwrap_or_default());
        }
        Self { width, height, rgba }
    }
}
