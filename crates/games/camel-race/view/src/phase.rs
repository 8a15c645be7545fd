//! The phases of the rules as states.

use bevy::prelude::*;
use table::Screen;

/// Mirrors [`camel_race::Phase`] while a match lies on the table.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum CamelRacePhase {
    /// A player has a turn.
    #[default]
    Turn,
    /// The race is paid out.
    Over,
}
