//! Matches and settings lie in the browser's storage for this site: a key for each command.
//!
//! What a match is made of there is [`store::CellStore`]'s business. Here is where the cells are, and that the reader
//! is told in the words of a browser when they are used up.

use std::sync::{Mutex, MutexGuard, PoisonError};

use bevy::prelude::*;
use store::{CellError, CellStore, Cells, Slot, StoreError};
use table::{Storage, StorageBox, StoreProblem};
use tabletop::{Message as Said, Speak};

use super::page;

/// Before all keys of ours: other programs may live at the same address.
const OURS: &str = "caravanserai/";

/// The key of the settings.
const SETTINGS: &str = "settings";

/// The key of what was being made when the page was left.
const UNFINISHED: &str = "unfinished";

/// The storage of this site.
struct LocalStorage;

impl Cells for LocalStorage {
    fn get(&self, key: &str) -> Option<String> {
        page::kept(&format!("{OURS}{key}"))
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), CellError> {
        match page::keep(&format!("{OURS}{key}"), value).as_str() {
            "" => Ok(()),
            "full" => Err(CellError::Full),
            _ => Err(CellError::Denied),
        }
    }

    fn remove(&mut self, key: &str) {
        page::forget(&format!("{OURS}{key}"));
    }

    fn keys(&self) -> Vec<String> {
        page::keys().iter().filter_map(|key| key.strip_prefix(OURS)).map(str::to_owned).collect()
    }
}

struct Browser(Mutex<CellStore<LocalStorage>>);

impl Browser {
    fn store(&self) -> MutexGuard<'_, CellStore<LocalStorage>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn at<T>(
        &self,
        (game, name): (&str, &str),
        act: impl FnOnce(&mut CellStore<LocalStorage>, &Slot) -> Result<T, StoreError>,
    ) -> Result<T, StoreProblem> {
        let slot = Slot::new(game, name)
            .ok_or_else(|| StoreProblem(Said::new("storage-missing").with("path", name.to_owned())))?;
        act(&mut self.store(), &slot).map_err(|error| problem(&error))
    }

    /// Writes what belongs to no match.
    fn put(&self, key: &str, text: &str) -> Result<(), StoreProblem> {
        let kept = self.store().cells().set(key, text);
        kept.map_err(|error| {
            let path = key.into();
            problem(&match error {
                CellError::Full => StoreError::Full { path },
                CellError::Denied => StoreError::Denied { path },
            })
        })
    }
}

/// Why not, and what can be done about it in a browser.
fn problem(error: &StoreError) -> StoreProblem {
    StoreProblem(match error {
        StoreError::Full { .. } => Said::new("storage-browser-full"),
        StoreError::Denied { .. } => Said::new("storage-browser-denied"),
        other => other.message(),
    })
}

impl Storage for Browser {
    fn list(&self, game: &str) -> Result<Vec<String>, StoreProblem> {
        Ok(self.store().list(game))
    }

    fn begin(&mut self, game: &str, whole: &str) -> Result<String, StoreProblem> {
        let slot = self.store().begin(game, whole).map_err(|error| problem(&error))?;
        Ok(slot.name().to_owned())
    }

    fn read(&self, game: &str, name: &str) -> Result<Vec<u8>, StoreProblem> {
        self.at((game, name), |store, slot| store.read(slot).map(String::into_bytes))
    }

    fn replace(&mut self, game: &str, name: &str, whole: &str) -> Result<(), StoreProblem> {
        self.at((game, name), |store, slot| store.replace(slot, whole))
    }

    fn append(&mut self, game: &str, name: &str, lines: &str) -> Result<(), StoreProblem> {
        self.at((game, name), |store, slot| store.append(slot, lines))
    }

    fn cut(&mut self, game: &str, name: &str, bytes: usize) -> Result<(), StoreProblem> {
        self.at((game, name), |store, slot| store.cut(slot, bytes))
    }

    fn set_aside(&mut self, game: &str, name: &str) -> Result<String, StoreProblem> {
        self.at((game, name), CellStore::set_aside)
    }

    fn finish(&mut self, game: &str, name: &str) -> Result<(), StoreProblem> {
        self.at((game, name), CellStore::finish)
    }

    fn settings(&self) -> Option<String> {
        self.store().look().get(SETTINGS)
    }

    fn keep_settings(&mut self, text: &str) -> Result<(), StoreProblem> {
        self.put(SETTINGS, text)
    }

    fn unfinished(&self) -> Option<String> {
        self.store().look().get(UNFINISHED)
    }

    fn keep_unfinished(&mut self, text: &str) -> Result<(), StoreProblem> {
        if text.is_empty() {
            self.store().cells().remove(UNFINISHED);
            return Ok(());
        }
        self.put(UNFINISHED, text)
    }
}

pub fn plugin(app: &mut App) {
    if page::can_keep() {
        let store = Mutex::new(CellStore::open(LocalStorage));
        app.insert_resource(StorageBox(Box::new(Browser(store))));
    }
}
