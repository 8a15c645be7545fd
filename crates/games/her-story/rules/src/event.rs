//! What happens, beat by beat.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{ChapterId, Gain, Origin, Tile};

/// One visible beat, with all that its picture needs. All places are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Who starts was settled (RULES 2.2).
    FirstPlayerChosen {
        /// Who.
        seat: Seat,
    },
    /// A tile came from the bag to the display (RULES 2.1, 3.3).
    TileRevealed {
        /// Where it lies.
        place: u8,
        /// Which.
        tile: Tile,
        /// How many are left in the bag.
        bag: u8,
    },
    /// A chapter came from the deck to the display (RULES 2.1, 3.5).
    ChapterRevealed {
        /// Where it lies.
        place: u8,
        /// Which.
        chapter: ChapterId,
        /// How many are left in the deck.
        deck: u8,
    },
    /// A round began (RULES 2.3).
    RoundBegan {
        /// Which one, from 1.
        round: u16,
    },
    /// It is this player's turn.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// All tiles of the display were discarded (RULES 3.1).
    LibraryVisited {
        /// By whom.
        seat: Seat,
        /// The tiles, by their places.
        discarded: Vec<Tile>,
        /// How many visits this player has left.
        left: u8,
    },
    /// The discarded tiles went into the empty bag (RULES 3.4).
    BagRefilled {
        /// How many.
        tiles: u8,
    },
    /// A tile of a desk and one of the display changed places (RULES 5.5).
    TileSwapped {
        /// By whom.
        seat: Seat,
        /// The research place.
        own: u8,
        /// The place of the display.
        shown: u8,
        /// What went to the display.
        gave: Tile,
        /// What came to the desk.
        took: Tile,
    },
    /// A tile left a full desk (RULES 3.2).
    TileDiscarded {
        /// Whose.
        seat: Seat,
        /// The research place.
        place: u8,
        /// Which.
        tile: Tile,
    },
    /// A tile came to a desk (RULES 3.3).
    TileTaken {
        /// Whose.
        seat: Seat,
        /// The place of the display that it came from.
        shown: u8,
        /// The research place.
        place: u8,
        /// Which.
        tile: Tile,
    },
    /// A chapter came to a draft place (RULES 3.5).
    ChapterDrafted {
        /// Whose.
        seat: Seat,
        /// The place of the display that it came from.
        shown: u8,
        /// The draft place.
        place: u8,
        /// Which.
        chapter: ChapterId,
    },
    /// Tiles were discarded, and permanent cards used, for a chapter (RULES 4.1 and 4.3).
    ChapterPaid {
        /// By whom.
        seat: Seat,
        /// For which.
        chapter: ChapterId,
        /// The research places and their tiles.
        tiles: Vec<(u8, Tile)>,
        /// The places in the book and their cards.
        cards: Vec<(u8, ChapterId)>,
    },
    /// A chapter came into a book (RULES 4.4).
    ChapterCompleted {
        /// Whose.
        seat: Seat,
        /// Where it came from.
        from: Origin,
        /// Its place in the book.
        place: u8,
        /// Which.
        chapter: ChapterId,
        /// Whether it was paid exactly (RULES 4.6).
        exact: bool,
    },
    /// The new chapter can be read (RULES 4.7).
    ChapterOpened {
        /// Whose.
        seat: Seat,
        /// Which.
        chapter: ChapterId,
    },
    /// Points were given.
    Scored {
        /// To whom.
        seat: Seat,
        /// For what.
        gain: Gain,
        /// How many.
        points: u16,
        /// The score after them.
        total: u16,
    },
    /// A discarded tile came back (RULES 5.4).
    TileKept {
        /// To whom.
        seat: Seat,
        /// The research place.
        place: u8,
        /// Which.
        tile: Tile,
    },
    /// A book is full: this round is the last (RULES 6.1).
    LastRoundCalled {
        /// Whose book.
        seat: Seat,
    },
    /// Nothing was written for so long that the match ends (RULES 6.12).
    MatchStalled {
        /// For how many rounds.
        rounds: u8,
    },
    /// The last round is over; what counts at the end is counted (RULES 6.2).
    EndCounted,
    /// A player chose the chapter that is read aloud (RULES 6.14).
    FavouriteChosen {
        /// Who.
        seat: Seat,
        /// Its place in the book.
        place: u8,
        /// Which.
        chapter: ChapterId,
    },
    /// All is done.
    MatchEnded,
}
