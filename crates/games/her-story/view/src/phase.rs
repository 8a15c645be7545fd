//! The phases of the rules as states.

use bevy::prelude::*;
use her_story::Phase;
use table::Screen;

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
