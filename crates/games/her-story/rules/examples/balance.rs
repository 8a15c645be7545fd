//! Plays many matches between bots and says whether the cards are in balance.
//!
//! `cargo run --release -p her-story --example balance -- --matches 400` prints, for each number of players, how many
//! points and rounds matches of hard and medium bots come to; then how often a bot that is fond of one family of powers
//! beats a neutral one; then how often the owners of each power won. `--seed` chooses the first seed (default 1). It ends
//! with an error when a figure is outside of what the rules page promises (RULES 10).

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::thread;

use her_story::{BOOK, Config, Family, HerStory, Power, Table, Taste, Writer, devotee};
use tabletop::{Bot, Game, Level, Match, Millis, Seat, Seed, Situation, Viewer};

const USAGE: &str = "usage: balance [--matches NUMBER] [--seed NUMBER]";

/// Points of the winner and rounds that the median match should come to (RULES 10.1).
const POINTS: (u16, u16) = (50, 75);
const ROUNDS: (u16, u16) = (18, 24);
/// The most games that a fondness may win, in hundredths (RULES 10.2).
const MOST_WON: f64 = 60.0;
/// How many points more a chapter of the family seems to be worth.
const FONDNESS: u8 = 3;

type Player = Box<dyn Bot<HerStory>>;

fn main() -> ExitCode {
    let Some((matches, seed)) = read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    for level in Level::ALL {
        alone(level, matches.div_ceil(4), seed);
    }
    let lengths = (2..=5).map(|seats| length(seats, matches, seed)).fold(true, |all, good| all & good);
    let families = Family::ALL.into_iter().map(|family| fondness(family, matches, seed));
    let families = families.fold(true, |all, good| all & good);
    powers(matches, seed);
    if lengths && families { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn read(mut arguments: impl Iterator<Item = String>) -> Option<(u64, u64)> {
    let (mut matches, mut seed) = (400, 1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--matches" => matches = arguments.next()?.parse().ok().filter(|matches| *matches > 0)?,
            "--seed" => seed = arguments.next()?.parse().ok()?,
            _ => return None,
        }
    }
    Some((matches, seed))
}

/// Points and rounds of matches between hard and medium bots.
fn length(seats: u8, matches: u64, seed: u64) -> bool {
    let level = |seat: Seat| if seat.0.is_multiple_of(2) { Level::Hard } else { Level::Medium };
    // A look ahead is dear: a tenth of the matches is enough for a median.
    let tables = all(matches.div_ceil(4), |game| {
        let players = Seat::all(seats).map(|seat| HerStory::bot(level(seat), seat, Seed(seed + game)));
        play(Config::new(seats), Seed(seed + game), players.collect())
    });
    let mut points: Vec<u16> = tables.iter().flat_map(scores).collect();
    let mut rounds: Vec<u16> = tables.iter().map(|table| table.round).collect();
    let filled =
        tables.iter().filter(|table| table.writers.values().any(|own| own.book.len() == BOOK)).count();
    let (points, rounds) = (spread(&mut points), spread(&mut rounds));
    println!(
        "{seats} seats: points {points}; rounds {rounds}; a book was filled in {filled} of {} matches",
        tables.len()
    );
    within(points.median, POINTS) && within(rounds.median, ROUNDS)
}

/// What two bots of a level come to against each other.
fn alone(level: Level, matches: u64, seed: u64) {
    let tables = all(matches, |game| {
        let players = Seat::all(2).map(|seat| HerStory::bot(level, seat, Seed(seed + game)));
        play(Config::new(2), Seed(seed + game), players.collect())
    });
    let mut points: Vec<u16> = tables.iter().flat_map(scores).collect();
    let mut rounds: Vec<u16> = tables.iter().map(|table| table.round).collect();
    println!("two {} bots: points {}; rounds {}", level.name(), spread(&mut points), spread(&mut rounds));
}

/// How often a fondness wins against neutral bots, with the seats swapped.
fn fondness(family: Family, matches: u64, seed: u64) -> bool {
    let won: Vec<u64> = all(2 * matches, |game| {
        let fond = Seat(u8::from(game % 2 == 1));
        let seed = Seed(seed + game / 2);
        let taste = |seat| Taste { family: (seat == fond).then_some(family), points: FONDNESS };
        let players = Seat::all(2).map(|seat| devotee(taste(seat), seed)).collect();
        let scores = scores(&play(Config::new(2), seed, players)).collect::<Vec<_>>();
        let (own, other) = (scores[fond.index()], scores[fond.left(2).index()]);
        if own > other { 2 } else { u64::from(own == other) }
    });
    let share = 100.0 * won.iter().sum::<u64>() as f64 / (4 * matches) as f64;
    println!("fond of {family:?}: {share:.1} % of {} games against neutral bots", 2 * matches);
    share <= MOST_WON
}

/// How often those won who had a power in their book, by kind of power.
fn powers(matches: u64, seed: u64) {
    let tables = all(2 * matches, |game| {
        let players = Seat::all(2).map(|_| devotee(Taste { family: None, points: 0 }, Seed(seed + game)));
        play(Config::new(2), Seed(seed + game), players.collect())
    });
    let mut tally: BTreeMap<String, (u64, u64)> = BTreeMap::new();
    for table in &tables {
        let best = scores(table).max().unwrap_or_default();
        for writer in table.writers.values() {
            for (_, power) in writer.powers() {
                let (had, won) = tally.entry(kind(power)).or_default();
                *had += 1;
                *won += u64::from(writer.points() == best);
            }
        }
    }
    for (kind, (had, won)) in tally {
        println!("{kind}: in {had} books, {:.0} % of them won", 100.0 * won as f64 / had as f64);
    }
}

fn kind(power: Power) -> String {
    let name = format!("{power:?}");
    match power {
        Power::Permanent(icons) => format!("Permanent, {} icons", icons.len()),
        _ => name.split('(').next().unwrap_or_default().to_owned(),
    }
}

fn scores(table: &Table) -> impl Iterator<Item = u16> {
    table.writers.values().map(Writer::points)
}

fn within(found: u16, (least, most): (u16, u16)) -> bool {
    (least..=most).contains(&found)
}

/// The middle of a sorted lot, and its tenths at either end.
struct Spread {
    low: u16,
    median: u16,
    high: u16,
}

impl std::fmt::Display for Spread {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "median {} (tenths {} and {})", self.median, self.low, self.high)
    }
}

