//! What a pure crate reaches through its dependencies, at any depth.
//!
//! `cargo metadata` unifies features over the whole workspace, so a crate would seem to reach what only others
//! switch on. `cargo tree` of one package shows what that package alone pulls in.

use anyhow::Result;

use super::{Finding, layers};
use crate::cargo::cargo;
use crate::shell::read;
use crate::workspace;

/// Packages that no pure crate may reach, and what is wrong with each. A name that ends in `*` covers all that
/// begin so.
const FORBIDDEN: &[(&[&str], &str)] = &[
    (&["bevy*", "winit*", "wgpu*", "egui*", "epaint*"], "rules know nothing of the engine or of a screen"),
    (&["getrandom", "fastrand"], "chance comes from the match's seed alone, or no match can be replayed"),
    (&["chrono", "time", "jiff", "instant", "web-time"], "match time is handed in with each command"),
    (
        &["tokio*", "async-std", "smol", "rayon*", "crossbeam*"],
        "the browser has one thread: work goes in steps",
    ),
    (&["web-sys", "js-sys", "wasm-bindgen*", "reqwest", "ureq"], "the outside world is the host's business"),
    (&["tempfile", "dirs*", "walkdir", "notify"], "files are the store's business"),
];

/// Checks the pure crates of this workspace.
pub fn check() -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    for one in workspace::crates()? {
        if layers::of(&one.folder).is_some_and(|layer| layer.pure) {
            let args = ["tree", "--package", &one.name, "--edges", "normal", "--prefix", "none"];
            findings.extend(find(&one.name, &read(&mut cargo(args)?)?));
        }
    }
    Ok(findings)
}

/// Reads what `cargo tree --prefix none` printed for one crate: a package a line, its name first.
fn find(pure: &str, tree: &str) -> Vec<Finding> {
    let mut reached: Vec<&str> = tree.lines().filter_map(|line| line.split_whitespace().next()).collect();
    reached.sort_unstable();
    reached.dedup();
    reached.into_iter().filter_map(|package| Some(finding(pure, package, reason(package)?))).collect()
}

fn finding(pure: &str, package: &str, reason: &str) -> Finding {
    let how = format!("`cargo tree --package {pure} --edges normal --invert {package}` shows the way there");
    Finding::new(format!("{pure} reaches {package}"), format!("{reason}; {how}"))
}

fn reason(package: &str) -> Option<&'static str> {
    let matches = |pattern: &&str| match pattern.strip_suffix('*') {
        Some(start) => package.starts_with(start),
        None => package == *pattern,
    };
    FORBIDDEN.iter().find(|(patterns, _)| patterns.iter().any(matches)).map(|(_, why)| *why)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TREE: &str =
        "camel-race v0.1.0 (/repo/crates)\nrand v0.10.1\ngetrandom v0.4.1\ntimer v1.0.0\nserde v1 (*)\n";

    #[test]
    fn a_forbidden_package_is_found_at_any_depth() {
        let found = find("camel-race", TREE);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].place, "camel-race reaches getrandom");
    }

    #[test]
    fn names_match_whole_unless_the_pattern_is_open() {
        assert!(reason("time").is_some());
        assert!(reason("timer").is_none(), "`time` covers no other package");
        assert!(reason("bevy_ecs").is_some());
        assert!(reason("serde").is_none());
    }
}
