//! Keeps one match in the store, come what may.

use std::path::{Path, PathBuf};

use store::{Journal, Store, StoreError};

/// The journal of the match that is on, and what has not got into it yet.
pub struct Keeper {
    store: Option<Store>,
    game: &'static str,
    journal: Option<Journal>,
    /// What the disk has refused so far. It is tried again with the next lines.
    unsaved: String,
    /// Whether the file lacks more than that, so that only the whole match brings it up to date.
    wants_whole: bool,
}

impl Keeper {
    /// For a match that the store does not have yet.
    pub fn new(store: Option<Store>, game: &'static str) -> Self {
        Self { store, game, journal: None, unsaved: String::new(), wants_whole: false }
    }

    /// For a match that was taken up.
    pub fn resume(store: Option<Store>, game: &'static str, journal: Journal) -> Self {
        Self { store, game, journal: Some(journal), unsaved: String::new(), wants_whole: false }
    }

    /// Whether all is in the store.
    pub fn is_safe(&self) -> bool {
        self.unsaved.is_empty() && self.journal.is_some() && !self.wants_whole
    }

    /// Whether lines do not help any more: only [`Self::keep_whole`] does.
    pub fn wants_whole(&self) -> bool {
        self.wants_whole
    }

    /// The match's file.
    pub fn path(&self) -> Option<&Path> {
        self.journal.as_ref().map(Journal::path)
    }

    /// Keeps these lines, after all that was refused before. They are on the disk when this returns.
    pub fn keep(&mut self, lines: &str) -> Result<(), StoreError> {
        self.unsaved += lines;
        match &mut self.journal {
            Some(journal) => journal.append(&self.unsaved)?,
            None => self.journal = Some(self.begin(&self.unsaved)?),
        }
        self.unsaved.clear();
        Ok(())
    }

    /// Keeps the whole match anew. Lines that come later continue this text, so if it is refused they are of no use to
    /// the file that is there.
    pub fn keep_whole(&mut self, whole: &str) -> Result<(), StoreError> {
        self.unsaved.clear();
        self.wants_whole = true;
        match &mut self.journal {
            Some(journal) => journal.replace(whole)?,
            None => self.journal = Some(self.begin(whole)?),
        }
        self.wants_whole = false;
        Ok(())
    }

    /// Takes the match, which is over, off the shelf. Returns where it is now.
    pub fn finish(&mut self) -> Result<Option<PathBuf>, StoreError> {
        self.journal.take().map(Journal::finish).transpose()
    }

    fn begin(&self, whole: &str) -> Result<Journal, StoreError> {
        let nowhere = || StoreError::Denied { path: PathBuf::new() };
        self.store.as_ref().ok_or_else(nowhere)?.create_next(self.game, whole)
    }
}
