//! The phases of the rules as states.

use bevy::prelude::*;
use table::Screen;
use verse_and_painting::Phase;

/// Mirrors [`verse_and_painting::Phase`] while a match lies on the table.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum VersePhase {
    /// All read their lines.
    #[default]
    Ready,
    /// All paint.
    Paint,
    /// All match a painting with a line.
    Match,
    /// Lines are removed in turn.
    Remove,
    /// All but a painter enter a character.
    Enter,
    /// A painter may give a hint.
    Hint,
    /// The table may recite a poem.
    Recite,
    /// A poem was said aloud.
    Judge,
    /// The match is over.
    Over,
}

impl VersePhase {
    /// The state for a phase of the rules.
    #[must_use]
    pub fn of(phase: Phase) -> Self {
        match phase {
            Phase::Ready => Self::Ready,
            Phase::Paint => Self::Paint,
            Phase::Match => Self::Match,
            Phase::Remove => Self::Remove,
            Phase::Enter => Self::Enter,
            Phase::Hint => Self::Hint,
            Phase::Recite => Self::Recite,
            Phase::Judge => Self::Judge,
            Phase::Over => Self::Over,
        }
    }
}
