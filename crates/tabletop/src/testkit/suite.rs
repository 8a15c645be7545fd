//! Many random matches over all seat counts and variants.

use core::marker::PhantomData;

use super::{Broken, Care, Lawful, play};

/// How many matches to play, from which seed, how carefully.
#[derive(Clone, Copy, Debug)]
pub struct Suite<G> {
    matches: u64,
    first_seed: u64,
    care: Care,
    game: PhantomData<G>,
}

/// What one seat count came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many seats.
    pub seats: u8,
    /// Matches played.
    pub matches: u64,
    /// Log lines in all of them.
    pub lines: u64,
    /// Moments at which all laws were checked.
    pub checked: u64,
}

impl core::fmt::Display for Tally {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let Self { seats, matches, lines, checked } = self;
        write!(f, "{seats} seats: {matches} matches, {lines} log lines, {checked} moments under every law")
    }
}

impl<G: Lawful> Suite<G> {
    /// At least this many matches, every law at every step.
    #[must_use]
    pub fn new(matches: u64) -> Self {
        Self { matches, first_seed: 1, care: Care::Every, game: PhantomData }
    }

    /// The same, with the dear laws at one step in `steps`.
    #[must_use]
    pub fn one_in(self, steps: u32) -> Self {
        Self { care: Care::OneIn(steps), ..self }
    }

    /// The same, from another seed on.
    #[must_use]
    pub fn from_seed(self, first_seed: u64) -> Self {
        Self { first_seed, ..self }
    }

    /// Plays them, telling each seat count's tally as it is done. Returns how many were played.
    ///
    /// # Errors
    /// The first law broken.
    pub fn run(&self, mut tell: impl FnMut(Tally)) -> Result<u64, Box<Broken>> {
        let seat_counts = G::SEATS.0..=G::SEATS.1;
        let share = self.matches.div_ceil(seat_counts.clone().count() as u64);
        let mut seed = self.first_seed;
        let mut all = 0;
        for seats in seat_counts {
            let variants = G::variants(seats);
            if variants.is_empty() {
                return Err(unplayable(seats, seed));
            }
            let mut tally = Tally { seats, ..Tally::default() };
            while tally.matches < share {
                for config in &variants {
                    let played = play::<G>(config, seed, self.care)?;
                    seed += 1;
                    tally.matches += 1;
                    tally.lines += played.lines as u64;
                    tally.checked += played.checked as u64;
                }
            }
            all += tally.matches;
            tell(tally);
        }
        Ok(all)
    }
}

fn unplayable(seats: u8, seed: u64) -> Box<Broken> {
    let law = "every seat count can be played";
    Box::new(Broken { law, seen: "no variant".to_owned(), seed, config: format!("{seats} seats"), line: 0 })
}
