//! Whole matches as text, one per mode and seat count, to be reviewed like code: a change in one of them is a change in
//! the game.
//!
//! If it is meant, `cargo run -p verse-and-painting --example verse-and-painting-goldens -- --write
//! crates/games/verse-and-painting/rules/tests/goldens` writes them anew.

mod notation;
mod transcript;

use std::fs;
use std::path::{Path, PathBuf};

use transcript::{MODES, SEATS, file_name, transcript};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens")
}

/// Where two texts part: the number of the line, and the line of each.
fn first_difference(golden: &str, played: &str) -> Option<String> {
    let (golden, played) = (golden.lines().collect::<Vec<_>>(), played.lines().collect::<Vec<_>>());
    let at = (0..golden.len().max(played.len())).find(|at| golden.get(*at) != played.get(*at))?;
    let line = |of: &[&str]| of.get(at).copied().unwrap_or("(the end)").to_owned();
    Some(format!("line {}\n  golden: {}\n  played: {}", at + 1, line(&golden), line(&played)))
}

#[test]
fn every_match_goes_as_its_golden_says() {
    let mut parted = Vec::new();
    for mode in MODES {
        for seats in SEATS {
            let path = folder().join(file_name(mode, seats));
            let golden = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
            if let Some(difference) = first_difference(&golden, &transcript(mode, seats)) {
                parted.push(format!("{}, {difference}", file_name(mode, seats)));
            }
        }
    }
    assert!(parted.is_empty(), "\n{}", parted.join("\n"));
}

#[test]
fn there_is_one_golden_per_mode_and_seat_count_and_no_other_text() {
    let entries = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let texts = entries.filter(|path| path.extension().is_some_and(|ending| ending == "txt"));
    let mut names =
        texts.map(|path| path.file_name().unwrap().to_string_lossy().into_owned()).collect::<Vec<_>>();
    names.sort();
    let mut wanted =
        MODES.iter().flat_map(|mode| SEATS.map(|seats| file_name(*mode, seats))).collect::<Vec<_>>();
    wanted.sort();
    assert_eq!(names, wanted);
}

#[test]
fn a_difference_is_found_where_it_is() {
    assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
    assert!(first_difference("a\nb", "a\nc").unwrap().starts_with("line 2\n"));
    assert!(first_difference("a", "a\nc").unwrap().contains("golden: (the end)"));
}
