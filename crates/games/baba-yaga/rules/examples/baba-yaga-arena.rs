//! Lets two bots play each other and says how often each won.
//!
//! `cargo run --release -p baba-yaga --example baba-yaga-arena -- --games 1000 hard medium` prints a line per bot, such as
//! `hard 71.2 %`. Every seed is played twice with the seats swapped; a shared win counts half. `--seed` chooses the first
//! seed (default 1).

use std::process::ExitCode;

use baba_yaga::{BabaYaga, Config};
use tabletop::{BySeat, Host, Level, Match, Occupant, Outcome, Player, Seat, Seed};

const USAGE: &str = "usage: arena [--games NUMBER] [--seed NUMBER] LEVEL LEVEL\n  levels: easy medium hard";

struct Contest {
    games: u64,
    seed: u64,
    levels: [Level; 2],
}

fn main() -> ExitCode {
    let Some(contest) = read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let half_points: u64 = (0..contest.games).map(|game| play_one(&contest, game)).sum();
    let all = 2 * contest.games;
    for (level, points) in contest.levels.iter().zip([half_points, all - half_points]) {
        println!("{} {:.1} %", level.name(), 100.0 * points as f64 / all as f64);
    }
    ExitCode::SUCCESS
}

fn read(arguments: impl Iterator<Item = String>) -> Option<Contest> {
    let (mut games, mut seed, mut levels) = (1_000, 1, Vec::new());
    let mut arguments = arguments;
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--games" => games = arguments.next()?.parse().ok().filter(|games| *games > 0)?,
            "--seed" => seed = arguments.next()?.parse().ok()?,
            name => levels.push(Level::named(name)?),
        }
    }
    Some(Contest { games, seed, levels: levels.try_into().ok()? })
}

/// One game; games 2n and 2n + 1 share a seed, with the seats swapped. Returns the first level's half points.
fn play_one(contest: &Contest, game: u64) -> u64 {
    let own_seat = Seat(u8::from(game % 2 == 1));
    let level = |seat| contest.levels[usize::from(seat != own_seat)];
    let people = BySeat::new(2, |seat| Occupant::new(Player::Bot(level(seat)), ""));
    let game =
        Match::<BabaYaga>::new(Config::new(2), Seed(contest.seed + game / 2)).expect("a match for two");
    let (mut host, _) = Host::begin(game, people);
    loop {
        if let Some(Outcome::Ranking(places)) = host.outcome() {
            return match (places[own_seat], places[own_seat.left(2)]) {
                (1, 1) => 1,
                (1, _) => 2,
                _ => 0,
            };
        }
        let next = host.next_due(u32::MAX).expect("bots and the clock go on");
        host.run(next, u32::MAX);
    }
}
