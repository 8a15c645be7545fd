//! Makes entities follow the wishes: spawns what is new, moves what has moved, removes what is gone.

use std::collections::BTreeMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use tabletop::{Game, Viewer};

use super::beside::Beside;
use super::dress::Dress;
use super::facts::Facts;
use super::mats::Spread;
use super::touch::{Peek, SpotOf};
use super::wish::{Look, Touch, Wish, Wishes};
use super::{Board, Question};
use crate::{
    Early, Ease, Faces, Leave, PlaybackQueue, Pose, Screen, Session, Settings, Shown, Sprites, Touchable,
    Tween, Words,
};

/// Which entity is which piece.
#[derive(Resource)]
pub struct Pieces<B: Board> {
    lying: BTreeMap<B::Key, Entity>,
    /// What pieces showed before they were given another look in this frame: forgotten once that has been staged.
    before: BTreeMap<B::Key, Look>,
}

impl<B: Board> Default for Pieces<B> {
    fn default() -> Self {
        Self { lying: BTreeMap::new(), before: BTreeMap::new() }
    }
}

impl<B: Board> Pieces<B> {
    /// The entity of a piece.
    #[must_use]
    pub fn get(&self, key: B::Key) -> Option<Entity> {
        self.lying.get(&key).copied()
    }

    /// What a piece showed before this frame, if it shows something else now.
    #[must_use]
    pub fn before(&self, key: B::Key) -> Option<&Look> {
        self.before.get(&key)
    }

    /// Forgets them.
    pub fn clear(&mut self) {
        self.lying.clear();
        self.before.clear();
    }
}

/// A piece that lies on the table.
#[derive(Component, Debug)]
pub struct Piece<B: Board> {
    look: Look,
    touch: Option<Touch<B::Spot>>,
}

impl<B: Board> Piece<B> {
    /// What it looks like.
    pub(super) fn look(&self) -> &Look {
        &self.look
    }
}

/// What pieces depend on.
#[derive(SystemParam)]
pub(super) struct Causes<'w, B: Board> {
    pub shown: Res<'w, Shown<B>>,
    pub spread: Res<'w, Spread>,
    pub facts: Res<'w, Facts<B>>,
    pub queue: Res<'w, PlaybackQueue<B>>,
    pub early: Res<'w, Early<B>>,
    pub question: Res<'w, Question<B>>,
    pub beside: Res<'w, Beside<B>>,
    pub peek: Res<'w, Peek>,
    pub settings: Res<'w, Settings>,
    pub words: Res<'w, Words>,
    pub session: Res<'w, Session<B>>,
}

impl<B: Board> Causes<'_, B> {
    fn changed(&self) -> bool {
        self.shown.is_changed()
            || self.spread.is_changed()
            || self.facts.is_changed()
            || self.early.is_changed()
            || self.question.is_changed()
            || self.beside.is_changed()
            || self.peek.is_changed()
            || self.settings.is_changed()
    }

    /// Every piece as it should be.
    fn wishes(&self) -> Wishes<B::Key, B::Spot> {
        self.look(|scene| {
            let mut wishes = B::wanted(scene);
            self.beside.add(scene, &mut wishes);
            wishes
        })
    }

    /// Looks at the scene as it is.
    pub fn look<T>(&self, look: impl FnOnce(&super::Scene<B>) -> T) -> T {
        let people = self.session.named(&self.words, &self.settings);
        let names = crate::words::Names {
            words: &self.words,
            settings: &self.settings,
            people: &people,
            viewer: B::viewer(&self.shown.0),
        };
        let say = |said: &tabletop::Message| names.say(B::Game::ID, said);
        let seen = |seat| (seat, self.session.host().view(Viewer::Seat(seat)));
        let peeked: Vec<_> = self.peek.seats().map(seen).collect();
        let facts = &self.facts;
        look(&super::Scene {
            view: &self.shown.0,
            spread: &self.spread,
            names: &facts.names,
            players: &facts.players,
            actor: facts.actor,
            offers: &facts.offers,
            private: facts.private,
            caught_up: self.queue.is_empty(),
            early: &self.early,
            question: &self.question.0,
            peeks: &peeked,
            motion: self.settings.motion,
            letters: self.settings.text_size.factor(),
            contrast: self.settings.contrast,
            say: &say,
        })
    }
}

