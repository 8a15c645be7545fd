//! What a player may decide, and why it may be refused.

use serde::{Deserialize, Serialize};

use crate::{Card, Hint, Tag};

/// What a player decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// The storyteller chooses a card and gives a hint (RULES 3.1).
    Tell {
        /// The card: known to the storyteller alone.
        card: Card,
        /// The hint: for all.
        hint: Hint,
    },
    /// Another player gives cards that suit the hint (RULES 3.5).
    Give {
        /// One, with three players two.
        gifts: Vec<Gift>,
    },
    /// Another player votes (RULES 3.7).
    Vote {
        /// The number of a card on show, from 1.
        place: u8,
        /// What the card made a bot think of, told at the reveal; people leave it empty and speak for themselves
        /// (RULES 10.5).
        because: Vec<Tag>,
    },
    /// Takes back what was given or voted (RULES 7.4).
    Retract,
    /// The storyteller ends the round, and may say why it was this card (RULES 3.9).
    GoOn {
        /// Why.
        why: Option<Why>,
    },
}

/// A card that is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gift {
    /// The card.
    pub card: Card,
    /// What it made a bot think of, told at the reveal; people leave it empty (RULES 10.5).
    pub because: Vec<Tag>,
}

impl Gift {
    /// A card without a reason.
    #[must_use]
    pub fn plain(card: Card) -> Self {
        Self { card, because: Vec::new() }
    }
}

/// Why the storyteller chose the card (RULES 3.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// In writing.
    Written(String),
    /// In word tiles: what the picture made a bot think of.
    Tiles(Vec<Tag>),
}

/// Why a command was refused (RULES 8), in the order in which reasons are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RuleError {
    /// No time is up (RULES 8.1).
    TooSoon,
    /// The match is over (RULES 8.2).
    MatchOver,
    /// There is no such seat, or this is for the storyteller alone (RULES 8.3).
    NotTheTeller,
    /// The storyteller gives no decoy (RULES 8.3).
    TellerGivesNone,
    /// The storyteller does not vote (RULES 8.3).
    TellerDoesNotVote,
    /// The cards are on show, or the votes are shown: it is too late for this (RULES 8.4).
    TooLate,
    /// It is too early for this, or another time's business (RULES 8.4).
    NotNow,
    /// This player has chosen: the choice has to be taken back first (RULES 8.5).
    AlreadyChosen,
    /// This player has nothing to take back (RULES 8.5).
    NothingToRetract,
    /// This player has taken back this choice often enough (RULES 8.5).
    RetractedOften {
        /// How often it may be.
        most: u8,
    },
    /// The wrong number of cards, or one twice (RULES 8.6).
    WrongCount {
        /// How many there were.
        found: u8,
        /// How many it has to be.
        wanted: u8,
    },
    /// The card is not in this player's hand (RULES 8.7).
    NotInHand {
        /// The card.
        card: Card,
    },
    /// Nothing is written (RULES 8.8).
    EmptyText,
    /// More is written than there is room for (RULES 8.8).
    LongText {
        /// Characters.
        found: u32,
        /// The most there may be.
        most: u32,
    },
    /// A character that cannot be shown (RULES 8.8).
    UnreadableText,
    /// Not one to three different words of the deck (RULES 8.9).
    BadTiles,
    /// There is no card with this number on show (RULES 8.10).
    NoSuchPlace {
        /// The number, from 1.
        place: u8,
        /// The highest there is.
        most: u8,
    },
    /// The card with this number is this player's own (RULES 8.11).
    OwnCard {
        /// The number.
        place: u8,
    },
}
