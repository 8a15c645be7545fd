//! The committed sounds, measured: they are what the score makes, and they are fit to be played.

use std::fs;

use super::FOLDER;
use super::arithmetic::decibels;
use super::score::{SOUNDS, Sound};
use crate::cargo::root;

/// The header of a WAV file as they are written here.
const HEADER: usize = 44;

/// What is committed; the first test tells that it is what is made.
fn committed(sound: &Sound) -> Vec<u8> {
    let path = root().expect("run by cargo").join(FOLDER).join(sound.file());
    fs::read(path).unwrap_or_else(|_| panic!("there is no {}: run `cargo xtask sounds`", sound.file()))
}

fn samples(sound: &Sound) -> Vec<f64> {
    let wav = committed(sound);
    let pairs = wav[HEADER..].chunks_exact(2);
    pairs.map(|pair| f64::from(i16::from_le_bytes([pair[0], pair[1]])) / 32768.0).collect()
}

fn peak(samples: &[f64]) -> f64 {
    samples.iter().fold(0.0, |peak: f64, sample| peak.max(sample.abs()))
}

#[test]
fn the_committed_sounds_are_what_the_score_makes() {
    for sound in SOUNDS {
        let same = committed(sound) == sound.wav();
        assert!(same, "{} is not what is made: run `cargo xtask sounds`", sound.name);
    }
    let there = fs::read_dir(root().expect("run by cargo").join(FOLDER)).expect("the folder").count();
    assert_eq!(there, SOUNDS.len(), "{FOLDER} holds something that the score does not make");
}

#[test]
fn no_sound_reaches_full_scale() {
    for sound in SOUNDS {
        assert!(peak(&samples(sound)) < decibels(-1.0), "{} is too loud", sound.name);
    }
}

#[test]
fn sounds_start_and_end_at_rest() {
    for sound in SOUNDS {
        let samples = samples(sound);
        assert!(samples[0].abs() < 0.001, "{} clicks at its start", sound.name);
        let end = &samples[samples.len() - 40..];
        assert!(peak(end) < 0.004, "{} clicks at its end", sound.name);
    }
}

#[test]
fn sounds_are_heard_at_once_and_rest_on_zero() {
    for sound in SOUNDS {
        let samples = samples(sound);
        let loud = samples.iter().position(|sample| sample.abs() > peak(&samples) * 0.05);
        assert!(loud.is_some_and(|at| at < 220), "{} starts with silence", sound.name);
        let middle = samples.iter().sum::<f64>() / samples.len() as f64;
        assert!(middle.abs() < 0.002, "{} is off centre by {middle}", sound.name);
    }
}

#[test]
fn loudness_stays_within_ten_decibels() {
    let loudness = SOUNDS.iter().map(|sound| sound.wave().loudest());
    let (low, high) = loudness.fold((f64::MAX, 0.0_f64), |(low, high), one| (low.min(one), high.max(one)));
    assert!(high / low < decibels(10.0), "from {low} to {high}");
}

#[test]
fn the_files_are_small() {
    let sizes: Vec<usize> = SOUNDS.iter().map(|sound| committed(sound).len()).collect();
    assert!(sizes.iter().all(|size| *size <= 60_000), "{sizes:?}");
    // On average: each game brings some of its own.
    assert!(sizes.iter().sum::<usize>() <= 29_000 * sizes.len(), "{sizes:?}");
}
