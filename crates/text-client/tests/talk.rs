//! What is asked before a match, and what can be said in it besides moves.

mod support;

use std::path::Path;

use support::{acknowledged, run};

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder for a test")
}

/// Two people at the table, English.
fn two(data: &Path, lines: &[&str]) -> String {
    let arguments = [
        "--new",
        "--game",
        "camel-race",
        "--lang",
        "en",
        "--seats",
        "human:Ann,human:Bob",
        "--seed",
        "1",
        "--first",
        "1",
    ];
    let (printed, code) = run(data, &arguments, lines);
    assert_eq!(code, 0, "{printed}");
    assert!(!printed.contains('⟦'), "{printed}");
    printed
}

#[test]
fn without_arguments_everything_is_asked_step_by_step() {
    let data = folder();
    let lines = ["1", "9", "many", "3", "Ann", "Ann", "Bob", "2", "2", "lucky", "77", "3", "q"];
    let (printed, code) = run(data.path(), &["--lang", "en"], &lines);
    assert_eq!(code, 0, "{printed}");
    for said in [
        "Welcome to Camel Race!",
        "How many players, bots included? (2–8, Enter for 3)> 9\nType a number from 2 to 8.",
        "“many” isn’t something I know.",
        "Somebody is called “Ann” already.",
        "3. Bob\n",
        "4. Bot 3 (Medium)",
        "“lucky” isn’t something I know.",
        "New match, seed 77.",
        "Ann goes first",
        "Ann took a pyramid ticket.",
    ] {
        assert!(printed.contains(said), "{said}\n{printed}");
    }
}

#[test]
fn enter_alone_is_an_answer_to_every_question() {
    let data = folder();
    let (printed, code) = run(data.path(), &["--lang", "zh-Hant"], &["", "", "", "", "", "", "", "q"]);
    assert_eq!(code, 0, "{printed}");
    assert!(acknowledged(&printed).is_some() && printed.contains("輪到你"), "{printed}");
}

#[test]
fn a_question_mark_helps_at_every_question_and_is_nobodys_name() {
    let data = folder();
    let lines = ["?", "1", "?", "2", "?", "help", "quit me", "Bot 2", "電腦1", "1", "?", "1", "?", "q"];
    let (printed, code) = run(data.path(), &["--lang", "en"], &lines);
    assert_eq!((code, acknowledged(&printed)), (0, None), "{printed}");
    for said in [
        "(2–8, Enter for 3)> ?\nType a number, or just press Enter.",
        "Enter: a person> ?\nType the person’s name, or 1, 2 or 3 for a bot",
        "Enter: a person> help\nType the person’s name",
        "“Bot 2” is what the table calls somebody anyway.",
        "“電腦1” is what the table calls somebody anyway.",
        "Enter for 1)> ?\nType a number, or just press Enter.",
        "(Enter for any)> ?\nJust press Enter, unless you want a match with the same dice",
    ] {
        assert!(printed.contains(said), "{said}\n{printed}");
    }
}

#[test]
fn the_end_menu_tells_its_keys_and_does_what_they_say() {
    let data = folder();
    let copy = data.path().join("copy");
    let save = format!("s {}", copy.display());
    let setup = ["--new", "--game", "camel-race", "--lang", "en", "--seats", "human,human", "--seed", "1"];
    // Whatever the one person at the keyboard rolls, the race ends after at most so many turns.
    let mut lines = vec!["3"; 120];
    let (played, _) = run(data.path(), &setup, &lines);
    assert!(played.contains("The match is over."), "{played}");
    lines.truncate(acknowledged(&played).expect("moves were made"));
    lines.extend(["?", "v", "l", "r 1", "", "s", &save, "g zh-Hant", "q"]);
    let other = folder();
    let (printed, code) = run(other.path(), &setup, &lines);
    assert_eq!(code, 0, "{printed}");
    let (_, end) = printed.split_once("The match is over.").expect("it came to its end");
    for said in ["• s: make sure it is saved", "The goal", "語言：繁體中文。", "coins)"] {
        assert!(end.contains(said), "{said}\n{end}");
    }
    assert_eq!(end.matches("The match was saved to “").count(), 2, "{end}");
    assert!(copy.exists() && !end.contains("isn’t something I know"), "{end}");
}

#[test]
fn where_the_screen_cannot_be_cleared_that_is_said_once_before_a_secret() {
    let data = folder();
    let printed = two(data.path(), &["m", "", "", "m", "", "", "q"]);
    assert_eq!(printed.matches("This screen can’t be cleared").count(), 1, "{printed}");
}

#[test]
fn leaving_before_a_match_begins_keeps_nothing() {
    let data = folder();
    for lines in [&["q"][..], &["3", "q"], &["3", "", "", "", "q"], &[]] {
        let (printed, code) = run(data.path(), &["--lang", "en"], lines);
        assert_eq!((code, acknowledged(&printed)), (0, None), "{printed}");
    }
    assert!(!data.path().join("camel-race").exists());
}

