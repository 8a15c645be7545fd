//! Names of sprites.

use std::borrow::Cow;

use donkey_bridge::Word;

/// The face of a picture tile.
pub fn word(word: Word) -> Cow<'static, str> {
    format!("word-{}", word.id()).into()
}

/// The other side of every tile.
pub const BACK: &str = "tile-back";

/// The face of a stop tile.
pub const STOP: &str = "stop-tile";

/// A tile's width for its height.
pub const TILE: f32 = 100.0 / 118.0;

/// The clock with so many eighths of the time left.
pub fn clock(eighths: u8) -> &'static str {
    const CLOCKS: [&str; 9] =
        ["clock-0", "clock-1", "clock-2", "clock-3", "clock-4", "clock-5", "clock-6", "clock-7", "clock-8"];
    CLOCKS[usize::from(eighths.min(8))]
}

/// A stone of the round track: passed, under the donkey, ahead.
pub fn stone(round: u8, now: u8) -> &'static str {
    match round.cmp(&now) {
        core::cmp::Ordering::Less => "round-stone-gone",
        core::cmp::Ordering::Equal => "round-stone-now",
        core::cmp::Ordering::Greater => "round-stone",
    }
}
