//! What a paper hides in every place it may drift to need not be printed on the one below: it is filled with the
//! colours around, softly, which costs next to nothing.

use crate::print::Pixels;

/// Where an opaque paper hides what lies under it although it drifts this far to all sides, in pixels. `open` says
/// where it does not cover.
pub(crate) fn hidden(size: (usize, usize), reach: (usize, usize), open: impl Fn(usize) -> bool) -> Vec<bool> {
    let (width, height) = size;
    let wide = width + 1;
    // How many open places lie above and left of each corner.
    let mut sums = vec![0_u32; wide * (height + 1)];
    for y in 0..height {
        let mut row = 0;
        for x in 0..width {
            row += u32::from(open(y * width + x));
            sums[(y + 1) * wide + x + 1] = sums[y * wide + x + 1] + row;
        }
    }
    let mut hidden = Vec::with_capacity(width * height);
    for y in 0..height {
        let (top, bottom) = (y.saturating_sub(reach.1), (y + reach.1 + 1).min(height));
        for x in 0..width {
            let (left, right) = (x.saturating_sub(reach.0), (x + reach.0 + 1).min(width));
            let at = |x: usize, y: usize| sums[y * wide + x];
            hidden.push(at(right, bottom) + at(left, top) == at(left, bottom) + at(right, top));
        }
    }
    hidden
}

/// A place's colour and cover, and how much of it is known.
type Known = [f32; 5];

/// The places within so many pixels of a marked one.
pub(crate) fn widened(marked: &[bool], size: (usize, usize), by: usize) -> Vec<bool> {
    hidden(size, (by, by), |at| marked[at]).into_iter().map(|far| !far).collect()
}

/// The marked places with their small holes, notches and gaps closed.
pub(crate) fn closed(marked: &[bool], size: (usize, usize), by: usize) -> Vec<bool> {
    let wide = widened(marked, size, by);
    hidden(size, (by, by), |at| !wide[at])
}

/// Gives clear places the colours around, so that WebP lets nothing else run over the edge.
pub(crate) fn bleed(paper: &mut Pixels) {
    let known = paper.rgba.chunks_exact(4).map(|pixel| {
        let [r, g, b] = [0, 1, 2].map(|i| f32::from(pixel[i]) / 255.0);
        if pixel[3] == 0 { [0.0; 5] } else { [r, g, b, 1.0, 1.0] }
    });
    let filled = around(known.collect(), (paper.width as usize, paper.height as usize));
    for (pixel, [r, g, b, ..]) in paper.rgba.chunks_exact_mut(4).zip(filled) {
        if pixel[3] == 0 {
            for (channel, value) in pixel.iter_mut().zip([r, g, b]) {
                *channel = byte(value);
            }
        }
    }
}

/// Fills the places that are never seen; the frame lends them no colour.
pub(crate) fn fill(paper: &mut Pixels, hidden: &[bool], is_frame: impl Fn(usize) -> bool) {
    let known = paper.rgba.chunks_exact(4).zip(hidden).enumerate().map(|(at, (pixel, &hidden))| {
        let [r, g, b, a] = [0, 1, 2, 3].map(|i| f32::from(pixel[i]) / 255.0);
        // Colours count as much as they cover.
        if hidden || is_frame(at) { [0.0; 5] } else { [r * a, g * a, b * a, a, 1.0] }
    });
    let filled = around(known.collect(), (paper.width as usize, paper.height as usize));
    for ((pixel, place), &hidden) in paper.rgba.chunks_exact_mut(4).zip(filled).zip(hidden) {
        if !hidden {
            continue;
        }
        let [r, g, b, a, share] = place;
        let cover = a.max(1e-6);
        for (channel, value) in pixel.iter_mut().zip([r / cover, g / cover, b / cover, a / share.max(1e-6)]) {
            *channel = byte(value);
        }
    }
}

/// Makes a paper cover wholly or not at all.
pub(crate) fn harden(paper: &mut Pixels) {
    for pixel in paper.rgba.chunks_exact_mut(4) {
        pixel[3] = if pixel[3] < 128 { 0 } else { 255 };
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to a byte")]
pub(crate) fn byte(value: f32) -> u8 {
    (value * 255.0).round().clamp(0.0, 255.0) as u8
}

/// What is not known, taken from what is known around: from a picture of half the size that is filled in the same way.
fn around(mut places: Vec<Known>, (width, height): (usize, usize)) -> Vec<Known> {
    if width <= 1 && height <= 1 || places.iter().all(|place| place[4] > 0.0) {
        return places;
    }
    let (w, h) = (width.div_ceil(2), height.div_ceil(2));
    let mut half = vec![[0.0; 5]; w * h];
    for (i, place) in places.iter().enumerate() {
        let (x, y) = (i % width / 2, i / width / 2);
        for (sum, part) in half[y * w + x].iter_mut().zip(place) {
            *sum += part;
        }
    }
    let half = around(half, (w, h));
    let share = |place: &Known| place.map(|part| part / place[4].max(1e-6));
    for (i, place) in places.iter_mut().enumerate() {
        if place[4] <= 0.0 {
            let (x, y) = (i % width, i / width);
            // Between the four nearest of the coarse ones, so that no edges show.
            let beside = |at: usize, end: usize| {
                if at.is_multiple_of(2) { (at / 2).saturating_sub(1) } else { (at / 2 + 1).min(end - 1) }
            };
            let (near_x, near_y, far_x, far_y) = (x / 2, y / 2, beside(x, w), beside(y, h));
            let mut mixed = [0.0; 5];
            for (x, y, weight) in [
                (near_x, near_y, 9.0 / 16.0),
                (far_x, near_y, 3.0 / 16.0),
                (near_x, far_y, 3.0 / 16.0),
                (far_x, far_y, 1.0 / 16.0),
            ] {
                for (sum, part) in mixed.iter_mut().zip(share(&half[y * w + x])) {
                    *sum += part * weight;
                }
            }
            *place = mixed;
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_stays_covered_is_hidden() {
        // Five by one, covered but for the first place, and drifting one place to each side.
        let found = hidden((5, 1), (1, 0), |at| at == 0);
        assert_eq!(found, [false, false, true, true, true]);
    }

    #[test]
    fn what_is_hidden_takes_the_colours_around_and_nothing_else_changes() {
        let mut paper = Pixels::clear(8, 8);
        for (i, pixel) in paper.rgba.chunks_exact_mut(4).enumerate() {
            pixel.copy_from_slice(if i % 8 < 4 { &[200, 0, 0, 255] } else { &[0, 0, 200, 255] });
        }
        let before = paper.clone();
        let hidden: Vec<bool> = (0..64).map(|i| i / 8 >= 2).collect();
        paper.rgba[4 * 40] = 77;
        fill(&mut paper, &hidden, |_| false);
        assert_eq!(paper.rgba[..64], before.rgba[..64]);
        assert!(paper.rgba.chunks_exact(4).all(|pixel| pixel[3] == 255));
        let left = &paper.rgba[4 * 40..4 * 40 + 3];
        assert!(left[0] > 100 && left[0] <= 200 && left[2] < 100, "{left:?}");
    }
}
