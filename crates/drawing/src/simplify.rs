//! Leaving out points that no eye would miss (Ramer, Douglas and Peucker, in whole numbers).

use crate::Sample;

/// How far a point may lie off the line that replaces it: about a fifteenth of a percent of the board.
const OFF_LINE: i128 = 44;
/// How far a pressure may lie off the slope that replaces it.
const OFF_SLOPE: i128 = 20;
/// The way between two samples, in parts finer than the board.
const WHOLE: i128 = 1 << 20;

/// The samples without those that lie on the way between two others. The first and the last stay.
#[must_use]
pub fn simplified(samples: &[Sample]) -> Vec<Sample> {
    let mut keep = vec![false; samples.len()];
    if let Some(last) = samples.len().checked_sub(1) {
        (keep[0], keep[last]) = (true, true);
        let mut open = vec![(0, last)];
        while let Some((from, to)) = open.pop() {
            if let Some(worst) = worst(samples, from, to) {
                keep[worst] = true;
                open.extend([(from, worst), (worst, to)]);
            }
        }
    }
    samples.iter().zip(keep).filter(|(_, kept)| *kept).map(|(sample, _)| *sample).collect()
}

/// The sample between two others that misses the way between them most, if it misses it by too much.
fn worst(samples: &[Sample], from: usize, to: usize) -> Option<usize> {
    let off = |at: usize| miss(samples[from], samples[at], samples[to]);
    let (at, miss) = (from + 1..to).map(|at| (at, off(at))).max_by_key(|(_, miss)| *miss)?;
    (miss > 1_000).then_some(at)
}

/// How far a sample misses the way between two others, in thousandths of what may be missed.
fn miss(from: Sample, at: Sample, to: Sample) -> i128 {
    let along = vector(from, to);
    let here = vector(from, at);
    let length = along.0 * along.0 + along.1 * along.1;
    let dot = here.0 * along.0 + here.1 * along.1;
    // How far along the way, in parts of its whole; beyond its ends the ends count.
    let part = if length == 0 { 0 } else { (WHOLE * dot / length).clamp(0, WHOLE) };
    let foot = (along.0 * part / WHOLE, along.1 * part / WHOLE);
    let off = (here.0 - foot.0, here.1 - foot.1);
    let place = 1_000 * (off.0 * off.0 + off.1 * off.1) / (OFF_LINE * OFF_LINE);
    let slope = (i128::from(to.pressure) - i128::from(from.pressure)) * part / WHOLE;
    let pressure = (i128::from(at.pressure) - i128::from(from.pressure) - slope).abs();
    place.max(1_000 * pressure / OFF_SLOPE)
}

fn vector(from: Sample, to: Sample) -> (i128, i128) {
    let step = |from: u16, to: u16| i128::from(to) - i128::from(from);
    (step(from.at.x, to.at.x), step(from.at.y, to.at.y))
}
