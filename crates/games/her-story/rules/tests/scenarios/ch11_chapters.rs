//! RULES 11: the chapters as the files give them.

use std::collections::{BTreeMap, BTreeSet};

use her_story::{Chapter, Content, Era, Field, Power, Region, Tongues, Year, Years};

/// The characters that tell the two scripts apart.
const PAIRS: &str = include_str!("../../../../../l10n/src/check/pairs.txt");

fn chapters() -> Vec<Chapter> {
    Content::read().expect("the files are written as they should be").chapters
}

fn counts<K: Ord>(kind: impl Fn(&Chapter) -> K) -> BTreeMap<K, usize> {
    let mut counts = BTreeMap::new();
    chapters().iter().for_each(|chapter| *counts.entry(kind(chapter)).or_default() += 1);
    counts
}

fn texts(chapter: &Chapter) -> [&Tongues; 2] {
    [&chapter.name, &chapter.story]
}

/// RULES 11.1
#[test]
fn they_come_from_all_regions_eras_and_fields() {
    let (regions, fields, eras) = (counts(|one| one.region), counts(|one| one.field), counts(Chapter::era));
    assert!(Region::ALL.iter().all(|region| regions[region] >= 7), "{regions:?}");
    assert!(Field::ALL.iter().all(|field| fields[field] >= 7), "{fields:?}");
    assert!(Era::ALL.iter().all(|era| eras[era] >= 7), "{eras:?}");
    assert!(fields.len() >= 10);
    assert!(regions.values().all(|count| *count <= 40), "none is half of the world: {regions:?}");
}

/// RULES 11.1: all of them have died.
#[test]
fn nobody_lives_today() {
    for chapter in chapters() {
        let (born, died) = match chapter.years {
            Years::Lived(born, died) => (born.number(), died.number()),
            Years::Active(year) => (Some(year), Some(year)),
        };
        let died = died.unwrap_or_else(|| panic!("{}: when did she die?", chapter.key));
        assert!(died <= 2025, "{}", chapter.key);
        if let Some(born) = born {
            assert!(born <= died && died - born <= 110, "{}: {born} to {died}", chapter.key);
        }
        if let Years::Lived(born, _) = chapter.years {
            assert!(born != Year::Unknown || died < 1000, "{}: a birth is known since then", chapter.key);
        }
    }
}

/// RULES 11.2: nobody twice, in no language.
#[test]
fn keys_and_names_are_distinct() {
    let all = chapters();
    let distinct = |of: &dyn Fn(&Chapter) -> String| all.iter().map(of).collect::<BTreeSet<_>>().len();
    assert_eq!(all.len(), 120);
    assert_eq!(distinct(&|one| one.key.clone()), 120);
    assert_eq!(distinct(&|one| one.name.hant.clone()), 120);
    assert_eq!(distinct(&|one| one.name.hans.clone()), 120);
    assert_eq!(distinct(&|one| one.name.en.clone()), 120);
    assert_eq!(distinct(&|one| one.story.en.clone()), 120);
    let is_key = |key: &str| key.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    assert!(all.iter().all(|one| is_key(&one.key)));
}

fn sentences(text: &str, ends: &[char]) -> usize {
    // A title such as “Mrs.” ends no sentence.
    text.replace("Mrs.", "Mrs").matches(ends).count()
}

/// RULES 11.2: two or three sentences in each language, none of them empty, as long as a card has room for.
#[test]
fn each_story_has_two_or_three_sentences() {
    for Chapter { key, story, .. } in chapters() {
        for text in [&story.hant, &story.hans] {
            let found = sentences(text, &['。', '？', '！']);
            assert!((2..=4).contains(&found), "{key}: {found} sentences: {text}");
            assert!((35..=140).contains(&text.chars().count()), "{key}: {} characters", text.chars().count());
        }
        let found = story.en.matches(". ").count() + 1;
        assert!((2..=3).contains(&found), "{key}: {found} sentences: {}", story.en);
        assert!(story.en.ends_with('.'), "{key}");
        assert!((100..=340).contains(&story.en.chars().count()), "{key}: {}", story.en.chars().count());
    }
}

