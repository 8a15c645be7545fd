//! The lexicon: which tags of the deck free text speaks of, in three languages at once.
//!
//! English is read by words, as they stand or else with their common endings set aside; Chinese, in either script, by its
//! longest entries from left to right. A hint in a mixture of languages is read as well. What the lexicon does not know
//! is passed over.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use tabletop::Dice;

use crate::{Hint, Tag};

/// One entry: the word in traditional script, in simplified script, in English, and the names of its tags.
type Raw = (String, String, String, Vec<String>);

#[derive(Default)]
struct Lexicon {
    entries: Vec<Entry>,
    han: BTreeMap<String, usize>,
    english: BTreeMap<Vec<String>, usize>,
    english_stems: BTreeMap<Vec<String>, usize>,
    longest_han: usize,
    longest_english: usize,
    kin: BTreeSet<(Tag, Tag)>,
}

/// A word with what it speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// In traditional script.
    pub zh_hant: String,
    /// In simplified script.
    pub zh_hans: String,
    /// In English.
    pub en: String,
    /// The tags.
    pub tags: Vec<Tag>,
}

/// A lexicon that cannot be read would be empty; a test holds that it is whole.
static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| {
    let raw: Vec<Raw> = ron::from_str(include_str!("../content/lexicon.ron")).unwrap_or_default();
    Lexicon::new(raw)
});

impl Lexicon {
    fn new(raw: Vec<Raw>) -> Self {
        let mut lexicon = Self::default();
        for (index, (zh_hant, zh_hans, en, ids)) in raw.into_iter().enumerate() {
            let tags = ids.iter().filter_map(|id| Tag::named(id)).collect::<Vec<_>>();
            for han in [&zh_hant, &zh_hans] {
                lexicon.longest_han = lexicon.longest_han.max(han.chars().count());
                lexicon.han.insert(han.clone(), index);
            }
            let words = words(&en);
            lexicon.longest_english = lexicon.longest_english.max(words.len());
            lexicon.english_stems.entry(stems(&words)).or_insert(index);
            lexicon.english.entry(words).or_insert(index);
            let pairs = tags.iter().flat_map(|one| tags.iter().map(move |other| (*one, *other)));
            lexicon.kin.extend(pairs.filter(|(one, other)| one != other));
            lexicon.entries.push(Entry { zh_hant, zh_hans, en, tags });
        }
        lexicon
    }

    /// The entries in these Chinese characters.
    fn read_han(&self, text: &str, found: &mut Vec<usize>) {
        let letters = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect::<Vec<_>>();
        let mut start = 0;
        while start + 1 < letters.len() {
            let longest = self.longest_han.min(letters.len() - 1 - start);
            let hit = (1..=longest).rev().find_map(|length| {
                let word = text.get(letters[start]..letters[start + length])?;
                self.han.get(word).map(|entry| (length, *entry))
            });
            found.extend(hit.map(|(_, entry)| entry));
            start += hit.map_or(1, |(length, _)| length);
        }
    }

    /// The entries in these English words.
    fn read_english(&self, text: &str, found: &mut Vec<usize>) {
        let words = words(text);
        let mut start = 0;
        while start < words.len() {
            let longest = self.longest_english.min(words.len() - start);
            let hit = (1..=longest).rev().find_map(|length| {
                let words = &words[start..start + length];
                let entry = self.english.get(words).or_else(|| self.english_stems.get(&stems(words)))?;
                Some((length, *entry))
            });
            found.extend(hit.map(|(_, entry)| entry));
            start += hit.map_or(1, |(length, _)| length);
        }
    }
}

/// Words in small letters.
fn words(text: &str) -> Vec<String> {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '\'' || letter == '’';
    let words = text.split(|letter| !is_letter(letter)).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect()
}

/// The words without their common endings.
fn stems(words: &[String]) -> Vec<String> {
    words.iter().map(|word| stem(word)).collect()
}

/// The word without the endings of plural, possession and tense. It need not be a word any more, only the same for all
/// forms of one.
fn stem(word: &str) -> String {
    let word = word.trim_end_matches("'s").trim_end_matches("’s").trim_matches(['\'', '’']);
    let long_enough = |stem: &&str| stem.len() >= 3;
    let stem = word
        .strip_suffix("ies")
        .filter(|stem| stem.len() >= 2)
        .or_else(|| word.strip_suffix("ing").filter(long_enough))
        .or_else(|| word.strip_suffix("ed").filter(long_enough))
        .or_else(|| word.strip_suffix('s').filter(|stem| stem.len() >= 2 && !stem.ends_with('s')))
        .unwrap_or(word);
    let stem = stem.strip_suffix('e').filter(long_enough).unwrap_or(stem);
    let stem = stem.strip_suffix(['y', 'i']).filter(long_enough).unwrap_or(stem);
    let mut letters = stem.chars().rev();
    match (letters.next(), letters.next()) {
        (Some(last), Some(before)) if last == before && stem.len() > 3 => stem[..stem.len() - 1].to_owned(),
        _ => stem.to_owned(),
    }
}

/// All entries.
#[must_use]
pub fn entries() -> &'static [Entry] {
    &LEXICON.entries
}

/// The tags that a text speaks of, in the order in which it comes to them, each once.
#[must_use]
pub fn read(text: &str) -> Vec<Tag> {
    let mut found = Vec::new();
    LEXICON.read_han(text, &mut found);
    LEXICON.read_english(text, &mut found);
    let mut tags = Vec::new();
    for tag in found.into_iter().filter_map(|entry| LEXICON.entries.get(entry)).flat_map(|entry| &entry.tags)
    {
        if !tags.contains(tag) {
            tags.push(*tag);
        }
    }
    tags
}

/// The tags that a hint speaks of; none where it was given aloud.
#[must_use]
pub fn understand(hint: &Hint) -> Vec<Tag> {
    match hint {
        Hint::Written(text) => read(text),
        Hint::Aloud => Vec::new(),
        Hint::Tiles { tags, .. } => tags.clone(),
    }
}

/// Whether one word speaks of both tags.
#[must_use]
pub fn are_kin(one: Tag, other: Tag) -> bool {
    LEXICON.kin.contains(&(one, other))
}

/// Some word of the lexicon, in any of its languages.
pub(crate) fn some_word(dice: &mut Dice) -> Option<&'static str> {
    let entry = dice.pick(entries())?;
    dice.pick(&[&entry.zh_hant, &entry.zh_hans, &entry.en]).map(|word| word.as_str())
}
