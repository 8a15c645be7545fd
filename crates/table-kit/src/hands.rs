//! Fingers on pieces, as the engine's picking would report them.

use bevy::camera::NormalizedRenderTarget;
use bevy::picking::backend::HitData;
use bevy::picking::events::{Pointer, Press, Release};
use bevy::picking::pointer::{Location, PointerButton, PointerId};
use bevy::prelude::*;
use table::TableGame;

use crate::Headless;

fn here() -> Location {
    let target = NormalizedRenderTarget::None { width: 1280, height: 800 };
    Location { target, position: Vec2::ZERO }
}

impl<V: TableGame> Headless<V> {
    /// A finger comes down on the piece of this name; more may come in this frame.
    ///
    /// # Panics
    /// When there is no such piece.
    pub fn put(&mut self, finger: u64, name: &str) {
        let entity = self.named(name).unwrap_or_else(|| panic!("nothing is called {name}"));
        let hit = HitData::new(entity, 0.0, None, None);
        let press = Press { button: PointerButton::Primary, hit, count: 1 };
        self.world_mut().trigger(Pointer::new(PointerId::Touch(finger), here(), press, entity));
    }

    /// The same, and what comes of it.
    ///
    /// # Panics
    /// When there is no such piece.
    pub fn touch(&mut self, finger: u64, name: &str) {
        self.put(finger, name);
        self.frames(2);
    }

    /// A finger is lifted, wherever it is, and what comes of it.
    pub fn lift(&mut self, finger: u64) {
        let entity = self.world_mut().spawn_empty().id();
        let hit = HitData::new(entity, 0.0, None, None);
        let release = Release { button: PointerButton::Primary, hit };
        self.world_mut().trigger(Pointer::new(PointerId::Touch(finger), here(), release, entity));
        self.world_mut().despawn(entity);
        self.frames(2);
    }
}
