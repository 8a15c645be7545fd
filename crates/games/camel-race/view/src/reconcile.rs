//! Makes entities follow the wishes: spawns what is new, moves what has moved, removes what is gone.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy::text::FontWeight;
use camel_race::{CamelRace, CamelSet};
use table::{
    Ease, Faces, Leave, Pose, Room, Screen, Session, Settings, Shown, Sprites, Touchable, Tween, Words,
};
use tabletop::Game;

use crate::CamelRaceView;
use crate::ask::Question;
use crate::coach::Coach;
use crate::facts::Facts;
use crate::labels::label;
use crate::piece::{Key, Look, Script, Touch, Wish};
use crate::places::Places;
use crate::touch::{Peek, SpotOf};
use crate::wanted::{HANDS, ODDS, Scene, wanted};

/// Which entity is which piece.
#[derive(Resource, Default)]
pub(crate) struct Pieces(BTreeMap<Key, Entity>);

impl Pieces {
    pub fn get(&self, key: Key) -> Option<Entity> {
        self.0.get(&key).copied()
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// A piece that lies on the table.
#[derive(Component, Debug)]
pub(crate) struct Piece {
    look: Look,
    touch: Option<Touch>,
}

/// What pieces depend on.
#[derive(bevy::ecs::system::SystemParam)]
pub(crate) struct Causes<'w> {
    shown: Res<'w, Shown<CamelRaceView>>,
    places: Res<'w, Places>,
    facts: Res<'w, Facts>,
    question: Res<'w, Question>,
    peek: Res<'w, Peek>,
    coach: Res<'w, Coach>,
    settings: Res<'w, Settings>,
    words: Res<'w, Words>,
    session: Res<'w, Session<CamelRaceView>>,
}

impl Causes<'_> {
    fn changed(&self) -> bool {
        self.shown.is_changed()
            || self.places.is_changed()
            || self.facts.is_changed()
            || self.question.is_changed()
            || self.peek.is_changed()
            || self.coach.is_changed()
            || self.settings.is_changed()
    }

    fn wishes(&self) -> Vec<Wish> {
        let label = |spot| label(&self.words, &self.settings, &self.facts, &self.shown.0, spot);
        let coach_lines = ODDS.map(|id| self.words.game_line(&self.settings, CamelRace::ID, id));
        let hand_titles = HANDS.map(|id| self.words.game_line(&self.settings, CamelRace::ID, id));
        let peek = self.peek.seats().map(|seat| (seat, self.held(seat))).collect();
        let scene = Scene {
            view: &self.shown.0,
            places: &self.places,
            waiting: self.facts.waiting,
            names: &self.facts.names,
            offers: &self.facts.offers,
            actor: self.facts.actor,
            question: *self.question,
            peek,
            coach: self.coach.outlook(),
            coach_lines: &coach_lines,
            hand_titles: &hand_titles,
            bots: &self.facts.bots,
            letters: self.settings.text_size.factor(),
            contrast: self.settings.contrast,
            label: &label,
        };
        wanted(&scene).0
    }

    /// What a seat sees that looks at its own cards.
    fn held(&self, seat: tabletop::Seat) -> CamelSet {
        let view = self.session.host().view(tabletop::Viewer::Seat(seat));
        view.own.map_or(CamelSet::EMPTY, |own| own.held)
    }
}

pub(crate) fn place(
    causes: Causes,
    sprites: Res<Sprites>,
    faces: Res<Faces>,
    mut pieces: ResMut<Pieces>,
    mut lying: Query<(&mut Piece, &mut Pose)>,
    mut commands: Commands,
) {
    if !(pieces.0.is_empty() || causes.changed() || faces.is_changed() || sprites.is_changed()) {
        return;
    }
    let glides = !causes.places.is_changed();
    let before = core::mem::take(&mut pieces.0);
    let dress = Dress { sprites: &sprites, faces: &faces };
    let anew = faces.is_changed() || sprites.is_changed();
    for wish in causes.wishes() {
        let known = before.get(&wish.key).and_then(|entity| Some((*entity, lying.get_mut(*entity).ok()?)));
        let entity = match known {
            Some((entity, (piece, pose))) => {
                follow(&wish, (piece, pose), (glides, anew), &dress, &mut commands.entity(entity));
                entity
            }
            None => spawn(&wish, &dress, &mut commands),
        };
        pieces.0.insert(wish.key, entity);
    }
    for (key, entity) in before {
        if !pieces.0.contains_key(&key) {
            remove(key, &causes.places, glides, &mut commands.entity(entity));
        }
    }
}

