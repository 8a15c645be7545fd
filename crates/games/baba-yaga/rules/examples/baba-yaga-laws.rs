//! Plays random matches of Baba Yaga under the laws of the table, and says how many.
//!
//! `cargo run --release -p baba-yaga --example baba-yaga-laws -- --matches 100000`

use std::process::ExitCode;

use baba_yaga::BabaYaga;
use tabletop::testkit::Suite;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let matches = match (arguments.next().as_deref(), arguments.next(), arguments.next()) {
        (None, ..) => Some(100_000),
        (Some("--matches"), Some(number), None) => number.parse().ok().filter(|number| *number > 0),
        _ => None,
    };
    let Some(matches) = matches else {
        eprintln!("usage: laws [--matches NUMBER]");
        return ExitCode::from(2);
    };
    match Suite::<BabaYaga>::new(matches).one_in(16).run(|tally| println!("baba-yaga, {tally}")) {
        Ok(played) => {
            println!("baba-yaga: {played} matches kept the laws");
            ExitCode::SUCCESS
        }
        Err(broken) => {
            eprintln!("{broken}");
            ExitCode::FAILURE
        }
    }
}
