//! Writes the golden transcripts of verse and painting: a whole match of bots for each mode and seat count.
//!
//! `cargo run -p verse-and-painting --example verse-and-painting-goldens -- --write crates/games/verse-and-painting/rules/tests/goldens`
//! writes the files that the tests compare with. Without a folder the transcripts go to standard output.

use std::path::Path;
use std::process::ExitCode;

#[path = "../tests/goldens/notation.rs"]
mod notation;
#[path = "../tests/goldens/transcript.rs"]
mod transcript;

use transcript::{MODES, SEATS, file_name, transcript};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        [] => {
            for mode in MODES {
                SEATS.for_each(|seats| println!("{}", transcript(mode, seats)));
            }
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
    for mode in MODES {
        for seats in SEATS {
            let path = folder.join(file_name(mode, seats));
            std::fs::write(&path, transcript(mode, seats))?;
            println!("{}", path.display());
        }
    }
    Ok(())
}
