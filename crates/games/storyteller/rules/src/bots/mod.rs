//! Three bots. Each sees its own view and nothing else, and pictures only through their tags (RULES 10).
//!
//! - [`closeness`] says how well a picture suits a hint, [`candidates`] which hints a picture allows.
//! - [`tell`] chooses a hint: easy takes any, medium one that suits about as many cards as it should, hard the one that
//!   in many sampled rounds some would understand, but not all.
//! - [`choose`] gives decoys and votes by closeness, with more noise the weaker the bot, and says what it thought of.

mod candidates;
mod choose;
mod closeness;
mod tell;

use tabletop::{Bot, Dice, Level, Seat, Seed, Situation, Thought, decision_dice};

use crate::{Command, Phase, Storyteller, Why};

/// A bot of this level.
pub(crate) fn bot(level: Level, _seat: Seat, seed: Seed) -> Box<dyn Bot<Storyteller>> {
    Box::new(Storybot { level, seed, search: None })
}

struct Storybot {
    level: Level,
    seed: Seed,
    /// What a hard storyteller is weighing.
    search: Option<tell::Search>,
}

impl Bot<Storyteller> for Storybot {
    fn step(&mut self, situation: &Situation<Storyteller>, nodes: u32) -> Thought<Command> {
        let mut dice = decision_dice(self.seed, situation.seat, situation.turn);
        let (command, base_ms) = match situation.view.phase {
            Phase::Tell if self.level == Level::Hard => match self.search(situation, &mut dice, nodes) {
                Some(command) => (command, 2_200),
                None => return Thought::Thinking,
            },
            Phase::Tell => (tell::quick(self.level, &situation.view, &mut dice), 2_000),
            Phase::Give => (choose::give(self.level, &situation.view, &mut dice), 1_200),
            Phase::Vote => (choose::vote(self.level, &situation.view, &mut dice), 1_400),
            Phase::Reveal | Phase::Over => (Command::GoOn { why: why(situation) }, 2_500),
        };
        Thought::Decide { command, delay_ms: base_ms + dice.below(1_500) }
    }
}

impl Storybot {
    /// Weighs candidates, one per node; a command once all are weighed.
    fn search(&mut self, situation: &Situation<Storyteller>, dice: &mut Dice, nodes: u32) -> Option<Command> {
        let kept = self.search.take().filter(|search| search.turn == situation.turn);
        let mut search = kept.unwrap_or_else(|| tell::Search::new(situation.turn, &situation.view, dice));
        if search.weigh(nodes) {
            return Some(search.best());
        }
        self.search = Some(search);
        None
    }
}

/// What the storyteller's own card made it think of.
fn why(situation: &Situation<Storyteller>) -> Option<Why> {
    let view = &situation.view;
    let card = view.own.as_ref()?.told?;
    let tags = closeness::thoughts(card, view.hint.as_ref()?);
    (!tags.is_empty()).then_some(Why::Tiles(tags))
}
