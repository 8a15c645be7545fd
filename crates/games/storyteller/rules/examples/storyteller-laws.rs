//! Plays random matches of Storyteller under the laws of the table, and says how many.
//!
//! `cargo run --release -p storyteller --example storyteller-laws -- --matches 100000`

use std::process::ExitCode;

use storyteller::Storyteller;
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
    match Suite::<Storyteller>::new(matches).one_in(8).run(|tally| println!("storyteller, {tally}")) {
        Ok(played) => {
            println!("storyteller: {played} matches kept the laws");
            ExitCode::SUCCESS
        }
        Err(broken) => {
            eprintln!("{broken}");
            ExitCode::FAILURE
        }
    }
}
