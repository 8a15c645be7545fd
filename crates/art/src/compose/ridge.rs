//! Ridge lines: the torn upper edges of the big papers.

use std::fmt::Write as _;

use crate::chance::{Chance, roll};
use crate::layer::Line;
use crate::picture::Pair;

/// Closed path of a paper whose upper edge runs as asked and that fills the picture below it.
/// `(y, rise, step)` are the middle height, how far it rises and falls, and the width of a feature.
pub(super) fn outline(line: Line, (w, h): Pair, (y, rise, step): (f32, f32, f32), seed: u32) -> String {
    // The paper reaches past the picture's sides, so that no shadow is thrown inward from there.
    let (left, right, bottom) = (-step.max(40.0), w + step.max(40.0), h + 60.0);
    let mut d = format!("M{left} {bottom}");
    let mut chance = Chance::new(u64::from(seed));
    match line {
        Line::Hills => hills(&mut d, (left, right), (y, rise, step), seed),
        Line::Dunes => dunes(&mut d, (left, right), (y, rise, step), &mut chance),
        Line::Waves => waves(&mut d, (left, right), (y, rise, step)),
        Line::Roofs => roofs(&mut d, (left, right), (y, rise, step), &mut chance),
        Line::Trees => trees(&mut d, (left, right), (y, rise, step), &mut chance),
        Line::Peaks => peaks(&mut d, (left, right), (y, rise, step), &mut chance),
        Line::Clumps => clumps(&mut d, (left, right), (y, rise, step), &mut chance),
        Line::Gables => gables(&mut d, (left, right), (y, rise, step), &mut chance),
        Line::Swell => swell(&mut d, (left, right), (y, rise, step), &mut chance),
        Line::Slabs => slabs(&mut d, (left, right), (y, rise, step), &mut chance),
        Line::Grass => grass(&mut d, (left, right), (y, rise, step), &mut chance),
    }
    let _ = write!(d, "L{right:.1} {bottom}Z");
    d
}

type Form = (f32, f32, f32);

fn hills(d: &mut String, (left, right): Pair, (y, rise, step): Form, seed: u32) {
    let height = |x: f32| y - rise * (0.75 * roll(x / step, seed) + 0.25 * roll(2.7 * x / step, seed + 101));
    let part = step / 10.0;
    let mut x = left;
    while x < right + part {
        let _ = write!(d, "L{x:.1} {:.2}", height(x));
        x += part;
    }
}

fn dunes(d: &mut String, (left, right): Pair, (y, rise, step): Form, chance: &mut Chance) {
    let mut x = left;
    let _ = write!(d, "L{x:.1} {y:.1}");
    while x < right {
        let reach = step * chance.between(0.7, 1.4);
        let top = y - rise * chance.between(0.35, 1.0);
        let foot = y + rise * chance.between(0.0, 0.35);
        // A long windward slope that steepens, a sharp crest, and a short hollow lee side.
        let crest = x + reach * 0.68;
        let _ = write!(
            d,
            "C{:.1} {y:.1} {:.1} {:.1} {crest:.1} {top:.1}",
            x + reach * 0.25,
            crest - reach * 0.18,
            top + rise * 0.1
        );
        x += reach;
        let _ = write!(
            d,
            "C{:.1} {:.1} {:.1} {foot:.1} {x:.1} {y:.1}",
            crest + reach * 0.06,
            top + rise * 0.35,
            x - reach * 0.14
        );
    }
}

fn waves(d: &mut String, (left, right): Pair, (y, rise, step): Form) {
    let mut x = left;
    let _ = write!(d, "L{x:.1} {y:.1}");
    while x < right {
        let _ = write!(d, "q{:.1} {:.1} {step:.1} 0", step / 2.0, 2.0 * rise);
        x += step;
    }
}

