//! What the laws need to know of a mutant.

use tabletop::testkit::Lawful;
use tabletop::{Dice, Seat};

use super::{Bug, Config, Mutant, State};
use crate::parley::{Command, Parley};

impl Lawful for Mutant {
    fn variants(seats: u8) -> Vec<Config> {
        let plain = if Bug::NoVariants.is_in() { Vec::new() } else { Parley::variants(seats) };
        plain.into_iter().map(|plain| Config { plain, unkept: true }).collect()
    }

    fn bound(config: &Config) -> usize {
        Parley::bound(&config.plain)
    }

    fn arbitrary(state: &State, dice: &mut Dice) -> (Seat, Command) {
        Parley::arbitrary(&state.truth, dice)
    }

    fn audit(state: &State) -> Result<(), String> {
        Parley::audit(&state.truth)
    }

    fn twin(state: &State, seat: Seat, command: &Command, dice: &mut Dice) -> Option<Command> {
        let twin = Parley::twin(&state.truth, seat, command, dice)?;
        Some(if Bug::FalseTwin.is_in() { Command::Roll } else { twin })
    }
}
