//! The movement of the rules page a second time, as slow and plain as can be, to check the fast one against.

use camel_race::{Camel, Position, TileSide};

/// Stacks bottom to top by space, up to the furthest that a camel can get.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sand {
    pub stacks: Vec<Vec<Camel>>,
    pub tiles: Vec<Option<TileSide>>,
}

impl Sand {
    pub fn of(position: &Position) -> Self {
        let mut sand = Self { stacks: vec![Vec::new(); 21], tiles: vec![None; 21] };
        for (space, camel) in position.track.standing() {
            sand.stacks[usize::from(space.0)].push(camel);
        }
        for (space, tile) in position.track.tiles() {
            sand.tiles[usize::from(space.0)] = Some(tile.side);
        }
        sand
    }

    /// Moves a camel and returns the space that it landed on before a tile took effect.
    pub fn roll(&mut self, camel: Camel, face: usize) -> usize {
        let from = self.stacks.iter().position(|stack| stack.contains(&camel)).expect("the camel runs");
        let height = self.stacks[from].iter().position(|other| *other == camel).expect("the camel is here");
        let unit = self.stacks[from].split_off(height);
        let landing = from + face;
        match self.tiles[landing] {
            None => self.stacks[landing].extend(unit),
            Some(TileSide::Oasis) => self.stacks[landing + 1].extend(unit),
            Some(TileSide::Mirage) => {
                self.stacks[landing - 1].splice(0..0, unit);
            }
        }
        landing
    }

    /// The camels from first to last.
    pub fn ranking(&self) -> Vec<Camel> {
        self.stacks.iter().flatten().rev().copied().collect()
    }

    pub fn is_over(&self) -> bool {
        self.stacks[17..].iter().any(|stack| !stack.is_empty())
    }
}
