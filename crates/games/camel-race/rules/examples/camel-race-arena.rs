//! Lets two bots play each other and says how often each won.
//!
//! `cargo run --release -p camel-race --example camel-race-arena -- --games 1000 hard medium` prints a line per bot, such as
//! `hard 63.1 %`. Every seed is played twice with the seats swapped; a shared win counts half. `--seed` chooses the
//! first seed (default 1).

use std::process::ExitCode;
use std::thread;

use camel_race::{CamelRace, Config};
use tabletop::{BySeat, Game, Host, Level, Match, Occupant, Outcome, Player, Seat, Seed, Thought};

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
    let half_points = play_all(&contest);
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

/// Half points of the first level over all games: two for a win, one for a shared one.
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
    let own_seat = Seat(u8::from(game % 2 == 1));
    let level = |seat| contest.levels[usize::from(seat != own_seat)];
    let seed = Seed(contest.seed + game / 2);
    let people = BySeat::new(2, |seat| Occupant::new(Player::Bot(level(seat)), ""));
    let game = Match::<CamelRace>::new(Config::new(2), seed).expect("a match for two");
    let (mut host, _) = Host::begin(game, people);
    loop {
        if let Some(Outcome::Ranking(places)) = host.outcome() {
            let other = own_seat.left(2);
            return match (places[own_seat], places[other]) {
                (1, 1) => 1,
                (1, _) => 2,
                _ => 0,
            };
        }
        let seat = host.to_act().seats.iter().next().expect("somebody acts until the match is over");
        if let Some(Thought::Decide { command, .. }) = host.think(seat, u32::MAX) {
            let now = tabletop::Millis::default();
            host.submit(seat, command, now).expect("bots play by the rules");
        }
    }
}

const _: () = assert!(CamelRace::SEATS.0 <= 2);
