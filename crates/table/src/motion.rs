//! How pieces move: with weight, for 150 to 450 ms, and not at all where motion is off.
//!
//! A piece's [`Pose`] is where it belongs. Whoever stages a beat changes the pose and adds a [`Tween`] that leads there;
//! without a tween the piece is simply there in the next frame.

use bevy::prelude::*;

use crate::{Awake, Pace, TableSystems};

/// Where a piece belongs: place, height over the table (drawing order), turn and size.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Middle, in logical pixels.
    pub at: Vec2,
    /// Drawing order: higher lies over lower.
    pub z: f32,
    /// Turn, in radians, counter-clockwise.
    pub turn: f32,
    /// Size, 1 as drawn.
    pub scale: f32,
}

impl Pose {
    /// Upright and at its own size.
    #[must_use]
    pub fn new(at: Vec2, z: f32) -> Self {
        Self { at, z, turn: 0.0, scale: 1.0 }
    }

    /// The same, scaled.
    #[must_use]
    pub fn scaled(self, scale: f32) -> Self {
        Self { scale, ..self }
    }

    /// The same, turned.
    #[must_use]
    pub fn turned(self, turn: f32) -> Self {
        Self { turn, ..self }
    }

    /// As the engine has it.
    #[must_use]
    pub fn transform(self) -> Transform {
        Transform {
            translation: self.at.extend(self.z),
            rotation: Quat::from_rotation_z(self.turn),
            scale: Vec3::new(self.scale, self.scale, 1.0),
        }
    }

    fn between(self, to: Self, t: f32) -> Self {
        Self {
            at: self.at.lerp(to.at, t),
            z: self.z.max(to.z),
            turn: self.turn + (to.turn - self.turn) * t,
            scale: self.scale + (to.scale - self.scale) * t,
        }
    }
}

/// How a motion begins and ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ease {
    /// Quick, then slower.
    #[default]
    Out,
    /// Slow, quick, slow.
    InOut,
    /// A little too far, then back.
    Over,
    /// Like something that falls: slow, then quick.
    In,
}

impl Ease {
    fn of(self, t: f32) -> f32 {
        let back = 1.0 - t;
        match self {
            Self::Out => 1.0 - back * back * back,
            Self::InOut => t * t * (3.0 - 2.0 * t),
            Self::Over => 1.0 - back * back * (2.7 * back - 1.7),
            Self::In => t * t,
        }
    }
}

/// What a piece shows when it has been turned over.
#[derive(Clone, Debug)]
pub struct FlipTo(pub Sprite);

/// A stop on the way, and how high a piece is lifted on its way there, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Via {
    /// Where.
    pub pose: Pose,
    /// How high.
    pub arc: f32,
}

/// A motion to the piece's pose. Added again, it starts from where the piece is.
#[derive(Component, Clone, Debug, Default)]
pub struct Tween {
    /// Seconds at normal speed.
    pub secs: f32,
    /// Seconds before it begins.
    pub delay: f32,
    /// How it begins and ends.
    pub ease: Ease,
    /// How high it is lifted on the way, in pixels.
    pub arc: f32,
    /// Turned over about the upright axis on the way.
    pub flip: Option<FlipTo>,
    /// Stops before the last; each part of the way takes equally long.
    pub via: Vec<Via>,
    from: Option<Pose>,
    elapsed: Option<f32>,
}

impl Tween {
    /// For so many seconds at normal speed.
    #[must_use]
    pub fn new(secs: f32) -> Self {
        Self { secs, ..Self::default() }
    }

    /// In an arc of this height.
    #[must_use]
    pub fn hop(self, arc: f32) -> Self {
        Self { arc, ..self }
    }

    /// After so many seconds.
    #[must_use]
    pub fn after(self, delay: f32) -> Self {
        Self { delay, ..self }
    }

    /// With this ease.
    #[must_use]
    pub fn eased(self, ease: Ease) -> Self {
        Self { ease, ..self }
    }

    /// Turned over to this face on the way.
    #[must_use]
    pub fn flip(self, to: Sprite) -> Self {
        Self { flip: Some(FlipTo(to)), ..self }
    }

