//! The hand that stages: finds pieces by their key, sets them in motion, lets things fly.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::sprite::Text2dShadow;
use tabletop::Game;

use super::dress::Dress;
use super::effects::{Appears, Awaits, Cues, Frames};
use super::mats::Spread;
use super::pieces::{Piece, Pieces};
use super::wish::{Look, Script};
use super::{Board, fitted, ink, layer};
use crate::{
    BeatPlayed, Ease, Faces, Leave, Pace, Pose, Screen, Settings, Shown, Sound, Speed, Sprites, Tween, Via,
    Words,
};

/// The hand that stages a beat.
#[derive(SystemParam)]
pub struct Stager<'w, 's, B: Board> {
    commands: Commands<'w, 's>,
    pieces: Res<'w, Pieces<B>>,
    spread: Res<'w, Spread>,
    shown: Res<'w, Shown<B>>,
    sprites: Res<'w, Sprites>,
    faces: Res<'w, Faces>,
    pace: Pace<'w>,
    cues: ResMut<'w, Cues>,
    words: Res<'w, Words>,
    settings: Res<'w, Settings>,
    poses: Query<'w, 's, &'static Pose>,
    looks: Query<'w, 's, &'static Piece<B>>,
}

pub(super) fn stage<B: Board>(mut played: MessageReader<BeatPlayed<B>>, pace: Pace, mut stager: Stager<B>) {
    for beat in played.read() {
        // At once means at once: a whole match would be one noise.
        if pace.speed() != Speed::Instant {
            B::stage(&mut stager, &beat.beat.event);
        }
    }
}

impl<B: Board> Stager<'_, '_, B> {
    /// Whether anything moves; otherwise pieces are simply where they belong, and nothing need be sent through the air.
    #[must_use]
    pub fn moves(&self) -> bool {
        self.pace.stretch() > 0.0
    }

    /// What is shown, this beat included.
    #[must_use]
    pub fn view(&self) -> &<B::Game as Game>::View {
        &self.shown.0
    }

    /// Mats, and what they leave for the board.
    #[must_use]
    pub fn spread(&self) -> &Spread {
        &self.spread
    }

    /// Where a piece belongs now.
    #[must_use]
    pub fn pose(&self, key: B::Key) -> Option<Pose> {
        self.poses.get(self.pieces.get(key)?).ok().copied()
    }

    /// Sets a piece in motion.
    pub fn tween(&mut self, key: B::Key, tween: Tween) {
        let Some(entity) = self.pieces.get(key) else { return };
        // A turn that this cuts short is over.
        let now = self.now(entity);
        let mut entity = self.commands.entity(entity);
        entity.insert(tween);
        if let Some(now) = now {
            entity.insert(now);
        }
    }

    /// The picture that a piece shows when nothing is on its way.
    fn now(&self, entity: Entity) -> Option<Sprite> {
        self.picture_of(self.looks.get(entity).ok()?.look())
    }

    fn picture_of(&self, look: &Look) -> Option<Sprite> {
        match look {
            Look::Paper { sprite, size, flip, tint } => {
                Some(Sprite { flip_x: *flip, color: *tint, ..self.sprites.sized(sprite, *size) })
            }
            Look::Fill { .. } | Look::Words { .. } => None,
        }
    }

    /// So many seconds of match time, as a tween counts them: it lasts as long at any speed.
    #[must_use]
    pub fn real(&self, secs: f32) -> f32 {
        self.pace.real(secs)
    }

    /// Turns a piece over from what it showed before this beat to what it shows now. Without a change of looks it is only
    /// moved.
    pub fn turn(&mut self, key: B::Key, tween: Tween) {
        let Some(entity) = self.pieces.get(key) else { return };
        let before = self.pieces.before(key).and_then(|look| self.picture_of(look));
        match (before, self.now(entity)) {
            (Some(before), Some(now)) => self.commands.entity(entity).insert((before, tween.flip(now))),
            _ => self.commands.entity(entity).insert(tween),
        };
    }

    /// Turns a piece over from this picture to what it shows now.
    pub fn turn_from(&mut self, key: B::Key, before: Sprite, tween: Tween) {
        let Some(entity) = self.pieces.get(key) else { return };
        if let Some(now) = self.now(entity) {
            self.commands.entity(entity).insert((before, tween.flip(now)));
        }
    }

    /// Squeezes a piece through its edge without changing its face: the shadow of something that is turned.
    pub fn squeeze(&mut self, key: B::Key, tween: Tween) {
        let Some(entity) = self.pieces.get(key) else { return };
        if let Some(now) = self.now(entity) {
            self.commands.entity(entity).insert(tween.flip(now));
        }
    }

