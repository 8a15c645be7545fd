//! Whole matches through the program itself, in every language.

mod support;

use camel_race::CamelRace;
use donkey_bridge::DonkeyBridge;
use her_story::HerStory;
use l10n::{Locale, Texts};
use storyteller::Storyteller;
use support::{Player, Program};
use tabletop::record::{Reading, read};
use tabletop::{Game, Match};
use verse_and_painting::VerseAndPainting;

/// Plays a camel race to its results and returns all that was printed.
fn play(locale: Locale, seats: &str, seed: u64) -> String {
    play_game::<CamelRace>(locale, seats, seed)
}

/// Plays a match to its results and returns all that was printed.
fn play_game<G: Game>(locale: Locale, seats: &str, seed: u64) -> String {
    play_kept::<G>(locale, seats, seed).0
}

/// The same, and the match as it was kept.
fn play_kept<G: Game>(locale: Locale, seats: &str, seed: u64) -> (String, Match<G>) {
    let data = tempfile::tempdir().expect("a folder for a test");
    let (seed_text, over) = (seed.to_string(), Texts::new(&[]).line(locale, "table", "match-over"));
    let arguments =
        ["--game", G::ID, "--new", "--lang", locale.tag(), "--seats", seats, "--seed", &seed_text];
    let mut program = Program::start(data.path(), &arguments);
    let mut player = Player::new(seed);
    for asked in 0_u64.. {
        let Some(printed) = program.question() else { break };
        assert!(asked < 20_000, "the match never ends:\n{printed}");
        let answer = if printed.contains(&over) { "q".to_owned() } else { player.answer(&printed) };
        let prompted =
            if support::choices(&printed).is_none() { to_prompt(&printed, asked) } else { String::new() };
        program.answer(if answer == "q" || prompted.is_empty() { &answer } else { &prompted });
    }
    let (printed, code) = program.end();
    assert_eq!(code, 0, "{printed}");
    assert!(printed.contains(&over), "{printed}");

    let kept = std::fs::read(data.path().join(G::ID).join("1.finished")).expect("the match was kept");
    let kept = read::<G>(&kept, Reading::Journal).map_err(|error| format!("{error:?}"));
    let kept = kept.expect("and can be read");
    assert_eq!(Some(kept.game.log().len()), support::acknowledged(&printed));
    (printed, kept.game)
}

/// An answer to a prompt that lists things without a menu's choices: another one each time, since the rules may refuse
/// one; words where words are asked for.
fn to_prompt(printed: &str, asked: u64) -> String {
    let last = printed.lines().next_back().unwrap_or_default();
    let is_list = printed.lines().any(|line| line.starts_with("1. "));
    match (last.contains("400"), is_list && last != "> ") {
        (true, _) => "月光 moonlight".to_owned(),
        (false, true) => (1 + support::mix(asked) % 4).to_string(),
        (false, false) => String::new(),
    }
}

#[test]
fn a_match_against_bots_is_told_without_gaps_in_every_language() {
    for locale in Locale::ALL {
        for (seats, seed) in [("human,easy,medium", 1), ("medium,human,hard,easy,easy", 2)] {
            let printed = play(locale, seats, seed);
            assert!(!printed.contains('⟦'), "{locale}:\n{printed}");
        }
    }
}

#[test]
fn several_people_and_eight_seats_are_told_without_gaps_in_every_language() {
    for locale in Locale::ALL {
        for (seats, seed) in
            [("human:Nora,human:小明", 3), ("human,easy,human,easy,easy,easy,easy,medium", 4)]
        {
            let printed = play(locale, seats, seed);
            assert!(!printed.contains('⟦'), "{locale}:\n{printed}");
        }
    }
}

