//! The sounds themselves. Everything that has a pitch is in one pentatonic scale on C, so that whatever sounds at
//! once agrees.

use super::arithmetic::semitones;
use super::noise::Noise;
use super::voices::{bar, coin, knock, puff, string, stroke, wood};
use super::wave::Wave;

/// A sound of the table.
pub struct Sound {
    pub name: &'static str,
    /// When one hears it.
    pub what: &'static str,
    /// Its loudest stretch, in dB below full scale: small things that happen often are softer.
    loudness: f64,
    make: fn() -> Wave,
}

impl Sound {
    /// Its file in `assets/sounds`.
    pub fn file(&self) -> String {
        format!("{}.wav", self.name)
    }

    /// The bytes of its file.
    pub fn wav(&self) -> Vec<u8> {
        self.wave().wav()
    }

    /// Its samples, finished.
    pub fn wave(&self) -> Wave {
        (self.make)().finished(self.loudness)
    }
}

const fn sound(name: &'static str, what: &'static str, loudness: f64, make: fn() -> Wave) -> Sound {
    Sound { name, what, loudness, make }
}

/// All of them.
pub const SOUNDS: &[Sound] = &[
    sound("roll", "dice rattle in the pyramid", -18.0, roll),
    sound("die", "a die tumbles out", -18.0, die),
    sound("hop", "a camel moves one space", -20.0, hop),
    sound("stack", "a camel lands on another", -18.0, stack),
    sound("coin", "one coin changes hands", -20.0, one_coin),
    sound("coins", "several coins change hands", -19.0, coins),
    sound("ticket", "a betting ticket is taken", -21.0, ticket),
    sound("tile", "a tile or card is laid", -19.0, tile),
    sound("turn", "it is your turn", -18.0, turn),
    sound("refuse", "that is not allowed", -18.0, refuse),
    sound("payout", "the pay-out of a leg", -18.0, payout),
    sound("finish", "the match is over", -16.0, finish),
    sound("tap", "a button is pressed", -23.0, tap),
    sound("open", "the box of a game is opened", -18.0, open),
    sound("page", "a page is turned", -22.0, page),
    sound("undo", "a move is taken back", -20.0, undo),
    sound("curtain", "the curtain falls or rises", -21.0, curtain),
    sound("flip", "a forest tile is turned over", -21.0, flip),
    sound("match", "a forest tile is what was looked for", -18.0, found),
    sound("mismatch", "a forest tile is not what was looked for", -20.0, mismatch),
    sound("step", "the witch flies on by one tile", -21.0, step),
    sound("last-steps", "hardly any of the witch's way is left", -18.0, last_steps),
    sound("broken", "a spell is broken", -16.0, broken),
    sound("lost", "a spell is not broken", -17.0, lost),
    sound("shuffle", "cards are shuffled", -20.0, shuffle),
    sound("vote", "a vote is laid", -20.0, vote),
    sound("tale", "the storyteller's card is turned out", -17.0, tale),
    sound("point", "a rabbit is a point further", -22.0, point),
];

/// A step of the scale: 0 is middle C, 5 the C above it.
fn note(step: i32) -> f64 {
    const SCALE: [i32; 5] = [0, 2, 4, 7, 9];
    let in_octave = SCALE.get(step.rem_euclid(5).unsigned_abs() as usize).copied().unwrap_or_default();
    440.0 * semitones(in_octave - 9 + 12 * step.div_euclid(5))
}

/// Voices at their times in seconds, with their gains, over so many seconds.
fn together<const N: usize>(seconds: f64, parts: [(f64, f64, Wave); N]) -> Wave {
    parts.into_iter().fold(Wave::silence(seconds), |mix, (at, gain, wave)| mix.with(&wave, at, gain))
}

fn roll() -> Wave {
    let mut chance = Noise::new(21);
    let mut mix = Wave::silence(1.0).with(&knock(196.0), 0.0, 0.35);
    let mut at = 0.0;
    while at < 0.85 {
        let strength = chance.between(0.35, 1.0) * (1.1 - at);
        mix = mix.with(&wood(chance.between(620.0, 1150.0)), at, strength);
        mix = mix.with(&knock(chance.between(240.0, 300.0)), at, strength * 0.3);
        at += chance.between(0.028, 0.075);
    }
    mix
}

