//! How the window is divided. Everything is in logical pixels with the origin in the middle and y upwards.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::TableSystems;

/// What panels keep for themselves at the edges, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Margins {
    /// Above.
    pub top: f32,
    /// Below.
    pub bottom: f32,
    /// Left.
    pub left: f32,
    /// Right.
    pub right: f32,
    /// How far down the upper corners are taken, beyond what is kept above.
    pub corners: f32,
}

/// The proportions of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    /// Wider than high.
    #[default]
    Landscape,
    /// A phone held upright.
    Portrait,
}

/// The window and what of it is free for the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Layout {
    /// Width and height of the window.
    pub window: Vec2,
    /// What panels leave free.
    pub free: Rect,
    /// How far down the upper corners of that are taken.
    pub corners: f32,
    /// The proportions.
    pub shape: Shape,
}

impl Layout {
    /// For a window of this size with these margins.
    #[must_use]
    pub fn new(window: Vec2, margins: Margins) -> Self {
        let half = window / 2.0;
        let free = Rect::new(
            -half.x + margins.left,
            -half.y + margins.bottom,
            half.x - margins.right,
            half.y - margins.top,
        );
        let shape = if window.x < window.y { Shape::Portrait } else { Shape::Landscape };
        Self { window, free, corners: margins.corners, shape }
    }

    /// How large a design of this size may be drawn to fit the free space.
    #[must_use]
    pub fn fit(&self, design: Vec2) -> f32 {
        (self.free.width() / design.x).min(self.free.height() / design.y).max(0.05)
    }
}

/// Follows the window and the panels; changes nothing where nothing has changed.
fn follow(window: Query<&Window, With<PrimaryWindow>>, margins: Res<Margins>, mut layout: ResMut<Layout>) {
    let Ok(window) = window.single() else { return };
    let next = Layout::new(Vec2::new(window.width(), window.height()), *margins);
    layout.set_if_neq(next);
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Margins>()
        .init_resource::<Layout>()
        .add_systems(Update, follow.before(TableSystems::Input));
}
