//! What is kept, and how it can be lost: it cannot.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::Path;

use store::{Slot, Store, StoreError};

fn store() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().expect("a folder for a test");
    let store = Store::open(folder.path().join("data/deep")).expect("it can be made");
    (folder, store)
}

fn slot(name: &str) -> Slot {
    Slot::new("camel-race", name).expect("a good name")
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("it is there")
}

#[test]
fn what_was_appended_is_read_back_in_order() {
    let (_folder, store) = store();
    let mut journal = store.create(&slot("one"), "first\n").unwrap();
    journal.append("second\n").unwrap();
    journal.append("").unwrap();
    journal.append("third\nfourth\n").unwrap();
    assert_eq!(store.read(&slot("one")).unwrap(), b"first\nsecond\nthird\nfourth\n");
}

#[test]
fn a_torn_tail_is_cut_before_the_journal_goes_on() {
    let (_folder, store) = store();
    let journal = store.create(&slot("one"), "whole\n").unwrap();
    let path = journal.path().to_owned();
    drop(journal);
    fs::write(&path, "whole\nhalf a li").unwrap();
    let (mut journal, bytes) = store.resume(&slot("one")).unwrap();
    assert_eq!(bytes, b"whole\nhalf a li");
    journal.cut(6).unwrap();
    assert_eq!(text(&path), "whole\n");
    journal.append("more\n").unwrap();
    assert_eq!(text(&path), "whole\nmore\n");
}

#[test]
fn bytes_behind_the_last_confirmed_line_are_overwritten_not_kept() {
    let (_folder, store) = store();
    let mut journal = store.create(&slot("one"), "first\n").unwrap();
    fs::write(journal.path(), "first\nnever confirmed, and long\n").unwrap();
    journal.append("second\n").unwrap();
    assert_eq!(text(journal.path()), "first\nsecond\n");
}

#[test]
fn a_file_that_was_removed_or_shortened_is_not_written_past() {
    let (_folder, store) = store();
    let mut journal = store.create(&slot("one"), "first\n").unwrap();
    let path = journal.path().to_owned();
    let missing = Err(StoreError::Missing { path: path.clone() });
    fs::write(&path, "fir").unwrap();
    assert_eq!(journal.append("second\n"), missing);
    assert_eq!(text(&path), "fir");
    fs::remove_file(&path).unwrap();
    assert_eq!(journal.append("second\n"), missing);
    journal.replace("first\nsecond\n").unwrap();
    journal.append("third\n").unwrap();
    assert_eq!(text(&path), "first\nsecond\nthird\n");
}

#[test]
fn a_folder_that_was_removed_is_made_again_with_its_match_and_lock() {
    let (_folder, store) = store();
    let mut journal = store.create(&slot("one"), "first\n").unwrap();
    fs::remove_dir_all(store.folder()).unwrap();
    assert_eq!(journal.append("second\n"), Err(StoreError::Missing { path: journal.path().to_owned() }));
    journal.replace("first\nsecond\n").unwrap();
    journal.append("third\n").unwrap();
    assert_eq!(text(journal.path()), "first\nsecond\nthird\n");
    let path = journal.path().to_owned();
    assert_eq!(store.resume(&slot("one")).unwrap_err(), StoreError::Busy { path }, "it is still ours alone");
}

#[test]
fn a_replaced_journal_goes_on_and_leaves_no_other_file() {
    let (_folder, store) = store();
    let mut journal = store.create(&slot("one"), "long\nlong\nlong\n").unwrap();
    journal.replace("short\n").unwrap();
    journal.append("more\n").unwrap();
    assert_eq!(text(journal.path()), "short\nmore\n");
    let mut files = names(&store);
    files.sort();
    assert_eq!(files, ["one.lock", "one.match"]);
}

#[test]
fn a_replacement_that_fails_leaves_the_old_journal_and_its_right_to_go_on() {
    let (_folder, store) = store();
    let mut journal = store.create(&slot("one"), "first\n").unwrap();
    // The temporary file's name is taken by a folder, so it cannot be written.
    let blocker = journal.path().with_extension("part");
    fs::create_dir(&blocker).unwrap();
    assert!(journal.replace("other\n").is_err());
    assert_eq!(text(journal.path()), "first\n");
    journal.append("second\n").unwrap();
    assert_eq!(text(journal.path()), "first\nsecond\n");
}

