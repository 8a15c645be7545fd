//! One language's file together with the table's, as a game's messages see them.

use std::collections::{BTreeMap, BTreeSet};

use super::file::{Entry, File};
use crate::{Locale, Source, TABLE};

/// A file over the table's of the same language.
pub(super) struct Edition {
    pub(super) own: File,
    table: File,
}

impl Edition {
    pub(super) fn read(source: &Source, locale: Locale) -> Self {
        Self { own: File::read(source.text(locale)), table: File::read(TABLE.text(locale)) }
    }

    /// The message or term that a reference to `key` means.
    pub(super) fn find(&self, key: &str) -> Option<&Entry> {
        self.own.entries.get(key).or_else(|| self.table.entries.get(key))
    }

    /// The file's own messages. Terms are left out: they are each language's own business.
    pub(super) fn messages(&self) -> impl Iterator<Item = &String> {
        self.own.entries.keys().filter(|key| is_message(key))
    }

    /// The arguments of a message, those of the messages it refers to included.
    pub(super) fn arguments(&self, key: &str) -> BTreeSet<String> {
        let mut open = vec![key.to_owned()];
        let mut seen = BTreeMap::new();
        while let Some(key) = open.pop() {
            let Some(entry) = self.find(&key) else { continue };
            if seen.insert(key, &entry.variables).is_none() {
                open.extend(entry.references.iter().filter(|key| is_message(key)).cloned());
            }
        }
        seen.into_values().flatten().cloned().collect()
    }
}

fn is_message(key: &str) -> bool {
    !key.starts_with('-')
}
