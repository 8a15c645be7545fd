//! From lines back to a match, trusting nothing.

use serde::de::DeserializeOwned;

use super::line::{Check, FORMAT, Header, Line};
use super::{MAX_BYTES, SaveError, Writer, is_packed, unpack};
use crate::{BySeat, Game, Input, Level, Logged, Match, Occupant, Player};

/// How a save is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// A save that was closed: its last line must say so.
    Closed,
    /// A journal that may have been cut off while a line was being written: that line was never confirmed to
    /// anybody and is left out.
    Journal,
    /// A journal or save that is damaged: all lines before the first bad one count, since their check values vouch
    /// for each of them and for their order. That line and what stands behind it are left out. Nothing is salvaged
    /// from a save whose first line is bad, or that today's rules no longer play as it was played.
    Salvage,
}

/// What came back.
pub struct Restored<G: Game> {
    /// The match, replayed from its set-up.
    pub game: Match<G>,
    /// Who sits where.
    pub people: BySeat<Occupant>,
    /// Who sat where when it began.
    pub set_up: BySeat<Occupant>,
    /// How many bytes at the end were left out: an unfinished line of a journal, or what is damaged of a save that
    /// was salvaged. They must be cut off before anything is appended.
    pub torn: usize,
    /// Goes on where this save ends.
    pub writer: Writer,
}

/// What a save's first line says, for a shelf that only lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// [`Game::ID`] of its game.
    pub game: String,
    /// [`Game::SCHEMA`] when it was made.
    pub schema: u32,
}

/// Reads the first line only.
///
/// # Errors
/// When this is no save, or its first line is damaged.
pub fn peek(bytes: &[u8]) -> Result<Opening, SaveError> {
    let bytes = opened(bytes)?;
    let first = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let header = header::<serde::de::IgnoredAny>(&mut Check::default(), first)?;
    Ok(Opening { game: header.game, schema: header.schema })
}

/// Reads a save and replays it. Packed saves are unpacked first.
///
/// # Errors
/// The first thing about it that is wrong.
pub fn read<G: Game>(bytes: &[u8], reading: Reading) -> Result<Restored<G>, SaveError> {
    let bytes = opened(bytes)?;
    let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
    let mut torn = bytes.len() - whole;
    let after_last = bytes.iter().filter(|byte| **byte == b'\n').count() + 1;
    if torn > 0 && reading == Reading::Closed && whole > 0 {
        return Err(SaveError::Damaged { line: after_last });
    }
    let text = bytes[..whole].strip_suffix(b"\n").unwrap_or_default();
    let mut lines = text.split(|byte| *byte == b'\n');
    let mut check = Check::default();
    let header = header::<serde_json::Value>(&mut check, lines.next().unwrap_or_default())?;
    fits::<G>(&header)?;
    let config = serde_json::from_value(header.config).map_err(|_| SaveError::SetUp)?;
    let game = Match::<G>::new(config, header.seed).map_err(|_| SaveError::SetUp)?;
    let mut replay = Replay { people: everybody(game.seats()), set_up: None, game, check, closed: false };
    let first = text.split(|byte| *byte == b'\n').next().map_or(0, <[u8]>::len);
    let mut good = first + 1;
    for (index, line) in lines.enumerate() {
        match replay.line(index + 2, line) {
            Err(SaveError::Damaged { .. }) if reading == Reading::Salvage => {
                torn = bytes.len() - good;
                break;
            }
            read => read?,
        }
        good += line.len() + 1;
    }
    if reading == Reading::Closed && !replay.closed {
        return Err(SaveError::Damaged { line: after_last });
    }
    let writer = Writer::resume(replay.check, replay.game.log().len());
    let set_up = replay.set_up.unwrap_or_else(|| replay.people.clone());
    Ok(Restored { game: replay.game, people: replay.people, set_up, torn, writer })
}

fn opened(bytes: &[u8]) -> Result<Vec<u8>, SaveError> {
    if bytes.len() > MAX_BYTES {
        return Err(SaveError::TooLarge { bytes: bytes.len(), limit: MAX_BYTES });
    }
    if is_packed(bytes) { unpack(bytes) } else { Ok(bytes.to_vec()) }
}

