//! Where the program is, and the order of its systems.

use bevy::prelude::*;

/// The screen that fills the window.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Pictures, fonts and sounds arrive.
    #[default]
    Loading,
    /// Six boxes.
    Shelf,
    /// Who plays, where, with what options.
    Lobby,
    /// A match.
    Table,
    /// Who won, and where each point came from.
    Results,
}

/// What lies over the screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The match rests.
    Pause,
    /// Language, sound, motion and the like.
    Settings,
    /// The rules book of the active game.
    Rules,
    /// All that happened.
    Log,
    /// A page of what was written in the match, once it is over.
    Leaf,
    /// Who made what.
    Credits,
    /// All pictures of a game.
    Gallery,
    /// One picture as large as the screen.
    Large,
}

/// [`tabletop::Game::ID`] of the game that is out of its box.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActiveGame(pub Option<&'static str>);

/// The order of a frame. Every system that touches a match or a piece is in one of these.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// Fingers, keys and pads become wishes.
    Input,
    /// Bots think.
    Bots,
    /// Wishes become commands, commands become beats.
    Rules,
    /// One beat at a time changes what is shown.
    Play,
    /// It is put on the table.
    Stage,
    /// Pieces move.
    Animate,
    /// Models of panels follow; the drift guard looks.
    Sync,
}

pub(crate) fn plugin(app: &mut App) {
    use TableSystems::{Animate, Bots, Input, Play, Rules, Stage, Sync};
    app.init_state::<Screen>()
        .init_state::<Overlay>()
        .init_resource::<ActiveGame>()
        .configure_sets(Update, (Input, Bots, Rules, Play, Stage, Animate, Sync).chain());
}
