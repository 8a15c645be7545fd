//! RULES 1: pieces.

use std::collections::BTreeSet;

use tabletop::Game;
use verse_and_painting::drawing::{Ink, Width};
use verse_and_painting::{Mode, VerseAndPainting, book};

use crate::table::{begin, public, set_up, untimed};

/// RULES 1.1
#[test]
fn three_to_six_take_part() {
    assert_eq!(VerseAndPainting::SEATS, (3, 6));
    for seats in 3..=6 {
        assert_eq!(public(&begin(&untimed(seats, Mode::Competition))).accounts.seats(), seats);
    }
}

/// RULES 1.2
#[test]
fn there_are_ten_themes_of_twelve_lines_from_as_many_poems() {
    assert_eq!(book().themes.len(), 10);
    let lines = book().themes.iter().flat_map(|theme| &theme.lines).collect::<Vec<_>>();
    assert!(book().themes.iter().all(|theme| theme.lines.len() == 12));
    let poems = lines.iter().map(|line| han::fold(&line.poem)).collect::<BTreeSet<_>>();
    assert_eq!(poems.len(), 120, "two lines of one poem");
    for line in lines {
        assert!([5, 7].contains(&line.characters().len()), "{}", line.line.hant);
        assert_eq!(line.verses().nth(usize::from(line.place) - 1), Some(&*line.line.hant));
        assert_eq!(line.pinyin.split(' ').count(), line.characters().len(), "{}", line.pinyin);
        assert!(!line.line.en.is_empty() && !line.title.en.is_empty() && !line.author.hant.is_empty());
        assert!(!line.source.is_empty(), "{} follows no edition", line.line.hant);
    }
}

/// RULES 1.3
#[test]
fn a_board_has_three_widths_eight_inks_and_motifs() {
    assert_eq!((Width::ALL.len(), Ink::ALL.len()), (3, 8));
    assert!(book().motifs.len() >= 60);
    assert_eq!(
        book()
            .motif_ids()
            .map(|motif| book().motif(motif).unwrap().id.clone())
            .collect::<BTreeSet<_>>()
            .len(),
        book().motifs.len()
    );
}

/// RULES 1.4
#[test]
fn there_are_four_hearts_and_a_die_with_six_faces() {
    for mode in [Mode::Together, Mode::Between] {
        assert_eq!(public(&begin(&untimed(4, mode))).hearts, 4);
    }
    let pips = |seed| public(&set_up(&untimed(4, Mode::Between), seed).0).pips;
    let faces = (0..200).map(pips).collect::<BTreeSet<_>>();
    assert_eq!(faces, (1..=6).collect());
}
