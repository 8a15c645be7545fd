//! Three bots. Each sees its own view and nothing else (RULES 9).
//!
//! - [`easy`] plays at random but sensibly: it looks at who is ahead and knows no odds.
//! - [`medium`] takes what the exact odds of the leg say is worth most at this moment.
//! - [`hard`] weighs every action, each outcome of a roll included, by expected coins against the others, and looks
//!   at what they will take next.

mod easy;
mod hard;
mod medium;
mod worth;

use tabletop::{Bot, Dice, Level, Offer, Seat, Seed, Situation};

use crate::{CamelRace, Command};

/// A bot of this level.
pub(crate) fn bot(level: Level, seat: Seat, seed: Seed) -> Box<dyn Bot<CamelRace>> {
    match level {
        Level::Easy => Box::new(easy::Easy { seed }),
        Level::Medium => Box::new(medium::Medium { seed, seat }),
        Level::Hard => Box::new(hard::Hard::new(seed)),
    }
}

/// The commands on offer.
fn commands(situation: &Situation<CamelRace>) -> impl Iterator<Item = Command> {
    situation.offers.iter().map(|offer| match offer {
        Offer::Exact(command) => *command,
        Offer::Ask(none) => match *none {},
    })
}

/// The stream for this decision.
fn chance(seed: Seed, situation: &Situation<CamelRace>) -> Dice {
    tabletop::decision_dice(seed, situation.seat, situation.turn)
}

/// How long a decision seems to take, in milliseconds: a roll is quick, a bet is thought over.
fn hesitation(command: Command, dice: &mut Dice) -> u32 {
    let base = match command {
        Command::Roll => 500,
        Command::TakeLegTicket { .. } => 800,
        Command::PlaceDesertTile { .. } | Command::LayRaceCard { .. } => 1_000,
    };
    base + dice.below(400)
}
