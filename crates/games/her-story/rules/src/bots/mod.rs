//! Three bots, and a fourth for measuring. Each sees its own view and nothing else (RULES 9).
//!
//! - [`easy`] plays at random but sensibly.
//! - [`medium`] goes for the chapter that promises most points for each turn.
//! - [`hard`] plays on from each sensible action in states that may be, by a plan for the rest of its book.
//! - [`devotee`](devotee::devotee) plays by the same plan, but is fond of one family of powers: the balance is measured
//!   with it.

mod devotee;
mod easy;
mod hard;
mod medium;
mod plan;
mod worth;

pub use devotee::{Taste, devotee};

use tabletop::{Bot, Dice, Level, Offer, Prompt, Seat, Seed, Situation};

use crate::{ChapterId, Command, HerStory, Table};

/// A bot of this level.
pub(crate) fn bot(level: Level, _seat: Seat, seed: Seed) -> Box<dyn Bot<HerStory>> {
    match level {
        Level::Easy => Box::new(easy::Easy { seed }),
        Level::Medium => Box::new(medium::Medium { seed }),
        Level::Hard => Box::new(hard::Hard::new(seed)),
    }
}

/// The stream for this decision.
fn chance(seed: Seed, situation: &Situation<HerStory>) -> Dice {
    tabletop::decision_dice(seed, situation.seat, situation.turn)
}

/// How long a decision seems to take, in milliseconds.
fn hesitation(command: &Command, dice: &mut Dice) -> u32 {
    let base = match command {
        Command::Research { .. } | Command::TakeAnother { .. } | Command::Finish => 700,
        Command::VisitLibrary | Command::Swap { .. } | Command::Draft { .. } | Command::Keep { .. } => 900,
        Command::Complete { .. } | Command::ChooseFavourite { .. } => 1_200,
    };
    base + dice.below(400)
}

/// A chapter to be read aloud, any of the own book.
fn favourite(table: &Table, seat: Seat, dice: &mut Dice) -> Option<Command> {
    let book: Vec<ChapterId> = table.writers.get(seat)?.book.iter().map(|entry| entry.chapter).collect();
    dice.pick(&book).map(|chapter| Command::ChooseFavourite { chapter: *chapter })
}

/// The first thing on offer: for a bot without a better idea.
fn first_offer(situation: &Situation<HerStory>, dice: &mut Dice) -> Command {
    let offered = situation.offers.iter().find_map(|offer| match offer {
        Offer::Exact(command) => Some(command.clone()),
        Offer::Ask(prompt) => prompt.command(&prompt.sample(dice)).ok(),
    });
    offered.unwrap_or(Command::Finish)
}
