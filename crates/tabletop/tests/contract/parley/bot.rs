//! A bot that takes its time and remembers what it has seen.

use tabletop::{Bot, Seat, Seed, Situation, StateHash, Thought, decision_dice, random_command};

use super::{Command, Event, Parley};

/// Thinks for [`Self::NODES`] nodes before each decision. What it decides depends on every beat that it saw, so a
/// beat that is kept from it, shown twice or shown in another order changes its play.
pub struct Ponderer {
    seat: Seat,
    seed: Seed,
    memory: u64,
    thought: Option<(usize, u32)>,
}

impl Ponderer {
    /// How long it thinks.
    pub const NODES: u32 = 50;

    pub fn new(seat: Seat, seed: Seed) -> Self {
        Self { seat, seed, memory: 0, thought: None }
    }
}

impl Bot<Parley> for Ponderer {
    fn observe(&mut self, event: &Event) {
        self.memory = u64::from_le_bytes(StateHash::of(&(self.memory, event)).0);
    }

    fn step(&mut self, situation: &Situation<Parley>, nodes: u32) -> Thought<Command> {
        let before = self.thought.filter(|(turn, _)| *turn == situation.turn).map_or(0, |(_, spent)| spent);
        let spent = before.saturating_add(nodes);
        self.thought = Some((situation.turn, spent));
        let mut dice = decision_dice(Seed(self.seed.0 ^ self.memory), self.seat, situation.turn);
        match random_command::<Parley>(&situation.offers, &mut dice) {
            Some(command) if spent >= Self::NODES => Thought::Decide { command, delay_ms: 0 },
            _ => Thought::Thinking,
        }
    }
}