/// Characters of one script only: traditional, simplified.
fn scripts() -> (BTreeSet<char>, BTreeSet<char>) {
    let (mut traditional, mut simplified) = (BTreeSet::new(), BTreeSet::new());
    for line in PAIRS.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(' ') {
            Some(("traditional", letters)) => traditional.extend(letters.chars()),
            Some(("simplified", letters)) => simplified.extend(letters.chars()),
            _ => {
                traditional.extend(line.chars().step_by(2));
                simplified.extend(line.chars().skip(1).step_by(2));
            }
        }
    }
    (traditional, simplified)
}

/// RULES 11.2: each language in its own script.
#[test]
fn traditional_is_traditional_and_simplified_is_simplified() {
    let (traditional, simplified) = scripts();
    assert!(traditional.len() > 800 && simplified.len() > 800);
    for chapter in chapters() {
        for text in texts(&chapter) {
            let foreign = |text: &str, other: &BTreeSet<char>| {
                text.chars().filter(|letter| other.contains(letter)).collect::<String>()
            };
            assert_eq!(foreign(&text.hant, &simplified), "", "{}, zh-Hant", chapter.key);
            assert_eq!(foreign(&text.hans, &traditional), "", "{}, zh-Hans", chapter.key);
            let is_han = |letter: &char| ('\u{3000}'..='\u{9FFF}').contains(letter);
            assert_eq!(text.en.chars().find(is_han), None, "{}, en", chapter.key);
        }
        let story = &chapter.story;
        assert_ne!(story.hant, story.hans, "{}: no story is the same in both scripts", chapter.key);
        assert!(!story.hant.contains(['“', '”']) && !story.hans.contains(['「', '」']), "{}", chapter.key);
    }
}

/// RULES 11.2: where to check it.
#[test]
fn each_has_sources_that_are_titles() {
    for Chapter { key, sources, .. } in chapters() {
        assert!(!sources.is_empty(), "{key}");
        for source in sources {
            assert!(source.trim() == source && source.chars().count() > 4, "{key}: {source:?}");
            assert!(!source.contains("://") && !source.contains("www."), "{key}: {source}");
        }
    }
}

/// RULES 11.3
#[test]
fn each_has_an_emblem_in_the_tones_of_her_field() {
    let palettes: BTreeSet<_> = Field::ALL.map(Field::palette).into_iter().collect();
    assert_eq!(palettes.len(), Field::ALL.len(), "each field has tones of its own");
    for Chapter { key, emblem, .. } in chapters() {
        assert!((1..=3).contains(&emblem.motifs.len()), "{key}");
        let is_id = |id: &String| id.chars().all(|c| c.is_ascii_lowercase() || c == '-') && !id.is_empty();
        assert!(emblem.motifs.iter().all(is_id), "{key}: {:?}", emblem.motifs);
    }
}

/// What a power is worth in printed points.
fn worth(power: Power) -> u8 {
    match power {
        Power::Plain | Power::SwapTile | Power::ExtraVisit => 0,
        Power::Permanent(icons) => 2 * icons.len() - 1,
        Power::KeepTile
        | Power::DraftTile
        | Power::TilePoints(_)
        | Power::DraftPoints(_)
        | Power::DraftedPoints(_)
        | Power::ExactPoints(_)
        | Power::CatchUp(_) => 1,
        Power::SecondTile
        | Power::EndField(..)
        | Power::EndEra(..)
        | Power::EndRegion(..)
        | Power::EndIcon(..)
        | Power::EndDrafts(_)
        | Power::EndExact(_) => 2,
        Power::EndRegions(_) | Power::EndEras(_) => 3,
        Power::EndFields(_) => 4,
    }
}

/// RULES 11.4
#[test]
fn printed_points_are_the_cost_and_a_little_more_less_the_power() {
    for Chapter { key, cost, points, power, .. } in chapters() {
        let full = points + worth(power);
        let fits = (cost.len()..=cost.len() + 3).contains(&full);
        assert!(fits, "{key}: {points} points, cost {cost}, power {power:?}");
    }
}

/// RULES 11.4: every kind of power is on some card.
#[test]
fn every_power_is_on_some_card() {
    let kind = |power: Power| format!("{power:?}").split('(').next().unwrap().to_owned();
    let kinds: BTreeSet<String> = chapters().iter().map(|one| kind(one.power)).collect();
    assert_eq!(kinds.len(), 21, "{kinds:?}");
}
