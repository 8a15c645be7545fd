//! The phases of the rules as states.

use baba_yaga::Phase;
use bevy::prelude::*;
use table::Screen;

/// Mirrors [`baba_yaga::Phase`] while a match lies on the table.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum BabaYagaPhase {
    /// All ingredients show.
    Preview,
    /// The witch is put on her path.
    #[default]
    Witch,
    /// The spell is turned up.
    Spell,
    /// The witch flies.
    Flight,
    /// The house is placed.
    House,
    /// Two tiles are exchanged.
    Swap,
    /// The house may be moved.
    Expert,
    /// The match is over.
    Over,
}

impl BabaYagaPhase {
    /// The state for a phase of the rules.
    #[must_use]
    pub fn of(phase: Phase) -> Self {
        match phase {
            Phase::Preview => Self::Preview,
            Phase::Witch => Self::Witch,
            Phase::Spell => Self::Spell,
            Phase::Flight => Self::Flight,
            Phase::House => Self::House,
            Phase::Swap => Self::Swap,
            Phase::Expert => Self::Expert,
            Phase::Over => Self::Over,
        }
    }
}
