//! Samples: mixed in floats, brought to an even loudness, written as a WAV file.

use super::arithmetic::decibels;
use super::noise::LowPass;

/// Samples per second: enough for wood and paper, and half the bytes of a disc's rate.
pub const RATE: u32 = 22_050;

/// No sample is louder, in dB below full scale.
const CEILING: f64 = -2.0;

/// The stretch over which loudness is measured, about as long as the ear takes.
const WINDOW: usize = RATE as usize / 20;

/// One channel of samples; 1 is full scale once it is finished.
#[derive(Clone, Debug)]
pub struct Wave(Vec<f64>);

impl Wave {
    /// Nothing, so many seconds long.
    pub fn silence(seconds: f64) -> Self {
        Self(vec![0.0; samples(seconds)])
    }

    /// Each sample from its time in seconds.
    pub fn new(seconds: f64, mut at: impl FnMut(f64) -> f64) -> Self {
        let time = |index: usize| f64::from(u32::try_from(index).unwrap_or(u32::MAX)) / f64::from(RATE);
        Self((0..samples(seconds)).map(|index| at(time(index))).collect())
    }

    /// Mixes another one in from a time on; what would go past the end is lost.
    pub fn with(mut self, other: &Self, at: f64, gain: f64) -> Self {
        for (sample, more) in self.0.iter_mut().skip(samples(at)).zip(&other.0) {
            *sample += more * gain;
        }
        self
    }

    /// Without rumble, smooth at both ends, its loudest stretch at `loudness` dB below full scale, or less where
    /// a peak would break through the ceiling.
    pub fn finished(mut self, loudness: f64) -> Self {
        let mut rumble = LowPass::default();
        self.0.iter_mut().for_each(|sample| *sample -= rumble.next(*sample, 40.0));
        self.fade(samples(0.0005), samples(0.03));
        let wish = decibels(loudness) / self.loudest();
        let most = decibels(CEILING) / self.peak();
        self.0.iter_mut().for_each(|sample| *sample *= wish.min(most));
        self
    }

    /// Ramps at the start and at the end, so that neither clicks.
    fn fade(&mut self, rise: usize, fall: usize) {
        let ramp = |index: usize, of: usize| (index as f64 / of as f64).min(1.0);
        let last = self.0.len().saturating_sub(1);
        for (index, sample) in self.0.iter_mut().enumerate() {
            *sample *= ramp(index, rise) * ramp(last - index, fall);
        }
    }

    /// The largest amplitude.
    pub fn peak(&self) -> f64 {
        self.0.iter().fold(0.0, |peak: f64, sample| peak.max(sample.abs()))
    }

    /// The root of the mean square of the loudest stretch.
    pub fn loudest(&self) -> f64 {
        let power = |part: &[f64]| part.iter().map(|sample| sample * sample).sum::<f64>() / WINDOW as f64;
        self.0
            .chunks(WINDOW / 2)
            .collect::<Vec<_>>()
            .windows(2)
            .fold(0.0, |most: f64, pair| most.max(power(pair[0]) + power(pair[1])))
            .sqrt()
    }

    /// As 16-bit PCM in a WAV file.
    pub fn wav(&self) -> Vec<u8> {
        let data = u32::try_from(self.0.len() * 2).unwrap_or(u32::MAX);
        let mut file = Vec::new();
        file.extend(b"RIFF");
        file.extend((36 + data).to_le_bytes());
        file.extend(b"WAVEfmt ");
        file.extend(16_u32.to_le_bytes());
        for half in [1_u16, 1] {
            file.extend(half.to_le_bytes());
        }
        file.extend(RATE.to_le_bytes());
        file.extend((RATE * 2).to_le_bytes());
        for half in [2_u16, 16] {
            file.extend(half.to_le_bytes());
        }
        file.extend(b"data");
        file.extend(data.to_le_bytes());
        for sample in &self.0 {
            let whole = (sample.clamp(-1.0, 1.0) * f64::from(i16::MAX)).round() as i16;
            file.extend(whole.to_le_bytes());
        }
        file
    }
}

fn samples(seconds: f64) -> usize {
    (seconds * f64::from(RATE)).round() as usize
}
