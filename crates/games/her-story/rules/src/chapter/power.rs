//! What a chapter does once it is in a book (RULES 5 and 6).

use serde::{Deserialize, Serialize};

use super::{Era, Field, Region};
use crate::{Icon, Icons};

/// A power. None of them works for the completion of its own chapter, except [`Power::CatchUp`] and what is counted
/// when the match ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Power {
    /// None; the chapter is worth more instead.
    Plain,
    /// One or two icons for each later completion (RULES 5.2).
    Permanent(Icons),
    /// After a research: another tile, if a research place is free (RULES 5.3).
    SecondTile,
    /// After a completion: one of the discarded tiles comes back (RULES 5.4).
    KeepTile,
    /// Before a research: an own tile against one of the display (RULES 5.5).
    SwapTile,
    /// After a draft: a tile, if a research place is free (RULES 5.6).
    DraftTile,
    /// So many points for each tile taken that shows an icon more than once (RULES 5.7).
    TilePoints(u8),
    /// So many points for each draft (RULES 5.8).
    DraftPoints(u8),
    /// So many points for each completion of a drafted chapter (RULES 5.9).
    DraftedPoints(u8),
    /// So many points for each exact completion (RULES 5.10).
    ExactPoints(u8),
    /// One more library visit (RULES 5.11).
    ExtraVisit,
    /// So many points at its own completion, for whoever is last (RULES 5.12).
    CatchUp(u8),
    /// At the end: so many points for each chapter of a field (RULES 6.3).
    EndField(Field, u8),
    /// At the end: for each chapter of an era (RULES 6.4).
    EndEra(Era, u8),
    /// At the end: for each chapter of a region (RULES 6.5).
    EndRegion(Region, u8),
    /// At the end: for each chapter whose cost has this icon at least twice (RULES 6.6).
    EndIcon(Icon, u8),
    /// At the end: for each chapter that still lies drafted (RULES 6.7).
    EndDrafts(u8),
    /// At the end: for each chapter that was completed exactly (RULES 6.8).
    EndExact(u8),
    /// At the end: for each different field (RULES 6.9).
    EndFields(u8),
    /// At the end: for each different region (RULES 6.10).
    EndRegions(u8),
    /// At the end: for each different era (RULES 6.11).
    EndEras(u8),
}

/// A family of powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Family {
    /// No power.
    Plain,
    /// Permanent icons.
    Permanent,
    /// Text powers.
    Text,
    /// Catch-up.
    CatchUp,
    /// End-game scoring.
    Ending,
}

impl Family {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Plain, Self::Permanent, Self::Text, Self::CatchUp, Self::Ending];
}

impl Power {
    /// The family it belongs to.
    #[must_use]
    pub const fn family(self) -> Family {
        match self {
            Self::Plain => Family::Plain,
            Self::Permanent(_) => Family::Permanent,
            Self::SecondTile
            | Self::KeepTile
            | Self::SwapTile
            | Self::DraftTile
            | Self::TilePoints(_)
            | Self::DraftPoints(_)
            | Self::DraftedPoints(_)
            | Self::ExactPoints(_)
            | Self::ExtraVisit => Family::Text,
            Self::CatchUp(_) => Family::CatchUp,
            Self::EndField(..)
            | Self::EndEra(..)
            | Self::EndRegion(..)
            | Self::EndIcon(..)
            | Self::EndDrafts(_)
            | Self::EndExact(_)
            | Self::EndFields(_)
            | Self::EndRegions(_)
            | Self::EndEras(_) => Family::Ending,
        }
    }
}
