//! Greedy: goes for the chapter that promises most points for each turn, and does not look at what powers bring later.

use tabletop::{Bot, Seed, Situation, Thought};

use super::worth::Mind;
use super::{chance, favourite, first_offer, hesitation, plan};
use crate::{Command, HerStory};

pub(super) struct Medium {
    pub seed: Seed,
}

impl Bot<HerStory> for Medium {
    fn step(&mut self, situation: &Situation<HerStory>, _nodes: u32) -> Thought<Command> {
        let mut dice = chance(self.seed, situation);
        let (table, seat) = (&situation.view.table, situation.seat);
        let command = plan::next(table, seat, Mind { foresight: false, fondness: None });
        let command = command.or_else(|| favourite(table, seat, &mut dice));
        let command = command.unwrap_or_else(|| first_offer(situation, &mut dice));
        let delay_ms = hesitation(&command, &mut dice);
        Thought::Decide { command, delay_ms }
    }
}
