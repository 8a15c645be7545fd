//! Whole matches through the program itself, in every language.

mod support;

use l10n::{Locale, Texts};
use support::{Player, Program};
use tabletop::record::{Reading, read};

/// Plays a match to its results and returns all that was printed.
fn play(locale: Locale, seats: &str, seed: u64) -> String {
    let (printed, kept) = play_game("camel-race", locale, seats, seed);
    let kept = read::<camel_race::CamelRace>(&kept, Reading::Journal).map_err(|error| format!("{error:?}"));
    let kept = kept.expect("and can be read");
    assert_eq!(Some(kept.game.log().len()), support::acknowledged(&printed));
    printed
}

/// The same for any game: what was printed, and what was kept.
fn play_game(game: &str, locale: Locale, seats: &str, seed: u64) -> (String, Vec<u8>) {
    let data = tempfile::tempdir().expect("a folder for a test");
    let (seed_text, over) = (seed.to_string(), Texts::new(&[]).line(locale, "table", "match-over"));
    let arguments = ["--new", "--game", game, "--lang", locale.tag(), "--seats", seats, "--seed", &seed_text];
    let mut program = Program::start(data.path(), &arguments);
    let mut player = Player::new(seed);
    while let Some(printed) = program.question() {
        let answer = if printed.contains(&over) { "q".to_owned() } else { player.answer(&printed) };
        program.answer(&answer);
    }
    let (printed, code) = program.end();
    assert_eq!(code, 0, "{printed}");
    assert!(printed.contains(&over), "{printed}");

    let path = data.path().join(game).join("1.finished");
    (printed, std::fs::read(path).expect("the match was kept"))
}

#[test]
fn her_story_is_told_and_its_chapters_are_read_in_every_language() {
    for locale in Locale::ALL {
        let (printed, kept) = play_game("her-story", locale, "human,medium", 1);
        assert!(!printed.contains('⟦'), "{locale}:\n{printed}");
        let kept = read::<her_story::HerStory>(&kept, Reading::Journal).map_err(|error| format!("{error:?}"));
        let game = kept.expect("it can be read").game;
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
