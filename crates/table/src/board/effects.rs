//! What is seen for a moment only: pictures in turn, things that are yet to appear, words and sounds that wait for their
//! beat.

use crate::{Awake, Pace, Sfx, Sound};
use bevy::prelude::*;

/// Pictures that a piece shows in turn; the last one stays.
#[derive(Component, Clone, Debug)]
pub struct Frames {
    pictures: Vec<Sprite>,
    /// Seconds for each, at normal speed.
    each: f32,
    delay: f32,
    age: f32,
    shown: Option<usize>,
}

impl Frames {
    /// These, each for so many seconds at normal speed, after a delay.
    #[must_use]
    pub fn new(pictures: Vec<Sprite>, each: f32, delay: f32) -> Self {
        Self { pictures, each, delay, age: 0.0, shown: None }
    }
}

pub(crate) fn turn_pages(
    time: Res<Time<Real>>,
    pace: Pace,
    mut awake: ResMut<Awake>,
    mut commands: Commands,
    mut showing: Query<(Entity, &mut Frames, &mut Sprite)>,
) {
    let stretch = pace.stretch().max(0.001);
    for (entity, mut frames, mut sprite) in &mut showing {
        awake.stay();
        let age = frames.age;
        frames.age += time.delta_secs().min(0.1) / stretch;
        let last = frames.pictures.len().saturating_sub(1);
        let index = (((age - frames.delay) / frames.each).max(0.0) as usize).min(last);
        if frames.shown != Some(index)
            && let Some(picture) = frames.pictures.get(index)
        {
            *sprite = picture.clone();
            frames.shown = Some(index);
        }
        if index == last {
            commands.entity(entity).remove::<Frames>();
        }
    }
}

/// Something that waits before it is seen.
#[derive(Component, Clone, Copy, Debug)]
pub struct Appears(pub f32);

pub(crate) fn appear(
    time: Res<Time<Real>>,
    pace: Pace,
    mut awake: ResMut<Awake>,
    mut commands: Commands,
    mut waiting: Query<(Entity, &mut Appears, &mut Visibility)>,
) {
    let stretch = pace.stretch().max(0.001);
    for (entity, mut appears, mut visibility) in &mut waiting {
        awake.stay();
        appears.0 -= time.delta_secs().min(0.1) / stretch;
        if appears.0 <= 0.0 {
            *visibility = Visibility::Inherited;
            commands.entity(entity).remove::<Appears>();
        }
    }
}

/// Words that are not yet what they will be: the number in a purse while coins are still in the air.
#[derive(Component, Clone, Debug)]
pub(crate) struct Awaits {
    /// What they say until then.
    pub until_then: String,
    /// What they say then.
    pub then: String,
    /// Seconds, at normal speed.
    pub delay: f32,
}

pub(crate) fn say_then(
    time: Res<Time<Real>>,
    pace: Pace,
    mut awake: ResMut<Awake>,
    mut commands: Commands,
    mut waiting: Query<(Entity, &mut Awaits, &mut Text2d)>,
) {
    let stretch = pace.stretch().max(0.001);
    for (entity, mut words, mut text) in &mut waiting {
        awake.stay();
        words.delay -= time.delta_secs().min(0.1) / stretch;
        let is_time = words.delay <= 0.0;
        let now = if is_time { &words.then } else { &words.until_then };
        if text.0 != *now {
            text.0.clone_from(now);
        }
        if is_time {
            commands.entity(entity).remove::<Awaits>();
        }
    }
}

/// Sounds that wait for their beat.
#[derive(Resource, Default)]
pub struct Cues(Vec<(f32, Sound)>);

impl Cues {
    /// A sound, after so many seconds at normal speed.
    pub fn add(&mut self, after: f32, sound: Sound) {
        self.0.push((after, sound));
    }

    /// Forgets them.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

pub(crate) fn sound(
    time: Res<Time<Real>>,
    pace: Pace,
    mut awake: ResMut<Awake>,
    mut cues: ResMut<Cues>,
    mut sounds: MessageWriter<Sfx>,
) {
    if cues.0.is_empty() {
        return;
    }
    awake.stay();
    let passed = time.delta_secs().min(0.1) / pace.stretch().max(0.001);
    cues.0.retain_mut(|(after, sound)| {
        if *after <= 0.0 {
            sounds.write(Sfx(*sound));
            return false;
        }
        *after -= passed;
        true
    });
}
