//! Bots: players that see what a player sees.
//!
//! A bot gets a [`Situation`], never a state, so it cannot cheat. It thinks in nodes, never by the clock, so
//! that the same seed gives the same move on a fast machine and a slow one, and so that a browser with one
//! thread can let it think a little in each frame.

use serde::{Deserialize, Serialize};

use crate::{Dice, Game, Millis, Offer, OfferOf, Prompt, Seat, Seed, Stream};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Plays at random but sensibly.
    Easy,
    /// Plays for the next gain.
    Medium,
    /// Plays to win.
    Hard,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// Its name on command lines and in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    /// The level with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// What a bot knows when it is asked.
pub struct Situation<G: Game> {
    /// Its seat.
    pub seat: Seat,
    /// How many lines the log has: with seed and seat, what a bot's chance starts from, so that a match taken
    /// up again goes on as it would have.
    pub turn: usize,
    /// Match time when it was asked: what the delay of its decision is counted from.
    pub now: Millis,
    /// What that seat may know.
    pub view: G::View,
    /// What that seat may do; never empty when a bot is asked.
    pub offers: Vec<OfferOf<G>>,
}

/// What a bot says after thinking for a while.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thought<C> {
    /// It needs more nodes.
    Thinking,
    /// It has decided.
    Decide {
        /// What to do.
        command: C,
        /// How long it hesitates, in milliseconds. In most games that is for the eye, at normal speed, and means
        /// nothing to the rules. Where the clock is part of the play ([`Game::REAL_TIME`]) it acts so long after
        /// [`Situation::now`], by match time; if anything happens before, it is asked again.
        delay_ms: u32,
    },
}

/// A player that is no person.
pub trait Bot<G: Game>: Send + Sync {
    /// Sees a beat, redacted for its seat: all beats of the match reach it, in order, before it is asked.
    fn observe(&mut self, _event: &G::Event) {}

    /// Thinks for at most about `nodes` nodes. Called again with the same situation until it decides; a new
    /// situation starts a new thought.
    fn step(&mut self, situation: &Situation<G>, nodes: u32) -> Thought<G::Command>;

    /// Thinks until it decides.
    fn decide(&mut self, situation: &Situation<G>) -> G::Command {
        loop {
            if let Thought::Decide { command, .. } = self.step(situation, u32::MAX) {
                return command;
            }
        }
    }
}

/// Takes any offer, each equally likely, and any answer that a prompt samples. The yardstick for other bots,
/// and the player of the laws.
pub struct RandomBot {
    seat: Seat,
    seed: Seed,
}

impl RandomBot {
    /// A random player for this seat of this match.
    #[must_use]
    pub fn new(seat: Seat, seed: Seed) -> Self {
        Self { seat, seed }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn step(&mut self, situation: &Situation<G>, _nodes: u32) -> Thought<G::Command> {
        let mut dice = decision_dice(self.seed, self.seat, situation.turn);
        match random_command::<G>(&situation.offers, &mut dice) {
            Some(command) => Thought::Decide { command, delay_ms: 600 },
            None => Thought::Thinking,
        }
    }
}

/// The stream for one decision of a bot: the same whenever the same seat decides the same turn of the same match.
#[must_use]
pub fn decision_dice(seed: Seed, seat: Seat, turn: usize) -> Dice {
    let turn = u64::try_from(turn).unwrap_or(u64::MAX);
    Dice::new(Seed(seed.0.rotate_left(17) ^ turn), Stream::Bot(seat))
}

/// A command out of these offers, each offer equally likely; `None` where there is none.
pub fn random_command<G: Game>(offers: &[OfferOf<G>], dice: &mut Dice) -> Option<G::Command> {
    let offer = dice.pick(offers)?;
    match offer {
        Offer::Exact(command) => Some(command.clone()),
        Offer::Ask(prompt) => {
            let answer = prompt.sample(dice);
            prompt.command(&answer).ok()
        }
    }
}
