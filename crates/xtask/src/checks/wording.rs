//! Words that no file of the tree may have: marks of unfinished work, and the home folder of whoever wrote it.

use anyhow::Result;

use super::Finding;
use super::files::{self, TextFile};
use crate::cargo::root;

/// The words, written so that this file does not have them itself.
const UNDONE: &[&str] =
    &[concat!("TO", "DO"), concat!("FIX", "ME"), concat!("to", "do!"), concat!("unimple", "mented!")];
const HOMES: &[&str] =
    &[concat!("/ro", "ot/"), concat!("/ho", "me/"), concat!("/Us", "ers/"), concat!(":\\Us", "ers\\")];

/// Checks the whole tree.
pub fn check() -> Result<Vec<Finding>> {
    Ok(files::text_files(&root()?, "")?.iter().flat_map(find).collect())
}

fn find(file: &TextFile) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (number, line) in (1..).zip(file.text.lines()) {
        let mut says = |says: String| findings.push(Finding::new(format!("{}:{number}", file.path), says));
        for word in UNDONE.iter().filter(|word| has_word(line, word)) {
            says(format!("`{word}`: finish it, or say in plain words what it leaves to others"));
        }
        for home in HOMES.iter().filter(|home| line.contains(*home)) {
            says(format!(
                "`{home}`: a path of one machine; make it relative, or ask the system for the folder"
            ));
        }
    }
    findings
}

/// Whether the line has the word apart from letters and digits around it (packed data has every sequence).
fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let alone = |c: Option<char>| !c.is_some_and(|c| c.is_ascii_alphanumeric());
        alone(line[..at].chars().next_back())
            && (word.ends_with('!') || alone(line[at + word.len()..].chars().next()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> usize {
        find(&TextFile { path: "a.md".into(), text: text.into() }).len()
    }

    #[test]
    fn every_forbidden_word_is_found_with_its_line() {
        for word in UNDONE.iter().chain(HOMES) {
            assert_eq!(found(&format!("x\n // {word} y")), 1, "{word}");
        }
        let file = TextFile { path: "a.md".into(), text: format!("one\ntwo {}", UNDONE[0]) };
        assert_eq!(find(&file)[0].place, "a.md:2");
    }

    #[test]
    fn a_word_inside_of_another_is_no_finding() {
        assert_eq!(found(&format!("x9{}abc=", UNDONE[0])), 0);
    }
}