fn roofs(d: &mut String, (left, right): Pair, (y, rise, step): Form, chance: &mut Chance) {
    let mut x = left;
    while x < right {
        let w = step * chance.between(0.45, 1.2);
        let top = y - rise * chance.between(-0.5, 0.6);
        let _ = write!(d, "L{x:.1} {top:.1}");
        match chance.below(5) {
            0 => {
                // A dome on a drum.
                let r = w * 0.34;
                let from = x + w / 2.0 - r;
                let _ = write!(
                    d,
                    "L{from:.1} {top:.1}v{:.1}c0 {:.1} {:.1} {:.1} {r:.1} {:.1}c{:.1} {:.1} {r:.1} {:.1} {r:.1} {:.1}v{:.1}",
                    -r * 0.3,
                    -r * 0.9,
                    r * 0.7,
                    -r * 0.95,
                    -r * 1.6,
                    r * 0.3,
                    r * 0.65,
                    r * 0.7,
                    r * 1.6,
                    r * 0.3
                );
            }
            1 => {
                // A slim tower with a cap.
                let slim = (w * 0.16).max(step * 0.07);
                let (from, high) = (x + w * 0.3, rise * chance.between(0.5, 1.0));
                let _ = write!(
                    d,
                    "L{from:.1} {top:.1}v{:.1}h{:.1}l{:.1} {:.1}l{:.1} {:.1}h{:.1}v{high:.1}",
                    -high,
                    -slim * 0.35,
                    slim * 0.85,
                    -slim * 1.5,
                    slim * 0.85,
                    slim * 1.5,
                    -slim * 0.35
                );
            }
            _ => {
                // A flat roof with battlements.
                let tooth = step * 0.09;
                let mut at = x;
                while at + 2.0 * tooth < x + w {
                    let _ = write!(d, "v{:.1}h{tooth:.1}v{:.1}h{tooth:.1}", -tooth, tooth);
                    at += 2.0 * tooth;
                }
            }
        }
        x += w;
        let _ = write!(d, "L{x:.1} {top:.1}");
    }
}

fn trees(d: &mut String, (left, right): Pair, (y, rise, step): Form, chance: &mut Chance) {
    let mut x = left;
    let _ = write!(d, "L{x:.1} {y:.1}");
    while x < right {
        let w = step * chance.between(0.7, 1.15);
        let high = rise * chance.between(0.6, 1.3);
        let _ = write!(d, "L{x:.1} {y:.1}");
        // Three tiers up one side and down the other.
        let half = w / 2.0;
        for (out, up) in [(1.0, 0.12), (0.55, 0.38), (0.78, 0.34), (0.36, 0.68), (0.5, 0.64)] {
            let _ = write!(d, "L{:.1} {:.1}", x + half * (1.0 - out), y - high * up);
        }
        let _ = write!(d, "L{:.1} {:.1}", x + half, y - high);
        for (out, up) in [(0.5, 0.64), (0.36, 0.68), (0.78, 0.34), (0.55, 0.38), (1.0, 0.12)] {
            let _ = write!(d, "L{:.1} {:.1}", x + half * (1.0 + out), y - high * up);
        }
        x += w * 0.86;
    }
    let _ = write!(d, "L{x:.1} {y:.1}");
}

fn peaks(d: &mut String, (left, right): Pair, (y, rise, step): Form, chance: &mut Chance) {
    let mut x = left;
    let _ = write!(d, "L{x:.1} {y:.1}");
    while x < right {
        let w = step * chance.between(0.7, 1.3);
        let top = y - rise * chance.between(0.5, 1.0);
        let lean = chance.between(0.38, 0.6);
        let _ = write!(
            d,
            "L{:.1} {:.1}L{:.1} {top:.1}L{:.1} {:.1}L{:.1} {:.1}",
            x + w * lean * 0.55,
            y - (y - top) * chance.between(0.42, 0.55),
            x + w * lean,
            x + w * (lean + 0.2),
            y - (y - top) * chance.between(0.48, 0.6),
            x + w,
            y + rise * chance.between(-0.1, 0.1)
        );
        x += w;
    }
}

