//! Matches that were kept: listed on the shelf, taken up, put aside, carried out of and into the program.

use bevy::prelude::*;
use std::collections::BTreeMap;
use table::{Opener, Screen, Settings, Shelf, StorageBox, Toast, Words};
use tabletop::Message as Said;

use super::Opened;
use super::lobby;

/// The kept matches of each game, newest first.
#[derive(Resource, Default, PartialEq, Eq)]
pub struct KeptMatches(BTreeMap<&'static str, Vec<String>>);

impl KeptMatches {
    /// The match that was played last.
    #[must_use]
    pub fn newest(&self, game: &str) -> Option<String> {
        self.0.get(game)?.first().cloned()
    }
}

/// Lists the matches that can be gone on with. One that cannot is put aside, and people are told so; it stands in the
/// way of no other.
fn look(world: &mut World) {
    let boxes = world.resource::<Shelf>().0.clone();
    let playable = boxes.iter().filter_map(|game| Some((game.id, game.opener?)));
    let listed: BTreeMap<_, _> = playable.map(|(id, opener)| (id, readable(world, id, opener))).collect();
    world.resource_mut::<KeptMatches>().set_if_neq(KeptMatches(listed));
}

/// The matches of a game, newest first, down from the newest that can be read.
fn readable(world: &mut World, id: &'static str, opener: Opener) -> Vec<String> {
    let Some(storage) = world.get_resource::<StorageBox>() else { return Vec::new() };
    let mut slots = storage.0.list(id).unwrap_or_default();
    while let Some(slot) = slots.first().cloned() {
        let Some(storage) = world.get_resource::<StorageBox>() else { return Vec::new() };
        let why = match storage.0.look(id, &slot) {
            // Somebody else may have it just now.
            Err(_) => None,
            Ok(bytes) => match (opener.check)(&bytes) {
                Ok(()) => break,
                Err(why) => Some(why),
            },
        };
        if let Some(why) = why {
            put_aside(world, id, &slot, &why);
        }
        slots.remove(0);
    }
    slots
}

/// Goes on with a kept match; one that cannot be taken up is put aside, and people are told so.
pub fn take_up(world: &mut World, id: &'static str, slot: &str) {
    let Some(game) = world.resource::<Shelf>().get(id).copied() else { return };
    let Some(opener) = game.opener else { return };
    lobby::lay_out(world, id);
    world.insert_resource(Opened(Some(id)));
    let read = world.get_resource::<StorageBox>().map(|storage| storage.0.read(id, slot));
    let said = match read {
        None => return,
        Some(Err(problem)) => problem.0,
        Some(Ok(bytes)) => match (opener.resume)(world, slot, &bytes) {
            Ok(()) => {
                lobby::recall_agreement(world, id, slot);
                return;
            }
            Err(said) => {
                put_aside(world, id, slot, &said);
                look_again(world);
                return;
            }
        },
    };
    world.write_message(Toast::from_table(said));
}

/// Puts a match aside that cannot be read, and says which, why, and where it is now.
fn put_aside(world: &mut World, game: &'static str, slot: &str, why: &Said) {
    let aside = world.get_resource_mut::<StorageBox>().map(|mut storage| storage.0.set_aside(game, slot));
    match aside {
        Some(Ok(path)) => {
            let words = world.resource::<Words>();
            let locale = world.resource::<Settings>().locale;
            let title = words.0.line(locale, game, "game-title");
            let why = words.0.say(locale, "table", why, &words.0.numbered_seats(locale, None));
            let said = Said::new("save-set-aside").with("game", title).with("why", why).with("path", path);
            tell(world, said);
        }
        Some(Err(problem)) => {
            world.write_message(Toast::from_table(problem.0));
        }
        None => {}
    }
}

/// Is rid of a kept match.
pub fn discard(world: &mut World, game: &'static str, slot: &str) {
    if let Some(mut storage) = world.get_resource_mut::<StorageBox>()
        && let Err(problem) = storage.0.finish(game, slot)
    {
        world.write_message(Toast::from_table(problem.0));
    }
    look_again(world);
}

/// Lists anew.
pub fn look_again(world: &mut World) {
    look(world);
}

/// A line of the program as a toast.
pub fn tell(world: &mut World, said: Said) {
    world.write_message(Toast::of("app", said));
}

/// Writes a copy of the match into a file.
pub fn export(world: &mut World, path: &str) {
    crate::platform::export(world, path);
}

/// Takes a match from a file.
pub fn import(world: &mut World, path: &str) {
    crate::platform::import(world, path);
}

pub fn plugin(app: &mut App) {
    app.init_resource::<KeptMatches>().add_systems(OnEnter(Screen::Shelf), look);
}
