//! What lies on the table.

use bevy::prelude::*;
use table::{Leave, Pose, TableGame, Touchable, Tween};

use crate::Headless;

impl<V: TableGame> Headless<V> {
    /// How many pieces there are.
    pub fn pieces(&mut self) -> usize {
        let world = self.world_mut();
        world.query::<&Pose>().iter(world).count()
    }

    /// The piece that answers to this name.
    pub fn named(&mut self, name: &str) -> Option<Entity> {
        let world = self.world_mut();
        let mut query = world.query::<(Entity, &Touchable)>();
        query.iter(world).find(|(_, touchable)| touchable.name == name).map(|(entity, _)| entity)
    }

    /// Whether it is lawful to touch the piece of this name; nothing where there is no such piece.
    pub fn legal(&mut self, name: &str) -> Option<bool> {
        let entity = self.named(name)?;
        self.world().get::<Touchable>(entity).map(|touchable| touchable.legal)
    }

    /// Whether there is a piece of this name that it is lawful to touch.
    pub fn is_legal(&mut self, name: &str) -> bool {
        self.legal(name) == Some(true)
    }

    /// The names of all that can be touched, in their order.
    pub fn names(&mut self) -> Vec<String> {
        self.names_where(|_| true)
    }

    /// The names of all that it is lawful to touch, in their order.
    pub fn lawful(&mut self) -> Vec<String> {
        self.names_where(|touchable| touchable.legal)
    }

    fn names_where(&mut self, so: impl Fn(&Touchable) -> bool) -> Vec<String> {
        let world = self.world_mut();
        let mut query = world.query::<&Touchable>();
        let found = query.iter(world).filter(|touchable| so(touchable));
        let mut names: Vec<String> = found.map(|touchable| touchable.name.clone()).collect();
        names.sort();
        names
    }

    /// Waits until nothing moves.
    ///
    /// # Panics
    /// When something moves for more than 200 frames, or comes to lie where it does not belong.
    pub fn stand_still(&mut self) {
        let mut moving = self.world_mut().query_filtered::<(), Or<(With<Tween>, With<Leave>)>>();
        for _ in 0..200 {
            if moving.iter(self.world()).count() == 0 {
                break;
            }
            self.update();
        }
        assert_eq!(moving.iter(self.world()).count(), 0, "something moves for ever");
        let mut lying = self.world_mut().query::<(&Pose, &Transform)>();
        for (pose, transform) in lying.iter(self.world()) {
            assert_eq!(pose.transform(), *transform, "a piece is not where it belongs");
        }
    }
}
