//! The search for a stream of chance that gives wanted rolls.

use tabletop::{Dice, Seed, Stream};

use super::ScenarioError;
use crate::CamelSet;
use crate::state::RolledDie;
use crate::turn::release;

/// How many seeds are tried. Five wanted dice are one sequence in 29,160, six one in 437,400.
const SEEDS: u64 = 1 << 20;

/// The smallest seed whose play stream releases these dice next from this pyramid.
pub(super) fn search(pyramid: CamelSet, wanted: &[RolledDie]) -> Result<u64, ScenarioError> {
    check(pyramid, wanted)?;
    (0..SEEDS).find(|seed| gives(*seed, pyramid, wanted)).ok_or(ScenarioError::TooManyDice)
}

fn gives(seed: u64, mut pyramid: CamelSet, wanted: &[RolledDie]) -> bool {
    let mut dice = Dice::new(Seed(seed), Stream::Play);
    wanted.iter().all(|die| {
        let as_wanted = release(pyramid, &mut dice) == Some(*die);
        pyramid = after(pyramid, *die);
        as_wanted
    })
}

/// A die that cannot come out would be searched for in vain.
fn check(mut pyramid: CamelSet, wanted: &[RolledDie]) -> Result<(), ScenarioError> {
    for die in wanted {
        if !pyramid.contains(die.camel) || !(1..=3).contains(&die.pips) {
            return Err(ScenarioError::NoSuchDie(*die));
        }
        pyramid = after(pyramid, *die);
    }
    Ok(())
}

/// What is in the pyramid when this die is out: after the last one a new leg fills it again (RULES 5.3).
fn after(pyramid: CamelSet, die: RolledDie) -> CamelSet {
    let left = pyramid.without(die.camel);
    if left.is_empty() { CamelSet::ALL } else { left }
}