#[test]
fn the_same_seed_and_answers_are_the_same_match() {
    let told = || {
        let printed = play(Locale::En, "human,medium", 5);
        let told = printed.lines().filter(|line| !line.starts_with("The match was saved to"));
        told.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(told(), told());
}

/// Plays a match of Baba Yaga, by the rules of its clock, and returns all that was printed.
fn fly(locale: Locale, seats: &str, options: &str, seed: u64) -> String {
    let data = tempfile::tempdir().expect("a folder for a test");
    let words = text_client::games::all().iter().map(|game| game.words()).collect::<Vec<_>>();
    let texts = Texts::new(&words);
    let (seed_text, over) = (seed.to_string(), texts.line(locale, "table", "match-over"));
    let swap = texts.line(locale, "baba-yaga", "ask-swap");
    let arguments = [
        "--new",
        "--game",
        "baba-yaga",
        "--lang",
        locale.tag(),
        "--seats",
        seats,
        "--seed",
        &seed_text,
        "--options",
        options,
    ];
    let mut program = Program::start(data.path(), &arguments);
    let mut player = Player::new(seed);
    while let Some(printed) = program.question() {
        let answer = match () {
            () if printed.contains(&over) => "q".to_owned(),
            // The one question that wants two numbers.
            () if printed.contains(&swap) => "3 5".to_owned(),
            () => player.answer(&printed),
        };
        program.answer(&answer);
    }
    let (printed, code) = program.end();
    assert_eq!(code, 0, "{printed}");
    assert!(printed.contains(&over), "{printed}");
    let kept = std::fs::read(data.path().join("baba-yaga/1.finished")).expect("the match was kept");
    let kept = read::<baba_yaga::BabaYaga>(&kept, Reading::Journal).map_err(|error| format!("{error:?}"));
    assert!(kept.expect("and can be read").game.log().len() > 20);
    printed
}

#[test]
fn a_game_in_real_time_is_played_to_its_end_in_every_language() {
    // Bots that are quick to win, so that the matches are short.
    for (locale, seats, options) in [
        (Locale::ZhHant, "human,hard", "clock=untimed,level@1=easy,clues=clear"),
        (Locale::ZhHans, "human:小明,hard,hard", "clock=steady,preview=on,clues=clear"),
        (Locale::En, "hard,human,human:Nora", "clock=brisk,expert=on,level@3=hard"),
    ] {
        let printed = fly(locale, seats, options, 3);
        assert!(!printed.contains('⟦'), "{locale}:\n{printed}");
    }
}

#[test]
fn a_switch_of_a_seat_is_for_a_seat_of_a_game_that_has_it() {
    for (game, options) in
        [("baba-yaga", "level@4=easy"), ("baba-yaga", "clues@1=bare"), ("camel-race", "level@1=easy")]
    {
        let data = tempfile::tempdir().expect("a folder for a test");
        let arguments =
            ["--new", "--game", game, "--lang", "en", "--seats", "easy,easy,easy", "--options", options];
        let (printed, code) = support::run(data.path(), &arguments, &[]);
        assert_eq!(code, 2, "{game} {options}: {printed}");
    }
}

#[test]
fn donkey_bridge_is_told_without_gaps_in_every_language() {
    for locale in Locale::ALL {
        for (seats, seed) in [("human,easy,hard", 6), ("human:Nora,medium,human:小明,easy", 7)] {
            let printed = play_game::<DonkeyBridge>(locale, seats, seed);
            assert!(!printed.contains('⟦'), "{locale}:\n{printed}");
        }
    }
}

#[test]
fn verse_and_painting_is_told_without_gaps_in_every_language() {
    for locale in Locale::ALL {
        for (seats, seed) in [("human,easy,hard", 8), ("human:Nora,medium,human:小明,easy", 9)] {
            let printed = play_game::<VerseAndPainting>(locale, seats, seed);
            assert!(!printed.contains('⟦'), "{locale}:\n{printed}");
        }
    }
}

#[test]
fn storyteller_is_told_without_gaps_in_every_language() {
    for locale in Locale::ALL {
        for (seats, seed) in [("human,easy,hard,medium", 6), ("human:Nora,medium,human:小明,easy", 7)] {
            let printed = play_game::<Storyteller>(locale, seats, seed);
            assert!(!printed.contains('⟦'), "{locale}:\n{printed}");
        }
    }
}

#[test]
fn her_story_is_told_and_its_chapters_are_read_in_every_language() {
    for locale in Locale::ALL {
        let (printed, game) = play_kept::<HerStory>(locale, "human,medium", 1);
        assert!(!printed.contains('⟦'), "{locale}:\n{printed}");
        let written = game.state().table().writers.values().flat_map(|writer| &writer.book);
        let stories = written.filter_map(|entry| entry.chapter.chapter()).map(|chapter| match locale {
            Locale::ZhHant => &chapter.story.hant,
            Locale::ZhHans => &chapter.story.hans,
            Locale::En => &chapter.story.en,
        });
        let stories: Vec<&String> = stories.collect();
        let plain = |text: &str| text.split_whitespace().collect::<String>();
        let told = plain(&printed);
        assert!(stories.len() > 7, "a book was written");
        for story in stories {
            assert!(told.contains(&plain(story)), "{locale}: {story}");
        }
    }
}
