//! Which characters the faces should have: those of the texts and contents, and a stock for what people type.

use std::collections::BTreeSet;
use std::fs;
use std::ops::RangeInclusive;
use std::path::Path;

use anyhow::Result;

use super::faces::Tier;
use crate::checks::files::{TextFile, text_files};

/// Every face must have these: printable ASCII.
const MUST: RangeInclusive<char> = ' '..='~';

/// Blocks that every face should have as far as its source goes: Latin-1 and Latin Extended-A, for names.
const LATIN: [RangeInclusive<char>; 2] = ['\u{a0}'..='\u{ff}', '\u{100}'..='\u{17f}'];

/// Blocks that a Chinese face should have as far as its source goes: punctuation and full-width forms.
const CHINESE: [RangeInclusive<char>; 4] =
    ['\u{3001}'..='\u{3003}', '\u{3005}'..='\u{3017}', '\u{301c}'..='\u{301e}', '\u{ff01}'..='\u{ff5e}'];

/// Single signs that every face should have as far as its source goes.
const SYMBOLS: &str = include_str!("symbols.txt");

/// How each language calls itself, for the language picker.
const LANGUAGES: &str = "繁體中文简体中文";

/// The thousand most frequent characters, and the five hundred most frequent in the names of people.
const FREQUENT: [(&str, &str); 2] =
    [("zh-Hans", include_str!("frequent-zh-Hans.txt")), ("zh-Hant", include_str!("frequent-zh-Hant.txt"))];

/// A set in the order of the code points.
pub type Characters = BTreeSet<char>;

/// The files of the program itself among the locale files: all that is said before a box is opened stands in them, but for
/// the lines of [`ON_THE_BOX`].
const HOUSE: [&str; 2] = ["app.ftl", "table.ftl"];

/// The lines of a game that stand on its box, by the beginnings of their keys.
const ON_THE_BOX: [&str; 2] = ["game-title", "game-tagline"];

/// All files whose words are drawn: the locale files, and what the games' rules hold as content.
pub struct Texts {
    locales: Vec<TextFile>,
    contents: Vec<TextFile>,
}

impl Texts {
    /// Reads them from the tree.
    pub fn read(root: &Path) -> Result<Self> {
        let mut locales = text_files(root, "assets/locales")?;
        let mut contents = text_files(root, "crates/games")?;
        locales.retain(|file| file.path.ends_with(".ftl"));
        contents.retain(|file| file.path.contains("/rules/"));
        // What bots understand is never shown.
        contents.retain(|file| !file.path.ends_with("/lexicon.ron"));
        contents.retain(|file| file.path.ends_with(".ron") || file.path.ends_with(".ftl"));
        // Only what is drawn needs a face: a game without a view is played in the terminal, in the terminal's own.
        let undrawn = undrawn(root)?;
        let is_of = |game: &String, path: &str| {
            path.contains(&format!("/{game}/")) || path.ends_with(&format!("/{game}.ftl"))
        };
        let is_drawn = |file: &TextFile| !undrawn.iter().any(|game| is_of(game, &file.path));
        locales.retain(is_drawn);
        contents.retain(is_drawn);
        Ok(Self { locales, contents })
    }

    /// What a face of this language must have: ASCII and the locale files, its own and the English ones; of the first tier,
    /// what of them is read before a box is opened.
    pub fn must(&self, language: &str, tier: Tier) -> Characters {
        let own = |file: &&TextFile| [language, "en"].into_iter().any(|one| is_in(one, &file.path));
        let mut must: Characters = MUST.collect();
        for file in self.locales.iter().filter(own) {
            match tier {
                Tier::First if !is_of_the_house(&file.path) => must.extend(on_the_box(&file.text)),
                Tier::First | Tier::Full => must.extend(shown(file)),
            }
        }
        must
    }

    /// What the faces of a role must have together: the contents hold several languages, often in one file.
    pub fn contents(&self) -> Characters {
        self.contents.iter().flat_map(shown).collect()
    }

