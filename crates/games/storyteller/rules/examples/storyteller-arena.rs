//! Lets bots play whole matches and says how their hints and guesses went.
//!
//! `cargo run --release -p storyteller --example storyteller-arena -- --games 1000` prints for each number of seats a line per level
//! of a table of equals: in how many rounds some found the storyteller's card but not all, in how many all and nobody
//! did, and what a storyteller made of a round on average. Below stand mixed tables: the share of points of each level.
//! `--seed` chooses the first seed (default 1).

use std::process::ExitCode;
use std::thread;

use storyteller::{Config, Event, Found, Storyteller};
use tabletop::{BySeat, Game, Host, Level, Match, Millis, Occupant, Player, Seat, Seed, Thought, Viewer};

const USAGE: &str = "usage: arena [--games NUMBER] [--seed NUMBER]";

struct Contest {
    games: u64,
    seed: u64,
}

/// What rounds came to.
#[derive(Clone, Copy, Default)]
struct Sum {
    rounds: u64,
    by_some: u64,
    by_all: u64,
    teller_points: u64,
    points: [u64; 3],
    seats: [u64; 3],
}

fn main() -> ExitCode {
    let Some(contest) = read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    for seats in Storyteller::SEATS.0..=Storyteller::SEATS.1 {
        for level in Level::ALL {
            let sum = play_all(&contest, seats, |_, _| level);
            println!("{seats} seats, {}: {}", level.name(), told(&sum));
        }
        let mixed = play_all(&contest, seats, |seat, game| {
            Level::ALL[(usize::from(seat.0) + usize::try_from(game).unwrap_or(0)) % 3]
        });
        println!("{seats} seats, mixed: {}", shares(&mixed));
    }
    ExitCode::SUCCESS
}

fn read(mut arguments: impl Iterator<Item = String>) -> Option<Contest> {
    let mut contest = Contest { games: 1_000, seed: 1 };
    while let Some(argument) = arguments.next() {
        let number = arguments.next()?.parse().ok();
        match argument.as_str() {
            "--games" => contest.games = number.filter(|games| *games > 0)?,
            "--seed" => contest.seed = number?,
            _ => return None,
        }
    }
    Some(contest)
}

fn told(sum: &Sum) -> String {
    let share = |part: u64| 100.0 * part as f64 / sum.rounds as f64;
    let by_none = sum.rounds - sum.by_some - sum.by_all;
    format!(
        "found by some {:.1} %, by all {:.1} %, by nobody {:.1} %; {:.2} points per telling; {} rounds",
        share(sum.by_some),
        share(sum.by_all),
        share(by_none),
        sum.teller_points as f64 / sum.rounds as f64,
        sum.rounds,
    )
}

fn shares(sum: &Sum) -> String {
    let mean = |level: usize| sum.points[level] as f64 / sum.seats[level] as f64;
    let means = Level::ALL
        .iter()
        .enumerate()
        .map(|(index, level)| format!("{} {:.2} points a match", level.name(), mean(index)));
    means.collect::<Vec<_>>().join(", ")
}

fn play_all(contest: &Contest, seats: u8, level: impl Fn(Seat, u64) -> Level + Sync) -> Sum {
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    let level = &level;
    thread::scope(|scope| {
        let work = move |thread: u64| {
            let mut sum = Sum::default();
            for game in (0..contest.games).filter(|game| game % threads == thread) {
                play_one(Seed(contest.seed + game), seats, |seat| level(seat, game), &mut sum);
            }
            sum
        };
        let workers: Vec<_> = (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
        workers.into_iter().map(|worker| worker.join().expect("a game has a bug")).fold(Sum::default(), add)
    })
}

fn add(mut all: Sum, one: Sum) -> Sum {
    all.rounds += one.rounds;
    all.by_some += one.by_some;
    all.by_all += one.by_all;
    all.teller_points += one.teller_points;
    for index in 0..3 {
        all.points[index] += one.points[index];
        all.seats[index] += one.seats[index];
    }
    all
}

fn play_one(seed: Seed, seats: u8, level: impl Fn(Seat) -> Level, sum: &mut Sum) {
    let people = BySeat::new(seats, |seat| Occupant::new(Player::Bot(level(seat)), ""));
    let game = Match::<Storyteller>::new(Config::new(seats), seed).expect("such a match can be set up");
    let (mut host, _) = Host::begin(game, people);
    while let Some(seat) = host.to_act().awaited.iter().next() {
        if let Some(Thought::Decide { command, .. }) = host.think(seat, u32::MAX) {
            host.submit(seat, command, Millis(0)).expect("bots play by the rules");
        }
    }
    let mut teller = Seat(0);
    for beat in host.beats(Viewer::Public, 0) {
        match beat.event {
            Event::RoundBegan { teller: of_round, .. } => teller = of_round,
            Event::Scored { tally, .. } => {
                sum.rounds += 1;
                sum.by_some += u64::from(tally.found == Found::BySome);
                sum.by_all += u64::from(tally.found == Found::ByAll);
                sum.teller_points += u64::from(tally.gains[teller].points());
            }
            _ => {}
        }
    }
    for (seat, player) in host.view(Viewer::Public).players.iter() {
        let index = level(seat) as usize;
        sum.points[index] += u64::from(player.points);
        sum.seats[index] += 1;
    }
}
