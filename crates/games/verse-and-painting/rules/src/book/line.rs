//! A line of verse with its poem.

use serde::{Deserialize, Serialize};

use super::{Motif, ThemeId, book};

/// A line, by its theme and its number in it from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LineId {
    /// Its theme.
    pub theme: ThemeId,
    /// Its number in the theme, 0 to 11.
    pub number: u8,
}

impl LineId {
    /// What the line is; `None` for a number that no line has.
    #[must_use]
    pub fn line(self) -> Option<&'static Line> {
        book().line(self)
    }
}

/// The same in three languages.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Tongues {
    /// In traditional characters.
    pub hant: String,
    /// In simplified characters.
    pub hans: String,
    /// In English.
    pub en: String,
}

/// A poem in both scripts, with its punctuation.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Poem {
    /// In traditional characters.
    pub hant: String,
    /// In simplified characters.
    pub hans: String,
}

/// When a poet lived.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Dynasty {
    /// 618–907.
    Tang,
    /// 960–1279.
    Song,
}

/// A line of verse (RULES 1.2): one verse without inner punctuation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The line; its English is our own translation.
    pub line: Tongues,
    /// Its pinyin, a syllable for each character, parted by spaces.
    pub pinyin: String,
    /// The poem's title.
    pub title: Tongues,
    /// Its author.
    pub author: Tongues,
    /// When the author lived.
    pub dynasty: Dynasty,
    /// The whole poem in traditional characters, with its punctuation.
    pub poem: String,
    /// The same in simplified characters.
    pub poem_hans: String,
    /// Which verse of the poem the line is, from 1.
    pub place: u8,
    /// What fits its images, for stamps and bots; at least one.
    pub motifs: Vec<Motif>,
    /// The file of the edition that the poem is checked against.
    pub source: String,
    /// Other wordings of the poem that are in circulation, accepted at a recital (RULES 6.7).
    pub readings: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct Raw {
    line: Tongues,
    pinyin: String,
    title: Tongues,
    author: Tongues,
    dynasty: Dynasty,
    poem: Poem,
    place: u8,
    motifs: Vec<String>,
    source: String,
    readings: Vec<String>,
}

impl Raw {
    /// The line, its motifs looked up by their names.
    pub(super) fn resolve(self, motif: impl Fn(&str) -> Option<Motif>) -> Result<Line, String> {
        let named = |id: &String| motif(id).ok_or_else(|| format!("{}: no motif {id}", self.line.hant));
        Ok(Line {
            motifs: self.motifs.iter().map(named).collect::<Result<_, _>>()?,
            line: self.line,
            pinyin: self.pinyin,
            title: self.title,
            author: self.author,
            dynasty: self.dynasty,
            poem: self.poem.hant,
            poem_hans: self.poem.hans,
            place: self.place,
            source: self.source,
            readings: self.readings,
        })
    }
}

impl Line {
    /// Its characters.
    #[must_use]
    pub fn characters(&self) -> Vec<char> {
        self.line.hant.chars().collect()
    }

    /// The verses of its poem, without punctuation.
    pub fn verses(&self) -> impl Iterator<Item = &str> {
        self.poem.split(['，', '。']).filter(|verse| !verse.is_empty())
    }

    /// Whether a text is this line, punctuation and forms of characters apart (RULES 4.5).
    #[must_use]
    pub fn is_line(&self, text: &str) -> bool {
        han::same(text, &self.line.hant)
    }

    /// Whether a text is the whole poem, punctuation and forms of characters apart (RULES 6.7).
    #[must_use]
    pub fn is_poem(&self, text: &str) -> bool {
        let text = han::fold(text);
        core::iter::once(&self.poem).chain(&self.readings).any(|poem| han::fold(poem) == text)
    }
}