pub(super) fn place<B: Board>(
    causes: Causes<B>,
    sprites: Res<Sprites>,
    faces: Res<Faces>,
    mut pieces: ResMut<Pieces<B>>,
    mut lying: Query<(&mut Piece<B>, &mut Pose)>,
    mut commands: Commands,
) {
    let anew = faces.is_changed() || sprites.is_changed();
    if !(pieces.lying.is_empty() || causes.changed() || anew) {
        return;
    }
    let glides = !causes.spread.is_changed();
    let before = core::mem::take(&mut pieces.lying);
    let dress = Dress { sprites: &sprites, faces: &faces };
    for wish in causes.wishes().0 {
        let known = before.get(&wish.key).and_then(|entity| Some((*entity, lying.get_mut(*entity).ok()?)));
        let entity = match known {
            Some((entity, (piece, pose))) => {
                if piece.look != wish.look {
                    pieces.before.insert(wish.key, piece.look.clone());
                }
                follow::<B>(&wish, (piece, pose), (glides, anew), &dress, &mut commands.entity(entity));
                entity
            }
            None => spawn::<B>(&wish, &dress, &mut commands),
        };
        pieces.lying.insert(wish.key, entity);
    }
    for (key, entity) in before {
        if !pieces.lying.contains_key(&key) {
            let goes = if glides { B::goes(&causes.spread, key) } else { None };
            put_away::<B>(key, goes, &mut commands.entity(entity));
        }
    }
}

/// What is no longer wanted is gone at once, or leaves its own way, or stays for a moment: as mere paper.
fn put_away<B: Board>(key: B::Key, goes: Option<(Pose, Tween)>, entity: &mut EntityCommands) {
    let (to, tween) = match (goes, B::lingers(key)) {
        (Some((to, tween)), _) => (Some(to), tween),
        (None, Some(secs)) => (None, Tween::new(secs)),
        (None, None) => return entity.despawn(),
    };
    entity.remove::<(Piece<B>, Touchable, SpotOf<B>)>();
    entity.insert((tween, Leave, Pickable::IGNORE));
    if let Some(to) = to {
        entity.insert(to);
    }
}

/// What was shown before has been staged.
pub(super) fn forget_before<B: Board>(mut pieces: ResMut<Pieces<B>>) {
    if !pieces.before.is_empty() {
        pieces.before.clear();
    }
}

fn follow<B: Board>(
    wish: &Wish<B::Key, B::Spot>,
    (mut piece, mut pose): (Mut<Piece<B>>, Mut<Pose>),
    (glides, anew): (bool, bool),
    dress: &Dress,
    entity: &mut EntityCommands,
) {
    let moves = pose.set_if_neq(wish.pose);
    if moves && glides {
        entity.insert(Tween::new(0.3).eased(Ease::Out));
    }
    if anew || moves || piece.look != wish.look {
        dress.put_on(&wish.look, entity);
        piece.look = wish.look.clone();
    }
    if piece.touch != wish.touch {
        touch::<B>(wish, entity);
        piece.touch.clone_from(&wish.touch);
    }
}

fn spawn<B: Board>(wish: &Wish<B::Key, B::Spot>, dress: &Dress, commands: &mut Commands) -> Entity {
    let piece = Piece::<B> { look: wish.look.clone(), touch: wish.touch.clone() };
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
    touch::<B>(wish, &mut entity);
    entity.id()
}

fn touch<B: Board>(wish: &Wish<B::Key, B::Spot>, entity: &mut EntityCommands) {
    match &wish.touch {
        Some(Touch { spot, label, legal, plane }) => {
            let touchable =
                Touchable { label: label.clone(), name: B::spot_name(*spot), legal: *legal, plane: *plane };
            entity.insert((touchable, SpotOf::<B> { spot: *spot, glows: wish.glows }, Pickable::default()));
        }
        None => {
            entity.remove::<(Touchable, SpotOf<B>)>();
            entity.insert(Pickable::IGNORE);
        }
    }
}
