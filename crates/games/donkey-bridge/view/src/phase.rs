//! The phases of the rules as states.

use bevy::prelude::*;
use donkey_bridge::Phase;
use table::Screen;

/// Mirrors [`donkey_bridge::Phase`] while a match lies on the table.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum DonkeyBridgePhase {
    /// A storyteller tells.
    #[default]
    Telling,
    /// A guesser is asked.
    Guessing,
    /// The storyteller may take an answer.
    Judging,
    /// The match is over.
    Over,
}

impl DonkeyBridgePhase {
    /// The state for a phase of the rules.
    #[must_use]
    pub fn of(phase: Phase) -> Self {
        match phase {
            Phase::Telling => Self::Telling,
            Phase::Guessing => Self::Guessing,
            Phase::Judging => Self::Judging,
            Phase::Over => Self::Over,
        }
    }
}
