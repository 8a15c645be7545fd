//! What lies on the table besides what the view says.

use bevy::prelude::*;

use super::wish::Wishes;
use super::{Board, Scene};

type Lay<B> = dyn Fn(&Scene<B>, &mut Wishes<<B as Board>::Key, <B as Board>::Spot>) + Send + Sync + 'static;

/// Pieces that depend on something a game reckons beside its rules, such as a coach's odds. A system of the game sets them
/// before [`super::PlacingSystems`]; they are laid down with all others, and stay until they are set anew or cleared.
#[derive(Resource)]
pub struct Beside<B: Board>(Option<Box<Lay<B>>>);

impl<B: Board> Default for Beside<B> {
    fn default() -> Self {
        Self(None)
    }
}

impl<B: Board> Beside<B> {
    /// These pieces, instead of those that were set before.
    pub fn lay(&mut self, pieces: impl Fn(&Scene<B>, &mut Wishes<B::Key, B::Spot>) + Send + Sync + 'static) {
        self.0 = Some(Box::new(pieces));
    }

    /// None.
    pub fn clear(&mut self) {
        self.0 = None;
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// Adds them to the others.
    pub(super) fn add(&self, scene: &Scene<B>, wishes: &mut Wishes<B::Key, B::Spot>) {
        if let Some(lay) = &self.0 {
            lay(scene, wishes);
        }
    }
}
