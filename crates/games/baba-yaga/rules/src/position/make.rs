//! From a position to a match, and back.

use tabletop::{BySeat, Seat};

use super::{Position, PositionError};
use crate::state::{Player, SPELLS, State};
use crate::{Config, House, Ingredient, Phase, Spell};

impl Position {
    /// A match with this set-up at this position: the player on the left is to place the witch.
    ///
    /// # Errors
    /// When the rules allow no such match.
    pub fn state(&self, config: &Config) -> Result<State, PositionError> {
        config.check().map_err(PositionError::SetUp)?;
        if self.turn.0 >= config.seats {
            return Err(PositionError::NoSuchSeat(self.turn));
        }
        if self.flights >= config.limit() {
            return Err(PositionError::NoFlightLeft);
        }
        self.check_forest()?;
        let mut unused = self.unused()?;
        let broken = parts(&self.broken, config.seats, |_| Vec::new())?;
        let stacks = parts(&self.stacks, config.seats, |seat: Seat| {
            let size = SPELLS.saturating_sub(broken[seat].len()).min(unused.len());
            unused.drain(..size).collect()
        })?;
        let next = parts(&self.next, config.seats, |_| crate::Effects::default())?;
        let players = BySeat::new(config.seats, |seat| Player {
            stack: stacks[seat].clone(),
            broken: broken[seat].clone(),
            next: next[seat],
        });
        let wrong = players.iter().find(|(_, player)| {
            player.stack.len() + player.broken.len() != SPELLS || player.stack.is_empty()
        });
        if let Some((seat, _)) = wrong {
            return Err(PositionError::Spells(seat));
        }
        Ok(State {
            config: config.clone(),
            phase: Phase::Witch,
            forest: self.forest,
            house: self.house.map_or(House::Beside, House::On),
            players,
            unused,
            active: self.turn,
            turn: self.flights + 1,
            witch: None,
            flight: None,
            until: None,
        })
    }

    /// The position of a match that is at the beginning of a turn; `None` at any other moment.
    #[must_use]
    pub fn of(state: &State) -> Option<Self> {
        let house = match state.house {
            House::Beside => None,
            House::On(place) => Some(place),
            House::Lifted(_) => return None,
        };
        (state.phase == Phase::Witch).then(|| Self {
            forest: state.forest,
            house,
            turn: state.active,
            flights: state.turn - 1,
            broken: state.players.values().map(|player| player.broken.clone()).collect(),
            stacks: state.players.values().map(|player| player.stack.clone()).collect(),
            next: state.players.values().map(|player| player.next).collect(),
        })
    }

    fn check_forest(&self) -> Result<(), PositionError> {
        let twice = |one: &Ingredient| self.forest.iter().filter(|other| *other == one).count() > 1;
        self.forest
            .iter()
            .find(|one| twice(one))
            .map_or(Ok(()), |one| Err(PositionError::IngredientTwice(*one)))
    }

    /// The spells that no section names.
    fn unused(&self) -> Result<Vec<Spell>, PositionError> {
        let mut named = self.broken.iter().chain(&self.stacks).flatten().copied().collect::<Vec<_>>();
        named.sort_unstable();
        if let Some(pair) = named.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(PositionError::SpellTwice(pair[0]));
        }
        Ok(Spell::all().filter(|spell| !named.contains(spell)).collect())
    }
}

/// What a section says, or this for each seat where it says nothing.
fn parts<T: Clone>(
    said: &[T],
    seats: u8,
    otherwise: impl FnMut(Seat) -> T,
) -> Result<BySeat<T>, PositionError> {
    match said.len() {
        0 => Ok(BySeat::new(seats, otherwise)),
        found if found == usize::from(seats) => Ok(said.iter().cloned().collect()),
        found => Err(PositionError::Seats { found }),
    }
}
