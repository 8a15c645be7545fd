//! Plays random matches of donkey bridge under the laws of the table, and says how many.
//!
//! `cargo run --release -p donkey-bridge --example donkey-bridge-laws -- --matches 100000`

use std::process::ExitCode;

use donkey_bridge::DonkeyBridge;
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
    match Suite::<DonkeyBridge>::new(matches).one_in(8).run(|tally| println!("donkey-bridge, {tally}")) {
        Ok(played) => {
            println!("donkey-bridge: {played} matches kept the laws");
            ExitCode::SUCCESS
        }
        Err(broken) => {
            eprintln!("{broken}");
            ExitCode::FAILURE
        }
    }
}
