//! What is said on a board, in the reader's language.

use std::collections::BTreeMap;

use drawing::Motif;
use table::{Settings, Words};
use tabletop::Speak;

/// The lines of a board, by the second half of their names.
const LINES: [&str; 34] = [
    "pen-fine",
    "pen-medium",
    "pen-broad",
    "eraser",
    "stamp",
    "undo",
    "redo",
    "clear",
    "clear-title",
    "clear-note",
    "clear-no",
    "room",
    "full",
    "close",
    "sheet",
    "keys",
    "smaller",
    "larger",
    "turn",
    "ink-black",
    "ink-grey",
    "ink-red",
    "ink-yellow",
    "ink-green",
    "ink-blue",
    "ink-pink",
    "ink-white",
    "time",
    "replay",
    "before",
    "after",
    "gallery",
    "save",
    "path",
];

/// What is said on a board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sayings {
    lines: BTreeMap<&'static str, String>,
    motifs: Vec<String>,
}

impl Sayings {
    /// In the language of the settings; motifs are called as in this game.
    #[must_use]
    pub fn new(words: &Words, settings: &Settings, game: Option<&str>) -> Self {
        let line = |id: &'static str| (id, words.0.line(settings.locale, "app", &format!("painting-{id}")));
        let motif = |motif: Motif| {
            let id = motif.message().id;
            let known = game.filter(|game| words.0.has(settings.locale, game, id));
            known.map_or_else(
                || motif.id().unwrap_or_default().to_owned(),
                |game| words.0.line(settings.locale, game, id),
            )
        };
        Self { lines: LINES.into_iter().map(line).collect(), motifs: Motif::all().map(motif).collect() }
    }

    /// One line.
    #[must_use]
    pub fn get(&self, id: &'static str) -> &str {
        self.lines.get(id).map_or(id, String::as_str)
    }

    /// What a motif is called.
    #[must_use]
    pub fn motif(&self, motif: Motif) -> &str {
        self.motifs.get(usize::from(motif.0)).map(String::as_str).or(motif.id()).unwrap_or_default()
    }
}