fn die() -> Wave {
    together(
        0.55,
        [
            (0.0, 1.0, wood(820.0)),
            (0.0, 0.6, knock(220.0)),
            (0.13, 0.7, wood(940.0)),
            (0.13, 0.35, knock(262.0)),
            (0.22, 0.5, wood(780.0)),
            (0.28, 0.35, wood(1010.0)),
            (0.32, 0.22, wood(880.0)),
            (0.345, 0.14, wood(960.0)),
        ],
    )
}

fn hop() -> Wave {
    together(0.24, [(0.0, 0.8, knock(note(0))), (0.0, 0.5, wood(note(5))), (0.004, 0.3, bar(note(0)))])
}

fn stack() -> Wave {
    together(
        0.34,
        [
            (0.0, 0.7, wood(note(4))),
            (0.0, 0.6, knock(note(-2))),
            (0.07, 1.0, wood(note(7))),
            (0.07, 0.5, bar(note(5))),
        ],
    )
}

fn one_coin() -> Wave {
    together(0.5, [(0.0, 0.8, coin(note(13))), (0.055, 0.5, coin(note(15))), (0.0, 0.25, wood(1300.0))])
}

fn coins() -> Wave {
    let mut chance = Noise::new(8);
    let mut mix = Wave::silence(0.85);
    let mut at = 0.0;
    for step in [13, 11, 14, 12, 15, 13, 15] {
        mix = mix.with(&coin(note(step) * chance.between(0.995, 1.005)), at, chance.between(0.45, 0.9));
        at += chance.between(0.05, 0.085);
    }
    mix
}

fn ticket() -> Wave {
    together(0.3, [(0.0, 1.0, stroke(0.17, (5200.0, 7500.0), 1500.0, 1.0, 31)), (0.12, 0.35, wood(1180.0))])
}

fn tile() -> Wave {
    together(
        0.3,
        [
            (0.0, 0.5, stroke(0.09, (3500.0, 5000.0), 900.0, 0.7, 41)),
            (0.045, 0.8, knock(185.0)),
            (0.045, 0.6, puff(0.014, 2400.0, 42)),
            (0.05, 0.25, wood(700.0)),
        ],
    )
}

fn turn() -> Wave {
    together(0.95, [(0.0, 0.7, bar(note(3))), (0.16, 0.8, bar(note(5))), (0.16, 0.2, string(note(0), 0.7))])
}

fn refuse() -> Wave {
    together(0.42, [(0.0, 0.9, knock(note(-3))), (0.15, 0.75, knock(note(-4)))])
}

fn payout() -> Wave {
    together(
        1.1,
        [
            (0.0, 0.5, string(note(0), 0.9)),
            (0.1, 0.5, string(note(2), 0.8)),
            (0.2, 0.5, string(note(3), 0.8)),
            (0.3, 0.6, string(note(5), 0.75)),
            (0.3, 0.35, coin(note(13))),
            (0.38, 0.3, coin(note(15))),
            (0.47, 0.25, coin(note(14))),
        ],
    )
}

fn finish() -> Wave {
    together(
        1.34,
        [
            (0.0, 0.7, bar(note(0))),
            (0.13, 0.7, bar(note(2))),
            (0.26, 0.7, bar(note(3))),
            (0.39, 0.6, bar(note(4))),
            (0.56, 0.9, bar(note(5))),
            (0.56, 0.5, bar(note(7))),
            (0.56, 0.4, string(note(0), 0.78)),
            (0.57, 0.35, string(note(3), 0.77)),
            (0.58, 0.35, string(note(7), 0.76)),
            (0.56, 0.25, knock(131.0)),
        ],
    )
}

fn tap() -> Wave {
    together(0.12, [(0.0, 0.8, wood(note(9))), (0.0, 0.2, knock(392.0))])
}

fn open() -> Wave {
    together(
        0.95,
        [
            (0.0, 0.5, knock(165.0)),
            (0.0, 0.8, stroke(0.26, (900.0, 2600.0), 300.0, 0.6, 51)),
            (0.24, 0.5, wood(520.0)),
            (0.28, 0.45, string(note(0), 0.62)),
            (0.36, 0.4, string(note(3), 0.55)),
            (0.44, 0.4, string(note(5), 0.5)),
        ],
    )
}

