//! What is being written as an answer: before it is given, its game may say what it still lacks.

use bevy::prelude::*;
use tabletop::{Game, Offer, Seat};

use crate::words::Names;
use crate::{Eyes, Session, Settings, TableGame, Words};

/// An answer on its way, from the panel that it is written in, and what its game says of it.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Drafted {
    /// Who writes, which of their offers it answers, and what stands there; nothing while nothing is being written.
    pub draft: Option<(Seat, usize, String)>,
    /// What it lacks, in the words of the game.
    pub lacks: Option<String>,
}

/// Asks the game about what has been written since.
pub(crate) fn follow<V: TableGame>(
    session: Res<Session<V>>,
    (eyes, settings, words): (Res<Eyes>, Res<Settings>, Res<Words>),
    mut asked: Local<Option<(Seat, usize, String)>>,
    mut drafted: ResMut<Drafted>,
) {
    if *asked == drafted.draft {
        return;
    }
    asked.clone_from(&drafted.draft);
    let lacks =
        drafted.draft.as_ref().filter(|(_, _, text)| !text.is_empty()).and_then(|(seat, offer, text)| {
            match session.host().offers(*seat).get(*offer)? {
                Offer::Ask(prompt) => V::lacks(prompt, text),
                Offer::Exact(_) => None,
            }
        });
    let people = session.named(&words, &settings);
    let names = Names { words: &words, settings: &settings, people: &people, viewer: eyes.viewer() };
    drafted.lacks = lacks.map(|said| names.say(V::Game::ID, &said));
}
