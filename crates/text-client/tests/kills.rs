//! The program is killed again and again, and nothing that it acknowledged is ever lost.

mod support;

use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use camel_race::CamelRace;
use support::{Player, Program, acknowledged, mix};
use tabletop::Match;
use tabletop::record::{Reading, read};

/// How often it is killed in all.
const KILLS: usize = 200;
/// The first seed; each match has the next.
const SEED: u64 = 40;

const SEATS: &str = "human,medium,easy";

#[test]
fn a_killed_program_loses_no_move_that_it_acknowledged() {
    let mut chance = Chance(SEED);
    let mut kills = 0;
    for seed in SEED.. {
        if kills >= KILLS {
            break;
        }
        let whole = undisturbed(seed);
        kills += interrupted(seed, &whole, &mut chance);
    }
    assert!(kills >= KILLS);
}

/// The match as it goes when nobody disturbs it.
fn undisturbed(seed: u64) -> Match<CamelRace> {
    let data = tempfile::tempdir().expect("a folder for a test");
    assert!(matches!(sitting(data.path(), seed, None), Ended::ByItself));
    kept(data.path(), "finished").expect("it was played to its end")
}

/// The same match, killed at moments that nobody foresees. Returns how often.
fn interrupted(seed: u64, whole: &Match<CamelRace>, chance: &mut Chance) -> usize {
    let data = tempfile::tempdir().expect("a folder for a test");
    let mut kills = 0;
    while kept(data.path(), "finished").is_none() {
        let Ended::Killed { acknowledged } = sitting(data.path(), seed, Some(chance)) else { break };
        kills += 1;
        let found = kept(data.path(), "match").or_else(|| kept(data.path(), "finished"));
        let log = found.as_ref().map_or(&[][..], Match::log);
        assert!(found.is_some() || acknowledged.is_none(), "the match itself is gone");
        let (has, said) = (log.len(), acknowledged.unwrap_or(0));
        assert!(has >= said, "seed {seed}, kill {kills}: {said} were acknowledged, {has} are there");
        assert_eq!(log, &whole.log()[..has], "seed {seed}, kill {kills}");
    }
    let last = kept(data.path(), "finished").expect("it came to its end all the same");
    assert_eq!(last.log(), whole.log());
    assert_eq!(last.hash(), whole.hash());
    kills
}

enum Ended {
    ByItself,
    Killed { acknowledged: Option<usize> },
}

/// One run of the program: from the start, or from where it was killed, to the end of the match or the next kill.
fn sitting(data: &Path, seed: u64, chance: Option<&mut Chance>) -> Ended {
    let seed_text = seed.to_string();
    let mut arguments = vec!["--lang", "en"];
    match kept(data, "match") {
        Some(_) => arguments.push("--continue"),
        None => arguments.extend(["--new", "--game", "camel-race", "--seats", SEATS, "--seed", &seed_text]),
    }
    let mut program = Program::start(data, &arguments);
    let mut player = Player::new(seed);
    let mut doom = chance.map(Chance::doom);
    loop {
        if let Some(doom) = &mut doom {
            if doom.answers == 0 {
                sleep(doom.delay);
                let printed = program.kill();
                return Ended::Killed { acknowledged: acknowledged(&printed) };
            }
            doom.answers -= 1;
        }
        let Some(printed) = program.question() else { break };
        let answer = if is_over(&printed) { "q".to_owned() } else { player.answer(&printed) };
        program.answer(&answer);
    }
    let (printed, code) = program.end();
    assert_eq!(code, 0, "{printed}");
    Ended::ByItself
}

fn is_over(printed: &str) -> bool {
    printed.contains("The match is over.")
}

/// What is on the disk, read as a program that starts would.
fn kept(data: &Path, ending: &str) -> Option<Match<CamelRace>> {
    let bytes = std::fs::read(data.join(format!("camel-race/1.{ending}"))).ok()?;
    match read(&bytes, Reading::Journal) {
        Ok(restored) => Some(restored.game),
        Err(error) => panic!("the journal is broken: {error:?}"),
    }
}

/// Numbers in an order that only looks like chance; the moments of the kills are the system's own chance.
struct Chance(u64);

/// When the program is killed: so long after so many answers, none included.
struct Doom {
    answers: u64,
    delay: Duration,
}

impl Chance {
    fn next(&mut self, bound: u64) -> u64 {
        self.0 += 1;
        mix(self.0) % bound
    }

    fn doom(&mut self) -> Doom {
        let answers = self.next(7);
        // Starting takes longer than a move.
        let longest = if answers == 0 { 20_000 } else { 3_000 };
        Doom { answers, delay: Duration::from_micros(self.next(longest)) }
    }
}
