//! The content: verses, motifs and their words.

use std::collections::BTreeSet;

use verse_and_painting::{Line, Motif, book};

fn lines() -> impl Iterator<Item = &'static Line> {
    book().themes.iter().flat_map(|theme| &theme.lines)
}

#[test]
fn lines_have_no_punctuation_and_both_scripts_are_as_long() {
    for line in lines() {
        assert!(line.line.hant.chars().all(|c| ('\u{4E00}'..='\u{9FFF}').contains(&c)), "{}", line.line.hant);
        assert_eq!(line.line.hant.chars().count(), line.line.hans.chars().count());
        assert_eq!(line.poem.chars().count(), line.poem_hans.chars().count(), "{}", line.poem);
        assert!(han::same(&line.line.hant, &line.line.hans), "{}", line.line.hant);
        assert!(han::same(&line.poem, &line.poem_hans), "{}", line.title.hant);
        assert!(line.poem_hans.contains(&line.line.hans));
        assert!(line.poem.ends_with('。'));
    }
}

#[test]
fn lines_are_told_apart_when_folded_and_by_their_motifs() {
    let folded = lines().map(|line| han::fold(&line.line.hant)).collect::<BTreeSet<_>>();
    assert_eq!(folded.len(), 120);
    for theme in &book().themes {
        let sets = theme.lines.iter().map(|line| line.motifs.iter().collect::<BTreeSet<_>>());
        let sets = sets.collect::<BTreeSet<_>>();
        assert_eq!(sets.len(), 12, "{}: two lines with the same motifs", theme.id);
        assert!(theme.lines.iter().all(|line| (1..=4).contains(&line.motifs.len())));
    }
}

#[test]
fn most_poems_are_short() {
    let long =
        lines().filter(|line| line.verses().count() > 8).map(|line| &line.title.hant).collect::<Vec<_>>();
    assert!(long.len() <= 2, "{long:?}");
}

#[test]
fn pinyin_has_a_tone_on_every_syllable() {
    const VOWELS: &str = "āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ";
    for line in lines() {
        for syllable in line.pinyin.split(' ') {
            let tones = syllable.chars().filter(|c| VOWELS.contains(*c)).count();
            assert_eq!(tones, 1, "{syllable} in {}", line.line.hant);
            assert!(syllable.chars().all(char::is_lowercase));
        }
    }
}

#[test]
fn every_motif_is_used_by_a_line_or_stands_for_a_character() {
    let used = lines().flat_map(|line| line.motifs.clone()).collect::<BTreeSet<_>>();
    for motif in book().motif_ids() {
        let entry = book().motif(motif).unwrap();
        assert!(used.contains(&motif), "{} is for nothing", entry.id);
        assert!(!entry.depicts.is_empty(), "{} stands for nothing", entry.id);
    }
}

#[test]
fn the_motifs_are_those_of_drawings_in_the_same_order() {
    let ours = book().motifs.iter().map(|entry| entry.id.as_str());
    assert!(ours.eq(Motif::all().filter_map(Motif::id)));
}

#[test]
fn other_wordings_are_as_long_and_have_the_line() {
    for line in lines() {
        let length = han::fold(&line.poem).chars().count();
        for reading in &line.readings {
            assert_eq!(han::fold(reading).chars().count(), length, "{reading}");
            assert!(!han::same(reading, &line.poem), "{reading} is the same");
        }
    }
}