    /// Through these stops.
    #[must_use]
    pub fn through(self, via: Vec<Via>) -> Self {
        Self { via, ..self }
    }

    /// Where a piece is that has covered `t` of its way, from 0 to 1, and how it is squeezed: width and height.
    fn at(&self, from: Pose, to: Pose, t: f32) -> (Pose, Vec2) {
        let parts = f32::from(u16::try_from(self.via.len() + 1).unwrap_or(u16::MAX));
        let part = (t * parts).floor().min(parts - 1.0);
        let local = t * parts - part;
        let index = part as usize;
        let start = index.checked_sub(1).and_then(|before| self.via.get(before)).map_or(from, |via| via.pose);
        let (end, arc) = self.via.get(index).map_or((to, self.arc), |via| (via.pose, via.arc));
        let mut now = start.between(end, self.ease.of(local));
        now.at.y += arc * 4.0 * local * (1.0 - local);
        if t < 1.0 && arc > 0.0 {
            now.z += 50.0;
        }
        // What hops is pressed together when it leaves the ground and when it lands.
        let press = if arc > 0.0 { ((local - 0.5).abs() * 2.0 - 0.72).max(0.0) * 0.5 } else { 0.0 };
        let press = if t > 0.0 && t < 1.0 { press } else { 0.0 };
        (now, Vec2::new(1.0 + press * 0.6, 1.0 - press))
    }

    /// From here instead of from where the piece is.
    #[must_use]
    pub fn from(self, pose: Pose) -> Self {
        Self { from: Some(pose), ..self }
    }
}

/// A piece that is gone once it has arrived: a coin that has reached its purse.
#[derive(Component, Clone, Copy, Debug)]
pub struct Leave;

/// A piece without a tween is where it belongs.
fn settle(mut pieces: Query<(&Pose, &mut Transform), (Changed<Pose>, Without<Tween>)>) {
    for (pose, mut transform) in &mut pieces {
        transform.set_if_neq(pose.transform());
    }
}

type Moving<'a> = (Entity, &'a Pose, &'a mut Tween, &'a mut Transform, Option<&'a mut Sprite>, Has<Leave>);

/// Moves what moves. The first tick of a tween is zero: the first delta after a sleep is long.
fn animate(
    mut commands: Commands,
    time: Res<Time<Real>>,
    pace: Pace,
    mut awake: ResMut<Awake>,
    mut pieces: Query<Moving>,
) {
    let stretch = pace.stretch();
    for (entity, pose, mut tween, mut transform, sprite, leaves) in &mut pieces {
        awake.stay();
        let elapsed = tween.elapsed.map_or(0.0, |elapsed| elapsed + time.delta_secs().min(0.1));
        tween.elapsed = Some(elapsed);
        let from = *tween.from.get_or_insert_with(|| pose_of(&transform));
        let t = progress(&tween, elapsed, stretch);
        let (now, squeeze) = tween.at(from, *pose, t);
        let mut next = now.transform();
        next.scale *= squeeze.extend(1.0);
        if let Some(FlipTo(face)) = &tween.flip {
            next.scale.x *= (1.0 - 2.0 * t).abs().max(0.02);
            if t >= 0.5 {
                if let Some(mut sprite) = sprite {
                    *sprite = face.clone();
                }
                tween.flip = if t >= 1.0 { None } else { tween.flip.take() };
            }
        }
        transform.set_if_neq(next);
        if t >= 1.0 {
            transform.set_if_neq(pose.transform());
            if leaves {
                commands.entity(entity).despawn();
            } else {
                commands.entity(entity).remove::<Tween>();
            }
        }
    }
}

fn progress(tween: &Tween, elapsed: f32, stretch: f32) -> f32 {
    let (delay, secs) = (tween.delay * stretch, tween.secs * stretch);
    if secs <= 0.0 { 1.0 } else { ((elapsed - delay) / secs).clamp(0.0, 1.0) }
}

fn pose_of(transform: &Transform) -> Pose {
    Pose {
        at: transform.translation.truncate(),
        z: transform.translation.z,
        turn: transform.rotation.to_euler(EulerRot::ZYX).0,
        scale: transform.scale.y,
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (settle, animate).chain().in_set(TableSystems::Animate));
}