fn everybody(seats: u8) -> BySeat<Occupant> {
    BySeat::new(seats, |_| Occupant::new(Player::Bot(Level::Medium), ""))
}

/// What only the header of a save has in it.
const NAME: &[u8] = b"\"caravanserai\"";

/// The header, and whether its check value is right.
fn header<C: DeserializeOwned>(check: &mut Check, line: &[u8]) -> Result<Header<C>, SaveError> {
    if !line.windows(NAME.len()).any(|part| part == NAME) {
        return Err(SaveError::NotASave);
    }
    let (value, text) = parts(line).ok_or(SaveError::Damaged { line: 1 })?;
    *check = check.next(text);
    if value != check.text() {
        return Err(SaveError::Damaged { line: 1 });
    }
    #[derive(serde::Deserialize)]
    struct Format {
        caravanserai: u32,
    }
    let format: Format = serde_json::from_str(text).map_err(|_| SaveError::NotASave)?;
    if format.caravanserai > FORMAT {
        return Err(SaveError::Newer { found: format.caravanserai, known: FORMAT });
    }
    serde_json::from_str(text).map_err(|_| SaveError::Damaged { line: 1 })
}

/// A line's check value and what it says; `None` where it is no line of a save at all.
fn parts(line: &[u8]) -> Option<(&str, &str)> {
    core::str::from_utf8(line).ok()?.split_once(' ')
}

/// Whether the header is of this game and these rules.
fn fits<G: Game>(header: &Header<serde_json::Value>) -> Result<(), SaveError> {
    if header.game != G::ID {
        return Err(SaveError::ForeignGame { found: header.game.clone(), expected: G::ID });
    }
    let (found, known) = (header.schema, G::SCHEMA);
    match found.cmp(&known) {
        core::cmp::Ordering::Greater => Err(SaveError::Newer { found, known }),
        core::cmp::Ordering::Less => Err(SaveError::Older { found, known }),
        core::cmp::Ordering::Equal => Ok(()),
    }
}

struct Replay<G: Game> {
    game: Match<G>,
    people: BySeat<Occupant>,
    set_up: Option<BySeat<Occupant>>,
    check: Check,
    closed: bool,
}

impl<G: Game> Replay<G> {
    /// Replays one line. A damaged one changes nothing.
    fn line(&mut self, number: usize, line: &[u8]) -> Result<(), SaveError> {
        let damaged = SaveError::Damaged { line: number };
        let Some((value, text)) = parts(line) else { return Err(damaged) };
        let check = self.check.next(text);
        if value != check.text() {
            return Err(damaged);
        }
        let is_end = self.said(number, text)?;
        (self.check, self.closed) = (check, is_end);
        Ok(())
    }

    /// Replays what a line says. Returns whether it closes the save.
    fn said(&mut self, number: usize, text: &str) -> Result<bool, SaveError> {
        let damaged = SaveError::Damaged { line: number };
        match serde_json::from_str::<Line<G::Command>>(text).map_err(|_| damaged.clone())? {
            Line::People(people) if people.seats() == self.game.seats() => {
                self.set_up.get_or_insert_with(|| people.clone());
                self.people = people;
                Ok(false)
            }
            Line::Did { at, seat, command, state } => {
                self.logged(number, Logged { at, input: Input::Command { seat, command } }, &state)
            }
            Line::Elapsed { at, state } => self.logged(number, Logged { at, input: Input::Elapsed }, &state),
            Line::Undone { lines } if lines < self.game.log().len() => {
                self.game.rewind(lines);
                Ok(false)
            }
            Line::End { lines, at } if lines == self.game.log().len() => {
                self.game.advance(at);
                Ok(true)
            }
            Line::People(_) | Line::Undone { .. } | Line::End { .. } => Err(damaged),
        }
    }

    fn logged(&mut self, number: usize, line: Logged<G::Command>, state: &str) -> Result<bool, SaveError> {
        if line.at < self.game.now() {
            return Err(SaveError::Damaged { line: number });
        }
        self.game.replay_line(line).map_err(|_| SaveError::Refused { line: number })?;
        if self.game.hash().to_string() == state {
            Ok(false)
        } else {
            Err(SaveError::Mismatch { line: number })
        }
    }
}
