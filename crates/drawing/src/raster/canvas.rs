//! Ink on nothing: marks become pixels one after another.

use core::f32::consts::{PI, TAU};

use tiny_skia::{
    BlendMode, Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, PixmapMut, Shader,
    Stroke, Transform,
};

use super::colours::{INKS, PAPER, SHADE};
use super::curve::{self, Dot};
use super::cuts::{self, Piece};
use crate::{Mark, Stamp, Stroke as Drawn, Tool};

/// A part of the canvas, in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Patch {
    /// From the left edge.
    pub x: u32,
    /// From the top edge.
    pub y: u32,
    /// How wide; 0 where nothing was touched.
    pub width: u32,
    /// How high.
    pub height: u32,
}

impl Patch {
    /// The least part that has both in it.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        if self.width == 0 || other.width == 0 {
            return if self.width == 0 { other } else { self };
        }
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = (self.x + self.width).max(other.x + other.width);
        let bottom = (self.y + self.height).max(other.y + other.height);
        Self { x, y, width: right - x, height: bottom - y }
    }
}

/// The ink of a drawing without the paper.
#[derive(Clone, Debug)]
pub struct Canvas {
    side: u32,
    pixels: Vec<u8>,
}

/// So many dots are filled at once: few enough to be quick, and enough to have no seams.
const RUN: usize = 48;

impl Canvas {
    /// The longest side, in pixels.
    pub const MOST: u32 = 4_096;

    /// An empty one of this many pixels in width and height, held between 1 and [`Canvas::MOST`].
    #[must_use]
    pub fn new(side: u32) -> Self {
        let side = side.clamp(1, Self::MOST);
        Self { side, pixels: vec![0; side as usize * side as usize * 4] }
    }

    /// Its width and height in pixels.
    #[must_use]
    pub fn side(&self) -> u32 {
        self.side
    }

    /// RGBA of eight bits each, multiplied by their cover, row by row from the top.
    #[must_use]
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// All of it.
    #[must_use]
    pub fn whole(&self) -> Patch {
        Patch { x: 0, y: 0, width: self.side, height: self.side }
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        self.pixels.fill(0);
    }

    /// Puts a mark on it; what was touched.
    pub fn put(&mut self, mark: &Mark) -> Patch {
        self.put_upto(mark, 1.0)
    }

    /// Puts the first part of a mark on it, by its share from 0 to 1; a motif comes when half of its time is over.
    pub fn put_upto(&mut self, mark: &Mark, share: f32) -> Patch {
        match mark {
            Mark::Stroke(stroke) if share < 1.0 => {
                let samples = stroke.samples[..part(stroke.samples.len(), share)].to_vec();
                self.stroke(&Drawn { samples, ..*stroke }, 0)
            }
            Mark::Stroke(stroke) => self.stroke(stroke, 0),
            Mark::Stamp(stamp) if share >= 0.5 => self.stamp(*stamp),
            Mark::Stamp(_) => Patch::default(),
        }
    }

    /// Puts the newest piece of a stroke on it that is still being drawn: the way to its last points. What was put
    /// there piece by piece is a little rougher than the stroke as a whole.
    pub fn put_end(&mut self, stroke: &Drawn) -> Patch {
        self.stroke(stroke, stroke.samples.len().saturating_sub(3))
    }

    /// Takes a part over from another canvas of the same size.
    pub fn take(&mut self, patch: Patch, from: &Self) {
        if self.side != from.side {
            return;
        }
        for row in patch.y..patch.y + patch.height {
            let row = self.row(patch, row);
            self.pixels[row.clone()].copy_from_slice(&from.pixels[row]);
        }
    }

    /// A part of it on paper: RGBA, opaque, row by row.
    #[must_use]
    pub fn part_on_paper(&self, patch: Patch) -> Vec<u8> {
        let rows = patch.y..patch.y + patch.height;
        rows.flat_map(|row| self.pixels[self.row(patch, row)].chunks_exact(4)).flat_map(laid).collect()
    }

    fn row(&self, patch: Patch, row: u32) -> core::ops::Range<usize> {
        let begin = (row * self.side + patch.x) as usize * 4;
        begin..begin + patch.width as usize * 4
    }

    /// On paper: RGBA, opaque.
    #[must_use]
    pub fn on_paper(&self) -> Vec<u8> {
        self.part_on_paper(self.whole())
    }

    /// On paper, as the bytes of a PNG file; `None` where it could not be written.
    #[must_use]
    pub fn png(&self) -> Option<Vec<u8>> {
        let size = tiny_skia::IntSize::from_wh(self.side, self.side)?;
        Pixmap::from_vec(self.on_paper(), size)?.encode_png().ok()
    }

    fn stroke(&mut self, stroke: &Drawn, from: usize) -> Patch {
        let dots = curve::dots(stroke, pixels(self.side), from);
        let (colour, blend) = match stroke.tool {
            Tool::Pen { ink, .. } => (INKS[ink as usize], BlendMode::SourceOver),
            Tool::Eraser { .. } => (PAPER, BlendMode::DestinationOut),
        };
        let mut paint = paint(colour, 1.0);
        paint.blend_mode = blend;
        let mut touched = Touched::default();
        let mut begin = 0;
        while begin < dots.len() {
            // Runs share a dot, so that the line goes on.
            let end = (begin + RUN).min(dots.len());
            if let Some(path) = line(&dots[begin..end]) {
                self.fill(&path, &paint, Transform::identity(), &mut touched);
            }
            begin = if end == dots.len() { end } else { end - 1 };
        }
        touched.patch(self.side)
    }

