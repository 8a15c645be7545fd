//! Saves that cannot be loaded, languages that nobody speaks, disks that take nothing.

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use support::{Program, command, run};

/// A match with a few moves in it, and its file.
fn begun(data: &Path) -> PathBuf {
    let arguments =
        ["--new", "--game", "camel-race", "--lang", "en", "--seats", "human,human", "--seed", "1"];
    let (printed, code) = run(data, &arguments, &["3", "3", "1 2", "q"]);
    assert_eq!((code, support::acknowledged(&printed)), (0, Some(3)), "{printed}");
    data.join("camel-race/1.match")
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder for a test")
}

/// Goes on with a match that cannot be loaded. It must be told why, set aside unchanged, and no longer be offered.
fn refuse(data: &Path, path: &Path, content: &[u8], because: &str) {
    fs::write(path, content).expect("it can be written");
    let (printed, code) = run(data, &["--continue", "--lang", "en"], &["q"]);
    assert_eq!(code, 0, "{printed}");
    assert!(printed.contains(because), "{printed}");
    let aside = data.join("camel-race/1.aside-1");
    assert!(printed.contains(&*aside.to_string_lossy()), "{printed}");
    assert_eq!(fs::read(&aside).expect("it is kept"), content);
    assert!(!path.exists());
    let (printed, _) = run(data, &["--lang", "en"], &["q"]);
    assert!(!printed.contains(because) && !printed.contains("Carry on"), "{printed}");
}

/// The same with one that another program could load: it must be told why, and left where it is.
fn leave(data: &Path, path: &Path, content: &[u8], because: &str) {
    begun(data);
    fs::write(path, content).expect("it can be written");
    for arguments in [&["--continue", "--lang", "en"][..], &["--lang", "en"]] {
        let (printed, code) = run(data, arguments, &["q", "q"]);
        assert_eq!(code, 0, "{printed}");
        assert_eq!(printed.matches(because).count(), 1, "{printed}");
        assert!(printed.contains(&format!("It stays where it is: “{}”.", path.display())), "{printed}");
        assert!(
            printed.contains("2.match") || printed.contains("Carry on with one?"),
            "the other goes on: {printed}"
        );
        assert_eq!(fs::read(path).expect("it is kept"), content);
    }
}

/// The save with its first line changed, and made to check again.
fn with_header(save: &[u8], from: &str, to: &str) -> Vec<u8> {
    let text = String::from_utf8(save.to_vec()).expect("a save is text");
    let (first, rest) = text.split_once('\n').expect("it has lines");
    let (_, header) = first.split_once(' ').expect("a check value stands before it");
    assert!(header.contains(from), "{header}");
    let header = header.replace(from, to);
    let hash = Sha256::new().chain_update([0; 8]).chain_update(&header).finalize();
    let check = hash[..8].iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    format!("{check} {header}\n{rest}").into_bytes()
}

#[test]
fn a_header_made_to_check_is_the_real_one() {
    let data = folder();
    let save = fs::read(begun(data.path())).unwrap();
    assert_eq!(with_header(&save, "camel-race", "camel-race"), save, "or the tests below would test nothing");
}

#[test]
fn a_damaged_save_is_set_aside() {
    let data = folder();
    let path = begun(data.path());
    let mut save = fs::read(&path).unwrap();
    let middle = save.len() / 2;
    save[middle] ^= 1;
    let header = save.iter().position(|byte| *byte == b'\n').unwrap();
    save[header - 1] ^= 1;
    refuse(data.path(), &path, &save, "This save is damaged");
}

#[test]
fn the_moves_before_the_damage_go_on_and_the_damaged_save_is_kept() {
    let data = folder();
    let path = begun(data.path());
    let good = fs::read(&path).unwrap();
    let mut save = good.clone();
    let end = save.len() - 2;
    save[end] ^= 1;
    fs::write(&path, &save).unwrap();

    let loaded = folder();
    let copy = path.to_string_lossy().into_owned();
    let (printed, code) = run(loaded.path(), &["--load", &copy, "--lang", "en"], &["q"]);
    assert_eq!((code, support::acknowledged(&printed)), (0, Some(2)), "{printed}");
    assert_eq!(fs::read(&path).unwrap(), save, "what is loaded stays as it is");

    let (printed, code) = run(data.path(), &["--continue", "--lang", "en"], &["q"]);
    assert_eq!((code, support::acknowledged(&printed)), (0, Some(2)), "{printed}");
    assert!(printed.contains("The 2 moves before the damage are good"), "{printed}");
    assert!(printed.contains("This save is damaged") && printed.contains("It was set aside as"), "{printed}");
    assert_eq!(fs::read(data.path().join("camel-race/1.aside-1")).unwrap(), save);
    let salvaged = fs::read(data.path().join("camel-race/2.match")).unwrap();
    assert!(good.starts_with(&salvaged) && salvaged.len() > good.len() / 2);
}

