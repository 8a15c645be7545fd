//! The scoring of a round (RULES 4), from nothing but who gave which card and who voted for which.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat};

/// How many found the storyteller's card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Found {
    /// Everybody: the hint was too plain.
    ByAll,
    /// Nobody: the hint was too dark.
    ByNone,
    /// Some, but not all: the hint was good.
    BySome,
}

/// What a round brings a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gain {
    /// 3 for a storyteller whom some understood, but not all (RULES 4.2).
    pub told: u8,
    /// 3 for a right vote (RULES 4.2).
    pub guessed: u8,
    /// 2 where the storyteller goes without (RULES 4.1).
    pub shared: u8,
    /// 1 for each vote on the own cards (RULES 4.3).
    pub fooled: u8,
}

impl Gain {
    /// All of it.
    #[must_use]
    pub fn points(&self) -> u8 {
        self.told + self.guessed + self.shared + self.fooled
    }
}

/// The result of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// How many found the storyteller's card.
    pub found: Found,
    /// What it brings each.
    pub gains: BySeat<Gain>,
}

/// Scores a round: `owners` says whose card each on show is, `votes` which number from 1 each player voted for. The
/// storyteller's own vote is ignored; a missing one counts as wrong (RULES 6.4).
#[must_use]
pub fn tally(teller: Seat, owners: &[Seat], votes: &BySeat<Option<u8>>) -> Tally {
    let voted_for = |vote: &Option<u8>| owners.get(usize::from((*vote)?.checked_sub(1)?)).copied();
    let voters = || votes.iter().filter(|(seat, _)| *seat != teller);
    let is_right = |vote: &Option<u8>| voted_for(vote) == Some(teller);
    let right = voters().filter(|(_, vote)| is_right(vote)).count();
    let found = match right {
        0 => Found::ByNone,
        all if all == voters().count() => Found::ByAll,
        _ => Found::BySome,
    };
    let gains = votes.map(|seat, vote| {
        let mut gain = Gain::default();
        match (found, seat == teller) {
            (Found::BySome, true) => gain.told = 3,
            (Found::BySome, false) if is_right(vote) => gain.guessed = 3,
            (Found::ByAll | Found::ByNone, false) => gain.shared = 2,
            _ => {}
        }
        if seat != teller {
            let fooled = voters().filter(|(_, vote)| voted_for(vote) == Some(seat)).count();
            gain.fooled = u8::try_from(fooled).unwrap_or(u8::MAX);
        }
        gain
    });
    Tally { found, gains }
}
