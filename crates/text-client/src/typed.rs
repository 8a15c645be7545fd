//! What a person typed: numbers, a key with what follows it, or something else.

use crate::voice::Voice;

/// What a key does. Keys are the same in all languages; the words for them may be typed as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    Help,
    Look,
    Mine,
    Log,
    Rules,
    Undo,
    Save,
    People,
    Language,
    New,
    Quit,
}

/// Each key with its letter, its English word and, where the table has one, the message with its word.
const KEYS: [(Key, &str, &str, Option<&str>); 11] = [
    (Key::Help, "?", "help", None),
    (Key::Look, "v", "view", None),
    (Key::Mine, "m", "mine", None),
    (Key::Log, "l", "log", Some("word-log")),
    (Key::Rules, "r", "rules", Some("word-rules")),
    (Key::Undo, "u", "undo", Some("word-undo")),
    (Key::Save, "s", "save", Some("word-save")),
    (Key::People, "p", "people", Some("word-players")),
    (Key::Language, "g", "language", Some("word-language")),
    (Key::New, "n", "new", Some("word-new-match")),
    (Key::Quit, "q", "quit", Some("word-quit")),
];

/// One line, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    Nothing,
    /// One or more numbers.
    Numbers(Vec<usize>),
    /// A key and the rest of the line.
    Key(Key, String),
    Unknown,
}

impl Typed {
    pub fn read(line: &str, voice: Voice<'_>) -> Self {
        let line = narrow(line);
        let line = line.trim();
        if line.is_empty() {
            return Self::Nothing;
        }
        if let Some(numbers) = numbers(line) {
            return Self::Numbers(numbers);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let means = |name: &str| word.to_lowercase() == name.to_lowercase();
        let key = KEYS.iter().find(|(_, letter, english, own)| {
            means(letter) || means(english) || own.is_some_and(|id| means(&voice.line(id)))
        });
        key.map_or(Self::Unknown, |(key, ..)| Self::Key(*key, rest.trim().to_owned()))
    }
}

/// Numbers with spaces or commas between them, and nothing else.
pub fn numbers(line: &str) -> Option<Vec<usize>> {
    let line = narrow(line);
    let parts = line.split(|letter: char| letter.is_whitespace() || matches!(letter, ',' | '、' | '.'));
    let numbers = parts.filter(|part| !part.is_empty()).map(|part| part.parse().ok());
    numbers.collect::<Option<Vec<_>>>().filter(|numbers| !numbers.is_empty())
}

/// Full-width digits, letters and marks, as Chinese keyboards give them, in their usual width.
fn narrow(line: &str) -> String {
    let narrow = |letter: char| match letter {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(letter) - 0xFEE0).unwrap_or(letter),
        '\u{3000}' => ' ',
        other => other,
    };
    line.chars().map(narrow).collect()
}

#[cfg(test)]
mod tests {
    use l10n::{Locale, Texts};

    use super::{Key, Typed};
    use crate::voice::Voice;

    fn read(line: &str) -> Typed {
        let texts = Texts::new(&[]);
        Typed::read(line, Voice::new(&texts, Locale::ZhHant))
    }

    #[test]
    fn numbers_may_be_typed_in_any_width() {
        assert_eq!(read(" 3 "), Typed::Numbers(vec![3]));
        assert_eq!(read("２　７"), Typed::Numbers(vec![2, 7]));
        assert_eq!(read("2,7"), Typed::Numbers(vec![2, 7]));
        assert_eq!(read("2、7"), Typed::Numbers(vec![2, 7]));
        assert_eq!(read("-1"), Typed::Unknown);
        assert_eq!(read("99999999999999999999999"), Typed::Unknown);
    }

    #[test]
    fn keys_are_letters_or_words_of_either_language() {
        for undo in ["u", "U", "ｕ", "undo", "收回"] {
            assert_eq!(read(undo), Typed::Key(Key::Undo, String::new()), "{undo}");
        }
        assert_eq!(read("？"), Typed::Key(Key::Help, String::new()));
        assert_eq!(read("s  my save.match"), Typed::Key(Key::Save, "my save.match".into()));
        assert_eq!(read("undone"), Typed::Unknown);
        assert_eq!(read("   "), Typed::Nothing);
    }

    #[test]
    fn no_two_keys_are_typed_alike() {
        let texts = Texts::new(&[]);
        for locale in Locale::ALL {
            let voice = Voice::new(&texts, locale);
            let mut all = Vec::new();
            for (_, letter, english, own) in super::KEYS {
                let words = [Some(letter.to_owned()), Some(english.to_owned()), own.map(|id| voice.line(id))];
                let mut words =
                    words.into_iter().flatten().map(|word| word.to_lowercase()).collect::<Vec<_>>();
                words.sort();
                words.dedup();
                all.extend(words);
            }
            let count = all.len();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), count, "{locale}");
        }
    }
}
