//! A match being written.

use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::lock::Lock;
use crate::{Slot, StoreError, files};

/// The right to write one match, held by at most one program at a time.
///
/// The file is opened for each line anew: a file that somebody removed or shortened meanwhile is noticed
/// ([`StoreError::Missing`]) instead of written past.
#[derive(Debug)]
pub struct Journal {
    slot: Slot,
    path: PathBuf,
    /// How many bytes of the file count. What lies behind them was never confirmed.
    len: u64,
    lock: Lock,
}

impl Journal {
    pub(crate) fn new(slot: Slot, path: PathBuf, len: u64, lock: Lock) -> Self {
        Self { slot, path, len, lock }
    }

    /// Its slot.
    #[must_use]
    pub fn slot(&self) -> &Slot {
        &self.slot
    }

    /// Its file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends lines. They are on the disk when this returns.
    ///
    /// # Errors
    /// Then the file is as it was before. On [`StoreError::Missing`] it is gone or has become shorter, and only
    /// [`Self::replace`] can bring the match back.
    pub fn append(&mut self, lines: &str) -> Result<(), StoreError> {
        if lines.is_empty() {
            return Ok(());
        }
        let mut file = self.file()?;
        let appended = write_at(&mut file, self.len, lines.as_bytes());
        match appended {
            Ok(len) => {
                self.len = len;
                Ok(())
            }
            Err(error) => {
                // Should this fail too, the next call finds the file too long and cuts it then.
                let _ = file.set_len(self.len).and_then(|()| file.sync_data());
                Err(StoreError::writing(&self.path, &error))
            }
        }
    }

    /// Cuts the file to its first `len` bytes: what a reader found to be an unfinished line at its end. A `len` past
    /// the end changes nothing.
    ///
    /// # Errors
    /// Then the file is as it was before.
    pub fn cut(&mut self, len: u64) -> Result<(), StoreError> {
        let len = len.min(self.len);
        let file = self.file()?;
        file.set_len(len)
            .and_then(|()| file.sync_data())
            .map_err(|error| StoreError::writing(&self.path, &error))?;
        self.len = len;
        Ok(())
    }

    /// Puts a whole new journal in the place of this one, at once or not at all. A folder that somebody removed
    /// meanwhile is made again.
    ///
    /// # Errors
    /// Then the old one is as it was before.
    pub fn replace(&mut self, whole: &str) -> Result<(), StoreError> {
        if let Some(folder) = self.path.parent() {
            files::make_folder(folder)?;
        }
        if !Lock::is_there(&self.path) {
            // The lock went with the folder; the one still held guards nothing.
            self.lock = Lock::take(&self.path)?;
        }
        files::put(&self.path, whole.as_bytes())?;
        self.len = whole.len() as u64;
        Ok(())
    }

    /// Renames a save that cannot be loaded to `<name>.aside-1`, or the next free number, and returns where it is now.
    ///
    /// # Errors
    /// Then it is where it was.
    pub fn set_aside(self) -> Result<PathBuf, StoreError> {
        let aside = files::free_name(&self.path.with_extension("aside"));
        files::rename(&self.path, &aside)?;
        Ok(aside)
    }

    /// Takes a match that is over off the shelf: renames it to `<name>.finished` and returns where it is now.
    ///
    /// # Errors
    /// Then it is where it was.
    pub fn finish(self) -> Result<PathBuf, StoreError> {
        let finished = self.path.with_extension("finished");
        if finished.symlink_metadata().is_ok() {
            return Err(StoreError::Exists { path: finished });
        }
        files::rename(&self.path, &finished)?;
        Ok(finished)
    }

    /// The file, as long as it should be: what an earlier failure left behind the last confirmed line is cut off.
    fn file(&self) -> Result<File, StoreError> {
        let failed = |error: io::Error| StoreError::writing(&self.path, &error);
        let file = OpenOptions::new().write(true).open(&self.path).map_err(failed)?;
        let found = file.metadata().map_err(failed)?.len();
        if found < self.len {
            return Err(StoreError::Missing { path: self.path.clone() });
        }
        if found > self.len {
            file.set_len(self.len).map_err(failed)?;
        }
        Ok(file)
    }
}

/// Writes at the end and waits for the disk. Returns the new length.
fn write_at(file: &mut File, end: u64, bytes: &[u8]) -> io::Result<u64> {
    file.seek(SeekFrom::Start(end))?;
    file.write_all(bytes)?;
    file.sync_data()?;
    Ok(end + bytes.len() as u64)
}
