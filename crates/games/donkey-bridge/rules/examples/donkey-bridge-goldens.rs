//! Writes the golden transcripts of donkey bridge: a whole match of bots for each seat count.
//!
//! `cargo run -p donkey-bridge --example donkey-bridge-goldens -- --write crates/games/donkey-bridge/rules/tests/goldens` writes the files
//! that the tests compare with. Without a folder the transcripts go to standard output.

use std::path::Path;
use std::process::ExitCode;

#[path = "../tests/goldens/notation.rs"]
mod notation;
#[path = "../tests/goldens/transcript.rs"]
mod transcript;

use transcript::{SEATS, file_name};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        [] => {
            SEATS.for_each(|seats| println!("{}", transcript::transcript(seats)));
            ExitCode::SUCCESS
        }
        ["--write", folder] => match write(Path::new(folder)) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("{folder}: {error}");
                ExitCode::FAILURE
            }
        },
        _ => {
            eprintln!("usage: goldens [--write FOLDER]");
            ExitCode::from(2)
        }
    }
}

/// Writes all transcripts into a folder that is there.
fn write(folder: &Path) -> std::io::Result<()> {
    for seats in SEATS {
        let path = folder.join(file_name(seats));
        std::fs::write(&path, transcript::transcript(seats))?;
        println!("{}", path.display());
    }
    Ok(())
}