#[test]
fn one_match_has_one_writer() {
    let (_folder, store) = store();
    let journal = store.create(&slot("one"), "first\n").unwrap();
    let other = Store::open(store.folder()).unwrap();
    let busy = StoreError::Busy { path: journal.path().to_owned() };
    assert_eq!(other.resume(&slot("one")).unwrap_err(), busy);
    assert_eq!(other.read(&slot("one")).unwrap(), b"first\n", "reading needs no right to write");
    assert!(other.create(&slot("two"), "another\n").is_ok(), "other matches are free");
    drop(journal);
    assert!(other.resume(&slot("one")).is_ok());
}

#[test]
fn nothing_is_overwritten_by_a_new_match() {
    let (_folder, store) = store();
    drop(store.create(&slot("one"), "first\n").unwrap());
    let path = store.path(&slot("one"));
    let exists = Err(StoreError::Exists { path: path.clone() });
    assert_eq!(store.create(&slot("one"), "other\n").map(|_| ()), exists);
    assert_eq!(text(&path), "first\n");

    let (journal, _) = store.resume(&slot("one")).unwrap();
    let aside = journal.set_aside().unwrap();
    assert_eq!(store.create(&slot("one"), "other\n").map(|_| ()), exists, "its name is still taken");
    assert_eq!(text(&aside), "first\n");
}

#[test]
fn saves_set_aside_are_numbered_and_kept() {
    let (_folder, store) = store();
    for (number, content) in [(1, "one\n"), (2, "two\n"), (3, "three\n")] {
        drop(Store::open(store.folder()).unwrap());
        fs::create_dir_all(store.folder().join("camel-race")).unwrap();
        fs::write(store.path(&slot("x")), content).unwrap();
        let (journal, _) = store.resume(&slot("x")).unwrap();
        let aside = journal.set_aside().unwrap();
        assert!(aside.ends_with(format!("camel-race/x.aside-{number}")), "{}", aside.display());
        assert!(!store.path(&slot("x")).exists());
    }
    for (number, content) in [(1, "one\n"), (2, "two\n"), (3, "three\n")] {
        assert_eq!(text(&store.folder().join(format!("camel-race/x.aside-{number}"))), content);
    }
    assert_eq!(store.list().unwrap(), []);
}

#[test]
fn new_matches_take_the_next_number_whatever_became_of_the_others() {
    let (_folder, store) = store();
    let first = store.create_next("camel-race", "1\n").unwrap();
    let second = store.create_next("camel-race", "2\n").unwrap();
    assert_eq!((first.slot().name(), second.slot().name()), ("1", "2"));
    assert!(second.finish().unwrap().ends_with("camel-race/2.finished"));
    let third = store.create_next("camel-race", "3\n").unwrap();
    third.set_aside().unwrap();
    assert_eq!(store.create_next("camel-race", "4\n").unwrap().slot().name(), "4");
    assert_eq!(store.create_next("baba-yaga", "1\n").unwrap().slot().name(), "1");
}

#[test]
fn the_list_has_matches_that_go_on_the_latest_first() {
    let (_folder, store) = store();
    for (game, name, age) in [("camel-race", "1", 30), ("camel-race", "2", 10), ("baba-yaga", "1", 20)] {
        let slot = Slot::new(game, name).unwrap();
        drop(store.create(&slot, "x\n").unwrap());
        let time = std::time::SystemTime::now() - std::time::Duration::from_secs(age);
        fs::File::options().write(true).open(store.path(&slot)).unwrap().set_modified(time).unwrap();
    }
    store.create_next("camel-race", "over\n").unwrap().finish().unwrap();
    fs::write(store.folder().join("camel-race/Not A Slot.match"), "x").unwrap();
    fs::write(store.folder().join("loose.match"), "x").unwrap();
    let listed = store.list().unwrap().into_iter().map(|kept| kept.slot).collect::<Vec<_>>();
    let slot = |game, name| Slot::new(game, name).unwrap();
    assert_eq!(listed, [slot("camel-race", "2"), slot("baba-yaga", "1"), slot("camel-race", "1")]);
}

#[test]
fn a_copy_for_others_overwrites_nothing() {
    let (folder, _) = store();
    let path = folder.path().join("copy.match");
    Store::export(&path, "a match\n").unwrap();
    assert_eq!(Store::export(&path, "another\n"), Err(StoreError::Exists { path: path.clone() }));
    assert_eq!(text(&path), "a match\n");
    assert_eq!(Store::import(&path, 100).unwrap(), b"a match\n");
    assert_eq!(
        Store::import(&path, 3).unwrap(),
        b"a ma",
        "one byte more than asked tells that it is too large"
    );
    let nowhere = folder.path().join("nowhere/copy.match");
    assert_eq!(Store::export(&nowhere, "x\n"), Err(StoreError::Missing { path: nowhere }));
}

fn names(store: &Store) -> Vec<String> {
    let entries = fs::read_dir(store.folder().join("camel-race")).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}
