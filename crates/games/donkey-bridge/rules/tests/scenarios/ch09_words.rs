//! RULES 9: the words, in all languages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use donkey_bridge::{Kind, Language, Word, recognise};

/// Every name with its word, as names are compared.
fn folded() -> Vec<(Word, String)> {
    let names = Word::all().flat_map(|word| {
        Language::ALL.into_iter().flat_map(move |language| word.names(language)).map(move |name| (word, name))
    });
    names.map(|(word, name)| (word, han::fold(name))).collect()
}

/// How many letters must be put in, taken out, changed or swapped with their neighbour to make one of the other.
fn slips(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows = vec![vec![0; other.len() + 1]; one.len() + 1];
    for i in 0..=one.len() {
        for j in 0..=other.len() {
            rows[i][j] = match (i, j) {
                (0, _) => j,
                (_, 0) => i,
                _ => {
                    let changed = rows[i - 1][j - 1] + usize::from(one[i - 1] != other[j - 1]);
                    let moved = (rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                    let swaps = i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
                    let swapped = if swaps { rows[i - 2][j - 2] + 1 } else { usize::MAX };
                    changed.min(moved).min(swapped)
                }
            };
        }
    }
    rows[one.len()][other.len()]
}

/// RULES 9.1
#[test]
fn each_word_has_its_names_its_kind_and_its_picture() {
    let (mut motifs, mut kinds) = (BTreeSet::new(), BTreeMap::new());
    for word in Word::all() {
        for language in Language::ALL {
            assert!(!word.name(language).trim().is_empty(), "{} in {language:?}", word.id());
        }
        assert!(!word.id().is_empty() && word.message_id() == format!("tile-{}", word.id()));
        assert!(motifs.insert(word.motif()) && !word.motif().is_empty(), "{}: its own picture", word.id());
        *kinds.entry(word.kind()).or_insert(0) += 1;
    }
    let all = [
        Kind::Thing,
        Kind::Animal,
        Kind::Place,
        Kind::Person,
        Kind::Hero,
        Kind::Event,
        Kind::Idea,
        Kind::Number,
    ];
    assert!(all.iter().all(|kind| kinds.get(kind) >= Some(&6)), "{kinds:?}");
}

/// RULES 9.1: the names in each language are in its script.
#[test]
fn names_are_in_their_script() {
    for word in Word::all() {
        assert!(word.name(Language::En).is_ascii(), "{}", word.id());
        for language in [Language::ZhHant, Language::ZhHans] {
            assert!(!word.name(language).chars().any(|c| c.is_ascii()), "{}", word.id());
        }
    }
}

/// RULES 9.1: what the locale files call a tile is what the rules call it.
#[test]
fn the_locale_files_have_the_same_names() {
    for (language, folder) in Language::ALL.into_iter().zip(["zh-Hant", "zh-Hans", "en"]) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../../../assets/locales")
            .join(folder)
            .join("donkey-bridge.ftl");
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let named = text.lines().filter(|line| line.starts_with("tile-")).collect::<Vec<_>>();
        let expected = Word::all().map(|word| format!("{} = {}", word.message_id(), word.name(language)));
        assert_eq!(named, expected.collect::<Vec<_>>(), "{folder}");
    }
}

/// RULES 9.2
#[test]
fn other_names_count_the_same() {
    for (word, name) in folded() {
        assert_eq!(recognise(&name), Some(word), "{name}");
    }
    let (taxi, bicycle) = (Word::named("taxi").unwrap(), Word::named("bicycle").unwrap());
    for (name, word) in
        [("計程車", taxi), ("出租车", taxi), ("的士", taxi), ("單車", bicycle), ("bike", bicycle)]
    {
        assert_eq!(recognise(name), Some(word), "{name}");
    }
}

/// RULES 9.3
#[test]
fn no_name_can_be_taken_for_another_word() {
    let names = folded();
    for (place, (word, name)) in names.iter().enumerate() {
        for (other, second) in &names[..place] {
            let (shorter, longer) = {
                let lengths = [name.chars().count(), second.chars().count()];
                (lengths[0].min(lengths[1]), lengths[0].max(lengths[1]))
            };
            let apart = match (shorter >= 5, longer >= 5) {
                (true, true) => 3,
                (false, true) => 2,
                _ => 1,
            };
            let differ = word == other || slips(name, second) >= apart;
            assert!(differ, "{} and {}: {name} and {second}", word.id(), other.id());
        }
    }
}

/// RULES 9.3: every slip of every long name is still that word.
#[test]
fn every_slip_is_still_the_same_word() {
    for (word, name) in folded() {
        let letters = name.chars().collect::<Vec<_>>();
        if letters.len() < 5 {
            continue;
        }
        for place in 0..letters.len() {
            let (mut without, mut wrong, mut more) = (letters.clone(), letters.clone(), letters.clone());
            without.remove(place);
            wrong[place] = 'z';
            more.insert(place, 'q');
            for typed in [without, wrong, more] {
                let typed = typed.into_iter().collect::<String>();
                assert_eq!(recognise(&typed), Some(word), "{name}: {typed}");
            }
            if place > 0 {
                let mut swapped = letters.clone();
                swapped.swap(place - 1, place);
                let typed = swapped.into_iter().collect::<String>();
                assert_eq!(recognise(&typed), Some(word), "{name}: {typed}");
            }
        }
    }
}

/// RULES 9.4
#[test]
fn no_han_name_is_part_of_another() {
    for language in [Language::ZhHant, Language::ZhHans] {
        let names = Word::all().map(|word| han::fold(word.name(language))).collect::<Vec<_>>();
        for (one, name) in names.iter().enumerate() {
            for (other, longer) in names.iter().enumerate() {
                assert!(one == other || !longer.contains(name.as_str()), "{name} in {longer}");
            }
        }
    }
}