    /// Lets a piece show pictures in turn, each for so many seconds.
    pub fn frames(&mut self, key: B::Key, pictures: Vec<Sprite>, each: f32, delay: f32) {
        if let Some(entity) = self.pieces.get(key) {
            self.commands.entity(entity).insert(Frames::new(pictures, each, delay));
        }
    }

    /// Lets words say something else for so many seconds: the number in a purse while coins are in the air.
    pub fn says_until(&mut self, key: B::Key, until_then: String, delay: f32) {
        let Some(entity) = self.pieces.get(key) else { return };
        if let Ok(Look::Words { text, .. }) = self.looks.get(entity).map(Piece::look) {
            self.commands.entity(entity).insert(Awaits { until_then, then: text.clone(), delay });
        }
    }

    /// A sprite of a pack at a size.
    #[must_use]
    pub fn picture(&self, name: &str, size: Vec2) -> Sprite {
        self.sprites.sized(name, size)
    }

    /// A sound, after so many seconds at normal speed.
    pub fn sound(&mut self, after: f32, sound: Sound) {
        self.cues.add(after, sound);
    }

    /// Something that flies from here to there and is gone.
    pub fn fly(&mut self, sprite: Sprite, from: Vec2, to: Vec2, tween: Tween) {
        self.scrap(sprite, from, Pose::new(to, layer::FLY), tween);
    }

    /// The same, turned and sized as it arrives.
    pub fn scrap(&mut self, sprite: Sprite, from: Vec2, to: Pose, tween: Tween) {
        self.sent(Pose::new(from, layer::FLY), to, tween).insert(sprite);
    }

    /// A few characters that rise from a point on a chip, legible over anything, and are gone. `unit` is the measure of
    /// the board.
    pub fn float(&mut self, text: String, at: Vec2, ink: Color, unit: f32, delay: f32) {
        let size = (unit * 0.26).max(16.0);
        let rise = Vec2::new(0.0, unit * 0.36);
        let z = layer::FLY + 20.0;
        let chip = self.sprites.sized("chip", Vec2::new(size * 1.9, size * 1.5));
        let under = Tween::new(0.7).after(delay).eased(Ease::Out);
        self.sent(Pose::new(at, z - 1.0), Pose::new(at + rise, z - 1.0), under).insert(chip);
        let shadow = Text2dShadow { offset: Vec2::new(1.5, -1.5) * size / 24.0, ..Text2dShadow::default() };
        let script = Script::Title;
        let look = Look::Words { text, size, ink, left: false, script, wrap: None, room: None };
        let tween = Tween::new(0.7).after(delay).eased(Ease::Out);
        let entity = self.sent(Pose::new(at, z), Pose::new(at + rise, z), tween).insert(shadow).id();
        let dress = Dress { sprites: &self.sprites, faces: &self.faces };
        dress.put_on(&look, &mut self.commands.entity(entity));
    }

    /// A line of the game without values.
    #[must_use]
    pub fn line(&self, id: &'static str) -> String {
        self.words.game_line(&self.settings, B::Game::ID, id)
    }

    /// A strip of paper with words in the face of titles: it opens, is read for so many seconds, and is gone. `size` is that
    /// of the strip, in logical pixels.
    pub fn banner(&mut self, sheet: &str, text: &str, at: Vec2, size: Vec2, secs: f32) {
        let (text, height) = fitted(text, size.y * 0.46, size.y * 0.2, size.x * 0.86);
        let script = Script::Title;
        let look =
            Look::Words { text, size: height, ink: ink::CREAM, left: false, script, wrap: None, room: None };
        let strip = self.picture(sheet, size);
        let opened = |z: f32| (Pose::new(at, z), Pose::new(at, z).scaled(0.2));
        let tween = |open: Pose| {
            let stays = (0..7).map(|_| Via { pose: open, arc: 0.0 });
            Tween::new(secs).through(stays.collect()).eased(Ease::Out)
        };
        let (open, shut) = opened(layer::FLY + 60.0);
        self.sent(shut, open, tween(open)).insert(strip);
        let (open, shut) = opened(layer::FLY + 61.0);
        let entity = self.sent(shut, open, tween(open)).id();
        let dress = Dress { sprites: &self.sprites, faces: &self.faces };
        dress.put_on(&look, &mut self.commands.entity(entity));
    }

    /// Something that appears when its motion begins, and is gone at its end.
    fn sent(&mut self, from: Pose, to: Pose, tween: Tween) -> EntityCommands<'_> {
        self.commands.spawn((
            to,
            from.transform(),
            Pickable::IGNORE,
            Visibility::Hidden,
            Appears(tween.delay),
            tween.from(from),
            Leave,
            DespawnOnExit(Screen::Table),
        ))
    }
}
