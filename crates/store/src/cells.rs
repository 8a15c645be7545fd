//! Matches kept in cells: a place that has a value for each key and no files, such as a browser's storage.
//!
//! A match has a head and lines. The head, `match/<game>/<name>`, says how the match stands and which generation of
//! lines counts; the lines, `match/<game>/<name>/<generation>/<number>`, are what was appended, one cell for each call.
//! Setting one cell is all that a command needs, and one cell is set whole or not at all: so a command is kept when
//! [`CellStore::append`] returns, and there is never half of one. A new generation is written beside the old one and
//! counts from the moment that the head says so.

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::{Slot, StoreError};

/// Why a cell was not set. What it held before is still there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellError {
    /// There is no room.
    Full,
    /// Nothing may be kept here.
    Denied,
}

/// Values by key.
pub trait Cells {
    /// What is kept under this key.
    fn get(&self, key: &str) -> Option<String>;
    /// Keeps a value, instead of the one that may be there.
    ///
    /// # Errors
    /// Then the key has what it had before.
    fn set(&mut self, key: &str, value: &str) -> Result<(), CellError>;
    /// Forgets a key.
    fn remove(&mut self, key: &str);
    /// All keys, in any order.
    fn keys(&self) -> Vec<String>;
}

/// How a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    Open,
    Aside,
    Finished,
}

impl Standing {
    const ALL: [(Self, &'static str); 3] =
        [(Self::Open, "open"), (Self::Aside, "aside"), (Self::Finished, "finished")];

    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(standing, _)| *standing == self).map_or("", |(_, name)| name)
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, other)| *other == name).map(|(standing, _)| *standing)
    }
}

/// What the head of a match says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Head {
    standing: Standing,
    generation: u64,
    /// Matches that were played later have a larger number.
    turn: u64,
}

impl Head {
    fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let standing = Standing::named(words.next()?)?;
        let (generation, turn) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        words.next().is_none().then_some(Self { standing, generation, turn })
    }

    fn write(self) -> String {
        format!("{} {} {}", self.standing.name(), self.generation, self.turn)
    }
}

/// Before the keys of all matches.
const MATCHES: &str = "match/";

/// A match of this many cells is written anew as one.
const MOST_LINES: u64 = 200;

/// So many matches that are over are kept, the latest.
const FINISHED: usize = 5;

/// How much room a match should find before it begins, in bytes.
const ROOM: usize = 128 * 1024;

/// All matches that are kept in some cells.
#[derive(Clone, Debug)]
pub struct CellStore<C> {
    cells: C,
    /// How many lines each match that was touched has.
    lines: BTreeMap<Slot, u64>,
    /// The match that was written last.
    last: Option<Slot>,
}

impl<C: Cells> CellStore<C> {
    /// A store in these cells. Cells of a match that were written and never counted are forgotten.
    #[must_use]
    pub fn open(cells: C) -> Self {
        let mut store = Self { cells, lines: BTreeMap::new(), last: None };
        store.sweep();
        store
    }

    /// The cells, for what else is kept in them.
    pub fn cells(&mut self) -> &mut C {
        &mut self.cells
    }

    /// The cells, to be read.
    #[must_use]
    pub fn look(&self) -> &C {
        &self.cells
    }

    /// The matches of this game that go on, the one written last first.
    #[must_use]
    pub fn list(&self, game: &str) -> Vec<String> {
        let mut open: Vec<(u64, Slot)> = self
            .heads()
            .into_iter()
            .filter(|(slot, head)| slot.game() == game && head.standing == Standing::Open)
            .map(|(slot, head)| (head.turn, slot))
            .collect();
        open.sort_by(|one, other| other.cmp(one));
        open.into_iter().map(|(_, slot)| slot.name().to_owned()).collect()
    }

    /// Keeps a new match in a slot of its own, named by the next number.
    ///
    /// # Errors
    /// [`StoreError::Full`] also where there is room for the beginning but hardly for a match.
    pub fn begin(&mut self, game: &str, whole: &str) -> Result<Slot, StoreError> {
        let heads = self.heads();
        let numbers = heads.iter().filter(|(slot, _)| slot.game() == game);
        let last = numbers.filter_map(|(slot, _)| slot.name().parse::<u64>().ok()).max().unwrap_or(0);
        let name = last.saturating_add(1).to_string();
        let slot = Slot::new(game, &name).ok_or_else(|| StoreError::Unwritable { path: game.into() })?;
        self.make_room(whole.len()).map_err(|error| failed(&slot, error))?;
        let head = Head { standing: Standing::Open, generation: 1, turn: self.next_turn() };
        self.write_generation(&slot, head, whole)?;
        Ok(slot)
    }

