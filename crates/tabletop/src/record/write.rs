//! From a match to lines.

use serde::Serialize;

use super::line::{Check, FORMAT, Header, Line};
use crate::{BySeat, Game, Input, Logged, Match, Occupant, StateHash};

/// Writes one match, line after line. It remembers the running check, so every line goes through it once and
/// in order; what it returns is to be appended to what it returned before.
#[derive(Clone, Debug)]
pub struct Writer {
    check: Check,
    written: usize,
}

impl Writer {
    /// Begins a save: its first lines.
    pub fn begin<G: Game>(game: &Match<G>, people: &BySeat<Occupant>) -> (Self, String) {
        let mut writer = Self { check: Check::default(), written: 0 };
        let header = Header {
            caravanserai: FORMAT,
            game: G::ID.to_owned(),
            schema: G::SCHEMA,
            config: game.config().clone(),
            seed: game.seed(),
        };
        let mut text = writer.put(&header);
        text += &writer.people::<G>(people);
        (writer, text)
    }

    /// A writer that goes on where a save that was read has ended.
    pub(super) fn resume(check: Check, written: usize) -> Self {
        Self { check, written }
    }

    /// The line for who sits where now.
    pub fn people<G: Game>(&mut self, people: &BySeat<Occupant>) -> String {
        self.put(&Line::<G::Command>::People(people.clone()))
    }

    /// The lines for all that has happened in this match since the last call; nothing where nothing has.
    ///
    /// Call it after every command: the state hash it writes is that of the match as it is now, so more than
    /// one new log line is replayed to find the hashes in between.
    pub fn catch_up<G: Game>(&mut self, game: &Match<G>) -> String {
        let log = game.log();
        let mut text = String::new();
        if log.len() < self.written {
            self.written = log.len();
            text += &self.put(&Line::<G::Command>::Undone { lines: log.len() });
        }
        match log.len() - self.written {
            0 => {}
            1 => text += &self.logged::<G>(&log[self.written], game.hash()),
            _ => {
                let mut before = game.earlier(self.written);
                for line in &log[self.written..] {
                    if before.replay_line(line.clone()).is_err() {
                        break;
                    }
                    text += &self.logged::<G>(line, before.hash());
                }
            }
        }
        text
    }

    /// The line that closes a save.
    pub fn end<G: Game>(&mut self, game: &Match<G>) -> String {
        let (lines, at) = (self.written, game.now());
        self.put(&Line::<G::Command>::End { lines, at })
    }

    fn logged<G: Game>(&mut self, line: &Logged<G::Command>, hash: StateHash) -> String {
        self.written += 1;
        let (at, state) = (line.at, hash.to_string());
        self.put(&match line.input.clone() {
            Input::Command { seat, command } => Line::Did { at, seat, command, state },
            Input::Elapsed => Line::<G::Command>::Elapsed { at, state },
        })
    }

    fn put<T: Serialize>(&mut self, line: &T) -> String {
        let text = serde_json::to_string(line).unwrap_or_default();
        self.check = self.check.next(&text);
        format!("{} {text}\n", self.check.text())
    }
}

/// The whole match as one closed save.
pub fn save<G: Game>(game: &Match<G>, people: &BySeat<Occupant>) -> String {
    let (mut writer, mut text) = Writer::begin(game, people);
    text += &writer.catch_up(game);
    text += &writer.end(game);
    text
}
