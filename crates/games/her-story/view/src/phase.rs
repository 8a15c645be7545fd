//! The phases of the rules as states, and what is to be done in each.

use bevy::prelude::*;
use her_story::{Phase, Step};
use table::Screen;
use tabletop::Message;

/// Mirrors [`her_story::Phase`] while a match lies on the table.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum HerStoryPhase {
    /// A player has the choice.
    #[default]
    Turn,
    /// A research has begun.
    Research,
    /// A tile more may be taken.
    Another,
    /// A discarded tile may come back.
    Keep,
    /// Favourites are chosen.
    Favourites,
    /// All is done.
    Over,
}

impl HerStoryPhase {
    /// The state for a phase of the rules.
    #[must_use]
    pub fn of(phase: Phase) -> Self {
        match phase {
            Phase::Turn => Self::Turn,
            Phase::Research => Self::Research,
            Phase::Another => Self::Another,
            Phase::Keep => Self::Keep,
            Phase::Favourites => Self::Favourites,
            Phase::Over => Self::Over,
        }
    }
}

/// What is to be done now.
pub fn task(step: &Step) -> Option<Message> {
    let id = match step {
        Step::Turn => "task-turn",
        Step::Research { .. } => "task-research",
        Step::Another => "task-another",
        Step::Keep { .. } => "task-keep",
        Step::Favourites => "task-favourites",
        Step::Over => return None,
    };
    Some(Message::new(id))
}
