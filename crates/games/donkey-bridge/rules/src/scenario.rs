//! A storyteller's turn in the middle of a match, for tests and bug reports.
//!
//! The notation is small: a round, a storyteller, and piles as texts of `w` for a picture tile and `s` for a stop tile,
//! bottom first (RULES 10). Which words lie where is drawn from a seed, but for what is told or guessed in this turn.

use core::fmt;

use tabletop::{BySeat, Dice, Millis, Seat, Seed, Stream};

use crate::setup::empty;
use crate::state::{STOP_TILES, State, Tile};
use crate::{Config, Event, SetupError, Word, turn};

/// A position to be set up.
#[derive(Clone, Debug)]
pub struct Scenario {
    config: Config,
    round: u8,
    teller: Seat,
    piles: Vec<(Seat, String)>,
    drawn: Vec<Word>,
    old: Vec<Word>,
    seed: u64,
}

/// Why there is no such position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScenarioError {
    /// No match has this config.
    Config(SetupError),
    /// There is no such round or storyteller.
    NoSuchTurn,
    /// A pile with something else than `w` and `s`, or of no seat.
    BadPile(String),
    /// A word that is named twice, or a story of the wrong length.
    BadStory,
    /// More stop tiles than there are.
    TooManyStops,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl core::error::Error for ScenarioError {}

impl Scenario {
    /// The turn of this storyteller in this round, with the first seat as starter and a word tile on each pile.
    #[must_use]
    pub fn new(config: Config, round: u8, teller: Seat) -> Self {
        Self { config, round, teller, piles: Vec::new(), drawn: Vec::new(), old: Vec::new(), seed: 1 }
    }

    /// The same with this score pile.
    #[must_use]
    pub fn pile(mut self, seat: Seat, tiles: &str) -> Self {
        self.piles.push((seat, tiles.to_owned()));
        self
    }

    /// The same, with these words drawn in this turn.
    #[must_use]
    pub fn drawn(self, words: &[Word]) -> Self {
        Self { drawn: words.to_vec(), ..self }
    }

    /// The same, with these words on the slot that is guessed in this turn.
    #[must_use]
    pub fn old(self, words: &[Word]) -> Self {
        Self { old: words.to_vec(), ..self }
    }

    /// The same, with other words and another deal.
    #[must_use]
    pub fn seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// The position as the turn begins, with its first events.
    ///
    /// # Errors
    /// Why there is no such position.
    pub fn begin(&self) -> Result<(State, Vec<Event>), ScenarioError> {
        self.config.check().map_err(ScenarioError::Config)?;
        let rounds = self.config.rounds;
        if !(1..=rounds.count()).contains(&self.round) || self.teller.0 >= self.config.seats {
            return Err(ScenarioError::NoSuchTurn);
        }
        let old = rounds.guessed(self.round);
        self.check_story(&self.drawn, Some(self.round))?;
        self.check_story(&self.old, old)?;
        let mut state = self.stacked(old);
        self.pile_up(&mut state)?;
        state.bag.extend(self.drawn.iter().rev());
        let events = turn::begin(&mut state, Millis::default());
        Ok((state, events))
    }

    /// A named story has as many tiles as its slot, each once.
    fn check_story(&self, words: &[Word], slot: Option<u8>) -> Result<(), ScenarioError> {
        let tiles = slot.map_or(0, |slot| self.config.rounds.draws(slot));
        let once = words.iter().enumerate().all(|(place, word)| !words[..place].contains(word));
        let apart = self.drawn.iter().all(|word| !self.old.contains(word));
        let fits = words.is_empty() || words.len() == usize::from(tiles);
        if once && apart && fits { Ok(()) } else { Err(ScenarioError::BadStory) }
    }

    /// All stories that lie on the boards when this turn begins.
    fn stacked(&self, old: Option<u8>) -> State {
        let free = |word: &Word| !self.drawn.contains(word) && !self.old.contains(word);
        let mut bag = Word::all().filter(free).collect::<Vec<_>>();
        let mut dice = Dice::new(Seed(self.seed), Stream::SetUp);
        dice.shuffle(&mut bag);
        let play = Dice::new(Seed(self.seed), Stream::Play);
        let mut state = empty(&self.config, Seat(0), bag, play);
        (state.round, state.teller) = (self.round, self.teller);
        for seat in Seat::all(self.config.seats) {
            // Who has had this round's turn has told its story and had the old one guessed.
            let done = self.round - u8::from(seat >= self.teller);
            for slot in 1..=self.config.rounds.slots().min(done) {
                if slot + 2 <= done {
                    continue;
                }
                let is_old = seat == self.teller && Some(slot) == old && !self.old.is_empty();
                let tiles = usize::from(self.config.rounds.draws(slot));
                let fresh = state.bag.len() - tiles;
                let stack = if is_old { self.old.clone() } else { state.bag.split_off(fresh) };
                state.players[seat].stacks[usize::from(slot) - 1] = stack;
            }
        }
        state
    }

    fn pile_up(&self, state: &mut State) -> Result<(), ScenarioError> {
        let mut piles = BySeat::new(self.config.seats, |_| "w");
        for (seat, tiles) in &self.piles {
            let bad = || ScenarioError::BadPile(tiles.clone());
            *piles.iter_mut().find(|(one, _)| one == seat).ok_or_else(bad)?.1 = tiles;
        }
        for (seat, tiles) in piles.iter() {
            for tile in tiles.chars() {
                let tile = match tile {
                    'w' => state.bag.pop().map(Tile::Word),
                    's' => Some(Tile::Stop),
                    _ => None,
                };
                let player = &mut state.players[seat];
                player.pile.push(tile.ok_or_else(|| ScenarioError::BadPile((*tiles).to_owned()))?);
            }
            let stops = tiles.chars().filter(|tile| *tile == 's').count();
            let stops = u8::try_from(stops).unwrap_or(u8::MAX);
            state.stops = state.stops.checked_sub(stops).ok_or(ScenarioError::TooManyStops)?;
            let account = &mut state.players[seat].account;
            account.stops = i32::from(stops);
            account.start = i32::from(!tiles.is_empty() && tiles.len() > usize::from(stops));
            account.words = i32::try_from(tiles.len()).unwrap_or(0) - account.stops - account.start;
        }
        debug_assert!(state.stops <= STOP_TILES, "stop tiles are only taken");
        Ok(())
    }
}
