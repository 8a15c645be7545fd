//! A picture baked as three papers, so that what is near can drift before what is far.
//!
//! The *back* is opaque and holds everything far and the frame, which so never moves; the *middle* holds the one
//! impossible thing, the *front* what stands before it. The latter two are cut out along their paper, reach under
//! the frame, bear the frame's shadow, and are trimmed at the top: they stand on the ground of the picture. The shadow of
//! a paper, and its glow, stay on what lies below. Laid over each other without a shift the three look like the one print.

use crate::book::{Book, Print};
use crate::compose::compose_some;
use crate::error::{PressError, Result};
use crate::layer::{Layer, Line};
use crate::picture::Picture;
use crate::print::{Pixels, fleck, render};
use crate::unseen::{bleed, byte, closed, fill, harden, hidden, widened};

/// How far the middle may drift, in parts of a picture's width and height; the front drifts twice as far. The table
/// stays within.
pub const REACH: (f32, f32) = (0.008, 0.003);

/// The names of the three, from back to front.
pub const NAMES: [&str; 3] = ["", ".middle", ".front"];

/// How wide the frame is, and how round the corners of its window, in parts of a picture's width.
const FRAME: f32 = 9.0 / 320.0;
const ROUND: f32 = 11.0 / 320.0;

/// How dark the frame's shadow is where no light reaches it, of 255.
const DARKEST: u8 = 107;

/// From how much cover on a place counts as paper, of 255; holes and gaps of up to twice so many pixels are closed, and
/// so many belong to its soft edge.
const PAPER: u8 = 140;
const GAPS: usize = 3;
const EDGE: usize = 1;

/// Pixels beyond the reach that are printed all the same: WebP lets neighbours run into each other.
const SPARE: usize = 3;

/// At which layers the middle and the front begin.
#[must_use]
pub fn split(picture: &Picture) -> (usize, usize) {
    let layers = framed(picture);
    let (middle, front) = picture.depths.unwrap_or_else(|| by_kind(layers, picture.size.1));
    let middle = middle.min(layers.len());
    (middle, front.clamp(middle, layers.len()))
}

/// All layers but the frame.
fn framed(picture: &Picture) -> &[Layer] {
    match picture.layers.split_last() {
        Some((Layer::Frame { .. }, rest)) => rest,
        _ => &picture.layers,
    }
}

/// Far are the sky, what hangs in it and the ground below it; near is the ground at the foot of the picture with all that
/// stands on it.
fn by_kind(layers: &[Layer], height: f32) -> (usize, usize) {
    let is_far = |layer: &Layer| match layer {
        Layer::Sky { .. }
        | Layer::Stars { .. }
        | Layer::Orb { .. }
        | Layer::Glow { .. }
        | Layer::Rays { .. }
        | Layer::Shade { .. } => true,
        Layer::Ridge { y, .. } => *y < height * 0.82,
        _ => false,
    };
    let is_near = |layer: &Layer| match layer {
        Layer::Ridge { y, hang, line, .. } => !hang && (*y >= height * 0.9 || *line == Line::Grass),
        _ => false,
    };
    let middle = layers.iter().position(|layer| !is_far(layer)).unwrap_or(layers.len());
    let thing = (middle + 1).min(layers.len());
    let front = layers[thing..].iter().position(is_near).map_or(layers.len(), |at| at + thing);
    (middle, front)
}

/// Prints the three papers of a picture, from back to front.
pub fn papers(book: &Book, print: &Print<'_>) -> Result<[Pixels; 3]> {
    let picture = print.picture;
    let Some((frame @ Layer::Frame { .. }, layers)) = picture.layers.split_last() else {
        let why = "a picture in depths needs a frame as its last layer";
        return Err(PressError::Print(print.name.clone(), why.to_owned()));
    };
    let (middle, front) = split(picture);
    let part = |layers: &[Layer], corner: f32| -> Result<Pixels> {
        render(print, &compose_some(book, print, layers, corner)?.0)
    };
    let far: Vec<Layer> = layers[..middle].iter().chain([frame]).cloned().collect();
    let mut back = part(&far, 0.0)?;
    let frame = part(std::slice::from_ref(frame), 0.0)?;
    let under = part(&layers[..middle], 0.0)?;
    let mut papers = [part(&layers[middle..front], 0.0)?, part(&layers[front..], 0.0)?];
    back.grain(print.grain);
    cut(&mut back, &under, &mut papers, &frame, print.grain);
    let [mut middle, front] = papers;
    leave_out_unseen(&mut back, &mut middle, &front, &frame);
    Ok([back, trimmed(&middle), trimmed(&front)])
}

/// How the three look on the screen, the middle shifted by so many pixels and the front by twice as many.
#[must_use]
pub fn laid(papers: &[Pixels; 3], shift: (i64, i64)) -> Pixels {
    let mut seen_all = papers[0].clone();
    let (width, height) = (i64::from(seen_all.width), i64::from(seen_all.height));
    #[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "a few pixels")]
    let [frame, round] = [FRAME, ROUND].map(|part| (width as f32 * part).ceil() as i64);
    for (times, paper) in (1..).zip(&papers[1..]) {
        let top = height - i64::from(paper.height);
        for y in frame..height - frame {
            for x in frame..width - frame {
                let beyond =
                    |at: i64, end: i64| (frame + round - at).max(at + 1 - (end - frame - round)).max(0);
                if beyond(x, width).pow(2) + beyond(y, height).pow(2) > round.pow(2) {
                    continue;
                }
                let (from_x, from_y) = (x - shift.0 * times, y - shift.1 * times - top);
                if from_y < 0 || from_x < 0 || from_x >= width || from_y >= i64::from(paper.height) {
                    continue;
                }
                let at = |x: i64, y: i64| usize::try_from((y * width + x) * 4).unwrap_or(0);
                let own = &paper.rgba[at(from_x, from_y)..][..4];
                if own[3] >= 128 {
                    seen_all.rgba[at(x, y)..][..4].copy_from_slice(own);
                }
            }
        }
    }
    seen_all
}

