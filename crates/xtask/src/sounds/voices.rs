//! What the sounds are made of: things that are struck, plucked, shaken and stroked.
//!
//! Each voice is about as loud as the next at the gain 1; the score mixes them.

use super::arithmetic::{exp, turn};
use super::noise::{LowPass, Noise};
use super::wave::{RATE, Wave};

/// A way in which a struck thing rings: frequency in Hz, time in seconds to fall to a third, gain.
pub struct Mode(pub f64, pub f64, pub f64);

/// A thing that is struck once and rings in its modes.
pub fn struck(modes: &[Mode]) -> Wave {
    let longest = modes.iter().fold(0.0, |most: f64, mode| most.max(mode.1));
    Wave::new(longest * 6.0, |time| {
        modes.iter().map(|Mode(hz, fall, gain)| turn(hz * time).0 * exp(-time / fall) * gain).sum()
    })
}

/// A bar of a wooden xylophone under a soft mallet; deep bars ring longer.
pub fn bar(hz: f64) -> Wave {
    let fall = 0.34 * 262.0 / (hz + 131.0);
    let modes = [Mode(hz, fall, 0.8), Mode(hz * 3.93, fall * 0.25, 0.16), Mode(hz * 9.2, fall * 0.09, 0.06)];
    struck(&modes).with(&puff(0.006, 1800.0, 1), 0.0, 0.25)
}

/// A plucked string: a short noise that runs round and round and loses its edge on the way.
pub fn string(hz: f64, seconds: f64) -> Wave {
    let mut noise = Noise::new(5);
    let mut soft = LowPass::default();
    // The average of neighbours delays by half a sample, the all-pass by the fraction that is left.
    let period = f64::from(RATE) / hz - 0.5;
    let whole = (period - 0.2).floor();
    let rest = period - whole;
    let all_pass = (1.0 - rest) / (1.0 + rest);
    let mut line: Vec<f64> = (0..whole as usize).map(|_| soft.next(noise.next(), 2600.0)).collect();
    let middle = line.iter().sum::<f64>() / whole;
    line.iter_mut().for_each(|sample| *sample -= middle);
    let (mut at, mut last, mut last_in, mut last_out) = (0, 0.0, 0.0, 0.0);
    Wave::new(seconds, |time| {
        let average = (line[at] + last) / 2.0 * 0.996;
        last = line[at];
        let out = all_pass * (average - last_out) + last_in;
        (last_in, last_out) = (average, out);
        line[at] = out;
        at = (at + 1) % line.len();
        out * 2.2 * (1.0 - exp(-time / 0.001)) * exp(-time / (seconds * 0.4))
    })
}

/// Two pieces of wood that meet: a click, and the body that it wakes. Small pieces sound high.
pub fn wood(hz: f64) -> Wave {
    let modes = [
        Mode(hz, 0.022, 0.7),
        Mode(hz * 1.58, 0.014, 0.35),
        Mode(hz * 2.71, 0.008, 0.25),
        Mode(hz * 4.12, 0.004, 0.15),
    ];
    struck(&modes).with(&puff(0.003, 4500.0, 2), 0.0, 0.4)
}

/// A soft knock on a table top.
pub fn knock(hz: f64) -> Wave {
    let modes = [Mode(hz, 0.055, 0.8), Mode(hz * 1.51, 0.03, 0.4), Mode(hz * 2.67, 0.016, 0.2)];
    struck(&modes).with(&puff(0.008, 700.0, 3), 0.0, 0.5)
}

/// A small brass coin: modes that agree with no scale, over a short tick.
pub fn coin(hz: f64) -> Wave {
    let modes = [
        Mode(hz, 0.11, 0.35),
        Mode(hz * 1.503, 0.08, 0.3),
        Mode(hz * 2.21, 0.05, 0.2),
        Mode(hz * 2.83, 0.03, 0.15),
    ];
    struck(&modes).with(&puff(0.003, 6000.0, 4), 0.0, 0.35)
}

/// A breath of noise that is gone at once: the touch in a stroke.
pub fn puff(fall: f64, edge: f64, seed: u32) -> Wave {
    let mut noise = Noise::new(seed);
    let mut filter = LowPass::default();
    Wave::new(fall * 7.0, |time| {
        filter.next(noise.next(), edge) * exp(-time / fall) * (1.0 - exp(-time / 0.0004))
    })
}

/// Paper or cloth that is drawn over something: noise between two frequencies that swells and ebbs. The upper edge
/// glides from the first of `edges` to the second; `grain` roughens it, from cloth (0) to paper (1).
pub fn stroke(seconds: f64, edges: (f64, f64), low: f64, grain: f64, seed: u32) -> Wave {
    let (mut noise, mut flutter) = (Noise::new(seed), Noise::new(seed + 100));
    let (mut below, mut above, mut slow) = (LowPass::default(), LowPass::default(), LowPass::default());
    Wave::new(seconds, |time| {
        let done = time / seconds;
        let swell = exp(-done * 2.5) * (1.0 - exp(-done * 9.0)) * (1.0 - done) * 2.6;
        let rough = 1.0 + grain * slow.next(flutter.next(), 45.0) * 9.0;
        let soft = below.next(noise.next(), edges.0 + (edges.1 - edges.0) * done);
        (soft - above.next(soft, low)) * swell * rough
    })
}
