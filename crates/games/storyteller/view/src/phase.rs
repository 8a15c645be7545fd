//! The phases of the rules as states.

use bevy::prelude::*;
use storyteller::Phase;
use table::Screen;

/// Mirrors [`storyteller::Phase`] while a match lies on the table.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum StorytellerPhase {
    /// The storyteller chooses a card and a hint.
    #[default]
    Tell,
    /// The others give cards.
    Give,
    /// The others vote.
    Vote,
    /// All is turned up.
    Reveal,
    /// The match is over.
    Over,
}

impl StorytellerPhase {
    /// The state for a phase of the rules.
    #[must_use]
    pub fn of(phase: Phase) -> Self {
        match phase {
            Phase::Tell => Self::Tell,
            Phase::Give => Self::Give,
            Phase::Vote => Self::Vote,
            Phase::Reveal => Self::Reveal,
            Phase::Over => Self::Over,
        }
    }
}