#[test]
fn a_journal_is_loaded_like_a_save_that_was_closed() {
    let (data, elsewhere) = (folder(), folder());
    let path = begun(data.path()).to_string_lossy().into_owned();
    let (printed, code) = run(elsewhere.path(), &["--load", &path, "--lang", "en"], &["3", "q"]);
    assert_eq!((code, support::acknowledged(&printed)), (0, Some(4)), "{printed}");
    assert!(!printed.contains("damaged"), "{printed}");
}

#[test]
fn a_folder_removed_while_people_play_comes_back_with_the_whole_match() {
    let data = folder();
    let mut program = Program::start(
        data.path(),
        &["--new", "--game", "camel-race", "--lang", "en", "--seats", "human,human"],
    );
    assert!(program.question().is_some());
    fs::remove_dir_all(data.path().join("camel-race")).unwrap();
    program.answer("3");
    let printed = program.question().expect("it goes on");
    assert!(printed.contains("#1") && !printed.contains("isn’t saved"), "{printed}");
    let _ = program.kill();
    let (printed, _) = run(data.path(), &["--continue", "--lang", "en"], &["q"]);
    assert!(printed.contains("after 1 move"), "{printed}");
}

#[test]
fn a_match_that_may_not_be_written_is_not_called_no_match() {
    let data = folder();
    begun(data.path());
    // Permissions do not bind the superuser; a folder in the place of the lock stops everybody.
    let lock = data.path().join("camel-race/1.lock");
    fs::remove_file(&lock).unwrap();
    fs::create_dir(&lock).unwrap();
    let (printed, code) = run(data.path(), &["--continue", "--lang", "en"], &["q"]);
    assert_eq!(code, 0, "{printed}");
    assert!(printed.contains("may not be written to, so this match can’t be carried on"), "{printed}");
    assert!(!printed.contains("no match to carry on with"), "{printed}");
}

#[test]
fn a_save_of_another_game_stays_where_it_is() {
    let data = folder();
    let path = begun(data.path());
    let save = with_header(&fs::read(&path).unwrap(), "camel-race", "chess");
    leave(data.path(), &path, &save, "This save belongs to chess, not to Camel Race");
}

#[test]
fn a_save_of_a_newer_program_stays_where_it_is() {
    let data = folder();
    let path = begun(data.path());
    let save = with_header(&fs::read(&path).unwrap(), "\"schema\":", "\"schema\":9");
    leave(data.path(), &path, &save, "This save comes from a newer version");
}

#[test]
fn what_is_no_save_at_all_is_set_aside() {
    let data = folder();
    let path = begun(data.path());
    refuse(data.path(), &path, b"\xff\xfe\x00 just bytes", "This file isn\u{2019}t a saved match");
}

#[test]
fn a_half_written_line_is_left_out_and_the_match_goes_on() {
    let data = folder();
    let path = begun(data.path());
    let whole = fs::read(&path).unwrap();
    let half = [&whole[..], b"0123456789abcdef {\"did\":"].concat();
    fs::write(&path, half).unwrap();
    let (printed, code) = run(data.path(), &["--continue", "--lang", "en"], &["3", "q"]);
    assert_eq!((code, support::acknowledged(&printed)), (0, Some(4)), "{printed}");
    assert!(fs::read(&path).unwrap().starts_with(&whole));
}

#[test]
fn a_match_that_another_window_plays_is_not_played_twice() {
    let data = folder();
    let path = begun(data.path());
    let mut first = Program::start(data.path(), &["--continue", "--lang", "en"]);
    assert!(first.question().is_some());
    let before = fs::read(&path).unwrap();
    let (printed, _) = run(data.path(), &["--continue", "--lang", "en"], &["q"]);
    assert!(printed.contains("Another window is using the save"), "{printed}");
    assert_eq!(fs::read(&path).unwrap(), before);
    first.answer("3");
    assert!(first.question().is_some_and(|printed| printed.contains("#4")));
}