fn page() -> Wave {
    together(
        0.42,
        [(0.0, 0.8, stroke(0.36, (3000.0, 6500.0), 1100.0, 0.9, 61)), (0.27, 0.35, puff(0.012, 2600.0, 62))],
    )
}

fn undo() -> Wave {
    together(
        0.6,
        [
            (0.0, 0.5, stroke(0.2, (4000.0, 1800.0), 800.0, 0.4, 71)),
            (0.03, 0.6, bar(note(5))),
            (0.13, 0.6, bar(note(3))),
        ],
    )
}

fn curtain() -> Wave {
    together(
        0.9,
        [
            (0.0, 1.0, stroke(0.85, (2200.0, 700.0), 160.0, 0.25, 81)),
            (0.08, 0.5, stroke(0.6, (1500.0, 500.0), 120.0, 0.5, 82)),
        ],
    )
}

fn flip() -> Wave {
    together(
        0.26,
        [
            (0.0, 0.7, stroke(0.13, (2600.0, 5600.0), 900.0, 0.8, 91)),
            (0.1, 0.55, puff(0.012, 2800.0, 92)),
            (0.105, 0.5, knock(233.0)),
        ],
    )
}

fn found() -> Wave {
    together(
        0.6,
        [
            (0.0, 0.6, bar(note(5))),
            (0.09, 0.7, bar(note(8))),
            (0.09, 0.3, string(note(10), 0.6)),
            (0.0, 0.2, wood(1046.0)),
        ],
    )
}

fn mismatch() -> Wave {
    together(0.3, [(0.0, 0.7, knock(note(-1))), (0.11, 0.6, knock(note(-2))), (0.0, 0.2, wood(392.0))])
}

fn step() -> Wave {
    together(
        0.42,
        [
            (0.0, 0.7, stroke(0.42, (700.0, 1900.0), 220.0, 0.2, 93)),
            (0.06, 0.35, bar(note(-3))),
            (0.3, 0.2, wood(330.0)),
        ],
    )
}

fn last_steps() -> Wave {
    together(
        0.48,
        [
            (0.0, 0.8, knock(note(-5))),
            (0.15, 0.6, knock(note(-5))),
            (0.0, 0.35, string(note(-4), 0.55)),
            (0.3, 0.3, string(note(-3), 0.3)),
        ],
    )
}

fn broken() -> Wave {
    together(
        1.05,
        [
            (0.0, 0.5, knock(165.0)),
            (0.0, 0.4, puff(0.02, 5200.0, 94)),
            (0.08, 0.6, bar(note(2))),
            (0.17, 0.6, bar(note(5))),
            (0.26, 0.7, bar(note(7))),
            (0.35, 0.6, string(note(10), 0.9)),
            (0.42, 0.35, string(note(12), 0.8)),
        ],
    )
}

fn lost() -> Wave {
    together(
        0.9,
        [
            (0.0, 0.6, bar(note(1))),
            (0.18, 0.6, bar(note(-1))),
            (0.38, 0.7, bar(note(-4))),
            (0.38, 0.5, stroke(0.6, (1600.0, 500.0), 150.0, 0.3, 95)),
            (0.4, 0.4, knock(110.0)),
        ],
    )
}

fn shuffle() -> Wave {
    let mut mix = Wave::silence(0.95);
    for (at, seed) in [(0.0, 121), (0.3, 122), (0.58, 123)] {
        mix = mix.with(&stroke(0.24, (2_400.0, 5_200.0), 900.0, 0.95, seed), at, 0.8);
    }
    mix.with(&puff(0.014, 2_200.0, 124), 0.82, 0.7).with(&knock(196.0), 0.82, 0.6)
}

fn vote() -> Wave {
    together(0.32, [(0.0, 0.7, wood(note(8))), (0.0, 0.5, knock(note(0))), (0.06, 0.3, wood(note(8)))])
}

fn tale() -> Wave {
    together(
        1.3,
        [
            (0.0, 0.45, string(note(0), 1.2)),
            (0.09, 0.45, string(note(3), 1.1)),
            (0.18, 0.5, bar(note(5))),
            (0.27, 0.5, bar(note(8))),
            (0.27, 0.3, string(note(5), 0.9)),
        ],
    )
}

fn point() -> Wave {
    together(0.26, [(0.0, 0.6, bar(note(10))), (0.0, 0.4, wood(note(10))), (0.02, 0.25, knock(note(2)))])
}
