//! What a bot does: tells from the stock, names what it remembers, and guesses where a board lets it (RULES 8).

use tabletop::{Bot, Dice, Offer, Seat, Seed, Situation, Thought, decision_dice};

use super::level::Traits;
use super::memory::Memory;
use crate::view::{GuessingView, Mark};
use crate::{Command, DonkeyBridge, Event, Phase, Story, Tale, Word};

/// A bot at a seat.
pub(super) struct Player {
    traits: Traits,
    seed: Seed,
    memory: Memory,
}

impl Player {
    pub(super) fn new(traits: Traits, seat: Seat, seed: Seed) -> Self {
        Self { traits, seed, memory: Memory::new(traits, seat, seed) }
    }

    fn command(&self, situation: &Situation<DonkeyBridge>, dice: &mut Dice) -> Command {
        let view = &situation.view;
        match (view.phase, &view.telling, &view.guessing) {
            (Phase::Telling, Some(telling), _) => Command::Tell(Story::Woven(Tale::weave(&telling.words))),
            (Phase::Guessing, _, Some(guessing)) => {
                let own = view.own.as_ref().and_then(|own| own.tile);
                self.answer(view.teller, guessing, own, dice)
            }
            // A bot cannot tell whether a person meant the right thing (RULES 5.4).
            _ => Command::Reject,
        }
    }

    /// A remembered word, or some word that may be right, or none.
    fn answer(&self, teller: Seat, guessing: &GuessingView, own: Option<Word>, dice: &mut Dice) -> Command {
        let is_open = |word: &Word| Some(*word) != own && !guessing.named.contains(word);
        let mut known = self.memory.recalled(teller, guessing.slot);
        known.retain(is_open);
        if let Some(word) = dice.pick(&known) {
            return Command::Guess(*word);
        }
        // A failure costs the same whether one guesses or gives up, and on a board a guess may be right.
        let open = guessing.board.iter().filter(|tile| tile.mark == Mark::Open).map(|tile| tile.word);
        let open = open.filter(is_open).collect::<Vec<_>>();
        let is_other = |word: &Word| self.memory.is_of_another(teller, guessing.slot, *word);
        let likely = match self.traits.rules_out {
            true => open.iter().copied().filter(|word| !is_other(word)).collect(),
            false => Vec::new(),
        };
        let chosen = if likely.is_empty() { dice.pick(&open) } else { dice.pick(&likely) };
        chosen.map_or(Command::DontKnow, |word| Command::Guess(*word))
    }
}

impl Bot<DonkeyBridge> for Player {
    fn observe(&mut self, event: &Event) {
        self.memory.observe(event);
    }

    fn step(&mut self, situation: &Situation<DonkeyBridge>, _nodes: u32) -> Thought<Command> {
        let mut dice = decision_dice(self.seed, situation.seat, situation.turn);
        let command = self.command(situation, &mut dice);
        let offered = |command: &Command| situation.offers.contains(&Offer::Exact(command.clone()));
        debug_assert!(offered(&command) || matches!(command, Command::Guess(_)), "{command:?}");
        Thought::Decide { delay_ms: hesitation(&command, &mut dice), command }
    }
}

/// How long a decision seems to take, in milliseconds: a story takes a while to tell.
fn hesitation(command: &Command, dice: &mut Dice) -> u32 {
    let base = match command {
        Command::Tell(_) => 2_500,
        Command::Guess(_) | Command::Say(_) => 1_200,
        Command::DontKnow => 2_000,
        Command::Accept(_) | Command::Reject => 1_000,
    };
    base + dice.below(800)
}
