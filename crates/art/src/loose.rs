//! Loose ends: what was copied or drawn and is used by no picture, and figures whose makers are not credited.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::book::Book;
use crate::compose::{Used, compose};
use crate::error::{PressError, Result};

/// The heading in `CREDITS.md` under which every copied figure is listed, each in backticks.
const HEADING: &str = "## Fluent Emoji";

/// Figures and drawings that no picture uses.
pub fn unused(book: &Book) -> Result<Vec<String>> {
    let mut used = BTreeSet::new();
    for (plan, pictures) in &book.packs {
        for print in &book.prints(plan, pictures)? {
            used.extend(compose(book, print)?.1);
        }
    }
    let figures = book.figures.keys().cloned().map(Used::Figure);
    let shapes = book.shapes.keys().cloned().map(Used::Shape);
    let idle = figures.chain(shapes).filter(|thing| !used.contains(thing));
    Ok(idle.map(|thing| format!("{thing:?} is used by no picture: remove it")).collect())
}

/// Figures that are copied but not credited, or credited but not copied.
pub fn uncredited(book: &Book, credits: &Path) -> Result<Vec<String>> {
    let text = fs::read_to_string(credits).map_err(PressError::file(credits))?;
    let section = text.split_once(HEADING).map_or("", |(_, rest)| rest);
    let section = section.split("\n## ").next().unwrap_or_default();
    // Words in backticks are every second part.
    let credited: BTreeSet<&str> = section.split('`').skip(1).step_by(2).collect();
    let mut faults = Vec::new();
    for figure in book.figures.keys().filter(|figure| !credited.contains(figure.as_str())) {
        faults.push(format!("figure `{figure}` is missing from {}", credits.display()));
    }
    for name in credited.iter().filter(|name| !book.figures.contains_key(**name)) {
        faults.push(format!("{} credits a figure `{name}` that is not here", credits.display()));
    }
    Ok(faults)
}
