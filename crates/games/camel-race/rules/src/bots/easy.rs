//! Random but sensible: bets on camels that are ahead, lays cards once the race has shape, mostly rolls.

use tabletop::{Bot, Seed, Situation, Thought};

use super::{chance, commands, hesitation};
use crate::{CamelRace, Command, Pile, Space, TileSide, View};

pub(super) struct Easy {
    pub seed: Seed,
}

impl Bot<CamelRace> for Easy {
    fn step(&mut self, situation: &Situation<CamelRace>, _nodes: u32) -> Thought<Command> {
        let mut dice = chance(self.seed, situation);
        let view = &situation.view;
        let weighed = commands(situation).map(|command| (command, weight(view, command))).collect::<Vec<_>>();
        let mut left = dice.below(weighed.iter().map(|(_, weight)| weight).sum());
        let chosen = weighed.iter().find(|(_, weight)| {
            let here = left < *weight;
            left = left.saturating_sub(*weight);
            here
        });
        let command = chosen.map_or(Command::Roll, |(command, _)| *command);
        Thought::Decide { command, delay_ms: hesitation(command, &mut dice) }
    }
}

/// How gladly it does this; 0 for what would be silly.
fn weight(view: &View, command: Command) -> u32 {
    let ranking = view.track.ranking();
    let front = view.track.space_of(ranking[0]);
    match command {
        Command::Roll => 120,
        Command::TakeLegTicket { camel } if camel == ranking[0] => 30,
        Command::TakeLegTicket { camel } if camel == ranking[1] => 15,
        Command::TakeLegTicket { .. } => 0,
        Command::PlaceDesertTile { space, side } => {
            let within_reach = space > front && space <= Space(front.0 + 3);
            match side {
                TileSide::Oasis if within_reach => 6,
                TileSide::Mirage if within_reach => 3,
                TileSide::Oasis | TileSide::Mirage => 0,
            }
        }
        Command::LayRaceCard { camel, pile } => {
            let likely = match pile {
                Pile::Winner => camel == ranking[0],
                Pile::Loser => camel == ranking[4],
            };
            if likely && front >= Space(7) { 20 } else { 0 }
        }
    }
}
