//! Lets bots of each level fly and says how often they break their spells.
//!
//! `cargo run --release -p baba-yaga --example flights -- --flights 10000` prints a line per level, such as
//! `hard 91.3 %`. It is played as RULES 11.4 says: four seats of one level, normal level, the calm clock of 20 seconds,
//! vague clues, powers on, no expert switch. With `--hands` the other bots move the witch instead of the clock.

use std::process::ExitCode;

use baba_yaga::{BabaYaga, Clock, Config, Event, Pace};
use tabletop::{BySeat, Host, Level, Match, Occupant, Player, Seed, Viewer};

fn main() -> ExitCode {
    let Some((flights, clock)) = read(std::env::args().skip(1)) else {
        eprintln!("usage: flights [--flights NUMBER] [--hands]");
        return ExitCode::from(2);
    };
    let config = Config { clock, ..Config::new(4) };
    for level in Level::ALL {
        let (flown, broken, matches) = fly(&config, level, flights);
        let share = 100.0 * f64::from(broken) / f64::from(flown);
        println!("{} {share:.1} % ({broken} of {flown} flights, {matches} matches)", level.name());
    }
    ExitCode::SUCCESS
}

fn read(mut arguments: impl Iterator<Item = String>) -> Option<(u32, Clock)> {
    let (mut flights, mut clock) = (10_000, Clock::Calm(Pace::Brisk));
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--flights" => flights = arguments.next()?.parse().ok().filter(|flights| *flights > 0)?,
            "--hands" => clock = Clock::Hands,
            _ => return None,
        }
    }
    Some((flights, clock))
}

/// Plays whole matches until so many flights are flown. Returns how many were, and how many spells were broken.
fn fly(config: &Config, level: Level, flights: u32) -> (u32, u32, u64) {
    let (mut flown, mut broken, mut matches) = (0, 0, 0);
    while flown < flights {
        matches += 1;
        let game = Match::<BabaYaga>::new(config.clone(), Seed(matches)).expect("a match for four");
        let people = BySeat::new(4, |_| Occupant::new(Player::Bot(level), ""));
        let (mut host, _) = Host::begin(game, people);
        while host.outcome().is_none() {
            let next = host.next_due(u32::MAX).expect("bots and the clock go on");
            host.run(next, u32::MAX);
        }
        for beat in host.beats(Viewer::Public, 0) {
            flown += u32::from(matches!(beat.event, Event::FlightEnded { .. }));
            broken += u32::from(matches!(beat.event, Event::SpellBroken { .. }));
        }
    }
    (flown, broken, matches)
}
