//! The example of a rules crate that plays random matches under the laws of the table, and says how many.
//!
//! Each rules crate takes this file into its example with `#[path]`. Natively it prints a line per seat count and a closing
//! total, and ends with an error when a law is broken.

use std::process::ExitCode;

use tabletop::testkit::{Lawful, Suite};

/// Plays as many matches as `--matches NUMBER` says, 100,000 without it; the dear laws at one moment in so many.
pub fn run<G: Lawful>(one_in: u32) -> ExitCode {
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
    match Suite::<G>::new(matches).one_in(one_in).run(|tally| println!("{}, {tally}", G::ID)) {
        Ok(played) => {
            println!("{}: {played} matches kept the laws", G::ID);
            ExitCode::SUCCESS
        }
        Err(broken) => {
            eprintln!("{broken}");
            ExitCode::FAILURE
        }
    }
}
