//! What a player may decide, and why it may be refused.

use serde::{Deserialize, Serialize};

use crate::{ChapterId, Tile};

/// Where a chapter is completed from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Origin {
    /// A place of the display.
    Shown(u8),
    /// An own draft place.
    Drafted(u8),
}

/// A decision. It names pieces, which are all different, not the places where they lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// Have all six tiles of the display replaced; a research must follow (RULES 3.1).
    VisitLibrary,
    /// Give an own tile for one of the display; a research must follow (RULES 5.5).
    Swap {
        /// The own tile.
        own: Tile,
        /// That of the display.
        shown: Tile,
    },
    /// Take a tile, with a full desk in exchange for one that is discarded (RULES 3.2 and 3.3).
    Research {
        /// The tile of the display.
        tile: Tile,
        /// The own tile that goes.
        discard: Option<Tile>,
    },
    /// Take a tile more, as a power allows (RULES 5.3 and 5.6).
    TakeAnother {
        /// The tile of the display.
        tile: Tile,
    },
    /// Take a chapter of the display to a draft place (RULES 3.5).
    Draft {
        /// Which one.
        chapter: ChapterId,
    },
    /// Complete a chapter (RULES 4).
    Complete {
        /// Which one: of the display, or an own draft.
        chapter: ChapterId,
        /// The tiles that are discarded, in any order.
        tiles: Vec<Tile>,
        /// The chapters of the own book whose permanent icons help, in any order.
        cards: Vec<ChapterId>,
    },
    /// Take one of the tiles just discarded back, as a power allows (RULES 5.4).
    Keep {
        /// The tile.
        tile: Tile,
    },
    /// Leave what a power allows, and end the turn (RULES 5.1).
    Finish,
    /// Choose the chapter that is read aloud, once the match is scored (RULES 6.14).
    ChooseFavourite {
        /// A chapter of the own book.
        chapter: ChapterId,
    },
}

/// Why a command was refused (RULES 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RuleError {
    /// This game has no clock (RULES 8.1).
    NoClock,
    /// The match is over (RULES 8.2).
    MatchOver,
    /// Another player's turn (RULES 8.3).
    NotYourTurn,
    /// The turn is past this, or not as far (RULES 8.4).
    NotNow,
    /// A research has begun and must be ended (RULES 8.5).
    ResearchBegun,
    /// The piece does not lie where it would have to (RULES 8.6).
    NotThere,
    /// All library visits are used (RULES 8.7).
    NoVisitLeft,
    /// No chapter of the own book allows this (RULES 8.8).
    NoPower,
    /// A tile has been swapped in this research (RULES 8.9).
    SwappedAlready,
    /// The desk is full: a tile must be discarded (RULES 8.10).
    DeskFull,
    /// The desk has room: nothing is discarded (RULES 8.11).
    DeskNotFull,
    /// Both draft places are taken (RULES 8.12).
    DraftsFull,
    /// The book is full (RULES 8.13).
    BookFull,
    /// A tile is named twice (RULES 8.14).
    TileTwice,
    /// A permanent card is named twice (RULES 8.15).
    CardTwice,
    /// The card has no permanent icon (RULES 8.16).
    NoPermanentIcon,
    /// A tile shows no icon of the cost (RULES 8.17).
    UselessTile {
        /// Which one.
        tile: Tile,
    },
    /// The cost is not covered (RULES 8.18).
    NotCovered,
    /// The favourite has been chosen (RULES 8.19).
    FavouriteChosen,
}
