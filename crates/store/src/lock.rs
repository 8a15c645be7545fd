//! An advisory lock, so that two programs do not write one match.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

use crate::StoreError;

/// Held until it is dropped, or its program ends in whatever way.
///
/// The lock is on a file of its own, which stays where it is: a save changes its file when it is replaced, and
/// removing a lock file would let two programs lock two files of one name.
#[derive(Debug)]
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    /// Whether the lock of the match at `path` is still where others look for it.
    pub fn is_there(path: &Path) -> bool {
        path.with_extension("lock").is_file()
    }

    /// Locks the match at `path`, or tells at once that another has it.
    pub fn take(path: &Path) -> Result<Self, StoreError> {
        let lock = path.with_extension("lock");
        let open = OpenOptions::new().write(true).create(true).truncate(false).open(&lock);
        let file = open.map_err(|error| StoreError::writing(path, &error))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::Busy { path: path.to_owned() }),
            // Some network disks know no locks. Not to play there at all would be worse.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                Ok(Self { _file: file })
            }
            Err(TryLockError::Error(error)) => Err(StoreError::writing(path, &error)),
        }
    }
}
