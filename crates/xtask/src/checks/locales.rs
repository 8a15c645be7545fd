//! Every language has the same locale files. Whether the messages in them agree is a test of the text crate.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;

use super::Finding;
use super::files;
use crate::cargo::root;

const FOLDER: &str = "assets/locales";

/// Checks `assets/locales/<language>/`.
pub fn check() -> Result<Vec<Finding>> {
    let files = files::text_files(&root()?, FOLDER)?;
    Ok(find(files.iter().map(|file| file.path.as_str())))
}

fn find<'a>(paths: impl Iterator<Item = &'a str>) -> Vec<Finding> {
    let mut languages: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for path in paths {
        let inside = path.strip_prefix(FOLDER).and_then(|path| path.strip_prefix('/'));
        if let Some((language, file)) = inside.and_then(|path| path.split_once('/')) {
            languages.entry(language).or_default().insert(file);
        }
    }
    let all: BTreeSet<&str> = languages.values().flatten().copied().collect();
    let missing = |(language, has): (&&str, &BTreeSet<&str>)| {
        all.difference(has).map(|file| finding(language, file)).collect::<Vec<_>>()
    };
    languages.iter().flat_map(missing).collect()
}

fn finding(language: &str, file: &str) -> Finding {
    let says = "missing, but another language has it: translate it, or remove it from all";
    Finding::new(format!("{FOLDER}/{language}/{file}"), says)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_one_language_lacks_is_found() {
        let paths = [
            "assets/locales/en/app.ftl",
            "assets/locales/en/camel-race.ftl",
            "assets/locales/zh-Hant/app.ftl",
        ];
        let found = find(paths.into_iter());
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].place, "assets/locales/zh-Hant/camel-race.ftl");
    }

    #[test]
    fn equal_sets_are_no_finding() {
        let paths = ["assets/locales/en/app.ftl", "assets/locales/zh-Hans/app.ftl"];
        assert_eq!(find(paths.into_iter()), []);
    }
}