fn clumps(d: &mut String, (left, right): Pair, (y, rise, step): Form, chance: &mut Chance) {
    let mut x = left;
    let mut height = y;
    let _ = write!(d, "L{x:.1} {height:.1}");
    while x < right {
        let w = step * chance.between(0.5, 1.2);
        let next = y - rise * chance.between(-0.5, 0.5);
        let r = (w * w + (next - height) * (next - height)).sqrt() * 0.54;
        x += w;
        let _ = write!(d, "A{r:.1} {r:.1} 0 0 1 {x:.1} {next:.1}");
        height = next;
    }
}

fn gables(d: &mut String, (left, right): Pair, (y, rise, step): Form, chance: &mut Chance) {
    let mut x = left;
    while x < right {
        let w = step * chance.between(0.7, 1.25);
        let eave = y - rise * chance.between(-0.35, 0.35);
        let (ridge, over) = (eave - w * chance.between(0.55, 0.95), step * 0.06);
        let _ = write!(d, "L{x:.1} {eave:.1}L{:.1} {:.1}", x - over, eave + over);
        let top = x + w / 2.0;
        if chance.below(3) == 0 {
            // A chimney halfway up the left slope.
            let (a, b) = (x + w * 0.18, x + w * 0.3);
            let slope = |at: f32| eave + (ridge - eave) * (at - x) / (w / 2.0);
            let mouth = ridge - w * 0.08;
            let _ = write!(d, "L{a:.1} {:.1}V{mouth:.1}H{b:.1}V{:.1}", slope(a), slope(b));
        }
        x += w;
        let _ = write!(d, "L{top:.1} {ridge:.1}L{:.1} {:.1}L{x:.1} {eave:.1}", x + over, eave + over);
    }
}

fn swell(d: &mut String, (left, right): Pair, (y, rise, step): Form, chance: &mut Chance) {
    let mut x = left - step * chance.between(0.0, 0.8);
    let _ = write!(d, "L{x:.1} {y:.1}");
    while x < right {
        let w = step * chance.between(0.8, 1.25);
        let high = rise * chance.between(0.6, 1.1);
        // A hollow face, a crest that hooks over it to the left, and a long back.
        let crest = (x + w * 0.2, y - high);
        let _ = write!(
            d,
            "C{:.1} {y:.1} {:.1} {:.1} {:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}C{:.1} {:.1} {:.1} {y:.1} {:.1} {y:.1}",
            x + w * 0.34,
            x + w * 0.46,
            crest.1 + high * 0.5,
            crest.0,
            crest.1 + high * 0.3,
            crest.0 + w * 0.02,
            crest.1 + high * 0.02,
            crest.0 + w * 0.26,
            crest.1 - high * 0.06,
            crest.0 + w * 0.4,
            crest.1 + high * 0.34,
            crest.0 + w * 0.52,
            crest.1 + high * 0.62,
            x + w * 0.85,
            x + w
        );
        x += w;
    }
}

fn slabs(d: &mut String, (left, right): Pair, (y, rise, step): Form, chance: &mut Chance) {
    let mut x = left;
    while x < right {
        let w = step * chance.between(0.4, 1.2);
        let (a, b) = (y - rise * chance.between(-0.5, 1.0), rise * chance.between(-0.12, 0.12));
        let lean = w * chance.between(0.02, 0.12);
        let _ = write!(d, "L{:.1} {a:.1}L{:.1} {:.1}", x + lean, x + w - lean, a + b);
        x += w;
        let _ = write!(d, "L{x:.1} {:.1}", y + rise * 0.5);
    }
}

fn grass(d: &mut String, (left, right): Pair, (y, rise, step): Form, chance: &mut Chance) {
    let mut x = left;
    let _ = write!(d, "L{x:.1} {y:.1}");
    while x < right {
        let w = step * chance.between(0.5, 1.0);
        let (tip, bend) = (y - rise * chance.between(0.3, 1.0), step * chance.between(-1.2, 1.6));
        let from = x;
        x += w;
        let (mid, half) = (from + w / 2.0, (y + tip) / 2.0);
        let _ = write!(
            d,
            "Q{:.1} {half:.1} {:.1} {tip:.1}Q{:.1} {half:.1} {x:.1} {y:.1}",
            mid - w * 0.2,
            mid + bend,
            mid + w * 0.3
        );
    }
}
