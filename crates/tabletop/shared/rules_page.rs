//! A game's rules page and what cites it: no paragraph without a scenario, no citation of a paragraph that is not there.
//!
//! Each rules crate takes this file into its scenarios with `#[path]`; it looks at the crate that it is compiled in.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The rules page.
pub const PAGE: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/RULES.md"));

/// A place on the page, such as `3.2`; a chapter is cited as `3`.
type Number = String;

/// The numbered paragraphs: lines that begin with a number in bold.
fn paragraphs() -> Vec<Number> {
    let numbers = PAGE.lines().filter_map(|line| line.strip_prefix("**")?.split_once("**"));
    numbers.map(|(number, _)| number.to_owned()).filter(|number| is_number(number)).collect()
}

/// The numbers of the chapters: headings that begin with one.
fn chapters() -> Vec<Number> {
    let headings = PAGE.lines().filter_map(|line| line.strip_prefix("## ")?.split_once(' '));
    headings.map(|(number, _)| number.to_owned()).collect()
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.split('.').all(|part| part.parse::<u8>().is_ok())
}

/// What a text cites: after the word *RULES*, numbers parted by commas, *and* or *to*.
fn citations(text: &str) -> Vec<Number> {
    let mut cited = Vec::new();
    for (at, word) in text.match_indices("RULES ") {
        for word in text[at + word.len()..].split_whitespace() {
            let number = word.trim_end_matches(|c| ".,:;)".contains(c));
            if is_number(number) {
                cited.push(number.to_owned());
            }
            let goes_on = word == number || word.ends_with(',');
            let in_list = if is_number(number) { goes_on } else { ["and", "to"].contains(&word) };
            if !in_list {
                break;
            }
        }
    }
    cited
}

/// The documentation of every test in a source file.
fn test_docs(source: &str) -> Vec<String> {
    let (mut docs, mut doc, mut is_test) = (Vec::new(), String::new(), false);
    for line in source.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("///") {
            doc += text;
        } else if line == "#[test]" {
            is_test = true;
        } else if !line.starts_with("#[") {
            if is_test {
                docs.push(doc.clone());
            }
            (doc, is_test) = (String::new(), false);
        }
    }
    docs
}

/// All Rust files under a folder of this crate, with their texts; none where there is no such folder.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    folders.retain(|folder| folder.exists());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder can be read") {
            let path = entry.expect("its entries too").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).expect("a source is text");
                found.push((path, text));
            }
        }
    }
    found
}

#[test]
fn every_paragraph_has_a_scenario() {
    let tests = sources("tests");
    let docs = tests.iter().flat_map(|(_, text)| test_docs(text));
    let cited: BTreeSet<Number> = docs.flat_map(|doc| citations(&doc)).collect();
    let bare: Vec<Number> = paragraphs().into_iter().filter(|number| !cited.contains(number)).collect();
    assert!(bare.is_empty(), "no test cites RULES {}", bare.join(", "));
}

#[test]
fn every_scenario_cites_its_paragraph() {
    for (path, text) in sources("tests/scenarios") {
        let chapter = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("ch"));
        let without = test_docs(&text).iter().filter(|doc| citations(doc).is_empty()).count();
        assert!(!chapter || without == 0, "{without} tests of {path:?} cite nothing");
    }
}

#[test]
fn every_citation_is_on_the_page() {
    let known: BTreeSet<Number> = paragraphs().into_iter().chain(chapters()).collect();
    for folder in ["src", "tests", "examples", "benches"] {
        for (path, text) in sources(folder) {
            for number in citations(&text) {
                assert!(known.contains(&number), "{path:?} cites RULES {number}, which is not there");
            }
        }
    }
}

#[test]
fn the_numbers_of_the_page_have_no_gap() {
    let mut next: BTreeMap<Number, u8> = BTreeMap::new();
    for number in paragraphs() {
        let Some((chapter, paragraph)) = number.split_once('.') else { continue };
        let expected = next.entry(chapter.to_owned()).or_insert(1);
        assert_eq!(paragraph.parse(), Ok(*expected), "in chapter {chapter}");
        *expected += 1;
    }
    assert_eq!(chapters(), (1..=next.len()).map(|chapter| chapter.to_string()).collect::<Vec<_>>());
}

#[test]
fn citations_are_read_as_they_are_written() {
    assert_eq!(citations("(RULES 5.1 and 5.2), then RULES 4 to 6."), ["5.1", "5.2", "4", "6"]);
    assert_eq!(citations("see RULES 3.3, with what follows (RULES 2.2, 5.3)"), ["3.3", "2.2", "5.3"]);
    assert_eq!(citations("RULES.md and RULES of 1910"), [] as [&str; 0]);
    let source = "/// RULES 1.1\n#[test]\nfn one() {}\n/// RULES 1.2\nfn helper() {}\n#[test]\nfn bare() {}";
    assert_eq!(test_docs(source), [" RULES 1.1", ""]);
}
