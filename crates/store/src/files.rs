//! Files that are there whole or not at all.

#[cfg(unix)]
use std::fs::File;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::StoreError;

type Written = Result<(), StoreError>;

/// Makes a folder with all above it.
pub(crate) fn make_folder(folder: &Path) -> Written {
    if folder.as_os_str().is_empty() || folder.is_dir() {
        return Ok(());
    }
    folder.parent().map_or(Ok(()), make_folder)?;
    match fs::create_dir(folder) {
        // Another program was quicker.
        Err(_) if folder.is_dir() => {}
        // It is no file to be kept from overwriting, but one where the folder should be.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            return Err(StoreError::NotAFolder { path: folder.to_owned() });
        }
        made => made.map_err(|error| StoreError::writing(folder, &error))?,
    }
    sync_parent(folder);
    Ok(())
}

/// Puts a whole file in its place, instead of the one that may be there. It is on the disk when this returns; on an
/// error the old one is as it was.
pub(crate) fn put(path: &Path, content: &[u8]) -> Written {
    let temporary = path.with_extension("part");
    let put = write_new(&temporary, content, true).and_then(|()| fs::rename(&temporary, path));
    if let Err(error) = put {
        // It is our own half-written file. If it cannot be removed either, the next attempt overwrites it.
        let _ = fs::remove_file(&temporary);
        return Err(StoreError::writing(path, &error));
    }
    sync_parent(path);
    Ok(())
}

/// Writes a file that must not be there yet.
pub(crate) fn put_new(path: &Path, content: &[u8]) -> Written {
    match write_new(path, content, false) {
        Ok(()) => {
            sync_parent(path);
            Ok(())
        }
        Err(error) => {
            if error.kind() != io::ErrorKind::AlreadyExists {
                let _ = fs::remove_file(path);
            }
            Err(StoreError::writing(path, &error))
        }
    }
}

/// Gives a file another name, which must be free. Whoever calls holds the lock that keeps it free.
pub(crate) fn rename(from: &Path, to: &Path) -> Written {
    fs::rename(from, to).map_err(|error| StoreError::writing(from, &error))?;
    sync_parent(to);
    Ok(())
}

/// The first of `<stem>-1`, `<stem>-2`, … that is no file yet.
pub(crate) fn free_name(stem: &Path) -> PathBuf {
    let numbered = |number: u32| {
        let mut name = stem.as_os_str().to_owned();
        name.push(format!("-{number}"));
        PathBuf::from(name)
    };
    let mut number = 1;
    while numbered(number).symlink_metadata().is_ok() {
        number += 1;
    }
    numbered(number)
}

fn write_new(path: &Path, content: &[u8], over: bool) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true);
    let mut file = if over {
        options.create(true).truncate(true).open(path)
    } else {
        options.create_new(true).open(path)
    }?;
    file.write_all(content)?;
    file.sync_all()
}

/// After a rename or a new file: the name itself should reach the disk as well. Some network disks cannot promise that;
/// the file's content is safe in any case, so this is no reason to refuse.
#[cfg(unix)]
fn sync_parent(path: &Path) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}

/// Other systems open no folders, and keep names in order by themselves.
#[cfg(not(unix))]
fn sync_parent(_path: &Path) {}
