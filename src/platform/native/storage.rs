//! On a desktop things are kept in a folder of this person's.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::{fs, io};

use bevy::prelude::*;
use store::{Journal, Slot, Store, StoreError};
use table::{Storage, StorageBox, StoreProblem};
use tabletop::{Message as Said, Speak};

use crate::flags::Flags;

type Journals = BTreeMap<Slot, Journal>;

/// A folder, and the journals that this program holds.
struct Folder {
    store: Store,
    journals: Mutex<Journals>,
}

impl Folder {
    fn journals(&self) -> MutexGuard<'_, Journals> {
        self.journals.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn settings_file(&self) -> PathBuf {
        self.store.folder().join("settings.json")
    }

    fn unfinished_file(&self) -> PathBuf {
        self.store.folder().join("unfinished.json")
    }

    /// Does something with a journal that is held.
    fn held<T>(
        &self,
        (game, name): (&str, &str),
        act: impl FnOnce(&mut Journal) -> Result<T, StoreError>,
    ) -> Result<T, StoreProblem> {
        let slot = slot(game, name)?;
        let mut journals = self.journals();
        match journals.get_mut(&slot) {
            Some(journal) => act(journal).map_err(problem),
            None => Err(problem(StoreError::Missing { path: self.store.path(&slot) })),
        }
    }

    /// Takes a journal to end it; one that is not held is taken up first.
    fn taken(&self, game: &str, name: &str) -> Result<Journal, StoreProblem> {
        let slot = slot(game, name)?;
        if let Some(journal) = self.journals().remove(&slot) {
            return Ok(journal);
        }
        self.store.resume(&slot).map(|(journal, _)| journal).map_err(problem)
    }
}

fn problem(error: StoreError) -> StoreProblem {
    StoreProblem(error.message())
}

fn slot(game: &str, name: &str) -> Result<Slot, StoreProblem> {
    Slot::new(game, name)
        .ok_or_else(|| StoreProblem(Said::new("storage-missing").with("path", name.to_owned())))
}

impl Storage for Folder {
    fn list(&self, game: &str) -> Result<Vec<String>, StoreProblem> {
        let kept = self.store.list().map_err(problem)?;
        Ok(kept
            .into_iter()
            .filter(|kept| kept.slot.game() == game)
            .map(|kept| kept.slot.name().to_owned())
            .collect())
    }

    fn begin(&mut self, game: &str, whole: &str) -> Result<String, StoreProblem> {
        let journal = self.store.create_next(game, whole).map_err(problem)?;
        let name = journal.slot().name().to_owned();
        self.journals().insert(journal.slot().clone(), journal);
        Ok(name)
    }

    fn read(&self, game: &str, name: &str) -> Result<Vec<u8>, StoreProblem> {
        let slot = slot(game, name)?;
        let mut journals = self.journals();
        if journals.contains_key(&slot) {
            return self.store.read(&slot).map_err(problem);
        }
        let (journal, bytes) = self.store.resume(&slot).map_err(problem)?;
        journals.insert(slot, journal);
        Ok(bytes)
    }

    fn look(&self, game: &str, name: &str) -> Result<Vec<u8>, StoreProblem> {
        self.store.read(&slot(game, name)?).map_err(problem)
    }

    fn replace(&mut self, game: &str, name: &str, whole: &str) -> Result<(), StoreProblem> {
        self.held((game, name), |journal| journal.replace(whole))
    }

    fn append(&mut self, game: &str, name: &str, lines: &str) -> Result<(), StoreProblem> {
        self.held((game, name), |journal| journal.append(lines))
    }

    fn cut(&mut self, game: &str, name: &str, bytes: usize) -> Result<(), StoreProblem> {
        self.held((game, name), |journal| journal.cut(u64::try_from(bytes).unwrap_or(u64::MAX)))
    }

    fn set_aside(&mut self, game: &str, name: &str) -> Result<String, StoreProblem> {
        let aside = self.taken(game, name)?.set_aside().map_err(problem)?;
        Ok(aside.to_string_lossy().into_owned())
    }

    fn finish(&mut self, game: &str, name: &str) -> Result<(), StoreProblem> {
        self.taken(game, name)?.finish().map(|_| ()).map_err(problem)
    }

    fn settings(&self) -> Option<String> {
        fs::read_to_string(self.settings_file()).ok()
    }

    fn keep_settings(&mut self, text: &str) -> Result<(), StoreProblem> {
        put(&self.settings_file(), text)
    }

    fn unfinished(&self) -> Option<String> {
        fs::read_to_string(self.unfinished_file()).ok()
    }

    fn keep_unfinished(&mut self, text: &str) -> Result<(), StoreProblem> {
        let path = self.unfinished_file();
        if !text.is_empty() {
            return put(&path, text);
        }
        if path.exists() { fs::remove_file(&path).map_err(denied) } else { Ok(()) }
    }
}

/// Writes a small file: all of it or nothing.
fn put(path: &Path, text: &str) -> Result<(), StoreProblem> {
    let part = path.with_extension("part");
    fs::write(&part, text).and_then(|()| fs::rename(&part, path)).map_err(denied)
}

fn denied(_: io::Error) -> StoreProblem {
    StoreProblem(Said::new("storage-denied"))
}

pub fn plugin(app: &mut App) {
    let asked = app.world().resource::<Flags>().data.clone();
    let Some(folder) = asked.or_else(Store::usual_folder) else { return };
    match Store::open(folder) {
        Ok(store) => {
            let folder = Folder { store, journals: Mutex::default() };
            app.insert_resource(StorageBox(Box::new(folder)));
        }
        Err(error) => error!("nothing can be kept: {error:?}"),
    }
}
