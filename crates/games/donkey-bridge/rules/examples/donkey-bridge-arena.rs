//! Lets two levels of bots play each other and says how often each took the first place.
//!
//! `cargo run --release -p donkey-bridge --example donkey-bridge-arena -- --games 1000 hard medium` prints a line per level, such as
//! `hard 83.1 %`. Four sit at a table, two of each level; every seed is played twice with the seats swapped, and a first
//! place that both levels share counts half. `--seed` chooses the first seed (default 1), `--answers` the way to answer.

use std::process::ExitCode;
use std::thread;

use donkey_bridge::{Answering, Config, DonkeyBridge};
use tabletop::{BySeat, Host, Level, Match, Millis, Occupant, Player, Seat, Seed, Thought};

const USAGE: &str = "usage: arena [--games NUMBER] [--seed NUMBER] [--answers picked|typed] LEVEL LEVEL\n  levels: easy medium hard";

struct Contest {
    games: u64,
    seed: u64,
    answering: Answering,
    levels: [Level; 2],
}

fn main() -> ExitCode {
    let Some(contest) = read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let half_points = play_all(&contest);
    let all = 2 * contest.games;
    for (level, points) in contest.levels.iter().zip([half_points, all - half_points]) {
        println!("{} {:.1} %", level.name(), 100.0 * points as f64 / all as f64);
    }
    ExitCode::SUCCESS
}

fn read(mut arguments: impl Iterator<Item = String>) -> Option<Contest> {
    let (mut games, mut seed, mut levels) = (1_000, 1, Vec::new());
    let mut answering = Answering::Picked;
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--games" => games = arguments.next()?.parse().ok().filter(|games| *games > 0)?,
            "--seed" => seed = arguments.next()?.parse().ok()?,
            "--answers" => {
                answering = match arguments.next()?.as_str() {
                    "picked" => Answering::Picked,
                    "typed" => Answering::Typed,
                    _ => return None,
                }
            }
            name => levels.push(Level::named(name)?),
        }
    }
    Some(Contest { games, seed, answering, levels: levels.try_into().ok()? })
}

/// Half points of the first level over all games: two for a first place, one for a shared one.
fn play_all(contest: &Contest) -> u64 {
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    thread::scope(|scope| {
        let share = |thread: u64| (0..contest.games).filter(move |game| game % threads == thread);
        let workers: Vec<_> = (0..threads)
            .map(|thread| scope.spawn(move || share(thread).map(|game| play_one(contest, game)).sum::<u64>()))
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("a game has a bug")).sum()
    })
}

/// One game; games 2n and 2n + 1 share a seed, with the seats swapped.
fn play_one(contest: &Contest, game: u64) -> u64 {
    let is_first = |seat: Seat| u64::from(seat.0) % 2 == game % 2;
    let level = |seat| contest.levels[usize::from(!is_first(seat))];
    let people = BySeat::new(4, |seat| Occupant::new(Player::Bot(level(seat)), ""));
    let config = Config::new(4).answering(contest.answering);
    let game = Match::<DonkeyBridge>::new(config, Seed(contest.seed + game / 2)).expect("a match for four");
    let (mut host, _) = Host::begin(game, people);
    loop {
        if let Some(outcome) = host.outcome() {
            let (own, other): (Vec<_>, Vec<_>) = outcome.winners(4).iter().partition(|seat| is_first(*seat));
            return match (own.is_empty(), other.is_empty()) {
                (false, true) => 2,
                (false, false) => 1,
                (true, _) => 0,
            };
        }
        let seat = host.to_act().awaited.iter().next().expect("somebody acts until the match is over");
        if let Some(Thought::Decide { command, .. }) = host.think(seat, u32::MAX) {
            host.submit(seat, command, Millis::default()).expect("bots play by the rules");
        }
    }
}
