//! The laws that every game of the table keeps, checked over seeded random matches.
//!
//! A game adds what only it can know ([`Lawful`]) and calls [`laws!`](crate::laws) in its tests, and
//! [`Suite::run`] in its `laws` example. Nothing here knows a rule of any game; what a rules page says is
//! the business of the game's scenarios.

mod chance;
mod law;
mod playout;
mod records;
mod suite;

pub use playout::{Care, Played, play};
pub use records::{damaged_saves, journal_cuts};
pub use suite::{Suite, Tally};

use crate::{Dice, Game, Seat};

/// What the laws need to know of a game.
pub trait Lawful: Game {
    /// Every variant worth playing at this many seats.
    fn variants(seats: u8) -> Vec<Self::Config>;

    /// No match with this config has more log lines than this.
    fn bound(config: &Self::Config) -> usize;

    /// Any seat and command, mostly illegal: seats that do not exist, ids out of range, wrong moments.
    fn arbitrary(state: &Self::State, dice: &mut Dice) -> (Seat, Self::Command);

    /// Whether all pieces are where pieces can be: every card once, no coin out of thin air.
    ///
    /// # Errors
    /// What is wrong, for a developer.
    fn audit(state: &Self::State) -> Result<(), String>;

    /// Another command for this seat that others must not be able to tell from this one; `None` where all of
    /// the command is public or there is no other.
    fn twin(
        state: &Self::State,
        seat: Seat,
        command: &Self::Command,
        dice: &mut Dice,
    ) -> Option<Self::Command>;
}

/// A law that was broken, and how to see it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// What the law says.
    pub law: &'static str,
    /// What was seen instead.
    pub seen: String,
    /// The seed of the match.
    pub seed: u64,
    /// Its config.
    pub config: String,
    /// How many lines its log had.
    pub line: usize,
}

impl core::fmt::Display for Broken {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let Self { law, seen, seed, config, line } = self;
        write!(f, "law broken: {law}\n  seen: {seen}\n  seed {seed}, log line {line}, config {config}")
    }
}

impl core::error::Error for Broken {}

/// The law tests of a game, as one line in its tests: `tabletop::laws!(MyGame, matches = 1_000);`
///
/// The matches are spread over all seat counts and variants, each with every check at every step.
#[macro_export]
macro_rules! laws {
    ($game:ty, matches = $matches:expr) => {
        #[test]
        fn random_matches_keep_the_laws() {
            let suite = $crate::testkit::Suite::<$game>::new($matches);
            let played = suite.run(|_| {}).unwrap_or_else(|broken| panic!("{broken}"));
            assert!(played >= $matches, "{played} matches were played");
        }

        #[test]
        fn damaged_saves_are_refused() {
            $crate::testkit::damaged_saves::<$game>(10_000).unwrap_or_else(|broken| panic!("{broken}"));
        }

        #[test]
        fn a_journal_cut_anywhere_loses_no_whole_line() {
            $crate::testkit::journal_cuts::<$game>().unwrap_or_else(|broken| panic!("{broken}"));
        }
    };
}
