//! Matches as files that people carry from one machine to another.
//!
//! Where such a file comes from and goes to differs between systems; what is in it does not.

use bevy::prelude::*;
use table::{ActiveGame, Shelf, StorageBox};
use tabletop::record::{is_packed, pack, peek, unpack};
use tabletop::{Message as Said, Speak};

use super::here;
use crate::screens::kept;

/// Makes a copy of the match; one that is not over is packed, since it holds secrets.
pub fn export(world: &mut World, path: &str) {
    let Some(game) = world.resource::<ActiveGame>().0 else { return };
    let opener = world.resource::<Shelf>().get(game).and_then(|game| game.opener);
    let Some((save, running)) = opener.and_then(|opener| (opener.export)(world)) else { return };
    let text = if running { pack(&save) } else { save };
    here::export(world, path, &text);
}

/// Asks for a file and takes the match that is in it.
pub fn import(world: &mut World, path: &str) {
    here::import(world, path);
}

/// Takes up a match from the bytes of a file, and keeps it in a slot of its own.
///
/// # Errors
/// Why it is no match of ours, or cannot be kept.
pub(super) fn take(world: &mut World, bytes: Vec<u8>) -> Result<(), Said> {
    let (game, slot) = keep(world, bytes)?;
    kept::take_up(world, game, &slot);
    Ok(())
}

fn keep(world: &mut World, bytes: Vec<u8>) -> Result<(&'static str, String), Said> {
    let opening = peek(&bytes).map_err(|error| error.message())?;
    let game =
        world.resource::<Shelf>().get(&opening.game).filter(|game| game.opener.is_some()).map(|game| game.id);
    let game = game.ok_or_else(|| Said::new("save-error-not-a-save"))?;
    let bytes = if is_packed(&bytes) { unpack(&bytes).map_err(|error| error.message())? } else { bytes };
    let text = String::from_utf8(bytes).map_err(|_| Said::new("save-error-not-a-save"))?;
    if let Some(opener) = world.resource::<Shelf>().get(game).and_then(|game| game.opener) {
        (opener.check)(text.as_bytes())?;
    }
    let mut storage = world.get_resource_mut::<StorageBox>().ok_or_else(|| Said::new("storage-denied"))?;
    let slot = storage.0.begin(game, &text).map_err(|problem| problem.0)?;
    Ok((game, slot))
}
