//! What happens, beat by beat, and how much of it a viewer may know.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Millis, Seat, SeatSet, Viewer};

use crate::{Card, Hint, Tag, Tally, Why};

/// What ended a match (RULES 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// Somebody has 30 points or more.
    Points,
    /// The deck is used up, or as many rounds have passed as it lasts for.
    Deck,
    /// The agreed number of rounds has been played.
    Rounds,
}

/// One visible beat, with all that its picture needs. What a viewer may not know is `None` for them; numbers on show
/// count from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Who tells first was settled (RULES 2.2).
    FirstTellerChosen {
        /// Who.
        seat: Seat,
    },
    /// A player got the first hand (RULES 2.1).
    Dealt {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// Which, for who may know.
        cards: Option<Vec<Card>>,
    },
    /// A round began (RULES 3).
    RoundBegan {
        /// Which, from 1.
        round: u8,
        /// The most there can be in this match (RULES 5.5).
        rounds: u8,
        /// Who tells.
        teller: Seat,
        /// When the clock acts, if it is agreed on (RULES 6.1).
        until: Option<Millis>,
    },
    /// The storyteller laid a card face down and gave a hint (RULES 3.1).
    Told {
        /// The storyteller.
        seat: Seat,
        /// The card, for who may know.
        card: Option<Card>,
        /// The hint.
        hint: Hint,
        /// When the clock acts, if it is agreed on (RULES 6.1).
        until: Option<Millis>,
    },
    /// A player laid decoys face down (RULES 3.5).
    CardsGiven {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, for who may know.
        cards: Option<Vec<Card>>,
    },
    /// A player took decoys or a vote back (RULES 7.4).
    Retracted {
        /// Who.
        seat: Seat,
        /// How many cards went back into the hand; 0 for a vote.
        count: u8,
        /// Which, for who may know.
        cards: Option<Vec<Card>>,
    },
    /// Time was up; the clock chose for these, or went on without them (RULES 6).
    TimeCame {
        /// Those who had not chosen.
        missing: SeatSet,
    },
    /// A storyteller without a hint was skipped (RULES 6.2).
    TellerSkipped {
        /// Who.
        seat: Seat,
    },
    /// The cards were shuffled and shown (RULES 3.6).
    CardsShown {
        /// By their numbers.
        cards: Vec<Card>,
        /// When the clock acts, if it is agreed on (RULES 6.1).
        until: Option<Millis>,
    },
    /// A player voted (RULES 3.7).
    Voted {
        /// Who.
        seat: Seat,
        /// For which number, for who may know.
        place: Option<u8>,
    },
    /// All votes were shown together (RULES 3.7).
    VotesShown {
        /// Which number each voted for; `None` for the storyteller and for who did not vote in time.
        votes: BySeat<Option<u8>>,
    },
    /// A bot said what the card that it voted for made it think of (RULES 10.5).
    VoteExplained {
        /// Who.
        seat: Seat,
        /// The card it voted for.
        card: Card,
        /// What it thought of.
        because: Vec<Tag>,
    },
    /// The storyteller's card was turned out (RULES 3.8).
    TaleRevealed {
        /// The storyteller.
        seat: Seat,
        /// The number of the card.
        place: u8,
        /// The card.
        card: Card,
        /// Who voted for it.
        voters: SeatSet,
    },
    /// Whose a decoy is was turned out (RULES 3.8).
    DecoyRevealed {
        /// Whose.
        seat: Seat,
        /// Its number.
        place: u8,
        /// The card.
        card: Card,
        /// Who voted for it.
        voters: SeatSet,
        /// What the card made a bot think of; empty for people (RULES 10.5).
        because: Vec<Tag>,
    },
    /// The round was scored (RULES 4).
    Scored {
        /// How many found the card, and what it brings each.
        tally: Tally,
        /// Where each rabbit stands now.
        points: BySeat<u16>,
        /// When the clock acts, if it is agreed on (RULES 6.1).
        until: Option<Millis>,
    },
    /// The storyteller said why (RULES 3.9).
    Explained {
        /// The storyteller.
        seat: Seat,
        /// The card.
        card: Card,
        /// Why.
        why: Why,
    },
    /// The cards on show left the game (RULES 3.10).
    CardsLeft {
        /// Which.
        cards: Vec<Card>,
    },
    /// A player drew back to a full hand, or as far as the deck lasted (RULES 3.10).
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, for who may know.
        cards: Option<Vec<Card>>,
        /// Cards left in the deck.
        left: u8,
    },
    /// The match ended (RULES 5).
    MatchEnded {
        /// Because of what.
        ending: Ending,
    },
}

impl Event {
    /// Whether a command with this in its wake can no longer be taken back (RULES 7.6).
    pub(crate) fn seals(&self) -> bool {
        matches!(
            self,
            Self::CardsShown { .. } | Self::VotesShown { .. } | Self::Drew { .. } | Self::MatchEnded { .. }
        )
    }

    /// The event as this viewer may know it (RULES 7.1, 7.2).
    pub(crate) fn redacted(&self, viewer: Viewer) -> Self {
        let mut seen = self.clone();
        match &mut seen {
            Self::Dealt { seat, cards, .. }
            | Self::CardsGiven { seat, cards, .. }
            | Self::Retracted { seat, cards, .. }
            | Self::Drew { seat, cards, .. }
                if !viewer.is(*seat) =>
            {
                *cards = None;
            }
            Self::Told { seat, card, .. } if !viewer.is(*seat) => *card = None,
            Self::Voted { seat, place } if !viewer.is(*seat) => *place = None,
            _ => {}
        }
        seen
    }
}
