//! The rules book of a game, section by section.
//!
//! A game's file holds `rules-<section>-title` and `rules-<section>-body`; the order in the source language is the
//! order of the book, so that a new section needs no code.

use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;

use crate::{Locale, Texts};

/// One section of a rules book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesSection {
    /// Its name in the file: the `set-up` of `rules-set-up-title`. The same in all languages.
    pub section: String,
    /// Its heading.
    pub title: String,
    /// Its paragraphs, an empty line between two; a line that opens with `•` is an item of a list.
    pub body: String,
}

impl Texts {
    /// The rules book of `domain`, in reading order; empty if it has none.
    #[must_use]
    pub fn rules(&self, locale: Locale, domain: &str) -> Vec<RulesSection> {
        let section = |section: &String| RulesSection {
            section: section.clone(),
            title: self.line(locale, domain, &format!("rules-{section}-title")),
            body: self.line(locale, domain, &format!("rules-{section}-body")),
        };
        self.section_names(domain).iter().map(section).collect()
    }
}

/// The names of all sections in a file, in its order.
pub(crate) fn sections(file: &FluentResource) -> Vec<String> {
    let section = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => {
            let name = message.id.name.strip_prefix("rules-")?.strip_suffix("-title")?;
            Some(name.to_owned())
        }
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    };
    file.entries().filter_map(section).collect()
}