/// A pixel's ink and how much it covers, from 0 to 1.
fn parts(pixel: &[u8]) -> ([f32; 3], f32) {
    let [r, g, b, a] = [0, 1, 2, 3].map(|i| f32::from(pixel[i]) / 255.0);
    ([r, g, b], a)
}

fn mixed(under: [f32; 3], over: [f32; 3], share: f32) -> [f32; 3] {
    [0, 1, 2].map(|i| under[i] * (1.0 - share) + over[i] * share)
}

/// Cuts a paper out. It either hides what lies under it or is not there: a cover with soft edges would take as many bytes
/// as the picture, and the screen mixes light, where a print mixes inks. Returns where it is, and makes of the paper the
/// shadow and the glow around it, which stay on what lies below and run on under it.
fn cut_out(paper: &mut Pixels) -> Vec<bool> {
    let size = (paper.width as usize, paper.height as usize);
    let whole: Vec<bool> = paper.rgba.chunks_exact(4).map(|pixel| pixel[3] >= PAPER).collect();
    let whole = widened(&closed(&whole, size, GAPS), size, EDGE);
    fill(paper, &whole, |_| false);
    whole
}

/// Cuts papers out that a print lays over the back, in the shadow of the frame and with the grain of the whole.
fn cut(back: &mut Pixels, ground: &Pixels, papers: &mut [Pixels; 2], frame: &Pixels, grain: f32) {
    let width = ground.width;
    let mut shadows = papers.clone();
    let cuts = shadows.each_mut().map(cut_out);
    for (at, frame) in frame.rgba.chunks_exact(4).enumerate() {
        let pixel = at * 4..at * 4 + 4;
        // Below the frame itself it is as dark as at its edge.
        let is_frame = frame[3] > DARKEST;
        let shadow =
            if is_frame { [0x15, 0x0a, 0x2a, DARKEST] } else { [frame[0], frame[1], frame[2], frame[3]] };
        let (shadow, dark) = parts(&shadow);
        let place = u32::try_from(at).unwrap_or(0);
        let rough = fleck(place % width, place / width) * grain / 255.0;
        let seen = |inks: [f32; 3]| {
            let [r, g, b] = mixed(inks, shadow, dark).map(|ink| byte(ink + rough));
            [r, g, b, 255]
        };
        let (mut inks, _) = parts(&ground.rgba[pixel.clone()]);
        // What is seen of the back, the middle and the front in this place.
        let mut shown = [Some(inks), None, None];
        for depth in 1..=2 {
            let (own, share) = parts(&papers[depth - 1].rgba[pixel.clone()]);
            let (shade, shaded) = parts(&shadows[depth - 1].rgba[pixel.clone()]);
            inks = mixed(inks, own, share);
            for below in shown[..depth].iter_mut().flatten() {
                *below = mixed(*below, shade, shaded);
            }
            if cuts[depth - 1][at] {
                shown[depth] = Some(inks);
            }
        }
        let [far, near @ ..] = shown;
        if let (Some(far), false) = (far, is_frame) {
            back.rgba[pixel.clone()].copy_from_slice(&seen(far));
        }
        for (paper, inks) in papers.iter_mut().zip(near) {
            paper.rgba[pixel.clone()].copy_from_slice(&inks.map_or([0; 4], seen));
        }
    }
}

/// Leaves out of the back and the middle what is never seen of them.
fn leave_out_unseen(back: &mut Pixels, middle: &mut Pixels, front: &Pixels, frame: &Pixels) {
    let size = (back.width as usize, back.height as usize);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "a few pixels"
    )]
    let reach = |part: f32, of: usize, times: usize| (part * of as f32).ceil() as usize * times + SPARE;
    let reach = |times: usize| (reach(REACH.0, size.0, times), reach(REACH.1, size.1, times));
    // Nothing is drawn over the frame.
    let is_frame = |at: usize| frame.rgba[at * 4 + 3] > DARKEST;
    let open = |paper: &Pixels, at: usize| paper.rgba[at * 4 + 3] < 255 || is_frame(at);
    let below_middle = hidden(size, reach(1), |at| open(middle, at));
    let below_front = hidden(size, reach(2), |at| open(front, at));
    let below_both: Vec<bool> = below_middle.iter().zip(&below_front).map(|(a, b)| *a || *b).collect();
    fill(back, &below_both, is_frame);
    fill(middle, &hidden(size, reach(1), |at| open(front, at)), |_| false);
    harden(middle);
}

/// Without the empty rows at the top.
fn trimmed(paper: &Pixels) -> Pixels {
    let row = paper.width as usize * 4;
    let empty = paper.rgba.chunks_exact(row.max(1)).take_while(|row| row.chunks_exact(4).all(|p| p[3] == 0));
    let top = u32::try_from(empty.count()).unwrap_or(0).min(paper.height.saturating_sub(1));
    let mut paper = paper.part(0, top, paper.width, paper.height - top);
    bleed(&mut paper);
    paper
}
