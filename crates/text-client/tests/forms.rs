//! A game that uses all of the contract is played through the text table: hidden hands, choices made at the same time,
//! a clock, and a prompt of every form. The table has no line for this game; it needs none.

#[path = "../../tabletop/tests/contract/parley/mod.rs"]
#[allow(dead_code, unused_imports, reason = "the contract's own tests use the rest of it")]
mod parley;

use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::path::Path;
use std::rc::Rc;

use l10n::{Locale, Source, Texts};
use parley::Parley;
use tabletop::record::{Reading, read};
use tabletop::{Dice, Game, Level, Occupant, Player, Seat, Seed, Stream, Viewer};
use text_client::{Arguments, Looks, Of, Setting, Speed, Start, Terminal, run};

const WORDS: &str = include_str!("parley.ftl");
const CLEARED: &str = "\x1b[2J\x1b[3J\x1b[H";

/// A screen that can be looked at while it is written.
#[derive(Clone, Default)]
struct Screen(Rc<RefCell<Vec<u8>>>);

impl Screen {
    fn text(&self) -> String {
        String::from_utf8(self.0.borrow().clone()).expect("all that is written is text")
    }
}

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Somebody who reads the question on the screen and answers it, well or badly.
struct Answers {
    screen: Screen,
    dice: Dice,
    /// One answer in so many is nonsense; 0 for none.
    nonsense: u32,
    line: Vec<u8>,
}

impl Answers {
    fn next(&mut self) -> String {
        let screen = self.screen.text();
        let question = screen.lines().next_back().unwrap_or_default().to_owned();
        if screen.contains("The match is over.") {
            return "q".into();
        }
        if self.nonsense > 0 && self.dice.chance(1, self.nonsense) {
            let bad =
                ["0", "99", "x", "1 1", "\u{7}", "v", "?", "m", "u", "l 3", "漢字", "1 2 3 4 5 6 7", "-3"];
            return self.dice.pick(&bad).copied().unwrap_or_default().into();
        }
        let after = |mark: &str| {
            let (_, behind) = question.rsplit_once(mark)?;
            let digits = behind.chars().take_while(char::is_ascii_digit).collect::<String>();
            digits.parse::<u32>().ok()
        };
        if question.contains("Write at most") {
            return "a hint".into();
        }
        if let Some(most) = after("Choose 1 to ") {
            return (1..=1 + self.dice.below(most))
                .map(|item| item.to_string())
                .collect::<Vec<_>>()
                .join(" ");
        }
        if let Some(count) = after("Type all ") {
            return (1..=count).rev().map(|item| item.to_string()).collect::<Vec<_>>().join(" ");
        }
        if let Some(count) = after("(1–").or_else(|| after("(")) {
            return (1 + self.dice.below(count)).to_string();
        }
        if question.contains("Choose 1,") || question.contains("Type 1 for a random drawing") {
            return "1".into();
        }
        String::new()
    }
}

impl Read for Answers {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

impl BufRead for Answers {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.line.is_empty() {
            self.line = (self.next() + "\n").into_bytes();
        }
        Ok(&self.line)
    }
    fn consume(&mut self, count: usize) {
        self.line.drain(..count);
    }
}

/// Plays a match to its end, and returns all that was on the screen.
fn play(data: &Path, people: usize, bots: usize, mode: &str, seed: u64, nonsense: u32) -> String {
    let setting = Setting { games: vec![Box::new(Of::<Parley>::new(source()))], language: Locale::En };
    let person = |_| Occupant::new(Player::Person, "");
    let bot = |_| Occupant::new(Player::Bot(Level::Medium), "");
    let arguments = Arguments {
        seats: Some((0..people).map(person).chain((0..bots).map(bot)).collect()),
        seed: Some(Seed(seed)),
        options: vec![("mode".into(), mode.into())],
        start: Start::New,
        data: Some(data.to_owned()),
        speed: Speed::Instant,
        ..Arguments::default()
    };
    let screen = Screen::default();
    let dice = Dice::new(Seed(seed), Stream::Test);
    let answers = Answers { screen: screen.clone(), dice, nonsense, line: Vec::new() };
    let looks = Looks { clear: true, ..Looks::PLAIN };
    let code = run(&setting, Ok(arguments), Terminal::new(answers, screen.clone(), looks));
    assert_eq!(code, 0);
    screen.text()
}

fn source() -> Source {
    Source { name: "parley", texts: Locale::ALL.map(|locale| (locale, WORDS)) }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder for a test")
}

/// What was kept of the one match in this folder.
fn kept(data: &Path) -> tabletop::Match<Parley> {
    let bytes = std::fs::read(data.join("parley/1.finished")).expect("the match is over and kept");
    let restored = read::<Parley>(&bytes, Reading::Journal);
    restored.map_err(|error| format!("{error:?}")).expect("and can be read").game
}

#[test]
fn prompts_of_every_form_are_answered_alone_and_in_company() {
    for (people, bots) in [(1, 3), (2, 0), (3, 1), (4, 0)] {
        for (seed, mode) in [(1, "free"), (2, "together")] {
            let data = folder();
            let screen = play(data.path(), people, bots, mode, seed, 0);
            assert!(!screen.contains('⟦'), "{screen}");
            assert!(kept(data.path()).log().len() > 10);
        }
    }
}

#[test]
fn nonsense_gets_a_sentence_and_does_no_harm() {
    for seed in 10..16 {
        let data = folder();
        let screen = play(data.path(), 2, 1, "free", seed, 3);
        assert!(!screen.contains('⟦'), "{screen}");
        assert!(
            screen.contains("isn’t something I know") || screen.contains("There is no choice"),
            "{screen}"
        );
        kept(data.path());
    }
}

#[test]
fn a_secret_is_on_the_screen_only_behind_the_curtain() {
    for seed in 20..26 {
        let data = folder();
        let screen = play(data.path(), 3, 0, "free", seed, 0);
        let behind = "the others look away. Then press Enter> ";
        let mut secrets = 0;
        for (before, shown) in screen.split(CLEARED).zip(screen.split(CLEARED).skip(1)) {
            let is_curtain_drawn = before.trim_start().ends_with(behind);
            if shown.contains("SECRET") || shown.contains(". Lay card") {
                secrets += 1;
                assert!(is_curtain_drawn, "seed {seed}: all could read\n{shown}");
            }
        }
        assert!(secrets > 3, "seed {seed}: hands were looked at\n{screen}");
        let first = screen.split(CLEARED).next().unwrap_or_default();
        assert!(!first.contains("SECRET"), "{first}");
    }
}

#[test]
fn one_person_alone_needs_no_curtain_and_sees_no_secret_of_others() {
    let data = folder();
    let screen = play(data.path(), 1, 2, "free", 30, 0);
    assert!(!screen.contains(CLEARED) && screen.contains("SECRET hand"), "{screen}");
    let texts = Texts::new(&[source()]);
    let seats = texts.numbered_seats(Locale::En, Some(Seat(0)));
    let game = kept(data.path());
    // Whatever hand is shown is one that the person has held at some time.
    let held = (0..=game.log().len()).flat_map(|lines| {
        let view = Parley::view(game.earlier(lines).state(), Viewer::Seat(Seat(0)));
        Parley::describe(&view)
    });
    let held = held.map(|line| texts.say(Locale::En, "parley", &line, &seats)).collect::<Vec<_>>();
    for hand in screen.lines().filter(|line| line.starts_with("SECRET hand")) {
        assert!(held.iter().any(|line| line == hand), "{hand}");
    }
}
