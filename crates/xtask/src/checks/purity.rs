//! What the sources of a pure crate may not name: files, clocks, threads, the console, hash-ordered maps.
//!
//! It reads text, not syntax: comments are left out, everything else counts, tests included. Only `src` is
//! read; an example or a benchmark of a pure crate is a program and may print and measure.

use anyhow::Result;

use super::files::{self, TextFile};
use super::{Finding, layers};
use crate::cargo::root;
use crate::workspace;

/// Modules of `std` that no pure crate may use.
const MODULES: &[(&str, &str)] = &[
    ("fs", "files are the store's business: take and return bytes"),
    ("io", "reading and writing is the host's business: take and return bytes or text"),
    ("net", "the outside world is the host's business"),
    ("env", "what is configured comes in as a value"),
    ("process", "a rule returns an error and never ends the program"),
    ("thread", "the browser has one thread: do the work in steps"),
    ("time", "match time is handed in as milliseconds, or no match can be replayed"),
];

/// Names that no pure crate may use.
const NAMES: &[(&str, &str)] = &[
    ("SystemTime", "match time is handed in as milliseconds, or no match can be replayed"),
    ("Instant", "match time is handed in as milliseconds, or no match can be replayed"),
    ("HashMap", "its order changes from run to run: use BTreeMap or an array by index"),
    ("HashSet", "its order changes from run to run: use BTreeSet or a bit set"),
    ("println!", "return a value or a Message; whoever shows it decides where"),
    ("print!", "return a value or a Message; whoever shows it decides where"),
    ("eprintln!", "return an error; whoever shows it decides where"),
    ("eprint!", "return an error; whoever shows it decides where"),
];

/// Checks the pure crates of this workspace.
pub fn check() -> Result<Vec<Finding>> {
    let root = root()?;
    let mut findings = Vec::new();
    for one in workspace::crates()? {
        if layers::of(&one.folder).is_some_and(|layer| layer.pure) {
            let sources = files::text_files(&root, &format!("{}/src", one.folder))?;
            findings.extend(sources.iter().filter(|file| file.path.ends_with(".rs")).flat_map(find));
        }
    }
    Ok(findings)
}

fn find(file: &TextFile) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut in_group = false;
    for (number, line) in (1..).zip(file.text.lines()) {
        let code = without_comment(line);
        let mut says = |name: &str, why: &str| {
            findings.push(Finding::new(
                format!("{}:{number}", file.path),
                format!("`{name}` in a pure crate: {why}"),
            ));
        };
        for (name, why) in NAMES.iter().filter(|(name, _)| names(code, name)) {
            says(name, why);
        }
        // `use std::{fs, time::Duration};` names modules without their `std::`, over several lines if it is long.
        in_group |= code.contains("std::{");
        for (module, why) in MODULES {
            let path = format!("std::{module}");
            if names(code, &path) || (in_group && names(code, module)) {
                says(&path, why);
            }
        }
        in_group &= !code.contains(';');
    }
    findings
}

/// The line up to its comment. A `//` inside of a text ends it too: better a miss there than a false alarm.
fn without_comment(line: &str) -> &str {
    line.split_once("//").map_or(line, |(code, _)| code)
}

/// Whether the code has this name as a whole, not as a part of a longer one.
fn names(code: &str, name: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(name).any(|(at, _)| {
        let (before, after) = (&code[..at], &code[at + name.len()..]);
        !before.ends_with(part) && !after.starts_with(part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let file = TextFile { path: "src/lib.rs".into(), text: text.into() };
        find(&file).into_iter().map(|finding| format!("{} {}", finding.place, finding.says)).collect()
    }

    #[test]
    fn forbidden_names_are_found_with_their_line() {
        let found = found("fn a() {}\nfn b() { let x = HashMap::new(); }\n");
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("src/lib.rs:2 `HashMap` in a pure crate: its order changes"));
    }

    #[test]
    fn modules_are_found_alone_and_in_groups() {
        assert_eq!(found("use std::fs;").len(), 1);
        assert_eq!(found("std::thread::spawn(work);").len(), 1);
        assert_eq!(found("use std::{fmt, fs};").len(), 1);
        assert_eq!(found("use std::{\n    fmt,\n    time::Duration,\n};\nlet time = 3;").len(), 1);
    }

    #[test]
    fn comments_and_longer_names_are_no_findings() {
        assert_eq!(
            found("/// Instantly, unlike a HashMap.\nlet instant = 1; // println!\n"),
            [] as [&str; 0]
        );
        assert_eq!(found("struct InstantPlay; use std::fmt; let fs = 1;"), [] as [&str; 0]);
    }

    #[test]
    fn a_print_is_told_apart_from_its_kin() {
        assert_eq!(found("println!();").len(), 1);
        assert_eq!(found("eprintln!();").len(), 1);
    }
}
