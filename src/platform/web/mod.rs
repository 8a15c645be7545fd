//! In a browser: the page around the canvas keeps, writes and asks for the program ([`page`]).

mod aloud;
mod files;
mod flags;
mod hearing;
mod mirror;
mod page;
mod storage;
mod view;
mod writing;

pub use files::{export, import, save_picture, usual_export, usual_picture};
pub use flags::arguments;
pub use page::{complain, pose, posed, report};
pub use view::{before, ratio, window};

use bevy::prelude::*;
use l10n::Locale;

/// A number that nobody has chosen, from the browser's generator for keys.
#[must_use]
pub fn chance() -> u64 {
    let words = page::chance();
    words.iter().fold(0, |number, word| (number << 32) | u64::from(*word))
}

/// The first of the reader's languages that we speak.
#[must_use]
pub fn locale() -> Locale {
    Locale::negotiate(page::languages())
}

pub fn plugin(app: &mut App) {
    app.add_plugins((
        hearing::plugin,
        storage::plugin,
        files::plugin,
        view::plugin,
        writing::plugin,
        mirror::plugin,
        aloud::plugin,
    ));
}
