//! Full disks, folders that cannot be written, files that cannot be read.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use store::{Slot, Store, StoreError};

/// Set for the copy of this test program that runs with hardly any room to write.
const CRAMPED: &str = "STORE_TEST_FOLDER";
/// Its room: eight blocks of 512 bytes a file, by the reckoning of `ulimit`.
const ROOM: u64 = 8 * 512;

fn slot() -> Slot {
    Slot::new("camel-race", "1").expect("a good name")
}

/// A limit on the size of files stands for a full disk: the system writes a part of the line, then refuses the rest,
/// as it does on a disk that fills up.
#[cfg(unix)]
#[test]
fn a_full_disk_loses_nothing_and_what_fits_is_still_written() {
    if let Some(folder) = env::var_os(CRAMPED) {
        return fill(Path::new(&folder));
    }
    let folder = tempfile::tempdir().expect("a folder for a test");
    let script = format!("trap '' XFSZ; ulimit -f {}; exec \"$@\"", ROOM / 512);
    let test = "a_full_disk_loses_nothing_and_what_fits_is_still_written";
    let child = Command::new("sh")
        .args(["-c", &script, "sh"])
        .arg(env::current_exe().expect("this program has a path"))
        .args(["--exact", test, "--nocapture"])
        .env(CRAMPED, folder.path())
        .output()
        .expect("there is a shell");
    let said = String::from_utf8_lossy(&child.stdout).into_owned() + &String::from_utf8_lossy(&child.stderr);
    assert!(child.status.success(), "{said}");
    let left = fs::read_to_string(folder.path().join("filled")).expect("the copy got to its end");
    assert!(left.contains("full"), "{left}");
}

#[cfg(unix)]
fn fill(folder: &Path) {
    let store = Store::open(folder.join("data")).unwrap();
    let mut journal = store.create(&slot(), "first\n").unwrap();
    let full = StoreError::Full { path: journal.path().to_owned() };
    let mut confirmed = "first\n".to_owned();
    let mut refused = None;
    for number in 0.. {
        let line = format!("{number:0>99}\n");
        match journal.append(&line) {
            Ok(()) => confirmed += &line,
            Err(error) => {
                refused = Some(error);
                break;
            }
        }
        assert!((confirmed.len() as u64) <= ROOM, "the limit was not in force");
    }
    assert_eq!(refused, Some(full.clone()));
    assert_eq!(fs::read_to_string(journal.path()).unwrap(), confirmed, "no half line, no lost line");

    assert_eq!(journal.append(&"x".repeat(500)), Err(full.clone()), "it stays full");
    assert_eq!(journal.replace(&"y".repeat(5_000)), Err(full));
    let rest = usize::try_from(ROOM).unwrap() - confirmed.len();
    let small = "z".repeat(rest - 1) + "\n";
    journal.append(&small).unwrap();
    assert_eq!(fs::read_to_string(journal.path()).unwrap(), confirmed + &small);
    journal.replace("short\n").unwrap();
    journal.append("again\n").unwrap();
    assert_eq!(fs::read_to_string(journal.path()).unwrap(), "short\nagain\n");
    fs::write(folder.join("filled"), "full and lived").unwrap();
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().expect("a folder for a test");
    let file = folder.path().join("file");
    fs::write(&file, "I am no folder").unwrap();
    assert_eq!(Store::open(&file), Err(StoreError::NotAFolder { path: file.clone() }));
    let below = file.join("data");
    let error = StoreError::NotAFolder { path: file.clone() };
    assert_eq!(Store::open(&below).expect_err("no folder below a file"), error);
    assert_eq!(Store::at(&below).create(&slot(), "first\n").expect_err("nor a match"), error);
    assert_eq!(Store::at(&below).list(), Ok(Vec::new()), "nothing is there");
    assert_eq!(fs::read_to_string(&file).unwrap(), "I am no folder");
}

/// Permissions do not bind everybody (not the superuser), so what cannot be read or written here is a folder in the
/// place of a file.
#[test]
fn a_save_that_cannot_be_read_is_told_apart_from_one_that_is_not_there() {
    let folder = tempfile::tempdir().expect("a folder for a test");
    let store = Store::open(folder.path()).unwrap();
    let path = store.path(&slot());
    assert_eq!(store.read(&slot()), Err(StoreError::Missing { path: path.clone() }));
    assert_eq!(store.resume(&slot()).unwrap_err(), StoreError::Missing { path: path.clone() });
    fs::create_dir_all(&path).unwrap();
    assert_eq!(store.resume(&slot()).unwrap_err(), StoreError::Unreadable { path });
}

#[test]
fn a_folder_without_permission_is_refused_as_such() {
    let folder = tempfile::tempdir().expect("a folder for a test");
    let store = Store::open(folder.path().join("data")).unwrap();
    let mut rights = fs::metadata(store.folder()).unwrap().permissions();
    rights.set_readonly(true);
    fs::set_permissions(store.folder(), rights).unwrap();
    let bound = fs::write(store.folder().join("probe"), "x").is_err();
    let made = store.create(&slot(), "first\n").map(|_| ());
    let denied = Err(StoreError::Denied { path: store.folder().join("camel-race") });
    assert_eq!(
        made,
        if bound { denied } else { Ok(()) },
        "the same answer as the system gives everybody else"
    );
}
