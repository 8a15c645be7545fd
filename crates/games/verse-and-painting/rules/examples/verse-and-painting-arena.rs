//! Lets bots play and says how well they do.
//!
//! `cargo run --release -p verse-and-painting --example verse-and-painting-arena -- --games 1000 hard medium` lets two of each level compete
//! and prints a line per level, such as `hard 63.1 %`: its share of wins, a shared one split. Every seed is played twice
//! with the seats swapped. `arena -- --mode together hard` (or `between`) lets four of one level play together and prints how
//! often they win. `--seed` chooses the first seed (default 1).

use std::process::ExitCode;

use tabletop::{BySeat, Host, Level, Match, Millis, Occupant, Outcome, Player, Seed, Thought};
use verse_and_painting::{Config, Mode, TimeLimit, VerseAndPainting};

const USAGE: &str = "usage: arena [--games NUMBER] [--seed NUMBER] LEVEL LEVEL
       arena [--games NUMBER] [--seed NUMBER] --mode together|between LEVEL
  levels: easy medium hard";

const SEATS: u8 = 4;

struct Contest {
    games: u64,
    seed: u64,
    mode: Mode,
    levels: Vec<Level>,
}

fn main() -> ExitCode {
    let Some(contest) = read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match contest.levels[..] {
        [one, other] => compete(&contest, one, other),
        _ => together(&contest, contest.levels[0]),
    }
    ExitCode::SUCCESS
}

fn read(mut arguments: impl Iterator<Item = String>) -> Option<Contest> {
    let mut contest = Contest { games: 1_000, seed: 1, mode: Mode::Competition, levels: Vec::new() };
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--games" => contest.games = arguments.next()?.parse().ok().filter(|games| *games > 0)?,
            "--seed" => contest.seed = arguments.next()?.parse().ok()?,
            "--mode" => {
                contest.mode = match arguments.next()?.as_str() {
                    "together" => Mode::Together,
                    "between" => Mode::Between,
                    _ => return None,
                }
            }
            name => contest.levels.push(Level::named(name)?),
        }
    }
    let wanted = if contest.mode == Mode::Competition { 2 } else { 1 };
    (contest.levels.len() == wanted).then_some(contest)
}

fn compete(contest: &Contest, one: Level, other: Level) {
    let mut wins = [0.0, 0.0];
    for game in 0..contest.games {
        let swapped = game % 2 == 1;
        let side = |seat: u8| usize::from(seat % 2 == 1) ^ usize::from(swapped);
        let level = |seat: u8| [one, other][side(seat)];
        let outcome = play(contest, contest.seed + game / 2, level);
        let winners = outcome.winners(SEATS);
        for seat in winners.iter() {
            wins[side(seat.0)] += 1.0 / winners.len() as f64;
        }
    }
    for (level, wins) in [one, other].iter().zip(wins) {
        println!("{} {:.1} %", level.name(), 100.0 * wins / contest.games as f64);
    }
}

fn together(contest: &Contest, level: Level) {
    let won = |game: &u64| play(contest, contest.seed + game, |_| level) == Outcome::SharedWin;
    let won = (0..contest.games).filter(won).count();
    println!("{} {:.1} %", level.name(), 100.0 * won as f64 / contest.games as f64);
}

/// One match of bots to its end.
fn play(contest: &Contest, seed: u64, level: impl Fn(u8) -> Level) -> Outcome {
    let people = BySeat::new(SEATS, |seat| Occupant::new(Player::Bot(level(seat.0)), ""));
    let config = Config { time: TimeLimit::None, ..Config::new(SEATS, contest.mode) };
    let game = Match::<VerseAndPainting>::new(config, Seed(seed)).expect("a match for four");
    let (mut host, _) = Host::begin(game, people);
    loop {
        if let Some(outcome) = host.outcome() {
            return outcome;
        }
        let seat = host.to_act().awaited.iter().next().expect("somebody acts until the match is over");
        if let Some(Thought::Decide { command, .. }) = host.think(seat, u32::MAX) {
            host.submit(seat, command, Millis(0)).expect("bots play by the rules");
        }
    }
}
