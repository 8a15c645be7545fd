//! All that lies open on the table, which is everything but the order of the bag and the deck (RULES 7.1).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat};

use crate::{Account, ChapterId, Icons, Origin, Power, RuleError, Step, Tile};

/// Tiles of the display (RULES 2.1).
pub const SHOWN_TILES: usize = 6;
/// Chapters of the display (RULES 2.1).
pub const SHOWN_CHAPTERS: usize = 5;
/// Research places of a desk (RULES 1.6).
pub const DESK: usize = 7;
/// Draft places of a desk (RULES 1.6).
pub const DRAFTS: usize = 2;
/// Chapter places of a book (RULES 1.6).
pub const BOOK: usize = 8;
/// Library visits on the card of each player (RULES 1.7).
pub const VISITS: u8 = 2;
/// Points for a draft (RULES 3.5).
pub const DRAFT_POINTS: u16 = 2;
/// Points for an exact completion (RULES 4.6).
pub const EXACT_POINTS: u16 = 3;
/// A completion that discards so many tiles may keep one of them, with the power for it (RULES 5.4).
pub const KEEP_FROM: usize = 3;
/// So many whole rounds without a draft or a completion end the match (RULES 6.12).
pub const QUIET_ROUNDS: u8 = 10;

/// A completed chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Which.
    pub chapter: ChapterId,
    /// Whether it was completed exactly (RULES 4.6).
    pub exact: bool,
}

/// What a player has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Writer {
    /// The research places.
    pub desk: [Option<Tile>; DESK],
    /// The draft places.
    pub drafts: [Option<ChapterId>; DRAFTS],
    /// The completed chapters, in the order of their places.
    pub book: Vec<Entry>,
    /// Library visits used.
    pub visited: u8,
    /// Where the points came from.
    pub account: Account,
    /// The chapter that is read aloud, once it is chosen.
    pub favourite: Option<ChapterId>,
}

/// All that lies open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// Each player.
    pub writers: BySeat<Writer>,
    /// The tiles of the display.
    pub tiles: [Option<Tile>; SHOWN_TILES],
    /// The chapters of the display.
    pub chapters: [Option<ChapterId>; SHOWN_CHAPTERS],
    /// Discarded tiles, oldest first.
    pub discards: Vec<Tile>,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// How far the turn has come.
    pub step: Step,
    /// Which round, from 1.
    pub round: u16,
    /// How many whole rounds in a row nothing was drafted or completed (RULES 6.12).
    pub quiet: u8,
    /// Whether something was drafted or completed in this round.
    pub stirred: bool,
    /// Whether a book is full, so that this round is the last (RULES 6.1).
    pub last_round: bool,
}

impl Table {
    /// How many players.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.writers.seats()
    }

    /// The place of the display where this tile lies.
    pub(crate) fn place_of_tile(&self, tile: Tile) -> Result<usize, RuleError> {
        self.tiles.iter().position(|shown| *shown == Some(tile)).ok_or(RuleError::NotThere)
    }

    /// The place of the display where this chapter lies.
    pub(crate) fn place_of_chapter(&self, chapter: ChapterId) -> Result<usize, RuleError> {
        self.chapters.iter().position(|shown| *shown == Some(chapter)).ok_or(RuleError::NotThere)
    }

    /// Where this player could complete the chapter from.
    ///
    /// # Errors
    /// Where it lies neither in the display nor among the player's drafts.
    pub fn origin(&self, seat: Seat, chapter: ChapterId) -> Result<Origin, RuleError> {
        let found = self.within_reach(seat).find(|(_, other)| *other == chapter);
        found.map(|(from, _)| from).ok_or(RuleError::NotThere)
    }

    /// All chapters that a player could complete if the tiles were there, with where they lie.
    pub fn within_reach(&self, seat: Seat) -> impl Iterator<Item = (Origin, ChapterId)> {
        let drafts = self.writers.get(seat).map_or([None; DRAFTS], |writer| writer.drafts);
        let shown = (0..).map(Origin::Shown).zip(self.chapters);
        let drafted = (0..).map(Origin::Drafted).zip(drafts);
        shown.chain(drafted).filter_map(|(from, chapter)| Some((from, chapter?)))
    }
}

impl Writer {
    /// The score.
    #[must_use]
    pub fn points(&self) -> u16 {
        self.account.sum()
    }

    /// The research place where this tile lies.
    pub(crate) fn place_of(&self, tile: Tile) -> Result<usize, RuleError> {
        self.desk.iter().position(|own| *own == Some(tile)).ok_or(RuleError::NotThere)
    }

    /// The place of this chapter in the book.
    pub(crate) fn page_of(&self, chapter: ChapterId) -> Result<usize, RuleError> {
        self.book.iter().position(|entry| entry.chapter == chapter).ok_or(RuleError::NotThere)
    }

    /// The tiles on the desk, in the order of their places.
    pub fn held(&self) -> impl Iterator<Item = Tile> {
        self.desk.into_iter().flatten()
    }

    /// The lowest free research place.
    #[must_use]
    pub fn free_place(&self) -> Option<usize> {
        self.desk.iter().position(Option::is_none)
    }

    /// The lowest free draft place.
    #[must_use]
    pub fn free_draft(&self) -> Option<usize> {
        self.drafts.iter().position(Option::is_none)
    }

    /// The powers of the book.
    pub fn powers(&self) -> impl Iterator<Item = (ChapterId, Power)> {
        self.book.iter().map(|entry| (entry.chapter, entry.chapter.power()))
    }

    /// Whether some chapter of the book has this power.
    #[must_use]
    pub fn has(&self, power: Power) -> bool {
        self.powers().any(|(_, own)| own == power)
    }

    /// Library visits left (RULES 1.7, 5.11).
    #[must_use]
    pub fn visits_left(&self) -> u8 {
        let extra = self.powers().filter(|(_, power)| *power == Power::ExtraVisit).count();
        (VISITS + u8::try_from(extra).unwrap_or_default()).saturating_sub(self.visited)
    }

    /// The permanent cards of the book with their icons (RULES 5.2).
    pub fn permanent(&self) -> impl Iterator<Item = (ChapterId, Icons)> {
        let cards = self.book.iter().map(|entry| (entry.chapter, entry.chapter.permanent()));
        cards.filter(|(_, icons)| !icons.is_empty())
    }
}