    fn stamp(&mut self, stamp: Stamp) -> Patch {
        let side = pixels(self.side);
        let place = |v: u16| f32::from(v) / 65_536.0 * side;
        let scale = f32::from(stamp.size) / 256.0 * side / 100.0;
        let lie = Transform::from_translate(place(stamp.at.x), place(stamp.at.y))
            .pre_rotate(360.0 * f32::from(stamp.turn) / 256.0)
            .pre_scale(scale, scale);
        // Light falls from the upper left, however a motif is turned.
        let shade = lie.post_translate(0.9 * scale, 1.6 * scale);
        let mut touched = Touched::default();
        for piece in cuts::of(stamp.motif) {
            self.piece(piece, lie, shade, &mut touched);
        }
        touched.patch(self.side)
    }

    /// Lays a paper down: its shadow, itself, and the edge where light catches it.
    fn piece(&mut self, piece: &Piece, lie: Transform, shade: Transform, touched: &mut Touched) {
        let own = paint(piece.colour, 1.0);
        let shadow = paint(SHADE, 0.2);
        if let Some(width) = piece.line {
            self.draw(&piece.path, &shadow, width, shade, touched);
            self.draw(&piece.path, &own, width, lie, touched);
            return;
        }
        self.fill(&piece.path, &shadow, shade, touched);
        self.fill(&piece.path, &own, lie, touched);
        self.draw(&piece.path, &paint(lighter(piece.colour), 0.75), 1.1, lie, touched);
    }

    fn fill(&mut self, path: &Path, paint: &Paint, lie: Transform, touched: &mut Touched) {
        touched.add(path, lie, 0.0);
        if let Some(mut pixmap) = PixmapMut::from_bytes(&mut self.pixels, self.side, self.side) {
            pixmap.fill_path(path, paint, FillRule::Winding, lie, None);
        }
    }

    fn draw(&mut self, path: &Path, paint: &Paint, width: f32, lie: Transform, touched: &mut Touched) {
        touched.add(path, lie, width);
        let pen = Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
        if let Some(mut pixmap) = PixmapMut::from_bytes(&mut self.pixels, self.side, self.side) {
            pixmap.stroke_path(path, paint, &pen, lie, None);
        }
    }
}

/// A pixel of ink on paper.
fn laid(pixel: &[u8]) -> [u8; 4] {
    let over = |ink: u8, paper: u8, cover: u8| {
        let shines = u32::from(paper) * (255 - u32::from(cover)) / 255;
        u8::try_from(u32::from(ink) + shines).unwrap_or(u8::MAX)
    };
    let [red, green, blue] = [0, 1, 2].map(|light| over(pixel[light], PAPER[light], pixel[3]));
    [red, green, blue, u8::MAX]
}

fn paint([red, green, blue]: [u8; 3], cover: f32) -> Paint<'static> {
    let mut colour = Color::from_rgba8(red, green, blue, u8::MAX);
    colour.set_alpha(cover);
    Paint { shader: Shader::SolidColor(colour), anti_alias: true, ..Paint::default() }
}

/// Halfway to the light.
fn lighter(colour: [u8; 3]) -> [u8; 3] {
    colour.map(|light| light + (255 - light) / 2)
}

/// The dots and what lies between each and the next, as round-ended pieces that all turn the same way: where they
/// overlap they add up.
fn line(dots: &[Dot]) -> Option<Path> {
    let mut builder = PathBuilder::new();
    if let [only] = dots {
        builder.push_circle(only.x, only.y, only.radius);
    }
    for pair in dots.windows(2) {
        capsule(&mut builder, pair[0], pair[1]);
    }
    builder.finish()
}

fn capsule(builder: &mut PathBuilder, a: Dot, b: Dot) {
    let ahead = (b.y - a.y).atan2(b.x - a.x);
    let corners = corners(a.radius.max(b.radius));
    let mut first = true;
    for (dot, from) in [(a, ahead + PI / 2.0), (b, ahead - PI / 2.0)] {
        for corner in 0..=corners {
            let turn = from + PI * f32::from(corner) / f32::from(corners);
            let (x, y) = (dot.x + dot.radius * turn.cos(), dot.y + dot.radius * turn.sin());
            if first {
                builder.move_to(x, y);
            } else {
                builder.line_to(x, y);
            }
            first = false;
        }
    }
    builder.close();
}

/// In how many pieces half a circle is cut.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to a few")]
fn corners(radius: f32) -> u8 {
    (radius * TAU / 5.0).ceil().clamp(5.0, 24.0) as u8
}

/// The first of so many points that are there at this share; at least one.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "clamped to the count"
)]
fn part(count: usize, share: f32) -> usize {
    ((count as f32 * share).ceil() as usize).clamp(1, count)
}

#[expect(clippy::cast_precision_loss, reason = "a few thousand at most")]
fn pixels(side: u32) -> f32 {
    side as f32
}

/// What was touched so far: left, top, right, bottom.
#[derive(Clone, Copy, Debug, Default)]
struct Touched(Option<[f32; 4]>);

impl Touched {
    fn add(&mut self, path: &Path, lie: Transform, width: f32) {
        let Some(bounds) = path.bounds().transform(lie) else { return };
        let more = 2.0 + width * lie.get_scale().0;
        let [left, top, right, bottom] = self.0.unwrap_or([f32::MAX, f32::MAX, f32::MIN, f32::MIN]);
        self.0 = Some([
            left.min(bounds.left() - more),
            top.min(bounds.top() - more),
            right.max(bounds.right() + more),
            bottom.max(bounds.bottom() + more),
        ]);
    }

    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the canvas")]
    fn patch(self, side: u32) -> Patch {
        let Some(edges) = self.0 else { return Patch::default() };
        let [left, top, right, bottom] = edges.map(|edge| edge.round().clamp(0.0, pixels(side)) as u32);
        Patch { x: left, y: top, width: right - left, height: bottom - top }
    }
}
