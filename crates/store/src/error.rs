//! Why a disk did not do what was asked, as a closed list that the locales put into words.

use std::io;
use std::path::{Path, PathBuf};

use tabletop::{Message, Speak};

/// Why nothing was read or written. What was in the store before is still there, unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The disk, the quota or the largest size of a file is used up.
    Full {
        /// What was being written.
        path: PathBuf,
    },
    /// Writing is not permitted there: foreign folder, read-only disk.
    Denied {
        /// What was being written.
        path: PathBuf,
    },
    /// There is a file where a folder should be.
    NotAFolder {
        /// That file.
        path: PathBuf,
    },
    /// It could not be written for another reason, such as a broken disk.
    Unwritable {
        /// What was being written.
        path: PathBuf,
    },
    /// It is there but could not be read.
    Unreadable {
        /// What was being read.
        path: PathBuf,
    },
    /// It is not there, or no longer as long as it was.
    Missing {
        /// What was looked for.
        path: PathBuf,
    },
    /// Another program has this match open.
    Busy {
        /// The match.
        path: PathBuf,
    },
    /// There is such a file already, and it is not overwritten.
    Exists {
        /// That file.
        path: PathBuf,
    },
}

impl StoreError {
    /// What went wrong, given what the system said when this path was written.
    #[must_use]
    pub fn writing(path: &Path, error: &io::Error) -> Self {
        let path = path.to_owned();
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
                Self::Full { path }
            }
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::Denied { path },
            io::ErrorKind::NotFound => Self::Missing { path },
            io::ErrorKind::NotADirectory => Self::NotAFolder { path: file_above(path) },
            io::ErrorKind::AlreadyExists => Self::Exists { path },
            _ => Self::Unwritable { path },
        }
    }

    /// What went wrong, given what the system said when this path was read.
    pub(crate) fn reading(path: &Path, error: &io::Error) -> Self {
        let path = path.to_owned();
        match error.kind() {
            io::ErrorKind::NotFound => Self::Missing { path },
            _ => Self::Unreadable { path },
        }
    }

    /// The file it is about.
    #[must_use]
    pub fn path(&self) -> &Path {
        match self {
            Self::Full { path }
            | Self::Denied { path }
            | Self::NotAFolder { path }
            | Self::Unwritable { path }
            | Self::Unreadable { path }
            | Self::Missing { path }
            | Self::Busy { path }
            | Self::Exists { path } => path,
        }
    }
}

/// The file that stands where this path has a folder.
fn file_above(path: PathBuf) -> PathBuf {
    path.ancestors().skip(1).find(|above| above.is_file()).map(Path::to_owned).unwrap_or(path)
}

impl Speak for StoreError {
    fn message(&self) -> Message {
        let about = |id| Message::new(id).with("path", self.path().to_string_lossy().into_owned());
        match self {
            Self::Full { .. } => Message::new("storage-full"),
            Self::Denied { .. } => Message::new("storage-denied"),
            Self::Busy { .. } => Message::new("storage-busy"),
            Self::NotAFolder { .. } => about("storage-not-a-folder"),
            Self::Unwritable { .. } => about("storage-unwritable"),
            Self::Unreadable { .. } => about("storage-unreadable"),
            Self::Missing { .. } => about("storage-missing"),
            Self::Exists { .. } => about("storage-exists"),
        }
    }
}
