//! A match in a position of one's choice: for tests, examples and bug reports, not for play.
//!
//! A [`Scenario`] says what lies where; tiles are named by what they show, chapters by their card. It makes a [`State`]
//! that keeps all laws of the game, though no match need ever have led there; from then on the rules alone decide. What
//! comes from the bag and the deck next can be chosen too.
//!
//! ```
//! use her_story::{ChapterId, Command, HerStory, Scenario};
//! use tabletop::{Game, Input, Millis, Seat};
//!
//! let hypatia = ChapterId::named("hypatia").expect("a chapter");
//! let scenario = Scenario::new(3).turn(Seat(1)).shown(&[hypatia]).desk(Seat(1), "RR TIS");
//! let mut state = scenario.state()?;
//! let draft = Input::Command { seat: Seat(1), command: Command::Draft { chapter: hypatia } };
//! HerStory::apply(&mut state, Millis::default(), &draft).expect("a draft place is free");
//! assert_eq!(state.table().writers[Seat(1)].drafts[0], Some(hypatia));
//! # Ok::<(), her_story::ScenarioError>(())
//! ```

use core::fmt;

use tabletop::{Dice, Seat, Seed, Stream};

use crate::setup::bare;
use crate::table::{BOOK, DESK, DRAFTS, EXACT_POINTS, SHOWN_CHAPTERS, SHOWN_TILES};
use crate::{ChapterId, Config, Entry, Icons, SetupError, State, Tile, Writer};

/// A match in a position of one's choice. Nothing is checked before [`Scenario::state`].
#[derive(Clone, Debug)]
pub struct Scenario {
    seats: u8,
    first: Seat,
    turn: Seat,
    round: u16,
    quiet: u8,
    shown: Vec<ChapterId>,
    tiles: String,
    desks: Vec<(Seat, String)>,
    drafts: Vec<(Seat, ChapterId)>,
    books: Vec<(Seat, ChapterId, bool)>,
    points: Vec<(Seat, u16)>,
    visited: Vec<(Seat, u8)>,
    bag_is_empty: bool,
    next_tiles: String,
    next_chapters: Vec<ChapterId>,
}

impl Scenario {
    /// A match for so many players in its first round: seat 0 began and has the turn, nobody has anything.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Self {
            seats,
            first: Seat(0),
            turn: Seat(0),
            round: 1,
            quiet: 0,
            shown: Vec::new(),
            tiles: String::new(),
            desks: Vec::new(),
            drafts: Vec::new(),
            books: Vec::new(),
            points: Vec::new(),
            visited: Vec::new(),
            bag_is_empty: false,
            next_tiles: String::new(),
            next_chapters: Vec::new(),
        }
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(self, turn: Seat) -> Self {
        Self { turn, ..self }
    }

    /// Which round it is, and how many whole rounds before it nothing was drafted or completed.
    #[must_use]
    pub fn round(self, round: u16, quiet: u8) -> Self {
        Self { round, quiet, ..self }
    }

    /// The first chapters of the display; the rest are any others.
    #[must_use]
    pub fn shown(self, chapters: &[ChapterId]) -> Self {
        Self { shown: chapters.to_vec(), ..self }
    }

    /// The first tiles of the display by what they show, `RR TIS`; the rest are any others.
    #[must_use]
    pub fn tiles(self, tiles: &str) -> Self {
        Self { tiles: tiles.to_owned(), ..self }
    }

    /// The tiles on a desk, by what they show.
    #[must_use]
    pub fn desk(mut self, seat: Seat, tiles: &str) -> Self {
        self.desks.push((seat, tiles.to_owned()));
        self
    }

    /// Chapters on the draft places of a player.
    #[must_use]
    pub fn drafts(mut self, seat: Seat, chapters: &[ChapterId]) -> Self {
        self.drafts.extend(chapters.iter().map(|chapter| (seat, *chapter)));
        self
    }

    /// Chapters in the book of a player, completed exactly or not; their points are in the account.
    #[must_use]
    pub fn book(mut self, seat: Seat, chapters: &[ChapterId], exact: bool) -> Self {
        self.books.extend(chapters.iter().map(|chapter| (seat, *chapter, exact)));
        self
    }

    /// Further points of a player, booked as those of drafts.
    #[must_use]
    pub fn points(mut self, seat: Seat, points: u16) -> Self {
        self.points.push((seat, points));
        self
    }

    /// How many library visits a player has used.
    #[must_use]
    pub fn visited(mut self, seat: Seat, visits: u8) -> Self {
        self.visited.push((seat, visits));
        self
    }

    /// All tiles that would be in the bag are discarded, except those that are to come next.
    #[must_use]
    pub fn empty_bag(self) -> Self {
        Self { bag_is_empty: true, ..self }
    }

    /// What comes from the bag next, by what the tiles show.
    #[must_use]
    pub fn next_tiles(self, tiles: &str) -> Self {
        Self { next_tiles: tiles.to_owned(), ..self }
    }

    /// What comes from the deck next.
    #[must_use]
    pub fn next_chapters(self, chapters: &[ChapterId]) -> Self {
        Self { next_chapters: chapters.to_vec(), ..self }
    }

    /// The match.
    ///
    /// # Errors
    /// What the rules do not allow in it.
    pub fn state(&self) -> Result<State, ScenarioError> {
        Config::new(self.seats).starting(self.turn).check().map_err(ScenarioError::SetUp)?;
        let mut state = State {
            table: bare(self.seats, self.first),
            bag: Tile::all().collect(),
            deck: ChapterId::all().collect(),
            dice: Dice::new(Seed(1), Stream::Play),
        };
        (state.table.turn, state.table.round, state.table.quiet) = (self.turn, self.round, self.quiet);
        self.fill_desks(&mut state)?;
        self.fill_books(&mut state)?;
        self.fill_display(&mut state)?;
        Ok(state)
    }

    fn fill_desks(&self, state: &mut State) -> Result<(), ScenarioError> {
        for (seat, tiles) in &self.desks {
            for tile in take_tiles(&mut state.bag, tiles)? {
                let writer = writer(state, *seat)?;
                let place = writer.free_place().ok_or(ScenarioError::NoRoom(*seat, DESK))?;
                writer.desk[place] = Some(tile);
            }
        }
        for (seat, visits) in &self.visited {
            writer(state, *seat)?.visited = *visits;
        }
        for (seat, points) in &self.points {
            writer(state, *seat)?.account.drafts += points;
        }
        Ok(())
    }

    fn fill_books(&self, state: &mut State) -> Result<(), ScenarioError> {
        for (seat, chapter) in &self.drafts {
            take_chapter(&mut state.deck, *chapter)?;
            let writer = writer(state, *seat)?;
            let place = writer.free_draft().ok_or(ScenarioError::NoRoom(*seat, DRAFTS))?;
            writer.drafts[place] = Some(*chapter);
        }
        for (seat, chapter, exact) in &self.books {
            take_chapter(&mut state.deck, *chapter)?;
            let writer = writer(state, *seat)?;
            if writer.book.len() == BOOK {
                return Err(ScenarioError::NoRoom(*seat, BOOK));
            }
            writer.book.push(Entry { chapter: *chapter, exact: *exact });
            writer.account.chapters += chapter.points();
            writer.account.exact += if *exact { EXACT_POINTS } else { 0 };
            state.table.last_round = state.table.writers.values().any(|writer| writer.book.len() == BOOK);
        }
        Ok(())
    }

    fn fill_display(&self, state: &mut State) -> Result<(), ScenarioError> {
        for chapter in self.shown.iter().chain(&self.next_chapters) {
            take_chapter(&mut state.deck, *chapter)?;
        }
        let shown = take_tiles(&mut state.bag, &self.tiles)?;
        let next = take_tiles(&mut state.bag, &self.next_tiles)?;
        for place in 0..SHOWN_TILES {
            state.table.tiles[place] = shown.get(place).copied().or_else(|| state.bag.pop());
        }
        for place in 0..SHOWN_CHAPTERS {
            state.table.chapters[place] = self.shown.get(place).copied().or_else(|| state.deck.pop());
        }
        if self.bag_is_empty {
            state.table.discards = core::mem::take(&mut state.bag);
        }
        state.bag.extend(next.into_iter().rev());
        state.deck.extend(self.next_chapters.iter().rev());
        Ok(())
    }
}

