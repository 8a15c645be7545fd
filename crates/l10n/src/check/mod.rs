//! Finds what is missing or wrong in the files of a [`Source`], for tests and continuous integration.
//!
//! [`Texts`](crate::Texts) shows what it can; this module is strict. One test per game says it all:
//!
//! ```
//! let faults = l10n::check::compare(&l10n::TABLE);
//! assert!(faults.is_empty(), "{}", l10n::check::report(&faults));
//! ```
//!
//! A comment line `# Proper names: …` above a message lists characters that may stand in it although they belong to
//! another script: the name of a language, a line of a poem.

mod edition;
mod file;
mod punctuation;
mod script;

use core::fmt;
use std::collections::BTreeSet;

use crate::{Locale, Source};
use edition::Edition;
use file::Entry;
use script::Script;

/// Something wrong at one place of one file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mismatch {
    /// The file, in the folder of `locale`, without its ending.
    pub file: &'static str,
    /// The language it is in.
    pub locale: Locale,
    /// The message, or the term with its leading `-`; empty where the text cannot be read as either.
    pub key: String,
    /// What is wrong.
    pub fault: Fault,
}

/// What may be wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// It is not Fluent.
    Syntax {
        /// Counted from 1.
        line: usize,
        /// What the parser expected.
        reason: String,
    },
    /// The file has the key more than once.
    Duplicate,
    /// Another language has the key, this one does not.
    Missing,
    /// It takes other arguments than the text in the source language.
    Arguments {
        /// What it takes, without the arguments that only choose (`seat-is`).
        here: BTreeSet<String>,
        /// What the source text takes.
        source: BTreeSet<String>,
    },
    /// It refers to a message or term that neither the file nor the table's has.
    Reference(String),
    /// It says nothing.
    Empty,
    /// The character belongs to another script: simplified in traditional text, Han in English.
    Script(char),
    /// The punctuation mark is not used in this language, or has the wrong width beside what it stands by.
    Punctuation(char),
}

/// Everything wrong in the files of `source`: each by itself, and compared with one another.
#[must_use]
pub fn compare(source: &Source) -> Vec<Mismatch> {
    let script = Script::new();
    let editions = Locale::ALL.map(|locale| Edition::read(source, locale));
    let mut found = BTreeSet::new();
    for locale in Locale::ALL {
        let edition = &editions[locale as usize];
        let mut faults = edition.own.faults.clone();
        for (key, entry) in &edition.own.entries {
            let wrong = references(entry, edition).chain(wording(locale, entry, &script));
            faults.extend(wrong.map(|fault| (key.clone(), fault)));
        }
        faults.extend(missing(edition, &editions));
        faults.extend(arguments(edition, &editions[Locale::SOURCE as usize]));
        found.extend(faults.into_iter().map(|(key, fault)| Mismatch {
            file: source.name,
            locale,
            key,
            fault,
        }));
    }
    found.into_iter().collect()
}

/// The mismatches as a list to read, one a line.
#[must_use]
pub fn report(mismatches: &[Mismatch]) -> String {
    mismatches.iter().map(|mismatch| format!("{mismatch}\n")).collect()
}

/// What an entry refers to in vain.
fn references<'a>(entry: &'a Entry, edition: &'a Edition) -> impl Iterator<Item = Fault> + 'a {
    let unknown = entry.references.iter().filter(|key| edition.find(key).is_none());
    unknown.cloned().map(Fault::Reference)
}

/// What is wrong with the words of an entry, whatever the other languages say.
fn wording(locale: Locale, entry: &Entry, script: &Script) -> Vec<Fault> {
    let mut faults = Vec::new();
    if entry.is_empty() {
        faults.push(Fault::Empty);
    }
    for text in &entry.texts {
        let foreign = script.foreign(locale, text).filter(|letter| !entry.proper_names.contains(*letter));
        faults.extend(foreign.map(Fault::Script));
        faults.extend(punctuation::misplaced(locale, text).map(Fault::Punctuation));
    }
    faults
}

/// The messages that another language has and this one lacks.
fn missing(edition: &Edition, all: &[Edition]) -> impl Iterator<Item = (String, Fault)> {
    let everywhere = all.iter().flat_map(Edition::messages);
    let lacking = everywhere.filter(|key| !edition.own.entries.contains_key(*key));
    lacking.map(|key| (key.clone(), Fault::Missing))
}

/// The messages whose arguments are not those of the source language.
fn arguments(edition: &Edition, original: &Edition) -> impl Iterator<Item = (String, Fault)> {
    let translated = edition.messages().filter(|key| original.own.entries.contains_key(*key));
    translated.filter_map(|key| {
        let (here, source) = (edition.arguments(key), original.arguments(key));
        (here != source).then(|| (key.clone(), Fault::Arguments { here, source }))
    })
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, locale, key, fault } = self;
        write!(f, "{locale}/{file}.ftl: `{key}` {fault}")
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { line, reason } => write!(f, "cannot be read at line {line}: {reason}"),
            Self::Duplicate => write!(f, "stands there twice"),
            Self::Missing => write!(f, "is missing"),
            Self::Arguments { here, source } => {
                write!(f, "takes {here:?}, but the source text takes {source:?}")
            }
            Self::Reference(key) => write!(f, "refers to `{key}`, which is not there"),
            Self::Empty => write!(f, "is empty"),
            Self::Script(letter) => write!(f, "has {letter:?} of another script"),
            Self::Punctuation(mark) => write!(f, "has {mark:?} where this language has another mark"),
        }
    }
}
