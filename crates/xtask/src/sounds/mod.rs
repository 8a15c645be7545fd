//! `sounds`: makes the sounds of `assets/sounds` out of nothing but arithmetic, always the same, byte for byte.
//!
//! [`score`] says what each sound is, [`voices`] what it is made of (wooden bars, plucked strings, clicks, coins,
//! paper), [`wave`] how samples are mixed, brought to an even loudness and written down. What comes out is
//! committed; which sound plays when is left to the table.

mod arithmetic;
mod noise;
mod score;
mod voices;
mod wave;

#[cfg(test)]
mod measure;

use std::fs;

use anyhow::{Result, ensure};
use pico_args::Arguments;

use crate::cargo::root;
use crate::words;
use score::SOUNDS;

/// Where the sounds lie, from the root.
const FOLDER: &str = "assets/sounds";

/// Makes every sound anew.
pub fn sounds(args: Arguments) -> Result<bool> {
    let stray = words(args)?;
    ensure!(stray.is_empty(), "sounds takes no words: {}", stray.join(" "));
    let folder = root()?.join(FOLDER);
    fs::create_dir_all(&folder)?;
    let mut total = 0;
    for sound in SOUNDS {
        let bytes = sound.wav();
        fs::write(folder.join(sound.file()), &bytes)?;
        println!("{:12} {:>3} KiB  {}", sound.name, bytes.len() / 1024, sound.what);
        total += bytes.len();
    }
    println!("{} sounds, {} KiB", SOUNDS.len(), total / 1024);
    Ok(true)
}