#[test]
fn a_command_line_that_describes_no_match_is_refused() {
    let data = folder();
    for (arguments, said) in [
        (&["--game", "chess"][..], "“chess” doesn’t work as a value of --game"),
        (&["--seats", "human"], "2 to 8 players"),
        (&["--seats", "human,human", "--first", "3"], "first player"),
        (&["--seats", "human,human", "--options", "speed=fast"], "speed=fast"),
        (&["--seats", "human,clever"], "human,clever"),
        (&["--seats", "human,clever"], "such as --seats human,hard,medium"),
        (&["--seed", "-1"], "from 0 to 18446744073709551615"),
        (&["--new", "--continue"], "--new --continue --load"),
        (&["--seats", "human:Ann,human:ann"], "Somebody is called “Ann” already."),
        (&["--seats", "human:You,human"], "“You” is what the table calls somebody"),
        (&["--seats", "human:help,human"], "“help” means something else here"),
    ] {
        let game = if arguments.contains(&"--game") { &[][..] } else { &["--game", "camel-race"] };
        let arguments = [&["--lang", "en"], game, arguments].concat();
        let (printed, code) = run(data.path(), &arguments, &[]);
        assert_eq!(code, 2, "{printed}");
        assert!(printed.contains(said), "{arguments:?}\n{printed}");
    }
}

#[test]
fn a_bad_command_line_is_answered_in_the_language_it_asks_for() {
    let data = folder();
    for arguments in [&["--seed", "x", "--lang", "zh-Hant"][..], &["--lang", "zh-Hant", "--fast"]] {
        let (printed, code) = run(data.path(), arguments, &[]);
        assert!(code == 2 && printed.contains("用 --help 可以看所有參數。"), "{printed}");
    }
}

#[test]
fn the_last_move_is_taken_back_unless_it_was_sealed() {
    let data = folder();
    let printed = two(data.path(), &["u", "1 2", "u", "3", "u", "q"]);
    assert!(printed.contains("There is nothing to take back."), "{printed}");
    assert!(printed.contains("#1\nAnn took Red’s leg ticket (5)"), "{printed}");
    assert!(printed.contains("#0\nThe last move was taken back."), "{printed}");
    assert!(
        printed.contains("A die, a draw or a secret has been revealed, so this move can’t be taken back."),
        "{printed}"
    );
}

#[test]
fn bad_input_gets_a_sentence_and_changes_nothing() {
    let data = folder();
    let lines =
        ["0", "5", "1 9", "1 2 3", "-1", "roll the dice", "１００", "\u{7}", "4", "\n", "99", "0", "q"];
    let printed = two(data.path(), &lines);
    assert_eq!(acknowledged(&printed), Some(0), "{printed}");
    for said in [
        "no choice 0",
        "no choice 5",
        "no choice 9",
        "“1 2 3” isn’t",
        "“-1” isn’t",
        "“roll the dice” isn’t",
        "no choice 100",
        "no choice 99",
    ] {
        assert!(printed.contains(said), "{said}\n{printed}");
    }
}

#[test]
fn a_seat_is_renamed_handed_to_a_bot_and_taken_back() {
    let data = folder();
    let printed = two(data.path(), &["p", "2", "Cleo", "3", "p", "2", "3", "p", "2", "Dan", "q"]);
    for said in ["Seat 2 is now played by Cleo.", "Seat 2 is now played by a bot (Hard).", "It’s your turn."]
    {
        assert!(printed.contains(said), "{said}\n{printed}");
    }
    let (printed, _) = run(data.path(), &["--lang", "en"], &["q"]);
    assert!(printed.contains("Camel Race: Ann and Dan"), "who plays is kept: {printed}");
}

#[test]
fn who_hands_the_last_seat_over_may_watch_and_take_it_back() {
    let data = folder();
    let printed = two(data.path(), &["p", "2", "1", "p", "1", "1", "", "p", "1", "Ann", "q"]);
    assert!(printed.matches("Only bots are playing now.").count() >= 2, "{printed}");
    assert!(printed.contains("Seat 1 is now played by Ann."), "{printed}");
}

#[test]
fn the_language_changes_in_the_middle_of_a_match() {
    let data = folder();
    let printed = two(data.path(), &["g zh-Hant", "g", "3", "g tlh", "g", "0", "q"]);
    assert!(printed.contains("語言：繁體中文。") && printed.contains("輪到 Ann"), "{printed}");
    assert!(printed.contains("Language: English."), "{printed}");
    assert!(printed.contains("“tlh” isn’t a language I speak"), "{printed}");
}

#[test]
fn the_book_opens_at_its_contents_or_at_a_section() {
    let data = folder();
    let printed = two(data.path(), &["r", "1", "99", "", "r 3", "", "q"]);
    assert!(printed.contains("Rules\n 1. The goal"), "{printed}");
    assert!(printed.contains("> 1\n\nThe goal\nFive camels"), "{printed}");
    assert!(printed.contains("There is no choice 99."), "{printed}");
    assert!(printed.contains("> r 3\n\nSetting up\n"), "{printed}");
}

#[test]
fn the_log_tells_what_all_may_know() {
    let data = folder();
    let printed = two(data.path(), &["4", "", "1", "l", "q"]);
    let (_, log) = printed.split_once("> l\n").expect("the log was asked for");
    assert!(log.contains("Ann laid a race card face down on the winner pile."), "{log}");
    assert!(!log.contains("Blue’s race card"), "its colour is Ann’s secret: {log}");
}

#[test]
fn own_secrets_are_seen_on_demand() {
    let data = folder();
    let printed = two(data.path(), &["m", "", "", "q"]);
    let (before, after) = printed
        .split_once("then press Enter> \n")
        .unwrap_or_else(|| printed.split_once("Then press Enter> \n").expect("the others look away first"));
    assert!(!before.contains("Your race cards") && after.contains("Your race cards: Blue"), "{printed}");
}
