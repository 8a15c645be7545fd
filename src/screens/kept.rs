//! Matches that were kept: listed on the shelf, taken up, put aside, carried out of and into the program.

use bevy::prelude::*;
use std::collections::BTreeMap;
use table::{Screen, Shelf, StorageBox, Toast};
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

fn look(storage: Option<Res<StorageBox>>, shelf: Res<Shelf>, mut kept: ResMut<KeptMatches>) {
    let Some(storage) = storage else { return };
    let playable = shelf.0.iter().filter(|game| game.opener.is_some());
    let listed = playable.map(|game| (game.id, storage.0.list(game.id).unwrap_or_default()));
    let listed = KeptMatches(listed.collect());
    kept.set_if_neq(listed);
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
            Ok(()) => return,
            Err(said) => {
                put_aside(world, id, slot);
                said
            }
        },
    };
    world.write_message(Toast::from_table(said));
}

fn put_aside(world: &mut World, game: &'static str, slot: &str) {
    let aside = world.get_resource_mut::<StorageBox>().map(|mut storage| storage.0.set_aside(game, slot));
    match aside {
        Some(Ok(path)) => tell(world, Said::new("save-set-aside").with("path", path)),
        Some(Err(problem)) => {
            world.write_message(Toast::from_table(problem.0));
        }
        None => {}
    }
    look_again(world);
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
    if let Err(error) = world.run_system_cached(look) {
        error!("the kept matches could not be listed: {error}");
    }
}

/// A line of the program as a toast.
pub fn tell(world: &mut World, said: Said) {
    world.write_message(Toast { domain: "app", said });
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
