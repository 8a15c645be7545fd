//! The hand that stages: finds pieces by their key, sets them in motion, lets things fly.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::sprite::Text2dShadow;
use camel_race::View;
use table::{Ease, Faces, Leave, Pace, Pose, Screen, Shown, Sound, Sprites, Tween};
use tabletop::Seat;

use crate::CamelRaceView;
use crate::effects::{Appears, Awaits, Cues, Frames};
use crate::piece::{Key, Look, Script, layer};
use crate::places::Places;
use crate::reconcile::{Dress, Pieces};
use crate::wanted::purse_of;

#[derive(SystemParam)]
pub(crate) struct Stager<'w, 's> {
    commands: Commands<'w, 's>,
    pieces: Res<'w, Pieces>,
    pub places: Res<'w, Places>,
    shown: Res<'w, Shown<CamelRaceView>>,
    sprites: Res<'w, Sprites>,
    faces: Res<'w, Faces>,
    pace: Pace<'w>,
    cues: ResMut<'w, Cues>,
    poses: Query<'w, 's, &'static Pose>,
}

impl Stager<'_, '_> {
    /// Whether anything moves; otherwise pieces are simply where they belong.
    pub fn moves(&self) -> bool {
        self.pace.stretch() > 0.0
    }

    pub fn view(&self) -> &View {
        &self.shown.0
    }

    /// Where a piece belongs now.
    pub fn pose(&self, key: Key) -> Option<Pose> {
        self.poses.get(self.pieces.get(key)?).ok().copied()
    }

    pub fn tween(&mut self, key: Key, tween: Tween) {
        if let Some(entity) = self.pieces.get(key) {
            self.commands.entity(entity).insert(tween);
        }
    }

    /// Lets a piece show pictures in turn.
    pub fn frames(&mut self, key: Key, pictures: Vec<Sprite>, each: f32, delay: f32) {
        if let Some(entity) = self.pieces.get(key) {
            self.commands.entity(entity).insert(Frames::new(pictures, each, delay));
        }
    }

    /// Turns a piece over, from one picture to another.
    pub fn turn_over(&mut self, key: Key, size: Vec2, from: &'static str, to: &'static str, tween: Tween) {
        let (from, to) = (self.sprites.sized(from, size), self.sprites.sized(to, size));
        if let Some(entity) = self.pieces.get(key) {
            self.commands.entity(entity).insert((from, tween.flip(to)));
        }
    }

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
        let start = Pose::new(from, layer::FLY);
        self.commands.spawn((
            sprite,
            to,
            start.transform(),
            Pickable::IGNORE,
            Visibility::Hidden,
            Appears(tween.delay),
            tween.from(start),
            Leave,
            DespawnOnExit(Screen::Table),
        ));
    }

    /// A number that rises and is gone.
    pub fn float(&mut self, text: String, at: Vec2, ink: Color, delay: f32) {
        let size = (self.places.unit * 0.26).max(16.0);
        let rise = Vec2::new(0.0, self.places.unit * 0.36);
        let look = Look::Words { text, size, ink, left: false, script: Script::Title, room: None };
        let tween = Tween::new(0.7).after(delay).eased(Ease::Out);
        let start = Pose::new(at, layer::FLY + 20.0);
        let mut entity = self.commands.spawn((
            Pose::new(at + rise, layer::FLY + 20.0),
            start.transform(),
            Pickable::IGNORE,
            Visibility::Hidden,
            Appears(delay),
            tween.from(start),
            Leave,
            DespawnOnExit(Screen::Table),
        ));
        let shadow = Text2dShadow { offset: Vec2::new(1.5, -1.5) * size / 24.0, ..Text2dShadow::default() };
        entity.insert(shadow);
        Dress { sprites: &self.sprites, faces: &self.faces }.put_on(&look, &mut entity);
    }

    /// The mouth of the pyramid.
    pub fn mouth(&self) -> Vec2 {
        let home = self.places.pyramid;
        Vec2::new(home.at.x, home.rect().max.y - home.size.y * 0.06)
    }

    /// Coins between the bank, which is the pyramid, and a purse; for a debt the other way.
    pub fn coins(&mut self, seat: Seat, coins: i16, delay: f32) {
        let bank = self.places.pyramid;
        let door = bank.at - Vec2::new(bank.size.x * 0.16, bank.size.y * 0.36);
        self.coins_from(door, seat, coins, delay);
    }

    /// The number in a purse changes when the coins have landed. From an empty purse who knows what was not paid.
    pub fn purse_waits(&mut self, seat: Seat, coins: i16, delay: f32) {
        let purse = i32::from(self.view().players[seat].purse);
        let before = purse - i32::from(coins);
        if before < 0 || (purse == 0 && coins < 0) {
            return;
        }
        let Some(entity) = self.pieces.get(Key::Purse(seat)) else { return };
        self.commands.entity(entity).insert(Awaits::new(before.to_string(), purse.to_string(), delay));
    }

    /// Coins between a place and a purse; for a debt the other way.
    pub fn coins_from(&mut self, place: Vec2, seat: Seat, coins: i16, delay: f32) {
        let Some(mat) = self.places.mats.get(seat) else { return };
        let purse = purse_of(mat);
        let (from, to) = if coins > 0 { (place, purse) } else { (purse, place) };
        let size = Vec2::splat((self.places.unit * 0.2).max(16.0));
        let count = coins.unsigned_abs().min(8);
        for index in 0..count {
            let wait = delay + 0.06 * f32::from(index);
            let tween = Tween::new(0.4).after(wait).hop(self.places.unit * 0.5).eased(Ease::InOut);
            let sprite = self.picture("coin-1", size);
            self.fly(sprite, from, to, tween);
        }
        if count > 0 {
            self.sound(delay + 0.35, if count > 1 { Sound::Coins } else { Sound::Coin });
        }
    }
}
