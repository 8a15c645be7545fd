//! Greedy on the odds of the leg: takes what is worth most at this moment, and forgets that there are others.

use tabletop::{Bot, Seat, Seed, Situation, Thought};

use super::{chance, commands, hesitation, worth};
use crate::{CamelRace, Command, LegOdds, LegTicket, Pile, Space, TileSide, View, leg_odds};

pub(super) struct Medium {
    pub seed: Seed,
    pub seat: Seat,
}

impl Bot<CamelRace> for Medium {
    fn step(&mut self, situation: &Situation<CamelRace>, _nodes: u32) -> Thought<Command> {
        let mut dice = chance(self.seed, situation);
        let odds = leg_odds(&situation.view.position());
        let best = commands(situation)
            .map(|command| (command, self.worth(&situation.view, &odds, command)))
            .reduce(|best, next| if next.1 > best.1 { next } else { best });
        let command = best.map_or(Command::Roll, |(command, _)| command);
        Thought::Decide { command, delay_ms: hesitation(command, &mut dice) }
    }
}

impl Medium {
    /// Coins that it expects of a command.
    fn worth(&self, view: &View, odds: &LegOdds, command: Command) -> f64 {
        match command {
            Command::Roll => 1.0,
            Command::TakeLegTicket { camel } => {
                view.top_ticket(camel).map_or(-1.0, |value| worth::ticket(odds, LegTicket { camel, value }))
            }
            Command::PlaceDesertTile { space, side } => self.tile(view, space, side),
            Command::LayRaceCard { camel, pile } => late_card(view, odds, camel, pile),
        }
    }

    /// One landing for each camel that one roll can bring there, a die in three; nothing is gained by moving it.
    fn tile(&self, view: &View, space: Space, side: TileSide) -> f64 {
        if view.track.tile_of(self.seat).is_some() || side == TileSide::Mirage {
            return 0.0;
        }
        let reaches = |from: Space| (1..=3).any(|pips| from.ahead(pips) == space);
        let dice = view.pyramid.iter().filter(|camel| reaches(view.track.space_of(*camel))).count();
        f64::from(u8::try_from(dice).unwrap_or(0)) / 3.0
    }
}

/// A race card once the front has come far: what the leg says about first and last is then true of the race.
fn late_card(view: &View, odds: &LegOdds, camel: crate::Camel, pile: Pile) -> f64 {
    let front = view.track.space_of(view.track.ranking()[0]);
    if front < Space(10) {
        return -1.0;
    }
    let right = match pile {
        Pile::Winner => odds.rank[camel][0],
        Pile::Loser => odds.rank[camel][4],
    };
    let coins = f64::from(crate::payout::card_coins(view.pile(pile).len()));
    right * coins - (1.0 - right)
}
