//! A painting that somebody wants to see large: a game's view hangs it here, and the app shows it.

use bevy::prelude::*;

/// What hangs to be looked at; nothing most of the time. A game hangs only what everybody may see.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Gallery(pub Option<Hung>);

/// A painting on the wall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hung {
    /// Whose it is or what it shows, in words.
    pub title: String,
    /// The drawing in the bytes of the crate `drawing`.
    pub bytes: Vec<u8>,
}
