//! The goldens of a game that has one per seat count, held against what is played.
//!
//! Each such rules crate takes this file into its tests with `#[path]`, beside its own `transcript`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::transcript::{SEATS, file_name, transcript};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens")
}

/// Where two texts part: the number of the line, and the line of each.
fn first_difference(golden: &str, played: &str) -> Option<String> {
    let (mut golden, mut played) = (golden.lines(), played.lines());
    (1..).find_map(|number| match (golden.next(), played.next()) {
        (None, None) => Some(None),
        (one, other) if one == other => None,
        (one, other) => Some(Some(format!(
            "line {number}\n  golden: {}\n  played: {}",
            one.unwrap_or("(the end)"),
            other.unwrap_or("(the end)")
        ))),
    })?
}

#[test]
fn every_match_goes_as_its_golden_says() {
    let mut parted = Vec::new();
    for seats in SEATS {
        let path = folder().join(file_name(seats));
        let golden = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        if let Some(difference) = first_difference(&golden, &transcript(seats)) {
            parted.push(format!("{}, {difference}", file_name(seats)));
        }
    }
    assert!(parted.is_empty(), "\n{}", parted.join("\n"));
}

#[test]
fn there_is_one_golden_per_seat_count_and_no_other_text() {
    let entries = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let texts = entries.filter(|path| path.extension().is_some_and(|ending| ending == "txt"));
    let mut names: Vec<_> =
        texts.map(|path| path.file_name().unwrap().to_string_lossy().into_owned()).collect();
    names.sort();
    assert_eq!(names, SEATS.map(file_name).collect::<Vec<_>>());
}

#[test]
fn a_difference_is_found_where_it_is() {
    assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
    assert!(first_difference("a\nb", "a\nc").unwrap().starts_with("line 2\n"));
    assert!(first_difference("a", "a\nc").unwrap().contains("golden: (the end)"));
}
