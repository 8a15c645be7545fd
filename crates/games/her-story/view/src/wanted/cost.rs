//! The icons of a cost side by side, with a tick where something covers them.

use bevy::prelude::*;
use her_story::Icons;

use super::List;
use crate::names;
use crate::piece::Key;

/// A row of icons.
pub(super) struct Row {
    /// Its left end.
    pub at: Vec2,
    /// How much room it has.
    pub room: f32,
    /// How large an icon is at most.
    pub side: f32,
    /// Its drawing order.
    pub z: f32,
    /// The light on an icon that nothing covers.
    pub open: Color,
    /// The colour of a tick.
    pub tick: Color,
}

impl Row {
    /// Puts it down: the keys of an icon and of its tick, the cost, and what there is to cover it.
    pub fn add(&self, keys: (fn(u8) -> Key, fn(u8) -> Key), cost: Icons, paid: Icons, list: &mut List) {
        let pitch = (self.side * 1.12).min(self.room / f32::from(cost.len().max(1)));
        let size = Vec2::splat(self.side.min(pitch * 0.98));
        let all = cost.counts().flat_map(|(icon, count)| (0..count).map(move |number| (icon, number)));
        for (index, (icon, number)) in (0_u8..).zip(all) {
            let at = self.at + Vec2::new(pitch * (f32::from(index) + 0.5), 0.0);
            let covered = number < paid.of(icon);
            let light = if covered { Color::WHITE } else { self.open };
            list.paper(keys.0(index), names::way(icon), at, size, self.z).tinted(light);
            if covered {
                let low = at + Vec2::new(size.x * 0.28, -size.y * 0.4);
                list.paper(keys.1(index), "icon-check", low, size * 0.62, self.z + 1.0).tinted(self.tick);
            }
        }
    }
}
