//! A bot that is fond of one family of powers, to measure whether one of them is too good.

use tabletop::{Bot, Seed, Situation, Thought};

use super::worth::Mind;
use super::{chance, favourite, first_offer, hesitation, plan};
use crate::{Command, Family, HerStory};

/// What a devotee is fond of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taste {
    /// The family; `None` is neutral.
    pub family: Option<Family>,
    /// How many points more a chapter of it seems to be worth.
    pub points: u8,
}

/// A bot that plans like the hard one, without its look ahead, and is fond of a family.
#[must_use]
pub fn devotee(taste: Taste, seed: Seed) -> Box<dyn Bot<HerStory>> {
    let fondness = taste.family.map(|family| (family, f64::from(taste.points)));
    Box::new(Devotee { seed, mind: Mind { foresight: true, fondness } })
}

struct Devotee {
    seed: Seed,
    mind: Mind,
}

impl Bot<HerStory> for Devotee {
    fn step(&mut self, situation: &Situation<HerStory>, _nodes: u32) -> Thought<Command> {
        let mut dice = chance(self.seed, situation);
        let (table, seat) = (&situation.view.table, situation.seat);
        let command = plan::next(table, seat, self.mind).or_else(|| favourite(table, seat, &mut dice));
        let command = command.unwrap_or_else(|| first_offer(situation, &mut dice));
        let delay_ms = hesitation(&command, &mut dice);
        Thought::Decide { command, delay_ms }
    }
}
