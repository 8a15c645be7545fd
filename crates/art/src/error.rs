//! What can go wrong at the press, in words that say which file to mend.

use std::fmt;
use std::path::{Path, PathBuf};

/// Result of everything the press does.
pub type Result<T> = std::result::Result<T, PressError>;

/// A fault, with the place it was found at.
#[derive(Debug)]
pub enum PressError {
    /// A file or folder could not be read or written.
    File(PathBuf, std::io::Error),
    /// A source file is not what it should be; the text names line and column.
    Source(PathBuf, String),
    /// A picture asks for something that no file provides: an ink, a shape, a figure...
    Unknown {
        /// What kind of thing is missing, such as `ink`.
        kind: &'static str,
        /// The name that was asked for.
        name: String,
        /// The picture that asked.
        picture: String,
    },
    /// The picture was composed, but cannot be printed, packed or encoded.
    Print(String, String),
}

impl PressError {
    /// Wraps an I/O error with the path it happened at.
    pub fn file(path: &Path) -> impl FnOnce(std::io::Error) -> Self + '_ {
        move |error| Self::File(path.to_owned(), error)
    }
}

impl fmt::Display for PressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Source(path, what) => write!(f, "{}: {what}", path.display()),
            Self::Unknown { kind, name, picture } => {
                write!(f, "picture `{picture}`: no {kind} named `{name}`")
            }
            Self::Print(picture, what) => write!(f, "picture `{picture}`: {what}"),
        }
    }
}

impl std::error::Error for PressError {}