    /// The whole journal.
    ///
    /// # Errors
    /// [`StoreError::Missing`] where there is no such match.
    pub fn read(&mut self, slot: &Slot) -> Result<String, StoreError> {
        let head = self.head(slot)?;
        let lines: Vec<String> =
            (0_u64..).map_while(|number| self.cells.get(&line_key(slot, head.generation, number))).collect();
        self.lines.insert(slot.clone(), lines.len() as u64);
        Ok(lines.concat())
    }

    /// Appends lines. They are kept when this returns.
    ///
    /// # Errors
    /// Then nothing has changed.
    pub fn append(&mut self, slot: &Slot, lines: &str) -> Result<(), StoreError> {
        if lines.is_empty() {
            return Ok(());
        }
        let head = self.head(slot)?;
        let number = self.count(slot, head.generation);
        let key = line_key(slot, head.generation, number);
        self.cells.set(&key, lines).map_err(|error| failed(slot, error))?;
        self.lines.insert(slot.clone(), number + 1);
        self.touch(slot, head);
        if number + 1 >= MOST_LINES {
            let whole = self.read(slot)?;
            // What cannot be written anew stays as it is: it is all there.
            let _ = self.replace(slot, &whole);
        }
        Ok(())
    }

    /// Puts a whole journal in the place of the old one, or of none.
    ///
    /// # Errors
    /// Then the old one is as it was before.
    pub fn replace(&mut self, slot: &Slot, whole: &str) -> Result<(), StoreError> {
        let old = self.head(slot).ok();
        let generation = old.map_or(1, |old| old.generation + 1);
        let head = Head { standing: Standing::Open, generation, turn: self.next_turn() };
        self.write_generation(slot, head, whole)?;
        if let Some(old) = old {
            self.forget_lines(slot, old.generation);
        }
        Ok(())
    }

    /// Cuts the journal to its first bytes. A length past the end changes nothing.
    ///
    /// # Errors
    /// Then the journal is as it was before.
    pub fn cut(&mut self, slot: &Slot, bytes: usize) -> Result<(), StoreError> {
        let whole = self.read(slot)?;
        match whole.get(..bytes) {
            Some(kept) if kept.len() < whole.len() => self.replace(slot, kept),
            _ => Ok(()),
        }
    }

    /// Takes a match that cannot be loaded off the shelf and keeps it. Returns what it is called now.
    ///
    /// # Errors
    /// Then it is where it was.
    pub fn set_aside(&mut self, slot: &Slot) -> Result<String, StoreError> {
        self.stand(slot, Standing::Aside)?;
        Ok(format!("{}/{}", slot.game(), slot.name()))
    }

    /// Takes a match that is over off the shelf. The latest few are kept.
    ///
    /// # Errors
    /// Then it is where it was.
    pub fn finish(&mut self, slot: &Slot) -> Result<(), StoreError> {
        self.stand(slot, Standing::Finished)?;
        self.forget_finished(FINISHED);
        Ok(())
    }

    fn stand(&mut self, slot: &Slot, standing: Standing) -> Result<(), StoreError> {
        let head = Head { standing, ..self.head(slot)? };
        self.cells.set(&head_key(slot), &head.write()).map_err(|error| failed(slot, error))
    }

    /// Writes the lines first, then the head that makes them count.
    fn write_generation(&mut self, slot: &Slot, head: Head, whole: &str) -> Result<(), StoreError> {
        let line = line_key(slot, head.generation, 0);
        let written =
            self.cells.set(&line, whole).and_then(|()| self.cells.set(&head_key(slot), &head.write()));
        if let Err(error) = written {
            self.cells.remove(&line);
            return Err(failed(slot, error));
        }
        self.lines.insert(slot.clone(), 1);
        self.last = Some(slot.clone());
        Ok(())
    }

