//! Checks that read the tree and say what is wrong with it, each as one sentence at one place.
//!
//! They need no build. Every one of them is also a test of this crate, on the tree as it stands and on made-up
//! input that breaks the rule.

pub mod edges;
pub mod files;
pub mod layers;
pub mod locales;
pub mod purity;
pub mod reach;
pub mod wording;

use std::fmt;

/// Something that is not as it should be.
#[derive(Debug, PartialEq, Eq)]
pub struct Finding {
    /// A file with its line, an edge, or a crate.
    pub place: String,
    /// What is wrong there and what to do about it.
    pub says: String,
}

impl Finding {
    fn new(place: impl Into<String>, says: impl Into<String>) -> Self {
        Self { place: place.into(), says: says.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.says)
    }
}

/// The tree as it stands keeps every rule.
#[cfg(test)]
mod tests {
    use anyhow::Result;

    use super::{Finding, edges, locales, purity, reach, wording};

    #[track_caller]
    fn assert_none(findings: Result<Vec<Finding>>) {
        let findings = findings.expect("the check could be made");
        let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
        assert!(lines.is_empty(), "\n{}", lines.join("\n"));
    }

    #[test]
    fn the_workspace_has_only_allowed_edges() {
        assert_none(edges::check());
    }

    #[test]
    fn pure_crates_reach_no_engine_clock_or_thread() {
        assert_none(reach::check());
    }

    #[test]
    fn pure_sources_touch_no_file_clock_or_thread() {
        assert_none(purity::check());
    }

    #[test]
    fn no_file_is_left_undone_or_names_a_home_folder() {
        assert_none(wording::check());
    }

    #[test]
    fn all_languages_have_the_same_files() {
        assert_none(locales::check());
    }
}