#[test]
fn an_exported_match_is_packed_and_goes_on_elsewhere() {
    let (data, elsewhere) = (folder(), folder());
    begun(data.path());
    let copy = elsewhere.path().join("copy.match");
    let copy = copy.to_string_lossy();
    let save = format!("s {copy}");
    let (printed, _) = run(data.path(), &["--continue", "--lang", "en"], &[&save, &save, "q"]);
    assert!(printed.contains("so it is packed"), "{printed}");
    assert!(printed.contains("is there already and wasn\u{2019}t overwritten"), "{printed}");
    let bytes = fs::read(&*copy).unwrap();
    assert!(!String::from_utf8_lossy(&bytes).contains("Blue"), "its secrets lie open");

    let there = elsewhere.path().join("data");
    let (printed, code) = run(&there, &["--load", &copy, "--lang", "en"], &["3", "q"]);
    assert_eq!((code, support::acknowledged(&printed)), (0, Some(4)), "{printed}");
    assert_eq!(fs::read(&*copy).unwrap(), bytes, "the copy stays as it is");
    assert!(there.join("camel-race/1.match").exists());
}

#[test]
fn a_language_that_nobody_speaks_here_is_refused_with_those_that_are() {
    let data = folder();
    let (printed, code) = run(data.path(), &["--lang", "fr"], &[]);
    assert_eq!(code, 2);
    for known in ["fr", "zh-Hant", "zh-Hans", "en", "繁體中文"] {
        assert!(printed.contains(known), "{printed}");
    }
}

#[test]
fn the_environment_chooses_the_language() {
    let data = folder();
    let help = |language: &str| {
        let output = command(data.path()).env("LANG", language).arg("--help").output().expect("it runs");
        String::from_utf8(output.stdout).expect("it prints text")
    };
    assert!(help("zh_TW.UTF-8").contains("繼續") || help("zh_TW.UTF-8").contains("接續"));
    assert!(help("zh_CN.UTF-8").contains("继续"));
    assert!(help("fr_FR.UTF-8").contains("carry on"), "English for everybody else");
    assert!(help("C").contains("carry on"));
}

#[test]
fn where_nothing_can_be_kept_that_is_said_and_leaving_asks_first() {
    let data = folder();
    let file = data.path().join("file");
    fs::write(&file, "no folder").unwrap();
    let below = file.join("data");
    let arguments =
        ["--new", "--game", "camel-race", "--lang", "en", "--seats", "human,human", "--seed", "1"];

    let (printed, code) = run(&below, &arguments, &["3", "q", "1", "s", "q", "2"]);
    assert_eq!(code, 0, "{printed}");
    assert!(printed.contains("is a file, not a folder, so nothing can be saved there"), "{printed}");
    assert!(printed.contains("This match isn\u{2019}t saved yet: type s to try again"), "{printed}");
    assert_eq!(printed.matches("This match isn\u{2019}t saved. Quit anyway?").count(), 2, "{printed}");
    assert!(!printed.contains("#1"), "nothing is acknowledged: {printed}");
    assert!(!printed.contains("The match is saved"), "{printed}");

    let (printed, code) = run(&below, &arguments, &["3"]);
    assert_eq!(code, 1, "an input that ends with a match unsaved is no success: {printed}");

    let (printed, code) =
        run(&below, &["--new", "--game", "camel-race", "--lang", "en", "--seats", "easy,easy"], &[]);
    assert!(printed.contains("The match is over."), "it can be played all the same: {printed}");
    assert_eq!(code, 1, "{printed}");
}

#[test]
fn an_input_that_ends_leaves_the_match_on_the_shelf() {
    let data = folder();
    let arguments =
        ["--new", "--game", "camel-race", "--lang", "en", "--seats", "human,human", "--seed", "1"];
    let (printed, code) = run(data.path(), &arguments, &["3"]);
    assert_eq!(code, 0);
    assert!(printed.contains("The match is saved"), "{printed}");
    assert!(!printed.contains('\u{1b}'), "no colours in a pipe");
    let (printed, _) = run(data.path(), &["--lang", "en"], &["1", "q"]);
    assert!(printed.contains("after 1 move"), "{printed}");
}
