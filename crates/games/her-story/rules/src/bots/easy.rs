//! Random but sensible: completes when it can, drafts now and then, and otherwise takes a tile for a chapter in view.

use tabletop::{Bot, Offer, Prompt, Seed, Situation, Thought};

use super::{chance, favourite, first_offer, hesitation};
use crate::{Command, HerStory, Step};

pub(super) struct Easy {
    pub seed: Seed,
}

impl Bot<HerStory> for Easy {
    fn step(&mut self, situation: &Situation<HerStory>, _nodes: u32) -> Thought<Command> {
        let mut dice = chance(self.seed, situation);
        let table = &situation.view.table;
        let command = match table.step {
            Step::Favourites => favourite(table, situation.seat, &mut dice),
            _ => sensible(situation, &mut dice),
        };
        let command = command.unwrap_or_else(|| first_offer(situation, &mut dice));
        let delay_ms = hesitation(&command, &mut dice);
        Thought::Decide { command, delay_ms }
    }
}

/// Any offer, by weights.
fn sensible(situation: &Situation<HerStory>, dice: &mut tabletop::Dice) -> Option<Command> {
    let weighed: Vec<_> = situation.offers.iter().map(|offer| (offer, weight(situation, offer))).collect();
    let mut left = dice.below(weighed.iter().map(|(_, weight)| weight).sum());
    let chosen = weighed.iter().find(|(_, weight)| {
        let here = left < *weight;
        left = left.saturating_sub(*weight);
        here
    });
    match chosen?.0 {
        Offer::Exact(command) => Some(command.clone()),
        Offer::Ask(prompt) => prompt.command(&prompt.sample(dice)).ok(),
    }
}

/// How gladly it does this; 0 for what would be silly.
fn weight(situation: &Situation<HerStory>, offer: &tabletop::OfferOf<HerStory>) -> u32 {
    let table = &situation.view.table;
    match offer {
        Offer::Ask(_) => 200,
        Offer::Exact(Command::Draft { .. }) => 4,
        Offer::Exact(Command::Research { tile, .. } | Command::TakeAnother { tile }) => {
            let wanted = table.within_reach(situation.seat);
            1 + 4 * u32::try_from(wanted.filter(|(_, chapter)| tile.icons().shares(chapter.cost())).count())
                .unwrap_or(0)
        }
        Offer::Exact(Command::Keep { .. }) => 10,
        Offer::Exact(Command::VisitLibrary | Command::Finish) => 1,
        Offer::Exact(Command::Swap { .. }) => 0,
        Offer::Exact(Command::Complete { .. } | Command::ChooseFavourite { .. }) => 1,
    }
}
