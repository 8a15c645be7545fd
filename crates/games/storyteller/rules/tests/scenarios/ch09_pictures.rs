//! RULES 9: the pictures, their tags and the lexicon.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use storyteller::{Card, Facet, Picture, Tag, lexicon};
use tabletop::Speak;

const LANGUAGES: [&str; 3] = ["zh-Hant", "zh-Hans", "en"];

fn pictures() -> Vec<&'static Picture> {
    Card::all().filter_map(Card::picture).collect()
}

/// The messages of this game's file in a language.
fn messages(language: &str) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../../assets/locales");
    let text = fs::read_to_string(folder.join(language).join("storyteller.ftl")).expect("a locale file");
    let pairs = text.lines().filter_map(|line| line.split_once(" = "));
    pairs.map(|(id, text)| (id.to_owned(), text.to_owned())).collect()
}

fn ids_of(picture: &Picture, facet: Facet) -> usize {
    picture.tags.iter().filter(|(_, of)| *of == facet).count()
}

/// RULES 9.1
#[test]
fn each_picture_says_what_its_maker_needs() {
    assert_eq!(pictures().len(), 84);
    for picture in pictures() {
        let layers = &picture.layers;
        for text in [&picture.wonder, &layers.far, &layers.middle, &layers.hero, &layers.near] {
            assert!(text.split_whitespace().count() >= 4, "{}: {text:?}", picture.id);
        }
        assert!((2..=3).contains(&picture.readings.len()), "{}", picture.id);
    }
}

/// RULES 9.1
#[test]
fn the_deck_has_many_compositions_and_palettes() {
    let compositions = pictures().iter().map(|picture| picture.composition).collect::<BTreeSet<_>>();
    let palettes = pictures().iter().map(|picture| picture.palette).collect::<BTreeSet<_>>();
    assert!(compositions.len() >= 12, "{compositions:?}");
    assert!(palettes.len() >= 8, "{palettes:?}");
    for composition in compositions {
        let share = pictures().iter().filter(|picture| picture.composition == composition).count();
        assert!(share <= 84 / 8, "{composition:?} has {share} pictures");
    }
}

/// RULES 9.2
#[test]
fn each_picture_has_tags_of_every_kind() {
    for picture in pictures() {
        assert!(ids_of(picture, Facet::Motif) >= 3, "{}", picture.id);
        assert_eq!(ids_of(picture, Facet::Place), 1, "{}", picture.id);
        assert!(ids_of(picture, Facet::Action) >= 1, "{}", picture.id);
        assert!(ids_of(picture, Facet::Mood) >= 3, "{}", picture.id);
        let tags = picture.tags.iter().map(|(tag, _)| tag).collect::<BTreeSet<_>>();
        assert_eq!(tags.len(), picture.tags.len(), "{} has a tag twice", picture.id);
    }
}

/// RULES 9.2
#[test]
fn no_picture_is_taken_for_another() {
    let all = pictures();
    for (place, one) in all.iter().enumerate() {
        for other in &all[..place] {
            let shared = one.tags.iter().filter(|(tag, _)| other.tags.iter().any(|(same, _)| same == tag));
            let shared = shared.map(|(tag, _)| tag.id()).collect::<Vec<_>>();
            assert!(shared.len() <= 3, "{} and {} share {shared:?}", one.id, other.id);
            let same_hero = one.tags[0] == other.tags[0];
            let same_look = (one.composition, one.palette) == (other.composition, other.palette);
            assert!(!(same_hero && same_look), "{} and {}", one.id, other.id);
        }
    }
}

/// RULES 9.2: every tag of the list is on some picture.
#[test]
fn no_tag_is_idle() {
    let used = Card::all().flat_map(Card::tags).collect::<BTreeSet<_>>();
    assert!(Tag::all().eq(used.iter().copied()));
    assert!(Tag::all().all(|tag| Tag::named(tag.id()) == Some(tag)));
    assert_eq!(Tag::named("no-such-tag"), None);
}

/// RULES 9.3
#[test]
fn each_picture_and_tag_has_words_in_every_language() {
    for language in LANGUAGES {
        let said = messages(language);
        let mut titles = BTreeSet::new();
        for card in Card::all() {
            let (title, alt) = (&said[card.message().id], &said[card.alt().id]);
            assert!(titles.insert(title), "{language}: two pictures are called {title}");
            assert!(alt.chars().count() > 2 * title.chars().count(), "{language}: {title}: {alt}");
        }
        let names = Tag::all().map(|tag| &said[tag.message().id]).collect::<BTreeSet<_>>();
        assert_eq!(names.len(), usize::from(Tag::count()), "{language}: two tags have one name");
    }
}

/// RULES 9.4
#[test]
fn the_lexicon_has_at_least_600_entries_in_three_scripts() {
    let entries = lexicon::entries();
    assert!(entries.len() >= 600, "{}", entries.len());
    for entry in entries {
        assert!(!entry.tags.is_empty(), "{entry:?}");
        assert!([&entry.zh_hant, &entry.zh_hans, &entry.en].iter().all(|word| !word.trim().is_empty()));
        assert!(entry.en.is_ascii(), "{entry:?}");
    }
}

/// RULES 9.4: no word means one thing here and another there.
#[test]
fn no_word_has_two_entries_that_differ() {
    type Word = fn(&lexicon::Entry) -> &String;
    let words: [Word; 3] = [|entry| &entry.zh_hant, |entry| &entry.zh_hans, |entry| &entry.en];
    for word in words {
        let mut seen = BTreeMap::new();
        for entry in lexicon::entries() {
            let before = seen.insert(word(entry), &entry.tags);
            assert!(before.is_none_or(|tags| *tags == entry.tags), "{entry:?}");
        }
    }
}

/// RULES 9.4
#[test]
fn every_entry_is_found_by_its_own_words() {
    for entry in lexicon::entries() {
        for word in [&entry.zh_hant, &entry.zh_hans] {
            assert_eq!(lexicon::read(word), entry.tags, "{word}");
        }
        let found = lexicon::read(&entry.en);
        assert!(entry.tags.iter().all(|tag| found.contains(tag)), "{}: {found:?}", entry.en);
    }
}

/// RULES 9.4: every tag is found by the name that players read.
#[test]
fn every_tag_is_found_by_its_name() {
    for language in LANGUAGES {
        let said = messages(language);
        for tag in Tag::all() {
            let name = &said[tag.message().id];
            assert!(lexicon::read(name).contains(&tag), "{language}: {name} does not lead to {}", tag.id());
        }
    }
}

/// RULES 9.4: in sentences, in other forms, in mixtures.
#[test]
fn words_are_found_within_sentences() {
    let ids = |text: &str| lexicon::read(text).iter().map(|tag| tag.id()).collect::<BTreeSet<_>>();
    assert!(ids("月光下的海盜船").is_superset(&["moon", "boat"].into()));
    assert!(ids("月光下的海盗船").is_superset(&["moon", "boat"].into()));
    assert!(ids("The sailors were dreaming of whales.").is_superset(&["whale", "dream"].into()));
    assert!(ids("Foxes’ secrets").is_superset(&["fox", "secret"].into()));
    assert!(ids("my 回憶 of snow").is_superset(&["memory", "snow"].into()));
    assert_eq!(ids("qwertz 囧"), BTreeSet::new());
}
