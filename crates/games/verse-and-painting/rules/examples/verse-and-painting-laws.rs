//! Plays random matches of verse and painting under the laws of the table, and says how many.
//!
//! `cargo run --release -p verse-and-painting --example verse-and-painting-laws -- --matches 100000`

use std::process::ExitCode;

use tabletop::testkit::Suite;
use verse_and_painting::VerseAndPainting;

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
    match Suite::<VerseAndPainting>::new(matches)
        .one_in(8)
        .run(|tally| println!("verse-and-painting, {tally}"))
    {
        Ok(played) => {
            println!("verse-and-painting: {played} matches kept the laws");
            ExitCode::SUCCESS
        }
        Err(broken) => {
            eprintln!("{broken}");
            ExitCode::FAILURE
        }
    }
}
