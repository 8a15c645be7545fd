//! Bots: they paint with stamps, and they look at stamps and at nothing else (RULES 9).
//!
//! What a person has painted without a stamp says nothing to a bot: there it guesses by chance, from what the stamped
//! paintings leave over. No bot looks a masked line up in the book, and none recites.
//!
//! - An *easy* bot stamps one motif and often guesses at random.
//! - A *medium* one stamps most motifs and takes the line that fits one painting best.
//! - A *hard* one stamps all motifs and weighs all paintings against all lines.

mod look;
mod paint;

use tabletop::{Bot, Dice, Level, Seat, Seed, Situation, Thought};

use crate::command::{Command, Entry};
use crate::game::VerseAndPainting;
use crate::phase::Phase;

/// A bot of this level.
pub(crate) fn bot(level: Level, _seat: Seat, seed: Seed) -> Box<dyn Bot<VerseAndPainting>> {
    Box::new(Stamper { level, seed })
}

struct Stamper {
    level: Level,
    seed: Seed,
}

impl Bot<VerseAndPainting> for Stamper {
    fn step(&mut self, situation: &Situation<VerseAndPainting>, _nodes: u32) -> Thought<Command> {
        let mut dice = tabletop::decision_dice(self.seed, situation.seat, situation.turn);
        let delay_ms = hesitation(situation.view.phase, &mut dice);
        match self.choice(situation, &mut dice) {
            Some(command) => Thought::Decide { command, delay_ms },
            None => Thought::Thinking,
        }
    }
}

impl Stamper {
    fn choice(&self, situation: &Situation<VerseAndPainting>, dice: &mut Dice) -> Option<Command> {
        let (view, seat) = (&situation.view, situation.seat);
        Some(match view.phase {
            Phase::Ready => Command::Ready,
            Phase::Paint => Command::HandIn { drawing: paint::painting(self.level, view, dice)?.encode() },
            Phase::Match => {
                let guess = look::guess(self.level, view, seat, dice)?;
                Command::Guess { painter: guess.painter, line: guess.line }
            }
            Phase::Remove => Command::Remove { line: look::decoy(self.level, view, seat, dice)? },
            Phase::Enter => match look::character(self.level, view, dice) {
                Entry::Character(character) => Command::Enter { character },
                Entry::Blank => Command::LeaveBlank,
            },
            Phase::Hint => Command::SkipHint,
            Phase::Recite => Command::PassRecital,
            // A person said a poem aloud and left the seat: nobody heard it.
            Phase::Judge => Command::Judge { right: false },
            Phase::Over => return None,
        })
    }
}

/// How long a decision seems to take, in milliseconds.
fn hesitation(phase: Phase, dice: &mut Dice) -> u32 {
    let base = match phase {
        Phase::Paint => 6_000,
        Phase::Match | Phase::Remove | Phase::Enter => 2_000,
        Phase::Ready | Phase::Hint | Phase::Recite | Phase::Judge | Phase::Over => 600,
    };
    base + dice.below(base)
}
