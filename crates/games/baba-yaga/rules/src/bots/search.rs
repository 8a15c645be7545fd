//! Which tile a bot turns next: the one that most likely holds what its spell still asks for.

use tabletop::Dice;

use super::memory::Memory;
use crate::{Ingredient, Place, View};

/// Sure, in thousandths.
const SURE: u32 = 1_000;

/// The tile to turn; `None` where no tile may be one. Of several that are equally likely, any.
pub(super) fn choose(view: &View, memory: &Memory, reads_clues: bool, dice: &mut Dice) -> Option<Place> {
    let flight = view.flight.as_ref()?;
    let open = view.tiles.iter().filter_map(|tile| tile.ingredient).collect::<Vec<_>>();
    let wanted = flight.spell.ingredients().into_iter().filter(|one| !open.contains(one)).collect::<Vec<_>>();
    let down = Place::all().filter(|place| !flight.shows(*place)).collect::<Vec<_>>();
    let known = down.iter().filter_map(|place| memory.recall(*place)).chain(open).collect::<Vec<_>>();
    let chance = |place: Place| match memory.recall(place) {
        Some(ingredient) if wanted.contains(&ingredient) => SURE,
        Some(_) => 0,
        None => guess(view, place, &known, &wanted, reads_clues),
    };
    let best = down.iter().map(|place| chance(*place)).max()?;
    let best = down.into_iter().filter(|place| chance(*place) == best).collect::<Vec<_>>();
    dice.pick(&best).copied()
}

/// How likely a tile that is not remembered holds something wanted: of all that it may be, how many are.
fn guess(view: &View, place: Place, known: &[Ingredient], wanted: &[Ingredient], reads_clues: bool) -> u32 {
    let Some(tile) = view.tiles.get(place.index()) else { return 0 };
    let may_be = |ingredient: &Ingredient| {
        let fits = !reads_clues || view.config.clues.clue(*ingredient) == tile.clue;
        fits && !known.contains(ingredient)
    };
    let all = Ingredient::ALL.iter().filter(|one| may_be(one)).count();
    let good = wanted.iter().filter(|one| may_be(one)).count();
    let thousandths = (good * SURE as usize).checked_div(all).unwrap_or(0);
    u32::try_from(thousandths).unwrap_or(SURE)
}
