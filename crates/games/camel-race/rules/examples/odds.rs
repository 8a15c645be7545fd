//! Prints the exact odds of a position as JSON. `--help` says how.

use std::process::ExitCode;

use camel_race::{Camel, NotationError, Position, RaceTable};
use serde::Serialize;

const HELP: &str = "\
Exact odds of the camel race as JSON.

Usage: odds POSITION [--dice LETTERS] [--tiles LIST]

  POSITION        stacks bottom to top, such as \"1:BG 2:YR 3:P\"; the camels are B R G P Y
  --dice LETTERS  dice still in the pyramid, such as BGY, or none; without it, all five
  --tiles LIST    desert tiles, such as 4-,9+ for a mirage on 4 and an oasis on 9, or none
  --help          this text

For each camel: `leg`, the chances to end the leg first, second, ... last; `race_win` and `race_lose`, the chances to
end the race first and last when later legs have no desert tiles.";

/// The odds of all camels, in the order of the notation.
#[derive(Serialize)]
#[serde(rename_all = "UPPERCASE")]
struct Report {
    b: Odds,
    r: Odds,
    g: Odds,
    p: Odds,
    y: Odds,
}

#[derive(Serialize)]
struct Odds {
    leg: [f64; Camel::COUNT],
    race_win: f64,
    race_lose: f64,
}

/// What is wrong with the arguments.
enum Problem {
    Unknown(String),
    NoValue(String),
    Twice(String),
    NoPosition,
    Position(String, NotationError),
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.iter().any(|argument| argument == "--help" || argument == "-h") {
        println!("{HELP}");
        return ExitCode::SUCCESS;
    }
    match read(arguments) {
        Ok(position) => {
            let report = serde_json::to_string_pretty(&report(&position)).expect("numbers are always JSON");
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{}\nTry --help.", say(&problem));
            ExitCode::from(2)
        }
    }
}

fn report(position: &Position) -> Report {
    let outlook = RaceTable::shared().outlook(position);
    let odds = |camel| Odds {
        leg: outlook.leg.rank[camel],
        race_win: outlook.race.win[camel],
        race_lose: outlook.race.lose[camel],
    };
    let [b, r, g, p, y] = Camel::ALL.map(odds);
    Report { b, r, g, p, y }
}

/// The flags are sections of the position notation, so what they hold is read with the rest.
fn read(arguments: Vec<String>) -> Result<Position, Problem> {
    let mut stacks = Vec::new();
    let (mut dice, mut tiles) = (None, None);
    let mut arguments = arguments.into_iter();
    while let Some(argument) = arguments.next() {
        let (name, given) = match argument.split_once('=') {
            Some((name, value)) => (name.to_owned(), Some(value.to_owned())),
            None => (argument.clone(), None),
        };
        let section = match name.as_str() {
            "--dice" => &mut dice,
            "--tiles" => &mut tiles,
            _ if argument.starts_with('-') => return Err(Problem::Unknown(argument)),
            _ => {
                stacks.push(argument);
                continue;
            }
        };
        let Some(value) = given.or_else(|| arguments.next()) else {
            return Err(Problem::NoValue(name));
        };
        let value = if value.trim().is_empty() { "none".to_owned() } else { value };
        if section.replace(format!("{} {value}", &name[2..])).is_some() {
            return Err(Problem::Twice(name));
        }
    }
    if stacks.iter().all(|stack| stack.trim().is_empty()) {
        return Err(Problem::NoPosition);
    }
    let position = stacks.into_iter().chain(dice).chain(tiles).collect::<Vec<_>>().join(" ");
    position.parse().map_err(|error| Problem::Position(position, error))
}

fn say(problem: &Problem) -> String {
    match problem {
        Problem::Unknown(argument) => format!("{argument} is not understood."),
        Problem::NoValue(name) => format!("{name} needs a value."),
        Problem::Twice(name) => format!("{name} is given twice."),
        Problem::NoPosition => "A position is needed.".into(),
        Problem::Position(text, error) => format!("{text:?} is no position: {error}."),
    }
}