    /// What a face of this language is made with, as far as its source has it; `typed` adds the frequent
    /// characters of what people type. The first tier has neither those nor contents nor letters with accents, which
    /// the Latin face lends it.
    pub fn wanted(&self, language: &str, tier: Tier, typed: bool) -> Characters {
        let mut wanted = self.must(language, tier);
        wanted.extend(signs(SYMBOLS));
        if language != "en" {
            wanted.extend(CHINESE.into_iter().flatten());
            wanted.extend(signs(LANGUAGES));
        }
        if tier == Tier::First {
            return wanted;
        }
        wanted.extend(LATIN.into_iter().flatten());
        if language == "en" {
            return wanted;
        }
        wanted.extend(self.contents());
        for (_, frequent) in FREQUENT.iter().filter(|(of, _)| typed && *of == language) {
            wanted.extend(signs(frequent));
        }
        wanted
    }
}

/// The games that have rules but no view.
fn undrawn(root: &Path) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for game in fs::read_dir(root.join("crates/games"))? {
        let game = game?;
        if !game.path().join("view").exists() {
            games.push(game.file_name().to_string_lossy().into_owned());
        }
    }
    Ok(games)
}

/// A list of characters, without the spaces and line ends that set them apart.
fn signs(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|c| !c.is_whitespace())
}

fn is_of_the_house(path: &str) -> bool {
    HOUSE.iter().any(|file| path.ends_with(&format!("/{file}")))
}

/// What of a game's texts stands on its box: lines with one of the keys, and the indented ones below each.
fn on_the_box(text: &str) -> impl Iterator<Item = char> {
    let mut on = false;
    let lines = text.lines().filter(move |line| {
        let goes_on = line.starts_with(char::is_whitespace);
        on = if goes_on { on } else { ON_THE_BOX.iter().any(|key| line.starts_with(key)) };
        on
    });
    lines.flat_map(str::chars).filter(|c| !c.is_control())
}

fn is_in(language: &str, path: &str) -> bool {
    path.split('/').any(|part| part == language)
}

/// What of a file can come to be seen: its comment lines do not.
fn shown(file: &TextFile) -> impl Iterator<Item = char> {
    let is_comment = |line: &&str| line.starts_with('#') || line.trim_start().starts_with("//");
    let lines = file.text.lines().filter(move |line| !is_comment(line));
    lines.flat_map(str::chars).filter(|c| !c.is_control())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> TextFile {
        TextFile { path: path.into(), text: text.into() }
    }

    fn made_up() -> Texts {
        Texts {
            locales: vec![
                file("assets/locales/en/app.ftl", "é"),
                file("assets/locales/zh-Hans/app.ftl", "# 注\nname = 驼"),
                file("assets/locales/zh-Hant/app.ftl", "駝"),
                file(
                    "assets/locales/zh-Hant/a.ftl",
                    "game-title = 題\n    續\nrules = 規\n    則\ngame-tagline = 副",
                ),
            ],
            contents: vec![file("crates/games/a/rules/words.ron", "// 龘\n(\"詩诗\")")],
        }
    }

    #[test]
    fn a_language_must_have_its_own_words_and_the_english_ones() {
        let must = made_up().must("zh-Hans", Tier::Full);
        assert!("驼éaZ~ ".chars().all(|c| must.contains(&c)));
        assert!("駝注詩".chars().all(|c| !must.contains(&c)), "other languages, comments, contents");
    }

    #[test]
    fn contents_of_all_languages_and_the_stock_are_wanted() {
        let wanted = made_up().wanted("zh-Hant", Tier::Full, true);
        assert!("駝詩诗，。ＡÆŁ★王體".chars().all(|c| wanted.contains(&c)));
        assert!("驼龘\n".chars().all(|c| !wanted.contains(&c)));
    }

    #[test]
    fn the_first_tier_has_what_is_read_before_a_box_is_opened() {
        let texts = made_up();
        let must = texts.must("zh-Hant", Tier::First);
        assert!("駝題續副éaZ~".chars().all(|c| must.contains(&c)), "the program's words, and those on a box");
        assert!("規則".chars().all(|c| !must.contains(&c)), "what is in the box");
        let wanted = texts.wanted("zh-Hant", Tier::First, true);
        assert!("駝題，。体體★".chars().all(|c| wanted.contains(&c)));
        assert!("詩诗王Ł".chars().all(|c| !wanted.contains(&c)), "contents, the stock, accents");
    }
}