    /// Notes that this match was played last. It is a matter of order only: where there is no room for it, let it be.
    fn touch(&mut self, slot: &Slot, head: Head) {
        if self.last.as_ref() == Some(slot) {
            return;
        }
        let head = Head { turn: self.next_turn(), ..head };
        if self.cells.set(&head_key(slot), &head.write()).is_ok() {
            self.last = Some(slot.clone());
        }
    }

    /// Sees whether a match would fit; matches that are over make room for it.
    fn make_room(&mut self, bytes: usize) -> Result<(), CellError> {
        let key = "room";
        let wanted = "·".repeat((ROOM + bytes) / 2);
        let mut found = self.cells.set(key, &wanted);
        if found == Err(CellError::Full) {
            self.forget_finished(0);
            found = self.cells.set(key, &wanted);
        }
        self.cells.remove(key);
        found
    }

    fn forget_finished(&mut self, keep: usize) {
        let mut finished: Vec<(u64, Slot, u64)> = self
            .heads()
            .into_iter()
            .filter(|(_, head)| head.standing == Standing::Finished)
            .map(|(slot, head)| (head.turn, slot, head.generation))
            .collect();
        finished.sort();
        let over = finished.len().saturating_sub(keep);
        for (_, slot, generation) in finished.into_iter().take(over) {
            self.cells.remove(&head_key(&slot));
            self.forget_lines(&slot, generation);
            self.lines.remove(&slot);
        }
    }

    fn forget_lines(&mut self, slot: &Slot, generation: u64) {
        let before = format!("{}/{generation}/", head_key(slot));
        for key in self.cells.keys().iter().filter(|key| key.starts_with(&before)) {
            self.cells.remove(key);
        }
    }

    /// Forgets lines that no head counts: a program that was closed between two steps left them.
    fn sweep(&mut self) {
        let heads = self.heads();
        let counts = |key: &str| match line_of(key) {
            None => true,
            Some((slot, generation)) => heads.get(&slot).is_some_and(|head| head.generation == generation),
        };
        for key in self.cells.keys().iter().filter(|key| !counts(key)) {
            self.cells.remove(key);
        }
    }

    fn heads(&self) -> BTreeMap<Slot, Head> {
        let keys = self.cells.keys();
        let heads = keys.iter().filter_map(|key| Some((slot_of(key)?, Head::read(&self.cells.get(key)?)?)));
        heads.collect()
    }

    fn head(&self, slot: &Slot) -> Result<Head, StoreError> {
        let head = self.cells.get(&head_key(slot)).as_deref().and_then(Head::read);
        head.ok_or_else(|| StoreError::Missing { path: head_key(slot).into() })
    }

    fn count(&self, slot: &Slot, generation: u64) -> u64 {
        let known = self.lines.get(slot).copied();
        known.unwrap_or_else(|| {
            let is_there = |number: &u64| self.cells.get(&line_key(slot, generation, *number)).is_some();
            (0..).take_while(is_there).count() as u64
        })
    }

    fn next_turn(&self) -> u64 {
        self.heads().values().map(|head| head.turn).max().unwrap_or(0) + 1
    }
}

fn failed(slot: &Slot, error: CellError) -> StoreError {
    let path = PathBuf::from(head_key(slot));
    match error {
        CellError::Full => StoreError::Full { path },
        CellError::Denied => StoreError::Denied { path },
    }
}

fn head_key(slot: &Slot) -> String {
    format!("{MATCHES}{}/{}", slot.game(), slot.name())
}

fn line_key(slot: &Slot, generation: u64, number: u64) -> String {
    format!("{}/{generation}/{number}", head_key(slot))
}

/// The match of a head's key.
fn slot_of(key: &str) -> Option<Slot> {
    let (game, name) = key.strip_prefix(MATCHES)?.split_once('/')?;
    Slot::new(game, name)
}

/// The match and the generation of a line's key.
fn line_of(key: &str) -> Option<(Slot, u64)> {
    let parts: Vec<&str> = key.strip_prefix(MATCHES)?.split('/').collect();
    let [game, name, generation, number] = parts[..] else { return None };
    number.parse::<u64>().ok()?;
    Some((Slot::new(game, name)?, generation.parse().ok()?))
}
