//! A memory that forgets: each tile seen leaves a trace that fades with every further sighting (RULES 11.2).

use crate::{Ingredient, Place};

/// What a bot remembers of the tiles, place by place.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    traces: [Option<Trace>; Place::COUNT],
    /// How many tiles it has seen.
    moment: u32,
}

#[derive(Clone, Copy, Debug)]
struct Trace {
    ingredient: Ingredient,
    /// The moment at which it is forgotten.
    fades: u32,
}

impl Memory {
    /// Sees a tile, and will remember it for so many further sightings. What was remembered already stays for longer.
    pub fn see(&mut self, place: Place, ingredient: Ingredient, hold: u32) {
        let before = self.trace(place).filter(|trace| trace.ingredient == ingredient);
        let left = before.map_or(0, |trace| trace.fades - self.moment);
        self.moment += 1;
        let fades = self.moment + hold + left / 2;
        self.traces[place.index()] = Some(Trace { ingredient, fades });
    }

    /// A tile came up that was not looked at: it still takes some of the room.
    pub fn miss(&mut self) {
        self.moment += 1;
    }

    /// What it takes to lie there.
    pub fn recall(&self, place: Place) -> Option<Ingredient> {
        self.trace(place).map(|trace| trace.ingredient)
    }

    /// Two tiles were exchanged, and what is known of them with them.
    pub fn swap(&mut self, one: Place, other: Place) {
        self.traces.swap(one.index(), other.index());
    }

    fn trace(&self, place: Place) -> Option<Trace> {
        self.traces[place.index()].filter(|trace| trace.fades > self.moment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Place = Place(3);

    #[test]
    fn a_trace_fades_with_what_is_seen_after_it() {
        let mut memory = Memory::default();
        memory.see(HERE, Ingredient::Owl, 2);
        assert_eq!(memory.recall(HERE), Some(Ingredient::Owl));
        memory.miss();
        assert_eq!(memory.recall(HERE), Some(Ingredient::Owl));
        memory.see(Place(9), Ingredient::Toad, 9);
        assert_eq!((memory.recall(HERE), memory.recall(Place(9))), (None, Some(Ingredient::Toad)));
    }

    #[test]
    fn what_is_seen_again_is_remembered_for_longer() {
        let mut memory = Memory::default();
        memory.see(HERE, Ingredient::Owl, 4);
        memory.see(HERE, Ingredient::Owl, 4);
        (0..5).for_each(|_| memory.miss());
        assert_eq!(memory.recall(HERE), Some(Ingredient::Owl));
        memory.miss();
        assert_eq!(memory.recall(HERE), None);
    }

    #[test]
    fn a_memory_goes_with_its_tile() {
        let mut memory = Memory::default();
        memory.see(HERE, Ingredient::Owl, 9);
        memory.swap(HERE, Place(0));
        assert_eq!((memory.recall(HERE), memory.recall(Place(0))), (None, Some(Ingredient::Owl)));
    }
}
