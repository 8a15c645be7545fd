//! Saves made by hand: the format written out a second time, so that a change of it is noticed.
//!
//! A line is sixteen hexadecimal digits, a space, and JSON. The digits are the first eight bytes of the SHA-256
//! of the eight bytes before (zeros for the first line) and the JSON.

use core::fmt::Write;

use sha2::{Digest, Sha256};
use tabletop::record::{Reading, Restored, SaveError, read, save};
use tabletop::{BySeat, Game, Level, Match, Occupant, Player, Seat};

use crate::parley::{Mode, Parley};
use crate::table::{parley, plain};

/// These lines with their check values.
pub fn chained<L: AsRef<str>>(lines: &[L]) -> String {
    let (mut check, mut text) = ([0; 8], String::new());
    for line in lines {
        let hash = Sha256::new().chain_update(check).chain_update(line.as_ref()).finalize();
        check.copy_from_slice(&hash[..8]);
        check.iter().for_each(|byte| write!(text, "{byte:02x}").unwrap());
        writeln!(text, " {}", line.as_ref()).unwrap();
    }
    text
}

/// The lines of a save without their check values.
pub fn lines(save: &str) -> Vec<String> {
    save.lines().map(|line| line.split_once(' ').unwrap().1.to_owned()).collect()
}

/// Ann at seat 0, bots elsewhere.
pub fn people(seats: u8) -> BySeat<Occupant> {
    BySeat::new(seats, |seat| match seat {
        Seat(0) => Occupant::new(Player::Person, "Ann"),
        _ => Occupant::new(Player::Bot(Level::Easy), ""),
    })
}

/// A match of two seats with two lines in its log.
pub fn short() -> Match<Parley> {
    let mut game = parley(2, Mode::FreeForAll);
    for _ in 0..2 {
        let command = plain(&game, Seat(0));
        game.submit(Seat(0), command, game.now() + 5).unwrap();
    }
    game
}

/// The lines of its save: header, people, two commands, end.
pub fn short_lines() -> Vec<String> {
    lines(&save(&short(), &people(2)))
}

/// What is wrong with these lines as a closed save, each with a right check value.
pub fn refusal<G: Game, L: AsRef<str>>(lines: &[L]) -> Option<SaveError> {
    closed::<G>(&chained(lines)).err()
}

pub fn closed<G: Game>(text: &str) -> Result<Restored<G>, SaveError> {
    read::<G>(text.as_bytes(), Reading::Closed)
}

pub fn journal<G: Game>(text: &str) -> Result<Restored<G>, SaveError> {
    read::<G>(text.as_bytes(), Reading::Journal)
}