fn spread(numbers: &mut [u16]) -> Spread {
    numbers.sort_unstable();
    let at = |tenths: usize| numbers.get(numbers.len() * tenths / 10).copied().unwrap_or_default();
    Spread { low: at(1), median: at(5), high: at(9) }
}

/// A whole match.
fn play(config: Config, seed: Seed, mut players: Vec<Player>) -> Table {
    let mut game = Match::<HerStory>::new(config, seed).expect("a match for so many");
    while let Some(seat) = HerStory::to_act(game.state()).seats.iter().next() {
        let situation = Situation {
            seat,
            turn: game.log().len(),
            now: Millis::default(),
            view: HerStory::view(game.state(), Viewer::Seat(seat)),
            offers: HerStory::offers(game.state(), seat),
        };
        let command = players[seat.index()].decide(&situation);
        game.submit(seat, command, Millis(0)).expect("bots play by the rules");
    }
    game.state().table().clone()
}

/// Does this for so many games, on all processors; the results are in the order of the games.
fn all<T: Send>(games: u64, one: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    let mut done: Vec<(u64, T)> = thread::scope(|scope| {
        let share = |thread: u64| (0..games).filter(move |game| game % threads == thread);
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                let one = &one;
                scope.spawn(move || share(thread).map(|game| (game, one(game))).collect::<Vec<_>>())
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a game has a bug")).collect()
    });
    done.sort_by_key(|(game, _)| *game);
    done.into_iter().map(|(_, result)| result).collect()
}