fn writer(state: &mut State, seat: Seat) -> Result<&mut Writer, ScenarioError> {
    if seat.0 < state.table.seats() {
        Ok(&mut state.table.writers[seat])
    } else {
        Err(ScenarioError::NoSuchSeat(seat))
    }
}

/// Tiles that show this, out of the bag.
fn take_tiles(bag: &mut Vec<Tile>, faces: &str) -> Result<Vec<Tile>, ScenarioError> {
    let mut taken = Vec::new();
    for face in faces.split_whitespace() {
        let icons: Icons = face.parse().map_err(|_| ScenarioError::NoIcons)?;
        let found = bag.iter().position(|tile| tile.icons() == icons);
        taken.push(bag.remove(found.ok_or(ScenarioError::NoTileLeft(icons))?));
    }
    Ok(taken)
}

fn take_chapter(deck: &mut Vec<ChapterId>, chapter: ChapterId) -> Result<(), ScenarioError> {
    let found = deck.iter().position(|other| *other == chapter);
    deck.remove(found.ok_or(ScenarioError::NoChapterLeft(chapter))?);
    Ok(())
}

/// Why a scenario is no match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScenarioError {
    /// There is no such table, or the turn is at no seat of it.
    SetUp(SetupError),
    /// Something belongs to a seat that the table does not have.
    NoSuchSeat(Seat),
    /// A tile is named by letters that are no icons.
    NoIcons,
    /// No tile that shows this is left.
    NoTileLeft(Icons),
    /// The chapter lies elsewhere, or there is none.
    NoChapterLeft(ChapterId),
    /// This player has more than so many places.
    NoRoom(Seat, usize),
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SetUp(error) => write!(f, "no such table: {error:?}"),
            Self::NoSuchSeat(seat) => write!(f, "the table has no seat {seat}"),
            Self::NoIcons => write!(f, "a tile is named by its icons, R, T, I and S"),
            Self::NoTileLeft(icons) => write!(f, "no tile {icons} is left"),
            Self::NoChapterLeft(chapter) => write!(f, "chapter {} is not in the deck", chapter.0),
            Self::NoRoom(seat, places) => write!(f, "seat {seat} has no more than {places} places"),
        }
    }
}

impl core::error::Error for ScenarioError {}
