//! All matches of one person on one machine.

use std::fs::{self, DirEntry};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::lock::Lock;
use crate::slot::is_name;
use crate::{Journal, Slot, StoreError, files};

/// The ending of a match that goes on.
const ENDING: &str = "match";

/// A folder of matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Store {
    folder: PathBuf,
}

/// A match that is kept, as a shelf lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Where it lies.
    pub slot: Slot,
    /// When it was last written, where the disk knows.
    pub written: Option<SystemTime>,
}

impl Store {
    /// The folder for this person's matches: the one that `CARAVANSERAI_DATA` names, or the system's place for data.
    /// `None` where the system names no such place.
    #[must_use]
    pub fn usual_folder() -> Option<PathBuf> {
        let named = std::env::var_os("CARAVANSERAI_DATA").filter(|folder| !folder.is_empty());
        named.map(PathBuf::from).or_else(|| Some(dirs::data_dir()?.join("caravanserai")))
    }

    /// Opens a store; its folder is made if need be.
    ///
    /// # Errors
    /// When the folder cannot be made.
    pub fn open(folder: impl Into<PathBuf>) -> Result<Self, StoreError> {
        let folder = folder.into();
        files::make_folder(&folder)?;
        Ok(Self { folder })
    }

    /// A store whose folder is made when a match is first kept there.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into() }
    }

    /// The store's folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The file of a slot.
    #[must_use]
    pub fn path(&self, slot: &Slot) -> PathBuf {
        self.folder.join(slot.game()).join(format!("{}.{ENDING}", slot.name()))
    }

    /// Keeps a new match in this slot. It is on the disk when this returns.
    ///
    /// # Errors
    /// [`StoreError::Exists`] where the slot has had a match before, finished or set aside included.
    pub fn create(&self, slot: &Slot, first_lines: &str) -> Result<Journal, StoreError> {
        let path = self.path(slot);
        files::make_folder(&self.folder.join(slot.game()))?;
        let lock = Lock::take(&path)?;
        if self.names(slot.game())?.any(|name| name == slot.name()) {
            return Err(StoreError::Exists { path });
        }
        files::put(&path, first_lines.as_bytes())?;
        Ok(Journal::new(slot.clone(), path, first_lines.len() as u64, lock))
    }

    /// Keeps a new match of this game in a slot of its own, named by the next number.
    ///
    /// # Errors
    /// When it cannot be written, or the game's name is no folder's.
    pub fn create_next(&self, game: &str, first_lines: &str) -> Result<Journal, StoreError> {
        let numbers = self.names(game)?.filter_map(|name| name.parse::<u64>().ok());
        let mut number = numbers.max().unwrap_or(0).saturating_add(1);
        loop {
            let slot = Slot::new(game, &number.to_string());
            let slot = slot.ok_or_else(|| StoreError::Unwritable { path: self.folder.join(game) })?;
            match self.create(&slot, first_lines) {
                // Another program was quicker.
                Err(StoreError::Exists { .. } | StoreError::Busy { .. }) if number < u64::MAX => number += 1,
                otherwise => return otherwise,
            }
        }
    }

    /// Reads a match, without the right to write it.
    ///
    /// # Errors
    /// When it is not there or cannot be read.
    pub fn read(&self, slot: &Slot) -> Result<Vec<u8>, StoreError> {
        let path = self.path(slot);
        fs::read(&path).map_err(|error| StoreError::reading(&path, &error))
    }

    /// Takes up a match: its bytes, and the right to write on. If its last line is unfinished,
    /// [`Journal::cut`] that off before anything is appended.
    ///
    /// # Errors
    /// When it is not there, cannot be read, or another program has it.
    pub fn resume(&self, slot: &Slot) -> Result<(Journal, Vec<u8>), StoreError> {
        let path = self.path(slot);
        if path.symlink_metadata().is_err() {
            return Err(StoreError::Missing { path });
        }
        let lock = Lock::take(&path)?;
        let bytes = self.read(slot)?;
        Ok((Journal::new(slot.clone(), path, bytes.len() as u64, lock), bytes))
    }

    /// All matches that go on, the one written last first. Those finished or set aside are not among them. Where the
    /// store has no folder there are none.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn list(&self) -> Result<Vec<Kept>, StoreError> {
        let mut kept = Vec::new();
        if !self.folder.is_dir() {
            return Ok(kept);
        }
        for game in entries(&self.folder)? {
            if game.path().is_dir() {
                let game_name = text(&game);
                kept.extend(entries(&game.path())?.iter().filter_map(|entry| self::kept(&game_name, entry)));
            }
        }
        kept.sort_by(|one, other| other.written.cmp(&one.written).then_with(|| one.slot.cmp(&other.slot)));
        Ok(kept)
    }

    /// Writes a copy of a match somewhere outside of the store. It is on the disk when this returns.
    ///
    /// # Errors
    /// [`StoreError::Exists`] where there is such a file: nothing is overwritten.
    pub fn export(path: &Path, whole: &str) -> Result<(), StoreError> {
        files::put_new(path, whole.as_bytes())
    }

    /// Reads a file from outside of the store, up to a number of bytes and one more: whoever asked sees by that one
    /// that the file is too large.
    ///
    /// # Errors
    /// When it is not there or cannot be read.
    pub fn import(path: &Path, most: usize) -> Result<Vec<u8>, StoreError> {
        use std::io::Read;
        let mut bytes = Vec::new();
        let read = fs::File::open(path).and_then(|file| file.take(most as u64 + 1).read_to_end(&mut bytes));
        read.map_err(|error| StoreError::reading(path, &error))?;
        Ok(bytes)
    }

    /// The names of all slots that a game has or has had: what stands before the first dot of its files.
    fn names(&self, game: &str) -> Result<impl Iterator<Item = String>, StoreError> {
        let is_save = |name: &str| !matches!(ending(name), "lock" | "part");
        let folder = self.folder.join(game);
        let entries = if folder.is_dir() { entries(&folder)? } else { Vec::new() };
        let names = entries.iter().map(text).filter(|name| is_save(name)).collect::<Vec<_>>();
        Ok(names.into_iter().filter_map(|name| Some(name.split_once('.')?.0.to_owned())))
    }
}

fn kept(game: &str, entry: &DirEntry) -> Option<Kept> {
    let file = text(entry);
    let name = file.strip_suffix(ENDING)?.strip_suffix('.')?;
    let slot = Slot::new(game, name).filter(|_| is_name(name))?;
    Some(Kept { slot, written: entry.metadata().and_then(|data| data.modified()).ok() })
}

fn ending(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, ending)| ending)
}

fn entries(folder: &Path) -> Result<Vec<DirEntry>, StoreError> {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    entries.map_err(|error| StoreError::reading(folder, &error))
}

fn text(entry: &DirEntry) -> String {
    entry.file_name().to_string_lossy().into_owned()
}
