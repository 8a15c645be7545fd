//! Lets bots of each level fly and says how often they break their spells.
//!
//! `cargo run --release -p baba-yaga --example flights -- --flights 10000` prints a line per level, such as
//! `hard 91.3 %`. It is played as RULES 11.4 says: four seats of one level, normal level, the calm clock of 20 seconds,
//! vague clues, powers on, no expert switch.

use std::process::ExitCode;

use baba_yaga::{BabaYaga, Config, Event};
use tabletop::{BySeat, Host, Level, Match, Millis, Occupant, Player, Seed, Viewer};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let flights = match (arguments.next().as_deref(), arguments.next(), arguments.next()) {
        (None, ..) => Some(10_000),
        (Some("--flights"), Some(number), None) => number.parse().ok().filter(|number| *number > 0),
        _ => None,
    };
    let Some(flights) = flights else {
        eprintln!("usage: flights [--flights NUMBER]");
        return ExitCode::from(2);
    };
    for level in Level::ALL {
        let (flown, broken, matches) = fly(level, flights);
        let share = 100.0 * f64::from(broken) / f64::from(flown);
        println!("{} {share:.1} % ({broken} of {flown} flights, {matches} matches)", level.name());
    }
    ExitCode::SUCCESS
}

/// Plays whole matches until so many flights are flown. Returns how many were, and how many spells were broken.
fn fly(level: Level, flights: u32) -> (u32, u32, u64) {
    let (mut flown, mut broken, mut matches) = (0, 0, 0);
    while flown < flights {
        matches += 1;
        let game = Match::<BabaYaga>::new(Config::new(4), Seed(matches)).expect("a match for four");
        let people = BySeat::new(4, |_| Occupant::new(Player::Bot(level), ""));
        let (mut host, _) = Host::begin(game, people);
        while host.outcome().is_none() {
            let next = host.next_due(u32::MAX).expect("bots and the clock go on");
            host.run(Millis(next.0), u32::MAX);
        }
        for beat in host.beats(Viewer::Public, 0) {
            flown += u32::from(matches!(beat.event, Event::FlightEnded { .. }));
            broken += u32::from(matches!(beat.event, Event::SpellBroken { .. }));
        }
    }
    (flown, broken, matches)
}
