//! What happens, beat by beat.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Outcome, Seat, SeatSet, Viewer};

use super::{Card, Choice, Sketch, Told};

/// One visible beat. What a viewer may not know is `None` for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Who tells first.
    Began { first: Seat },
    /// RULES 1.
    Dealt { seat: Seat, cards: Option<Vec<Card>> },
    /// RULES 1: the bottom card, for the first teller alone.
    Whispered { to: Seat, card: Card },
    /// RULES 2.
    Laid { seat: Seat, card: Card },
    /// RULES 3.
    Rolled { seat: Seat, stake: u8 },
    /// RULES 4.
    Told { seat: Seat, told: Told },
    /// RULES 5, 6, 7.
    Chose { seat: Seat, choice: Option<Choice> },
    /// RULES 8.
    Retracted { seat: Seat },
    /// Time was up; for these the clock chose.
    TimeCame { missing: SeatSet },
    /// RULES 5.
    Shown { sketches: BySeat<Option<Sketch>> },
    /// RULES 6.
    Counted { votes: BySeat<SeatSet> },
    /// RULES 7.
    Turned { firsts: BySeat<Card>, highest: Seat, stake: u8 },
    /// RULES 10.
    HeartLost { left: u8 },
    /// RULES 9.
    Drew { seat: Seat, card: Option<Card> },
    /// RULES 9.
    RoundBegan { round: u8, teller: Seat },
    /// RULES 10.
    Ended { outcome: Outcome },
}

impl Event {
    /// RULES 12.
    pub fn seals(&self) -> bool {
        matches!(
            self,
            Self::Rolled { .. }
                | Self::Shown { .. }
                | Self::Counted { .. }
                | Self::Turned { .. }
                | Self::Drew { .. }
        )
    }

    /// RULES 11.
    pub fn redacted(&self, viewer: Viewer) -> Option<Self> {
        match self {
            Self::Dealt { seat, .. } if !viewer.is(*seat) => Some(Self::Dealt { seat: *seat, cards: None }),
            Self::Chose { seat, .. } if !viewer.is(*seat) => Some(Self::Chose { seat: *seat, choice: None }),
            Self::Drew { seat, .. } if !viewer.is(*seat) => Some(Self::Drew { seat: *seat, card: None }),
            Self::Whispered { to, .. } if !viewer.is(*to) => None,
            _ => Some(self.clone()),
        }
    }
}