fn follow(
    wish: &Wish,
    (mut piece, mut pose): (Mut<Piece>, Mut<Pose>),
    (glides, anew): (bool, bool),
    dress: &Dress,
    entity: &mut EntityCommands,
) {
    if pose.set_if_neq(wish.pose) && glides {
        entity.insert(Tween::new(0.3).eased(Ease::Out));
    }
    if anew || piece.look != wish.look {
        dress.put_on(&wish.look, entity);
        piece.look = wish.look.clone();
    }
    if piece.touch != wish.touch {
        touch(wish.touch.as_ref(), entity);
        piece.touch.clone_from(&wish.touch);
    }
}

fn spawn(wish: &Wish, dress: &Dress, commands: &mut Commands) -> Entity {
    let piece = Piece { look: wish.look.clone(), touch: wish.touch.clone() };
    let scope = DespawnOnExit(Screen::Table);
    let mut entity = commands.spawn((
        piece,
        wish.pose,
        wish.pose.transform(),
        Pickable::IGNORE,
        Visibility::default(),
        scope,
    ));
    dress.put_on(&wish.look, &mut entity);
    touch(wish.touch.as_ref(), &mut entity);
    entity.id()
}

fn touch(touch: Option<&Touch>, entity: &mut EntityCommands) {
    if let Some(Touch { spot, label, legal }) = touch {
        let (label, name) = (label.clone(), crate::labels::name(*spot));
        let touchable = Touchable { label, name, legal: *legal, plane: spot.plane() };
        entity.insert((touchable, SpotOf(*spot), Pickable::default()));
    }
}

/// Dice that are no longer out fly back into the pyramid; everything else is simply gone.
fn remove(key: Key, places: &Places, glides: bool, entity: &mut EntityCommands) {
    match key {
        Key::Die(_) if glides => {
            let home = places.pyramid;
            let top = Vec2::new(home.at.x, home.rect().max.y - home.size.y * 0.1);
            entity.insert((
                Pose::new(top, crate::piece::layer::FLY).scaled(0.5),
                Tween::new(0.4).hop(40.0),
                Leave,
            ));
        }
        _ => entity.despawn(),
    }
}

/// Sprites and faces, to make a look visible.
pub(crate) struct Dress<'a> {
    pub sprites: &'a Sprites,
    pub faces: &'a Faces,
}

impl Dress<'_> {
    pub fn put_on(&self, look: &Look, entity: &mut EntityCommands) {
        match look {
            Look::Paper { sprite, size, flip, tint } => {
                let sprite = self.sprites.sized(sprite, *size);
                entity.insert(Sprite { flip_x: *flip, color: *tint, ..sprite });
            }
            Look::Fill { size, tint } => {
                entity.insert(Sprite::from_color(*tint, *size));
            }
            Look::Words { text, size, ink, left, script, room } => {
                let font = match script {
                    Script::Sans => &self.faces.sans,
                    Script::Title => &self.faces.title,
                };
                let anchor = if *left { Anchor::CENTER_LEFT } else { Anchor::CENTER };
                let font = TextFont {
                    font: font.into(),
                    font_size: (*size).into(),
                    weight: FontWeight::BOLD,
                    ..TextFont::default()
                };
                entity.insert((Text2d::new(text.clone()), font, TextColor(*ink), anchor));
                entity.insert(room.map_or(Room(Vec2::INFINITY), Room));
            }
        }
    }
}
